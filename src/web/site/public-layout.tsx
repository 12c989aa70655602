import { useEffect } from "react";
import { Outlet } from "react-router";
import { session } from "#web/account/session.ts";
import { header } from "./messages.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** Header, main content and footer of every public page (SPEC §2 Shared layout). */
export default function PublicLayout() {
  useEffect(() => void session.start(), []);
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        {header.skip}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
