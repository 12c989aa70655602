import Menu from "lucide-react/icons/menu";
import Search from "lucide-react/icons/search";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { Outlet, useLocation, useNavigation, useNavigationType } from "react-router";
import type { Profile } from "#web/account/auth-state.ts";
import { Bell } from "#web/notices/bell.tsx";
import { commandKey, hearKeys } from "#web/search/hear-keys.ts";
import { paletteKeys } from "#web/search/palette-keys.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Tone } from "#web/ui/tone.tsx";
import { useLate } from "#web/ui/use-late.ts";
import { AddButton } from "./add/add-button.tsx";
import type { Addition } from "./add/additions.ts";
import { shellWords } from "./messages.ts";
import { Sidebar } from "./sidebar.tsx";
import { titleOf } from "./titles.ts";
import { useTrail } from "./use-trail.ts";
import { useWaiting } from "./use-waiting.ts";

// Loaded on first use: the sidebar for small screens and the add-new flow.
const SidebarSheet = lazy(async () => ({
  default: (await import("./sidebar-sheet.tsx")).SidebarSheet,
}));
const AddNewDialog = lazy(async () => ({
  default: (await import("#web/contacts/add-new-dialog.tsx")).AddNewDialog,
}));
const AddDialog = lazy(async () => ({
  default: (await import("./add/add-dialog.tsx")).AddDialog,
}));
const loadCommands = async () => (await import("./command-door.ts")).loadCommands();
const Commands = lazy(async () => ({ default: (await loadCommands()).Commands }));

/** Whether something has been opened, and is open now. */
type Press = "never" | "open" | "closed";

/** The sidebar, the header with the page title, and the page. */
export function DashboardFrame({ profile }: { profile: Profile }) {
  const { pathname, hash } = useLocation();
  useTrail(profile.id);
  const waiting = useWaiting();
  // The path the sidebar was opened on, so that navigating closes it.
  const [menuAt, setMenuAt] = useState<string | null>();
  // The installed app's "Add" shortcut opens #add (public/manifest.webmanifest).
  const [addNew, setAddNew] = useState<Press>(hash === "#add" ? "open" : "never");
  const [addition, setAddition] = useState<{ what: Addition; turn: number; isOpen: boolean }>();
  const onAdd = useCallback(
    (what: Addition) =>
      setAddition((before) => ({ what, turn: (before?.turn ?? 0) + 1, isOpen: true })),
    [],
  );
  // Keys pressed before the palette has loaded wait here.
  const [keys, setKeys] = useState<string[]>([]);
  const press = useCallback((key: string) => setKeys((before) => [...before, key]), []);
  useEffect(() => hearKeys(press), [press]);
  const closeMenu = useCallback(() => setMenuAt(null), []);

  const onAddNew = () => {
    closeMenu();
    setAddNew("open");
  };

  return (
    <div className="min-h-dvh lg:pl-64">
      <a href="#content" className="skip-link">
        {shellWords.skip}
      </a>
      <aside
        aria-label={shellWords.sidebar}
        className="fixed inset-y-0 left-0 z-20 hidden w-64 border-r border-line bg-sunk lg:block"
      >
        <Sidebar {...{ profile, waiting, onAddNew }} menuSide="right" />
      </aside>
      <FrameHeader
        waiting={waiting}
        onOpenMenu={() => setMenuAt(pathname)}
        onSearch={() => press(commandKey)}
        onAdd={onAdd}
      />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-[90rem] px-4 py-5 outline-none sm:px-6 lg:px-9 lg:py-7"
      >
        <Outlet />
      </main>
      {menuAt !== undefined && (
        <Suspense>
          <SidebarSheet
            open={menuAt === pathname}
            onClose={closeMenu}
            {...{ profile, waiting, onAddNew }}
          />
        </Suspense>
      )}
      {keys.length > 0 && (
        <Suspense>
          <Commands {...{ keys, profile, onAddNew, onAdd }} />
        </Suspense>
      )}
      {addition && (
        <Suspense>
          <AddDialog
            key={addition.turn}
            what={addition.what}
            open={addition.isOpen}
            onOpenChange={(isOpen) => setAddition({ ...addition, isOpen })}
          />
        </Suspense>
      )}
      {addNew !== "never" && (
        <Suspense>
          <AddNewDialog
            open={addNew === "open"}
            onOpenChange={(open) => setAddNew(open ? "open" : "closed")}
          />
        </Suspense>
      )}
    </div>
  );
}

/**
 * Focuses the title when the page changes, so that screen readers announce the new page; also on arrival from outside
 * the dashboard.
 */
function FrameHeader({
  waiting,
  onOpenMenu,
  onSearch,
  onAdd,
}: {
  waiting: number;
  onOpenMenu: () => void;
  onSearch: () => void;
  onAdd: (what: Addition) => void;
}) {
  const { pathname } = useLocation();
  // Not mounted while hidden, because its animation would keep rendering at 60 frames a second.
  const isSlow = useLate(useNavigation().state === "loading", 200);
  const heading = useRef<HTMLHeadingElement>(null);
  // On a direct visit, focus stays at the top of the page.
  const shown = useRef(useNavigationType() === "POP" ? pathname : null);
  useEffect(() => {
    if (shown.current !== pathname) heading.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);

  return (
    <header className="sticky top-0 z-10 border-b border-line bg-paper">
      <div className="mx-auto flex min-h-14 max-w-[90rem] items-center gap-2 px-2 sm:px-4 lg:min-h-16 lg:px-9">
        <span className="relative lg:hidden">
          <IconButton
            label={
              waiting > 0
                ? `${shellWords.openMenu}, ${waiting} ${shellWords.waiting}`
                : shellWords.openMenu
            }
            icon={<Menu size={20} aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={onOpenMenu}
          />
          {waiting > 0 && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute top-2 right-2 size-2 rounded-full bg-brass"
            />
          )}
        </span>
        <h1 ref={heading} tabIndex={-1} className="min-w-0 text-xl font-semibold outline-none">
          {titleOf(pathname)}
        </h1>
        {isSlow && <Tone working className="ml-3 h-4 transition-opacity starting:opacity-0" />}
        <SearchButton onClick={onSearch} />
        <AddButton onAdd={onAdd} />
        <Bell />
      </div>
    </header>
  );
}

/** Opens the palette; its code loads on hover or focus. */
function SearchButton({ onClick }: { onClick: () => void }) {
  const load = () => void loadCommands();
  const keys = paletteKeys().join(" ");
  return (
    <button
      type="button"
      aria-label={`${shellWords.search} ${keys}`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={load}
      onFocus={load}
      onClick={onClick}
      className="ml-auto flex min-h-9 items-center gap-2 rounded-control px-2 text-soft hover:bg-sunk hover:text-ink lg:border lg:border-line pointer-coarse:min-h-11 pointer-coarse:px-3"
    >
      <Search size={19} aria-hidden="true" />
      <span className="hidden text-sm lg:block">
        {shellWords.search} <kbd className="ml-1 text-xs">{keys}</kbd>
      </span>
    </button>
  );
}
