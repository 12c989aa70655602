import { useLayoutEffect, useRef, useState } from "react";
import { Link, NavLink, useLocation } from "react-router";
import type { Profile } from "#web/account/auth-state.ts";
import { Logo } from "#web/ui/logo.tsx";
import { CrmMenu } from "./crm-menu.tsx";
import { entryClass } from "./entry-class.ts";
import { shellWords } from "./messages.ts";
import { layoutSeconds } from "./motion.ts";
import { assistantPath, navLinksOf } from "./nav-links.ts";
import { UserBlock } from "./user-block.tsx";

/** Props of Sidebar. */
export type SidebarProps = {
  profile: Profile;
  /** How much waits for approval on the assistant's page. */
  waiting: number;
  onAddNew: () => void;
  /** Where the CRM menu opens: right of the fixed sidebar, below its button in the sliding one. */
  menuSide: "right" | "bottom";
};

/** The logo, links by role, the CRM menu and the signed-in person. */
export function Sidebar({ profile, waiting, onAddNew, menuSide }: SidebarProps) {
  const links = navLinksOf(profile);
  return (
    <div className="flex h-full flex-col overflow-y-auto overscroll-contain">
      <div className="px-3 pt-4 pb-3">
        <Link
          to="/"
          reloadDocument
          aria-label={shellWords.home}
          className="inline-flex min-h-10 items-center rounded-control px-3"
        >
          <Logo />
        </Link>
      </div>
      <nav
        aria-label={shellWords.navigation}
        className="relative flex flex-1 flex-col gap-0.5 px-3"
      >
        <Here among={links.length} />
        {links.map(({ to, words }) => {
          const count = to === assistantPath ? waiting : 0;
          return (
            <NavLink key={to} to={to} prefetch="intent" className={entryClass}>
              {words}
              {count > 0 && (
                <span className="ml-auto min-w-5 rounded-full bg-brass px-1.5 text-center text-xs/5 font-semibold text-paper tabular-nums">
                  {count}
                  <span className="sr-only"> {shellWords.waiting}</span>
                </span>
              )}
            </NavLink>
          );
        })}
        <CrmMenu side={menuSide} onAddNew={onAddNew} />
      </nav>
      <UserBlock />
    </div>
  );
}

/** The mark of the current page, which slides from one entry to the next. */
function Here({ among }: { among: number }) {
  const { pathname } = useLocation();
  const mark = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<{ top: number; height: number } | null>(null);

  useLayoutEffect(() => {
    const entry = mark.current?.parentElement?.querySelector<HTMLElement>(
      ":scope > [aria-current=page], :scope > [data-here]",
    );
    setPlace(entry ? { top: entry.offsetTop, height: entry.offsetHeight } : null);
  }, [pathname, among]);

  return (
    <span
      ref={mark}
      aria-hidden="true"
      hidden={!place}
      style={{
        transition: `translate ${layoutSeconds}s var(--ease-calm)`,
        translate: `0 ${place?.top ?? 0}px`,
        height: place?.height,
      }}
      className="absolute inset-x-3 top-0 rounded-control border border-line bg-surface"
    />
  );
}
