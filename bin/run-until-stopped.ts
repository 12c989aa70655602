import { ianaRelease } from "#server/platform/zones.ts";
import type { MailPlace } from "#server/mail/tidy-mails.ts";
import { endSupervised } from "#server/platform/postgres/supervised.ts";
import { longestStop, type Running } from "#server/serve.ts";

const databaseGone = 75; // EX_TEMPFAIL: a supervisor may start us again
const startPatience = 15_000; // milliseconds a start may continue once it was told to stop
/** After this many milliseconds the process is gone, whatever happens; supervisors wait longer. */
export const longestEnd = startPatience + longestStop;
const sameSignal = 1_000; // milliseconds within which a repeated signal is the same one, passed on by npm

/**
 * Starts the product, prints where it is, and stops it cleanly on Ctrl-C, SIGTERM or SIGHUP. A second signal speeds
 * up the stop; either way it ends, and the embedded PostgreSQL with it.
 */
export async function runUntilStopped(
  start: (say: (line: string) => void) => Promise<Running>,
  moreLines: () => string[] = () => [],
): Promise<void> {
  const began = performance.now();
  const say = (line: string) => console.error(`  ${line}`);
  const starting = start(say);

  const hurry = new AbortController();
  let stoppingSince: number | null = null;
  const stop = async (code: number) => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > sameSignal) hurry.abort();
      return;
    }
    stoppingSince = performance.now();
    console.error("Stopping: finishing requests and jobs, closing the database");
    setTimeout(() => {
      console.error("Hearthline didn’t stop in time, so it was killed.");
      process.exit(1);
    }, longestEnd);
    // A stop during the start waits for it, so that whatever was started is also ended.
    const running = await Promise.race([starting.catch(() => null), impatience(hurry.signal)]);
    await running?.stop(hurry.signal);
    await endSupervised();
    console.error("Stopped.");
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => void stop(0));

  const running = await starting.catch((error: unknown) => {
    // A start that was interrupted ends when it is stopped.
    if (stoppingSince !== null) return new Promise<never>(() => {});
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(1);
  });
  void running.databaseLost.then(() => {
    console.error(
      "The embedded PostgreSQL stopped unexpectedly. See postgres.log in the data folder.",
    );
    return stop(databaseGone);
  });
  if (stoppingSince !== null) return;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const { baseUrl, mailboxUrl, mailPlace, metricsUrl, storage } = running;
  console.error(
    [
      "",
      `Hearthline is ready at ${baseUrl} (${seconds} s)`,
      `  data        ${storage}`,
      `  email       ${mailboxUrl ? `stays on this machine: ${mailboxUrl}` : email[mailPlace]}`,
      ...(metricsUrl ? [`  metrics     ${metricsUrl}`] : []),
      `  time zones  IANA ${ianaRelease}`,
      ...moreLines(),
      "  to stop     Ctrl-C",
      "",
    ].join("\n"),
  );
}

const email: Record<MailPlace, string> = {
  out: "sent by SMTP",
  here: "stays on this machine",
  kept: "HELD: nothing is sent until SMTP_URL is set and MAIL=send",
};

/** Settles when a start has taken too long. */
function impatience(hurry: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(resolve, startPatience, null);
    hurry.addEventListener("abort", () => resolve(null), { once: true });
  });
}
