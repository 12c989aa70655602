import { deletionFigures } from "./measures/trust-deletion.ts";
import { trustSetup } from "./measures/trust-setup.ts";
import { findPlaintext, readDump } from "./measures/trust-dump.ts";
import { openSessions } from "./measures/trust-sessions.ts";

/**
 * What someone gets from a copy of the database without the master key, one `name=value` per line on standard output:
 * how many of the planted incomes, debts, loans, results and secrets are in a dump of all tables or in the files of the
 * embedded PostgreSQL, and how many sessions its stored tokens and secrets open on the running server. Exits with an
 * error when a figure is not what it must be. Then it deletes an account, and searches everything for what it had.
 */
const setup = await trustSetup((line) => console.error(`  ${line}`));
try {
  const { planted, admin, origin, cluster } = setup;
  const dump = await readDump(admin);
  await admin.query("checkpoint");
  const inDump = findPlaintext(planted, [{ name: "dump", bytes: dump.bytes }]);
  const inFiles = findPlaintext(planted, dump.filesOf(cluster));
  for (const { what, where } of [...inDump, ...inFiles])
    console.error(`  found ${what} in ${where}`);
  const sessions = await openSessions(dump, { origin, proven: setup.proven });
  for (const how of sessions.opened) console.error(`  opened a session with ${how}`);
  const found = inDump.length + inFiles.length;
  print({ planted_values: planted.length, searched_bytes: dump.bytes.length + dump.fileBytes() });
  // Names that stay plain are in the dump, and the true cookie opens the account: otherwise the zeros prove nothing.
  print({
    plain_names_found: findPlaintext(setup.plain, [{ name: "dump", bytes: dump.bytes }]).length,
  });
  print({
    plaintext_found: found,
    sessions_tried: sessions.tried,
    true_cookie_opens: sessions.control,
  });
  print({ sessions_from_a_dump: sessions.opened.length });
  const deletion = await deletionFigures(setup);
  print(deletion);
  const isGone = deletion.left_after_deletion === 0 && deletion.left_in_backups === 0;
  const isProven =
    sessions.control === 1 &&
    setup.plain.length > 0 &&
    // What is searched for was there, in the tables and in a backup.
    deletion.found_before_deletion === deletion.planted_before_deletion &&
    deletion.found_in_backups_before === deletion.planted_before_deletion;
  process.exitCode = found === 0 && sessions.opened.length === 0 && isGone && isProven ? 0 : 1;
} finally {
  await setup.end();
}

function print(figures: Record<string, number>): void {
  for (const [name, value] of Object.entries(figures)) console.log(`${name}=${value}`);
}
