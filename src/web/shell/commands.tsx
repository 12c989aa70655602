import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { useNavigate } from "react-router";
import { useAuth } from "#web/account/auth-provider.tsx";
import type { Profile } from "#web/account/auth-state.ts";
import type { Entry } from "#web/search/entry.ts";
import { commandKey } from "#web/search/hear-keys.ts";
import { Palette } from "#web/search/palette.tsx";
import { readRecent, rememberRecent } from "#web/search/recent.ts";
import { keyReader } from "#web/search/shortcuts.ts";
import { isCovered } from "#web/ui/layers.ts";
import type { Addition } from "./add/additions.ts";
import { actEntries } from "./command-acts.ts";
import { closeOpenList, focusPageSearch, goByNames, pageTitle } from "./command-keys.ts";
import { pageEntries } from "./command-pages.ts";
import { leave } from "./leave.ts";

const ShortcutsDialog = lazy(async () => ({
  default: (await import("#web/search/shortcuts-dialog.tsx")).ShortcutsDialog,
}));

type Wanted = "palette" | "shortcuts";
/** What is open, or was last; `turn` gives each opening its own key. */
type Open = { what: Wanted; isOpen: boolean; turn: number };

/** Props of Commands. */
export type CommandsProps = {
  /** All shortcut keys pressed so far, oldest first. */
  keys: readonly string[];
  profile: Profile;
  onAddNew: () => void;
  onAdd: (what: Addition) => void;
};

/** The palette, the shortcuts and the dialogs they open; loaded on the first key press or click. */
export function Commands({ keys, profile, onAddNew, onAdd }: CommandsProps) {
  const navigate = useNavigate();
  const { user, signOut } = useAuth();
  const userId = user?.id ?? "";
  const [open, setOpen] = useState<Open | null>(null);
  const chosen = useRef<Entry>(null);
  const recent = useMemo(() => (open ? readRecent(userId) : []), [open, userId]);
  const show = useCallback((wanted: Wanted) => {
    setOpen((before) => ({ what: wanted, isOpen: true, turn: (before?.turn ?? 0) + 1 }));
  }, []);
  const onOpenChange = useCallback((isOpen: boolean) => {
    setOpen((before) => before && { ...before, isOpen });
  }, []);

  const own = useMemo(
    () => ({
      pages: pageEntries(profile),
      acts: actEntries({
        userId,
        add: onAdd,
        showShortcuts: () => show("shortcuts"),
        signOut: () => void leave(signOut),
      }),
    }),
    [profile, userId, show, onAdd, signOut],
  );

  const [read] = useState(keyReader);
  const press = useEffectEvent((key: string) => {
    if (key === commandKey) {
      if (open?.what === "palette" && open.isOpen) onOpenChange(false);
      else if (!isCovered()) {
        closeOpenList();
        show("palette");
      }
      return;
    }
    const asked = read(key, Date.now());
    if (asked?.wish === "go") {
      if (own.pages.some((page) => "to" in page && page.to === asked.to)) void navigate(asked.to);
    } else if (asked?.wish === "add") onAddNew();
    else if (asked?.wish === "shortcuts") show("shortcuts");
    else if (asked?.wish === "page search") {
      if (!focusPageSearch()) show("palette");
    } else if (asked) goByNames(asked.wish === "next" ? 1 : -1);
  });
  const heard = useRef(0);
  useEffect(() => {
    for (const key of keys.slice(heard.current)) press(key);
    heard.current = keys.length;
  }, [keys]);

  const choose = useCallback(
    (entry: Entry, isAside: boolean) => {
      if (entry.recent) rememberRecent(userId, entry.recent);
      if ("to" in entry && isAside) {
        window.open(entry.to, "_blank", "noopener");
        return;
      }
      chosen.current = entry;
      onOpenChange(false);
      if ("to" in entry) void navigate(entry.to);
    },
    [userId, navigate, onOpenChange],
  );
  // A command's dialog opens only after the palette has closed and focus has returned, so that focus later returns
  // there too.
  const onClosed = useCallback(() => {
    const entry = chosen.current;
    chosen.current = null;
    if (entry && "run" in entry) entry.run();
  }, []);

  if (!open) return null;
  const frame = { open: open.isOpen, onOpenChange };
  return (
    <Suspense>
      {open.what === "palette" && (
        <Palette
          key={open.turn}
          {...frame}
          own={own}
          recent={recent}
          onChoose={choose}
          onClosed={onClosed}
          finalFocus={() =>
            chosen.current && "to" in chosen.current ? (pageTitle() ?? true) : true
          }
        />
      )}
      {open.what === "shortcuts" && (
        <ShortcutsDialog key={open.turn} {...frame} pages={own.pages} />
      )}
    </Suspense>
  );
}
