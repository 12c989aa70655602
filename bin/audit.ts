import { Client, type ClientConfig } from "pg";
import { acceptAudit } from "#server/account/audit/accept.ts";
import { keptCountIn } from "#server/account/audit/kept-count.ts";
import { type Finding, type Known, verifyAudit } from "#server/account/audit/verify.ts";
import { withOwner } from "#server/backup/open-owner.ts";
import { auditKeyName } from "#server/platform/audit-state.ts";
import { type Config, readConfig } from "#server/platform/config.ts";
import { openMasterKeys } from "#server/platform/master-key-file.ts";
import { unwrapSecret } from "#server/platform/sealed/master-keys.ts";

const usage = `Usage:
  npm run verify-audit                   compares the events of all accounts with their keyed hashes
  npm run verify-audit -- NUMBER [KEY]   the same, and that at least so many events were ever sealed, with this key
  npm run verify-audit -- accept [NUMBER [KEY]]   takes what is found for true, and seals it anew`;

const words = process.argv.slice(2);
const isAccepting = words[0] === "accept";
const [number = "0", key, ...rest] = isAccepting ? words.slice(1) : words;
if (rest.length > 0 || !/^\d+$/.test(number) || !/^[\da-f]{16}$/.test(key ?? "0".repeat(16)))
  finish(usage, 1);
else await verify(readConfig(process.env), { atLeast: Number(number), key });

async function verify(config: Config, known: Known): Promise<void> {
  const masters = openMasterKeys(config);
  const atLeast = Math.max(known.atLeast, keptCountIn(config).read());
  await withOwner(
    config,
    () => {},
    (owner) =>
      connected(owner, async (admin) => {
        const { rows } = await admin.query<{ value: string }>(
          "select value from operation.secret where name = $1",
          [auditKeyName],
        );
        if (!rows[0]) return finish("No event was sealed yet: start Hearthline once.", 1);
        const secret = unwrapSecret(masters, auditKeyName, rows[0].value);
        if (isAccepting) {
          const accepted = await acceptAudit(admin, secret, { ...known, atLeast });
          tell("Accepted:", accepted);
        }
        // What was accepted is the new beginning.
        const sought = isAccepting ? { atLeast } : { ...known, atLeast };
        const { findings, ...found } = await verifyAudit(admin, secret, sought);
        tell("Found:", findings);
        const figures = {
          accounts: found.accounts,
          sealed: found.sealed,
          sealed_ever: found.sealedEver,
          sealed_at: found.sealedAt ?? "unknown",
          key: found.key,
          waiting: found.waiting,
          audit_broken: findings.length,
        };
        for (const [name, value] of Object.entries(figures)) console.log(`${name}=${value}`);
        if (findings.length > 0) process.exitCode = 1;
      }),
  );
}

function tell(title: string, findings: Finding[]): void {
  if (findings.length > 0) console.error(title);
  for (const { owner, event, what } of findings.slice(0, 50))
    console.error(
      `  ${[owner && `account ${owner}:`, event && `event ${event}`, what].filter(Boolean).join(" ")}`,
    );
}

async function connected(
  address: ClientConfig,
  work: (admin: Client) => Promise<void>,
): Promise<void> {
  const admin = new Client(address);
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function finish(line: string, code = 0): void {
  console.error(line);
  process.exitCode = code;
}
