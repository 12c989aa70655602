import { contactTypes } from "#domain/contacts/contact.ts";
import { addNew } from "#web/contacts/contact/messages.ts";
import { copyBookingLink, copyLinkWords } from "#web/profiles/copy-booking-link.ts";
import type { Entry } from "#web/search/entry.ts";
import { shortcutWords } from "#web/search/messages.ts";
import { chooseTheme } from "#web/ui/theme.ts";
import { addWords } from "./add/add-messages.ts";
import type { Addition } from "./add/additions.ts";
import { commandWords as words } from "./command-messages.ts";
import { shellWords } from "./messages.ts";

/** What the palette's commands need from the current page. */
export type ActTools = {
  userId: string;
  add: (what: Addition) => void;
  showShortcuts: () => void;
  signOut: () => void;
};

/** The commands that are available on every page. */
export function actEntries(tools: ActTools): Entry[] {
  const bookingPath = `/book/${tools.userId}`;
  const acts: (Pick<Entry, "words" | "also" | "keys" | "isFinal"> & { run: () => void })[] = [
    ...contactTypes.map((type) => ({
      words: words.add(addNew.options[type].title),
      also: words.addAlso,
      run: () => tools.add(type),
    })),
    { words: words.addEvent, also: words.addEventAlso, run: () => tools.add("Appointment") },
    { words: addWords.noteTitle, also: words.addNoteAlso, run: () => tools.add("Note") },
    {
      words: copyLinkWords.copy,
      also: words.linkAlso,
      run: () => void copyBookingLink(tools.userId),
    },
    {
      words: words.openLink,
      also: words.linkAlso,
      run: () => void window.open(bookingPath, "_blank", "noopener"),
    },
    ...(["light", "dark", "system"] as const).map((theme) => ({
      words: words.themes[theme],
      also: words.themeAlso,
      run: () => chooseTheme(theme),
    })),
    {
      words: shortcutWords.title,
      keys: ["?"],
      also: words.shortcutsAlso,
      run: tools.showShortcuts,
    },
    { words: shellWords.signOut, also: words.signOutAlso, run: tools.signOut, isFinal: true },
  ];
  return acts.map((act) => ({ ...act, id: `act:${act.words}`, kind: "act" }));
}
