import { AccountPage } from "#web/account/page/account-page.tsx";
import { session } from "#web/account/session.ts";
import { leave } from "./leave.ts";

/** Account and security; deleting the account leaves the dashboard like signing out. */
export default function AccountAndSecurity() {
  return <AccountPage onErased={() => void leave(() => session.signOut())} />;
}
