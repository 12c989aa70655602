import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { bookingLimits } from "#domain/booking/limits.ts";
import { type Answer, ask, someAddress } from "./ask.ts";
import {
  alwaysOpen,
  type BookingSetup,
  bookingSetup,
  bookingOf,
  type Host,
} from "./booking-setup.ts";

const bots = 2_000;
const botAddresses = 50;
const people = 20;

/**
 * 2,000 bookings by bots from 50 addresses with one professional while 20 people book: how many of each get through,
 * and how long a person's browser works for it. The bots don't solve puzzles; one solution is also sent 50 times.
 */
export async function flood(
  _: BookingSetup,
  say: (line: string) => void,
): Promise<Record<string, number>> {
  // With the default limits.
  const { freeTriesPerAddress, perAddressAnHour } = bookingLimits;
  await using setup = await bookingSetup({
    BOOKINGS_PER_ADDRESS_AN_HOUR: String(perAddressAnHour),
    BOOKING_FREE_TRIES: String(freeTriesPerAddress),
  });
  const host = await setup.host(alwaysOpen);
  const slots = slotsFrom(2);
  const addresses = Array.from({ length: botAddresses }, someAddress);
  let accepted = 0;
  const flooding = (async () => {
    for (let sent = 0; sent < bots; sent += 50)
      await Promise.all(
        Array.from({ length: 50 }, async (__, index) => {
          const body = bookingOf(host, slots[sent + index]!);
          const from = addresses[(sent + index) % botAddresses]!;
          const answer = await ask("booking/book", body, ["startsAt"], { port: setup.port, from });
          if (answer?.status === 200) accepted += 1;
        }),
      );
  })();
  const solving: number[] = [];
  let served = 0;
  const evenings = slotsFrom(60);
  for (let person = 0; person < people; person += 1) {
    const answer = await bookAsPerson(setup, host, evenings[person]!, solving);
    if (answer?.status === 200) served += 1;
  }
  await flooding;
  const reuse = await sendAgain(setup, host, evenings);
  const average = solving.reduce((sum, ms) => sum + ms, 0) / Math.max(solving.length, 1);
  say(
    `flood: ${solving.length} of ${people} people solved a puzzle, ${average.toFixed(0)} ms each`,
  );
  return {
    flood_bots_sent: bots,
    flood_bots_accepted: accepted,
    flood_people_served: served,
    flood_people: people,
    proof_solve_ms: average,
    proof_reuse_accepted: reuse.accepted,
    proof_reuse_sent: reuse.sent,
    proof_tampered_accepted: reuse.tampered,
  };
}

function slotsFrom(days: number): Date[] {
  const first = Math.ceil(Date.now() / 86_400_000 + days) * 86_400_000;
  return Array.from({ length: bots }, (_, slot) => new Date(first + slot * 15 * 60_000));
}

/** Books as a browser does: solves the puzzle it gets and sends the same request again. */
async function bookAsPerson(
  { port }: BookingSetup,
  host: Host,
  startsAt: Date,
  solving: number[],
): Promise<Answer> {
  const from = someAddress();
  const body = bookingOf(host, startsAt);
  const answer = await ask("booking/book", body, ["startsAt"], { port, from });
  if (answer?.code !== "PROOF_NEEDED") return answer;
  const began = performance.now();
  const proof = await solve(answer);
  solving.push(performance.now() - began);
  return ask("booking/book", { ...body, proof }, ["startsAt"], { port, from });
}

async function solve(answer: Answer) {
  const { challenge } = answer!.data as { challenge: Challenge };
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution };
}

/** One solution, sent for 50 bookings of its slot and, altered, for other slots and professionals. */
async function sendAgain({ port, host: newHost }: BookingSetup, host: Host, slots: Date[]) {
  const from = someAddress();
  const startsAt = slots[people + 1]!;
  const asked = await ask("booking/book", bookingOf(host, startsAt), ["startsAt"], { port, from });
  const proof = await solve(asked);
  const call = { port, from };
  let [accepted, tampered] = [0, 0];
  const sent = 50;
  const times = Array.from({ length: sent }, () => bookingOf(host, startsAt, { proof }));
  for (const answer of await Promise.all(
    times.map((body) => ask("booking/book", body, ["startsAt"], call)),
  ))
    if (answer?.status === 200) accepted += 1;
  const other = await newHost(alwaysOpen);
  const parameters = proof.challenge.parameters;
  const changed = [
    bookingOf(host, slots[people + 2]!, { proof }),
    bookingOf(other, startsAt, { proof }),
    ...[
      { cost: 1 },
      { keyPrefix: "00" },
      { data: { profileId: host.id, startsAt: slots[people + 3]!.getTime() } },
    ].map((change) =>
      bookingOf(host, slots[people + 3]!, {
        proof: {
          ...proof,
          challenge: { ...proof.challenge, parameters: { ...parameters, ...change } },
        },
      }),
    ),
  ];
  for (const body of changed) {
    const answer = await ask("booking/book", body, ["startsAt"], call);
    // The other professional isn't flooded, so no puzzle is required and a booking there is no breach.
    if (answer?.status === 200 && body.profileId !== other.id) tampered += 1;
  }
  return { accepted, sent, tampered };
}
