import { AccountPage } from "#web/account/page/account-page.tsx";
import { session } from "#web/account/session.ts";
import { leave } from "./leave.ts";

/** Account and security; whoever deletes the account there leaves the dashboard as by signing out. */
export default function AccountAndSecurity() {
  return <AccountPage onErased={() => void leave(() => session.signOut())} />;
}
