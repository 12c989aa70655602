import { randomBytes } from "node:crypto";
import { scopes } from "#domain/account/scopes.ts";
import { newId } from "#server/platform/ids.ts";
import { takeFirstWallDown } from "./access.ts";
import type { SignedIn, TestApp } from "./app.ts";
import { fillAccount, procedureNames, type Target } from "./attempts.ts";
import {
  broken,
  type Chance,
  chanceOf,
  inputSchemaOf,
  valueOf,
  type Vocabulary,
} from "./fuzz-inputs.ts";
import { apiRequest, type FuzzRequest, rpcRequest } from "./fuzz-requests.ts";
import { routeOf } from "./open-api.ts";
import { addSession, fresh, people } from "./people.ts";
import { recordBodies } from "./recorded-bodies.ts";

/** What every planted value begins with: the requests have this part of it, and never the rest. */
const plantedPrefix = "Planted";

/** Someone who asks: what authorizes the requests, and the end of the values that are their own. */
type Actor = {
  name: string;
  headers: Record<string, string>;
  ownTail: string | null;
  words: Vocabulary;
  /** Valid inputs of each procedure: with the target's ids, and with their own. */
  inputs: Map<string, unknown>[];
  /** Opens a new session after a request ended the last one. */
  renew(): Promise<void>;
};

/** An account full of planted values that nobody else may see, and several people who try. */
export type FuzzParties = {
  app: TestApp;
  /** The ends of all planted values, in lower case. */
  tails: string[];
  target: { id: string };
  actors: Actor[];
};

export type FuzzResult = {
  requests: number;
  /** How many procedures accepted at least one of the requests. */
  accepting: Set<string>;
  /** How many answers contained what the person who asked owns. */
  ownSeen: number;
  serverErrors: string[];
  leaks: string[];
};

/** Letters alone, because a name may be changed by how it is written. */
const letters = () => [...randomBytes(14)].map((byte) => "bcdfghklmnprstvz"[byte % 16]).join("");

/** Four accounts with planted values. One is only asked for; the others ask, and so do an API key and a visitor. */
export async function fuzzSetup(app: TestApp): Promise<FuzzParties> {
  const [agentSender, officerSender] = [
    await app.as(fresh(people.ana)),
    await app.as(fresh(people.leo)),
  ];
  const plant = async (kind: typeof people.ana, isOfficer = false) => {
    const person = await app.as(fresh(kind));
    const tail = letters();
    const sender = isOfficer ? agentSender : officerSender;
    const target = await fillAccount(app, person, { secret: `${plantedPrefix}${tail}`, sender });
    return { person, tail, target };
  };
  const ana = await plant(people.ana);
  const [ben, leo] = [await plant(people.ben), await plant(people.leo, true)];
  const lena = await plant(people.leo, true);
  const inputsOf = async ({ person, target }: typeof ana) => {
    const bodies = await recordBodies(person, target);
    return new Map([...bodies].map(([name, { input }]) => [name, withoutTail(input, target)]));
  };
  const hers = await inputsOf(ana);

  // Twice as many ids of hers as of their own.
  const wordsOf = (own: Target | null): Vocabulary => ({
    ids: [...idsOf(ana.target), ...idsOf(ana.target), ...(own ? idsOf(own) : [])],
    words: [plantedPrefix, plantedPrefix.toLowerCase(), "pla", "x.test", ana.person.email],
  });
  const signedIn = async (name: string, one: typeof ben): Promise<Actor> => {
    const actor: Actor = {
      name,
      headers: {},
      ownTail: one.tail,
      words: wordsOf(one.target),
      inputs: [hers, await inputsOf(one)],
      async renew() {
        const cookie = await addSession(app.database, one.person.id);
        const origin = app.running.baseUrl;
        actor.headers = { origin, cookie: `${cookie.name}=${cookie.value}` };
      },
    };
    await actor.renew();
    return actor;
  };
  const never = async () => {};
  const program: Actor = {
    name: "an API key",
    headers: { authorization: `Bearer ${await keyOf(ben.person)}` },
    ownTail: ben.tail,
    words: wordsOf(ben.target),
    inputs: [hers, await inputsOf(ben)],
    renew: never,
  };
  const visitor: Actor = {
    name: "a visitor",
    headers: { origin: app.running.baseUrl },
    ownTail: null,
    words: wordsOf(null),
    inputs: [hers],
    renew: never,
  };
  return {
    app,
    tails: [ana, ben, leo, lena].map(({ tail }) => tail),
    target: { id: ana.person.id },
    actors: [
      await signedIn("another agent", ben),
      await signedIn("a loan officer", leo),
      await signedIn("another loan officer", lena),
      program,
      visitor,
    ],
  };
}

async function keyOf(person: SignedIn): Promise<string> {
  const key = { id: newId(), name: "Fuzz", scopes: [...scopes], days: 30 as const };
  return (await person.api.account.makeKey(key)).key;
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-/;
const idsOf = (target: Target) =>
  Object.values(target).filter(
    (value): value is string => typeof value === "string" && uuid.test(value),
  );

/** The input without the secret part of what was planted, because an answer may repeat what was asked. */
function withoutTail(input: unknown, target: Target): unknown {
  if (typeof input === "string")
    return input
      .replaceAll(target.secret, plantedPrefix)
      .replaceAll(target.secretEmail, `${plantedPrefix.toLowerCase()}@x.test`);
  if (Array.isArray(input)) return input.map((one) => withoutTail(one, target));
  if (typeof input !== "object" || input === null || input instanceof Date) return input;
  const fields = Object.entries(input).map(([name, one]) => [name, withoutTail(one, target)]);
  return Object.fromEntries(fields);
}

/**
 * Sends requests that are made from the contract: each procedure in turn, as each of the actors, valid inputs and
 * broken ones, by both protocols.
 */
export async function fuzz(
  parties: FuzzParties,
  {
    count,
    seed,
    atOnce = 8,
    only = () => true,
    actors = parties.actors,
  }: {
    count: number;
    seed: number;
    atOnce?: number;
    only?: (procedure: string) => boolean;
    actors?: Actor[];
  },
): Promise<FuzzResult> {
  const chance = chanceOf(seed);
  const names = procedureNames().filter(only);
  const result: FuzzResult = {
    requests: 0,
    accepting: new Set(),
    ownSeen: 0,
    serverErrors: [],
    leaks: [],
  };
  const sendNext = async (): Promise<void> => {
    while (result.requests < count) {
      const at = result.requests;
      result.requests += 1;
      const name = names[at % names.length]!;
      // Each round begins with another actor, so that every one asks for every procedure.
      const actor = actors[(Math.floor(at / names.length) + at) % actors.length]!;
      const request = requestOf(actor, name, chance);
      await sendOne(parties, { actor, name, request, result });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendNext));
  return result;
}

function requestOf(actor: Actor, name: string, chance: Chance): FuzzRequest {
  const schema = inputSchemaOf(name);
  const isRecorded = schema === null || chance.oneIn(2);
  const whole = isRecorded
    ? (chance.pick(actor.inputs).get(name) ?? {})
    : valueOf(schema, chance, actor.words);
  const input = chance.oneIn(3) ? whole : broken(whole, chance, actor.words);
  const isProgram = "authorization" in actor.headers;
  if (isProgram || chance.oneIn(2)) return apiRequest(name, input);
  return rpcRequest(name, input, {
    inAddress: routeOf(name).method === "GET" && chance.oneIn(2),
  });
}

async function sendOne(
  { app, tails }: FuzzParties,
  sending: { actor: Actor; name: string; request: FuzzRequest; result: FuzzResult },
): Promise<void> {
  const { actor, name, request, result } = sending;
  let answer = await send(app, actor, request);
  // A stalled machine may ask anyone to come back: a request that is to blame is answered so again.
  if (answer.status === 503) answer = await send(app, actor, request);
  if (answer.status === 401) await actor.renew();
  const what = `${name} as ${actor.name}: ${request.method} ${request.path.slice(0, 200)} ${textOf(request)}`;
  if (answer.status >= 500) result.serverErrors.push(`${answer.status} ${what}`);
  if (answer.status < 300) result.accepting.add(name);
  const text = answer.text.toLowerCase();
  if (actor.ownTail && text.includes(actor.ownTail)) result.ownSeen += 1;
  const isOthers = (tail: string) => tail !== actor.ownTail && text.includes(tail);
  if (tails.some(isOthers)) result.leaks.push(`${answer.status} ${what}`);
}

const textOf = ({ body }: FuzzRequest) =>
  body ? Buffer.from(body.subarray(0, 300)).toString() : "";

async function send(app: TestApp, actor: Actor, { path, method, body }: FuzzRequest) {
  try {
    const answer = await fetch(new URL(path, app.running.baseUrl), {
      method,
      redirect: "manual",
      headers: { ...actor.headers, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}),
    });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    // No answer at all, which a server error is too.
    return { status: 599, text: String(error) };
  }
}

/**
 * The same with both walls of contacts down, so that a leak must be found: the queries of an actor look for the
 * target's rows, and the policy lets them. The app is of no use afterward.
 */
export async function fuzzWithoutWalls(
  parties: FuzzParties,
  options: { count: number; seed: number },
) {
  const { app, target, actors } = parties;
  await takeFirstWallDown(app);
  await app.sql(
    `insert into gate.mask select id, $1 from account."user" where id <> $1 on conflict do nothing`,
    [target.id],
  );
  await app.sql("alter policy own_contacts on contacts using (true) with check (true)");
  const only = (name: string) => name.startsWith("contacts.");
  return fuzz(parties, { ...options, only, actors: actors.slice(0, 1) });
}
