import { useAuth } from "#web/account/auth-provider.tsx";
import { WishesPanel } from "./wishes-panel.tsx";

/** Which notifications the person gets, and how. */
export default function NotificationsPage() {
  const { profile } = useAuth();
  if (!profile) return null;
  return (
    <div className="max-w-[60rem]">
      <WishesPanel profile={profile} />
    </div>
  );
}
