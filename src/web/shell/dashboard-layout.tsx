import { useAuth } from "#web/account/auth-provider.tsx";
import type { PageMeta } from "#web/ui/page-meta.ts";
import { DashboardData } from "./dashboard-data.tsx";
import { DashboardFrame } from "./dashboard-frame.tsx";
import { Protected } from "./guards.tsx";
import { titleOf } from "./titles.ts";

export const meta: PageMeta = ({ pathname }) => [{ title: `${titleOf(pathname)} · Hearthline` }];

/** The frame around every page below /dashboard. */
export default function DashboardLayout() {
  return (
    <Protected>
      <Dashboard />
    </Protected>
  );
}

function Dashboard() {
  const { user, profile } = useAuth();
  if (!user || !profile) return null;
  return (
    <DashboardData key={user.id}>
      <DashboardFrame profile={profile} />
    </DashboardData>
  );
}
