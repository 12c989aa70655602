import { sql } from "drizzle-orm";
import type { Language } from "#understanding/heard.ts";
import type { Effect, EffectOutcome } from "#domain/assistant/turn/effects.ts";
import { emailKey, isEmail } from "#domain/kernel/is-email.ts";
import { visitorSchema } from "#domain/booking/visit.ts";
import {
  assistantSource,
  bookFor,
  type BookingRequest,
  consentIn,
  SlotLost,
  takenFor,
} from "#server/booking/booking.ts";
import { cancelManaged, findManaged, moveManaged } from "#server/booking/change-booking.ts";
import { codeOf, manageLink, secretOf } from "#server/booking/own-booking.ts";
import { toE164 } from "#server/contacts/phone.ts";
import { causeCode, type OwnerTransaction } from "#server/platform/database.ts";
import { newId } from "#server/platform/ids.ts";
import { findAppointment } from "./find-appointment.ts";
import { forgetSoFar } from "./delete-transcript.ts";
import { takeMessage } from "./messages.ts";
import type { Scene, TalkServices } from "./scene.ts";

/** The outcome of an effect, and what it adds to the conversation: person, contact, appointment. */
export type Done = {
  outcome: EffectOutcome;
  contactId?: string | null;
  appointmentId?: string | null;
  callerName?: string;
  /** From now on no transcript of this conversation is kept. */
  keepsTranscript?: false;
};

/** Where an effect is carried out, and for whom it counts. */
export type Stage = {
  services: TalkServices;
  scene: Scene;
  /** The caller, as limits.ts counts them. */
  whom: string;
  /** Appointments that this conversation may change. */
  found: readonly string[];
};

const exclusionViolation = "23P01";

/**
 * Carries out one effect, in a savepoint of the turn's transaction: a failure leaves nothing behind, and the
 * conversation continues by saying so. A rehearsal keeps only the answer.
 */
export async function carryOut(tx: OwnerTransaction, effect: Effect, stage: Stage): Promise<Done> {
  const isRehearsal = stage.scene.conversation.channel === "rehearsal";
  await tx.execute(sql`savepoint effect`);
  try {
    const done = await perform(tx, effect, stage);
    if (isRehearsal) await tx.execute(sql`rollback to savepoint effect`);
    await tx.execute(sql`release savepoint effect`);
    return isRehearsal ? { outcome: done.outcome } : done;
  } catch (error) {
    await tx.execute(sql`rollback to savepoint effect`);
    await tx.execute(sql`release savepoint effect`);
    const isLost = error instanceof SlotLost || causeCode(error) === exclusionViolation;
    if (isLost) return { outcome: await lostTo(tx, effect, stage) };
    stage.services.log.error(
      { effect: effect.kind, stack: error instanceof Error ? error.stack : undefined },
      "the assistant could not do what was asked of it",
    );
    return { outcome: { kind: "failed" } };
  }
}

function perform(tx: OwnerTransaction, effect: Effect, stage: Stage): Promise<Done> {
  switch (effect.kind) {
    case "book":
      return book(tx, effect, stage);
    case "find":
      return find(tx, effect, stage);
    case "move":
      return move(tx, effect, stage);
    case "cancel":
      return cancel(tx, effect, stage);
    case "takeMessage":
      return message(tx, effect, stage);
    case "transfer":
      return Promise.resolve({
        outcome: { kind: stage.scene.context.canTransfer ? "transferring" : "noTransfer" },
      });
    case "optOut":
      return optOut(tx, effect, stage);
    case "forgetWords":
      return forget(tx, stage);
  }
}

type Of<Kind extends Effect["kind"]> = Extract<Effect, { kind: Kind }>;

async function book(tx: OwnerTransaction, effect: Of<"book">, stage: Stage): Promise<Done> {
  const { services, scene, whom } = stage;
  const { host, owner, context, conversation } = scene;
  const { now } = context;
  const { name, email, phone } = effect;
  const visitor = visitorSchema.parse({ name, email, phone, notes: effect.notes });
  const request: BookingRequest = {
    ...requestOf(effect, scene),
    ...visitor,
    language: effect.language,
  };
  const outcome = await bookFor(tx, host, request, {
    clientAddress: whom,
    perAddressAnHour: services.limits.bookingsPerAddressAnHour,
    proof: null,
    taker: "assistant",
    now,
  });
  if (outcome.kind === "taken") return { outcome: { kind: "taken", free: outcome.free.map(iso) } };
  if (outcome.kind === "too many") return { outcome: { kind: "tooMany" } };
  if (outcome.kind !== "booked") return { outcome: { kind: "failed" } };
  const { id, contactId } = outcome.booking;
  if (contactId)
    await services.outreach.recordConsent(tx, owner, {
      conversationId: conversation.id,
      contactId,
      email: email.toLowerCase(),
      phone: toE164(phone),
      basis: ["phone", "voice"].includes(conversation.channel) ? "oral" : "written",
      wording: consentIn(effect.language, host.fullName),
      now,
    });
  return {
    outcome: { kind: "booked", appointmentId: id, ...waysTo(stage, id) },
    contactId,
    appointmentId: id,
    callerName: name,
  };
}

async function find(tx: OwnerTransaction, effect: Of<"find">, stage: Stage): Promise<Done> {
  const { services, scene, whom } = stage;
  const { owner, conversation, context } = scene;
  const { keys } = services;
  const searcher = { owner, id: conversation.id, whom, keys, now: context.now };
  return { outcome: await findAppointment(tx, effect, searcher) };
}

async function move(tx: OwnerTransaction, effect: Of<"move">, stage: Stage): Promise<Done> {
  const managed = await openFound(tx, effect, stage);
  if (!managed) return { outcome: { kind: "closed", why: "cancelled" } };
  const startsAt = new Date(effect.startsAt);
  const outcome = await moveManaged(tx, managed, {
    startsAt,
    taker: "assistant",
    ...inLanguage(effect),
  });
  const { id, contactId, clientName } = managed.booking;
  switch (outcome.kind) {
    case "taken":
      return { outcome: { kind: "taken", free: outcome.free.map(iso) } };
    case "too often":
      return { outcome: { kind: "tooMany" } };
    case "closed":
      return { outcome: { kind: "closed", why: outcome.closed } };
    case "moved":
      return {
        outcome: { kind: "moved", ...waysTo(stage, id) },
        contactId,
        appointmentId: id,
        ...(clientName && { callerName: clientName }),
      };
  }
}

async function cancel(tx: OwnerTransaction, effect: Of<"cancel">, stage: Stage): Promise<Done> {
  const managed = await openFound(tx, effect, stage);
  if (!managed) return { outcome: { kind: "closed", why: "cancelled" } };
  const outcome = await cancelManaged(tx, managed, {
    taker: "assistant",
    ...inLanguage(effect),
  });
  if (outcome.kind === "closed") return { outcome: { kind: "closed", why: outcome.closed } };
  const { id, contactId, clientName } = managed.booking;
  return {
    outcome: { kind: "cancelled" },
    contactId,
    appointmentId: id,
    ...(clientName && { callerName: clientName }),
  };
}

async function message(
  tx: OwnerTransaction,
  effect: Of<"takeMessage">,
  { services, scene, whom }: Stage,
): Promise<Done> {
  const { outreach, baseUrl } = services;
  const { outcome, contactId } = await takeMessage(tx, effect, { scene, whom, outreach, baseUrl });
  return { outcome, contactId, callerName: effect.name };
}

/**
 * Opts out the conversation's own number as well as the given addresses. Without any the caller has to give one; who won't
 * is told to the professional, since an unknown address is no consent.
 */
async function optOut(tx: OwnerTransaction, effect: Of<"optOut">, stage: Stage): Promise<Done> {
  const { services, scene } = stage;
  const { owner, conversation, context } = scene;
  const given = [effect.address, ...(effect.also ?? [])].map((one) => addressIn(one ?? ""));
  const addresses = new Set([conversation.caller, ...given].filter((one) => one !== null));
  if (addresses.size === 0 && !effect.isPassedOn) return { outcome: { kind: "whichAddress" } };
  if (addresses.size === 0) return passOnStop(tx, effect.words, stage);
  for (const address of addresses)
    await services.outreach.stop(tx, owner, {
      address,
      contactId: conversation.contactId,
      source: assistantSource,
      words: effect.words,
      now: context.now,
    });
  return { outcome: { kind: "optedOut" } };
}

function addressIn(given: string): string | null {
  const email = emailKey(given.trim());
  return isEmail(email) ? email : toE164(given.trim());
}

async function passOnStop(tx: OwnerTransaction, words: string, stage: Stage): Promise<Done> {
  const told = `Must not be contacted any more; gave no number or email. Their words: ${words}`;
  const unknown = { name: "A caller", phone: null, email: null, wantsCallback: false };
  const done = await message(tx, { kind: "takeMessage", ...unknown, words: told }, stage);
  return { ...done, outcome: { kind: "stopPassedOn" } };
}

async function forget(
  tx: OwnerTransaction,
  { scene: { owner, conversation } }: Stage,
): Promise<Done> {
  await forgetSoFar(tx, owner, conversation.id);
  return { outcome: { kind: "wordsForgotten" }, keepsTranscript: false };
}

/** The language of the emails from now on, where the conversation was not in English. */
function inLanguage({ language }: { language?: Language }): { language?: Language } {
  return language ? { language } : {};
}

/** An appointment that this conversation found or booked; all others are treated as nonexistent. */
async function openFound(
  tx: OwnerTransaction,
  { appointmentId: id }: { appointmentId: string },
  { scene, found }: Stage,
) {
  if (!found.includes(id)) return null;
  return findManaged(tx, scene.host, { id, locks: true, now: scene.context.now });
}

/** How the client reaches the appointment afterward: by the code in a conversation, by the link in a browser. */
function waysTo({ services, scene }: Stage, id: string): { code: string; manageLink: string } {
  const { keys, baseUrl } = services;
  const { owner } = scene;
  return {
    code: codeOf(keys, owner, id),
    manageLink: manageLink(baseUrl, owner, secretOf(keys, owner, id)),
  };
}

function requestOf(
  { startsAt, durationMinutes }: Pick<Of<"book">, "startsAt" | "durationMinutes">,
  { context }: Scene,
) {
  return {
    id: newId(),
    kind: "Appointment" as const,
    startsAt: new Date(startsAt),
    durationMinutes,
    timeZone: context.callerZone.zone,
    company: null,
  };
}

/** Some code bypassed the calendar's lock, so that PostgreSQL refused the overlap: as for any taken time. */
async function lostTo(
  tx: OwnerTransaction,
  effect: Effect,
  { scene }: Stage,
): Promise<EffectOutcome> {
  if (effect.kind !== "book") return { kind: "taken", free: [] };
  const wish = requestOf(effect, scene);
  const { free } = await takenFor(tx, scene.host, wish, scene.context.now);
  return { kind: "taken", free: free.map(iso) };
}

function iso(moment: Date): string {
  return moment.toISOString();
}
