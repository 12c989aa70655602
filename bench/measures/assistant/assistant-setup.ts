import { usualSettings } from "#domain/assistant/settings.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { newId } from "#server/platform/ids.ts";
import { twilioAccount } from "#test/harness/twilio.ts";
import { bookingSetup, type BookingSetup, type Host } from "../booking-setup.ts";

/** A professional who can also be reached by phone. */
export type LineHost = Host & { line: string };

export type AssistantSetup = BookingSetup & {
  /** A professional whose assistant answers. */
  answering(settings?: object, timeZone?: string): Promise<Host>;
  /** A professional whose assistant answers its own phone line. */
  onLine(timeZone?: string): Promise<LineHost>;
};

/** The only number to which calls on any line may be transferred. */
export const transferNumber = "+17185550177";

/** The configuration names the owner of each line, so ids are fixed before anyone has them. */
const lineCount = 400;

/** The built product with assistants switched on, and with limits for visitors that don't interfere. */
export async function assistantSetup(
  settings: Record<string, string> = {},
): Promise<AssistantSetup> {
  const lines = Array.from({ length: lineCount }, (_, index) => ({
    line: `+1917555${String(index).padStart(4, "0")}`,
    id: newId() as OwnerId,
  }));
  const setup = await bookingSetup({
    TALKS_PER_ADDRESS: "100000",
    TALK_TURNS_PER_ADDRESS: "1000000",
    LOG_LEVEL: "error",
    TWILIO_ACCOUNT_SID: twilioAccount.accountSid,
    TWILIO_AUTH_TOKEN: twilioAccount.authToken,
    TWILIO_FROM: twilioAccount.from,
    TWILIO_API_URL: twilioAccount.apiUrl,
    ASSISTANT_LINES: lines.map(({ line, id }) => `${line}=${id}`).join(","),
    ...settings,
  });
  const switchOn = (host: Host, change: object = {}) =>
    setup.sql(
      `insert into assistant_settings (user_id, settings, first_on_at, version, updated_at)
       values ($1, $2, now(), 1, now())`,
      [host.id, JSON.stringify({ ...usualSettings, isOn: true, ...change })],
    );
  return {
    ...setup,
    async answering(availability, timeZone) {
      const host = await setup.host(availability, timeZone);
      await switchOn(host);
      return host;
    },
    async onLine(timeZone) {
      const free = lines.shift();
      if (!free) throw new Error(`All of the ${lineCount} lines are taken.`);
      const host = await setup.host(undefined, timeZone, free.id);
      await switchOn(host, { transferNumber });
      return { ...host, line: free.line };
    },
    [Symbol.asyncDispose]: () => setup[Symbol.asyncDispose](),
  };
}
