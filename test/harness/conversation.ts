import type { Opening } from "#server/assistant/talk/open-talk.ts";
import { createTalks, type TalkRoom } from "#server/assistant/talk/talks.ts";
import type { TalkServices } from "#server/assistant/talk/scene.ts";
import { talkOutreach } from "#server/assistant/actions/talk-outreach.ts";
import { createUnderstanding } from "#server/assistant/models/understanding.ts";
import { redact } from "#understanding/redact.ts";
import { understand } from "#domain/assistant/understand.ts";
import { createDatabase, createPool } from "#server/platform/database.ts";
import { newId } from "#server/platform/ids.ts";
import { createKeys } from "#server/platform/keys.ts";
import { createLog } from "#server/platform/log.ts";
import type { SignedIn, TestApp } from "./app.ts";
import { testSecret } from "./people.ts";
import { connectionAs } from "./roles.ts";
import { testVault } from "./sealed.ts";

/** The assistant's conversations without a browser or a phone line, on the app's own database. */
export type OpenTalks = AsyncDisposable & { talks: TalkRoom };

/** Opens them, with any of the services replaced. */
export function openTalks(app: TestApp, change: Partial<TalkServices> = {}): OpenTalks {
  const log = createLog("silent");
  const { address, login } = connectionAs(app.database, "assistant");
  const pool = createPool(address, login, log, { max: 8 });
  const talks = createTalks({
    database: createDatabase(pool, testVault),
    keys: createKeys(testSecret),
    baseUrl: app.running.baseUrl,
    log,
    now: () => new Date(),
    kind: "guided",
    understanding: createUnderstanding({ grammar: understand, redact, model: null, log }),
    rewording: null,
    outreach: talkOutreach,
    limits: {
      talksPerAddress: 1_000,
      talkTurnsPerAddress: 10_000,
      bookingsPerAddressAnHour: 1_000,
    },
    ...change,
  });
  return { talks, [Symbol.asyncDispose]: () => pool.end() };
}

/** The number that calls, unless a test says otherwise. */
export const caller = "+17185550142";

/** A conversation by phone, or by another channel, that hears one line after another. */
export async function callTalk(
  { talks }: Pick<OpenTalks, "talks">,
  { id: owner }: Pick<SignedIn, "id">,
  change: Partial<Opening> = {},
) {
  const begun = (await talks.begin({
    owner,
    id: newId(),
    channel: "phone",
    timeZone: null,
    callerNumber: caller,
    providerSid: `CA${newId()}`,
    clientAddress: null,
    canTransfer: true,
    ...change,
  }))!;
  const line = { owner, id: begun.id, spoken: true, clientAddress: null };
  const say = async (text: string) => (await talks.hear({ ...line, turnId: newId(), text }))!;
  return { ...begun, say };
}
