import { Outlet } from "react-router";

/** Header, main content and footer of every public page (SPEC §2 Shared layout). */
export default function PublicLayout() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
