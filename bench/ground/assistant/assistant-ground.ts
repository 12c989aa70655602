import { usualSettings } from "#domain/assistant/settings.ts";
import { bookingGround, type BookingGround, type Host } from "../booking-ground.ts";

export type AssistantGround = BookingGround & {
  /** A professional whose assistant answers. */
  answering(settings?: object, timeZone?: string): Promise<Host>;
};

/** The built product, with assistants that answer; its limits on visitors do not come in between. */
export async function assistantGround(
  settings: Record<string, string> = {},
): Promise<AssistantGround> {
  const ground = await bookingGround({
    TALKS_PER_ADDRESS: "100000",
    TALK_TURNS_PER_ADDRESS: "1000000",
    LOG_LEVEL: "error",
    ...settings,
  });
  return {
    ...ground,
    async answering(availability, timeZone) {
      const host = await ground.host(availability, timeZone);
      await ground.sql(
        `insert into assistant_settings (user_id, settings, first_on_at, version, updated_at)
         values ($1, $2, now(), 1, now())`,
        [host.id, JSON.stringify({ ...usualSettings, isOn: true })],
      );
      return host;
    },
    [Symbol.asyncDispose]: () => ground[Symbol.asyncDispose](),
  };
}
