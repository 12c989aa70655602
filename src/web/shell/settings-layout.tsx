import { useEffect, useRef } from "react";
import { NavLink, Outlet, useLocation } from "react-router";
import { isLinkingTrade } from "#domain/links/sought.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import { tabClass } from "#web/ui/tabs.tsx";
import { shellWords } from "./messages.ts";
import { tabWords as words } from "./settings/tab-messages.ts";

/** The tabs of the settings, each with its own address, above the open one. */
export default function SettingsLayout() {
  const { profile } = useAuth();
  const { pathname } = useLocation();
  const row = useRef<HTMLUListElement>(null);
  // On a phone, the tabs are wider than the screen.
  useEffect(() => {
    row.current
      ?.querySelector("[aria-current]")
      ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [pathname]);
  if (!profile) return null;
  const tabs = [
    ["", words.general],
    ["/account", words.account],
    ["/notifications", words.notifications],
    ["/booking-hours", words.hours],
    ["/assistant", words.assistant],
    ...(isLinkingTrade(profile) ? [["/links", words.links] as const] : []),
  ] as const;
  return (
    <>
      <nav aria-label={shellWords.settings} className="mb-6 overflow-x-auto">
        <ul ref={row} className="flex w-max min-w-full gap-1 border-b border-line">
          {tabs.map(([path, label]) => (
            <li key={path}>
              <NavLink
                end
                to={`/dashboard/settings${path}`}
                prefetch="intent"
                className={({ isActive }) => tabClass(isActive)}
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </>
  );
}
