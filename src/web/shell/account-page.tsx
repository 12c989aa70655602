import { useAuth } from "#web/account/auth-provider.tsx";
import { AccountPage } from "#web/account/page/account-page.tsx";
import { leave } from "./leave.ts";

/** Account and security; whoever deletes the account there leaves the dashboard as by signing out. */
export default function AccountAndSecurity() {
  const { signOut } = useAuth();
  return <AccountPage onErased={() => void leave(signOut)} />;
}
