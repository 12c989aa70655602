import { keptFor, spanText } from "#domain/kernel/kept-for.ts";
import { keptData, untilText } from "./kept-data.ts";
import { markdownTable } from "./markdown-table.ts";

const head = `# Data protection

<!-- Written by \`npm run settings\` from src/server/platform/kept-data.ts; not to edit. -->

What Hearthline keeps, why, and until when. The list is data in the code: the jobs that delete take their periods from it,
and a test finds each table of the database that is missing here. Everything that belongs to an account is deleted with
it at the latest.`;

const deletion = (backups: { keep: number }) => `## When an account is deleted

Under Account and security its owner deletes it with everything in it, at once and for good. \`npm run bench -- trust\` plants
values in an account and its messages, deletes it and searches all tables of all schemas for them: \`left_after_deletion=0\`.

- **Messages** that wait, and the rows of those that were sent on the owner's behalf, go with the account. The email that
  confirms the deletion leaves no row once it is sent. Rows that a release before this list wrote, and those of links to an
  address that was never confirmed or is no longer the account's, go after ${spanText(keptFor.email)}. What another
  professional wrote to the owner, as a client, belongs to that professional.
- **Other people's accounts** keep what is theirs: the name of an agent who saved a scenario or read finances, in
  notifications and in the loan officer's activity; contacts that someone entered about the person.
- **A contact's consents and stops** outlast the contact, because a stop must hold, and go with the account.
- **Not in tables:** PostgreSQL's files may have the bytes of deleted rows until it reuses the space, and its write-ahead log
  for a while. Incomes and debts in them are encrypted, and their key is deleted.
- **Logs** have ids and paths, no names and no content; how long they are kept is up to whoever runs the installation.

## Until when a deleted person is in a backup

Scheduled backups are deleted when newer ones replace them. A deleted person is in the last of them for
\`BACKUP_EVERY\` × \`BACKUP_KEEP\` after the deletion, ${backups.keep} days as it comes, and in none after that.
\`left_in_backups=0\` of the same bench proves it. Backups that someone made with \`npm run backup\`, or copied elsewhere, are
deleted by whoever has them. A restore brings deleted people back: [delete them again](backups.md#what-a-restored-copy-doesnt-know).`;

/** docs/data-protection.md: what is kept, why and until when. */
export function writeDataProtection(backups: { keep: number }): string {
  const rows = keptData.map((kept) => [kept.what, kept.why, untilText(kept), kept.atDeletion]);
  const all = markdownTable([
    ["what", "why", "kept until", "when the account is deleted"],
    ...rows,
  ]);
  const tables = keptData.map(({ what, tables: names, job }) => [
    what.split(/[:,;]/, 1)[0]!,
    names.map((name) => `\`${name}\``).join(", "),
    job ? `\`${job}\`` : "",
  ]);
  const places = markdownTable([["what", "tables", "deleted by the job"], ...tables]);
  return `${[head, all, deletion(backups), "## Where it is", places].join("\n\n")}\n`;
}
