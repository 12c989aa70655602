import { forgetWaits } from "#test/harness/account-attacks.ts";
import * as attacks from "#test/harness/account-attacks.ts";
import { takeovers, waysAroundSecondStep } from "#test/harness/account-takeovers.ts";
import { enumerationOracles } from "#test/harness/enumeration.ts";
import { type AccountsSetup, accountsSetup } from "./measures/accounts-setup.ts";

/**
 * Attacks on accounts, one `name=value` per line on standard output: guesses from one address and from many,
 * sessions that should have ended, redirects to other sites, takeovers, replays of one-time tokens, and answers that
 * reveal who has an account. Over HTTP, against a product with its default limits. Name figures to take only those:
 * npm run bench -- accounts guesses. Exits with an error when a figure is not what it must be.
 */
type Figures = Record<string, number>;
const all: Record<string, (setup: AccountsSetup) => Promise<Figures>> = {
  guesses: async ({ direct, proxied }) => ({
    passed_limiter_rotating_header: await attacks.passedRotatingHeader(direct),
    passed_limiter_many_addresses: await attacks.passedManyAddresses(proxied),
    victim_locked_out: await attacks.victimLockedOut(proxied),
  }),
  sessions: async ({ proxied }) => {
    const { alive, tried } = await attacks.oldSessionsAlive(proxied);
    return { old_sessions_alive: alive, old_sessions_tried: tried };
  },
  redirects: async ({ proxied }) => {
    const { led, tried } = await attacks.offSiteRedirects(proxied);
    return { off_site_redirects: led, off_site_redirects_tried: tried };
  },
  takeovers: async ({ proxied, provider }) => {
    const { taken, tried } = await takeovers(proxied, provider);
    for (const name of taken) tell(`taken over: ${name}`);
    const { around, tried: ways } = await waysAroundSecondStep(proxied, provider);
    for (const name of around) tell(`around the second step: ${name}`);
    return {
      takeovers: taken.length,
      takeovers_tried: tried,
      around_second_step: around.length,
      around_second_step_tried: ways,
    };
  },
  once: async ({ proxied }) => ({
    reset_token_uses: await attacks.resetTokenUses(proxied),
    totp_replays: await attacks.totpReplays(proxied),
    recovery_code_replays: await attacks.recoveryCodeReplays(proxied),
  }),
  enumeration: async ({ proxied }) => {
    const oracles = await enumerationOracles(proxied, { pairs: 200, say: tell });
    for (const { probe, what } of oracles) tell(`${probe} tells: ${what}`);
    return { enumeration_oracles: oracles.length };
  },
};
/** What a figure must be; the others only say how much was tried. */
const wantedFigures: Record<string, (value: number) => boolean> = {
  passed_limiter_rotating_header: (value) => value <= 3,
  passed_limiter_many_addresses: (value) => value <= 10,
  victim_locked_out: isZero,
  old_sessions_alive: isZero,
  off_site_redirects: isZero,
  takeovers: isZero,
  around_second_step: isZero,
  reset_token_uses: (value) => value === 1,
  totp_replays: isZero,
  recovery_code_replays: isZero,
  enumeration_oracles: isZero,
};

const wanted = process.argv.slice(2);
await using setup = await accountsSetup();
for (const [name, figures] of Object.entries(all)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await forgetWaits(setup.direct);
  await forgetWaits(setup.proxied);
  for (const [figure, value] of Object.entries(await figures(setup))) {
    console.log(`${figure}=${value}`);
    if (wantedFigures[figure]?.(value) === false) process.exitCode = 1;
  }
}

function isZero(value: number): boolean {
  return value === 0;
}

/** Progress for the person watching; only figures go to standard output. */
function tell(line: string): void {
  console.error(`  ${line}`);
}
