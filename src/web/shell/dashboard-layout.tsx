import type { MetaFunction } from "react-router";
import { useAuth } from "#web/account/auth-provider.tsx";
import { DashboardData } from "./dashboard-data.tsx";
import { DashboardFrame } from "./dashboard-frame.tsx";
import { Protected } from "./guards.tsx";
import { titleOf } from "./titles.ts";

export const meta: MetaFunction = ({ location }) => [
  { title: `${titleOf(location.pathname)} · Hearthline` },
];

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
