import { ianaRelease } from "#server/platform/zones.ts";
import type { Running } from "#server/serve.ts";

const databaseGone = 75; // EX_TEMPFAIL: whoever supervises us may start us again

/** Starts the product, tells a person where it is, and stops it cleanly on Ctrl-C, SIGTERM or SIGHUP. */
export async function runUntilStopped(
  start: (say: (line: string) => void) => Promise<Running>,
  moreLines: () => string[] = () => [],
): Promise<void> {
  const began = performance.now();
  const say = (line: string) => console.error(`  ${line}`);
  const starting = start(say);

  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    console.error("Stopping: finishing requests and jobs, closing the database");
    // A stop during the start waits for it: what was begun is ended, not left behind.
    const running = await starting.catch(() => null);
    await running?.stop();
    console.error("Stopped.");
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => void stop(0));

  const running = await starting.catch((error: unknown) => {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(1);
  });
  void running.databaseLost.then(() => {
    console.error(
      "The embedded PostgreSQL ended unexpectedly; see postgres.log in the data folder.",
    );
    return stop(databaseGone);
  });
  if (isStopping) return;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const { baseUrl, mailboxUrl, storage } = running;
  console.error(
    [
      "",
      `Hearthline is ready at ${baseUrl} (${seconds} s)`,
      `  data   ${storage}`,
      mailboxUrl ? `  mails  kept here, read them at ${mailboxUrl}` : "  mails  go out by SMTP",
      `  zones  rules of IANA ${ianaRelease}`,
      ...moreLines(),
      "  stop   Ctrl-C",
      "",
    ].join("\n"),
  );
}
