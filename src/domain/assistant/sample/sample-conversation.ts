import { standardAvailability } from "#domain/appointments/availability.ts";
import { listeningOf } from "../conversation/listening-of.ts";
import { begin, step } from "../conversation/step.ts";
import { suggestionsFor } from "../conversation/suggestions.ts";
import { summaryOf } from "../conversation/summary.ts";
import { guard } from "../guard.ts";
import type { TurnContext } from "../turn/context.ts";
import type { Effect, EffectOutcome } from "../turn/effects.ts";
import type { TurnResult } from "../turn/state.ts";
import { understand } from "../understand.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";

type Kept = {
  id: string;
  name: string;
  email?: string;
  phone?: string | null;
  startsAt: string;
  durationMinutes: number;
  code: string;
};

const professional: TurnContext["professional"] = {
  fullName: "Ana Ruiz",
  companyName: "Ruiz Homes",
  title: "Broker",
  licenseNumber: null,
  address: "12 Alder Court, Brooklyn",
  services: "Ana helps people buy and sell homes in Brooklyn.",
  greeting: null,
};

/** What a sample conversation would have done, in order. */
export type SampleDeed =
  | { kind: "booked" | "moved"; name: string; startsAt: string }
  | { kind: "cancelled" | "message"; name: string }
  | { kind: "stopped"; address: string | null }
  | { kind: "forgotten" };

/** Where and when a sample conversation takes place; the professional is in the same time zone. */
export type SampleCall = { now: () => Date; zone: ZoneRules; channel: "web" | "phone" };

/**
 * A conversation with the assistant of a made-up professional, by the same grammar, state machine and guard as in the
 * product. Its calendar and messages exist only in memory.
 */
export function sampleConversation({ now, zone, channel }: SampleCall) {
  const calendar = new Map<string, Kept>();
  const deeds: SampleDeed[] = [];
  let startsAt: string | null = null;
  const context = (): TurnContext => ({
    now: now(),
    channel,
    kind: "guided",
    callerZone: zone,
    callerNumber: channel === "phone" ? "+17185550142" : null,
    canTransfer: channel === "phone",
    professional,
    circumstances: {
      kind: "Appointment",
      availability: standardAvailability,
      zone,
      busy: [...calendar.values()].map((kept) => ({
        startsAt: new Date(kept.startsAt),
        durationMinutes: kept.durationMinutes,
        countsTowardsCap: true,
      })),
      now: now(),
    },
  });

  let last: TurnResult = begin(context());
  const words = () =>
    last.says.map((saying) => guard(saying.words, { language: last.state.language }).says);

  function done(effect: Effect): EffectOutcome {
    switch (effect.kind) {
      case "book": {
        const code = String(100_001 + calendar.size * 7919);
        const id = String(calendar.size);
        const { name, email, phone, startsAt: at, durationMinutes } = effect;
        calendar.set(id, { id, name, email, phone, startsAt: at, durationMinutes, code });
        startsAt = at;
        deeds.push({ kind: "booked", name, startsAt: at });
        return {
          kind: "booked",
          appointmentId: id,
          code,
          manageLink: "https://example.test/manage",
        };
      }
      case "find": {
        const found = [...calendar.values()].find((kept) => isMeant(kept, effect));
        if (!found) return { kind: "notFound", mayTryAgain: true };
        const { id, startsAt: at, durationMinutes } = found;
        return { kind: "found", appointmentId: id, startsAt: at, durationMinutes };
      }
      case "move": {
        const kept = calendar.get(effect.appointmentId)!;
        calendar.set(kept.id, { ...kept, startsAt: effect.startsAt });
        startsAt = effect.startsAt;
        deeds.push({ kind: "moved", name: kept.name, startsAt });
        return { kind: "moved", code: kept.code, manageLink: "https://example.test/manage" };
      }
      case "cancel":
        deeds.push({ kind: "cancelled", name: calendar.get(effect.appointmentId)!.name });
        calendar.delete(effect.appointmentId);
        return { kind: "cancelled" };
      case "takeMessage":
        deeds.push({ kind: "message", name: effect.name });
        return { kind: "messageTaken" };
      case "transfer":
        return { kind: "transferring" };
      case "optOut":
        if (!effect.address && channel === "web")
          return { kind: effect.isPassedOn ? "stopPassedOn" : "whichAddress" };
        deeds.push({ kind: "stopped", address: effect.address });
        return { kind: "optedOut" };
      case "forgetWords":
        deeds.push({ kind: "forgotten" });
        return { kind: "wordsForgotten" };
    }
  }

  return {
    begin: words,
    /** Says one line; returns every sentence that follows from it. */
    say(line: string): string[] {
      const heard = understand(line, listeningOf(last.state, context(), channel === "phone"));
      last = step(last.state, { kind: "said", heard }, context());
      const said = words();
      for (let rounds = 0; last.effects[0] && rounds < 3; rounds += 1) {
        const outcome = done(last.effects[0]);
        last = step(last.state, { kind: "outcome", outcome }, context());
        said.push(...words());
      }
      return said;
    },
    /** Answers to tap, in the wording that is understood best. */
    suggestions: (): string[] => suggestionsFor(last.state, context()),
    isOver: () => last.state.flow === "closed",
    /** What it led to, as the professional would read it. */
    summary: (): string => summaryOf(last.state, context(), startsAt).summary,
    deeds: (): readonly SampleDeed[] => deeds,
  };
}

/** Whether somebody who asks for an appointment, by its code or by name and time, means this one. */
function isMeant(kept: Kept, wish: Extract<Effect, { kind: "find" }>): boolean {
  if ("code" in wish) return kept.code === wish.code;
  return kept.name.toLowerCase() === wish.name.toLowerCase() && kept.startsAt === wish.startsAt;
}
