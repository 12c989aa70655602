import { standardAvailability } from "#domain/appointments/availability.ts";
import { listeningOf } from "#domain/assistant/conversation/listening-of.ts";
import { begin, step } from "#domain/assistant/conversation/step.ts";
import { summaryOf } from "#domain/assistant/conversation/summary.ts";
import { guard } from "#domain/assistant/guard.ts";
import type { TurnContext } from "#domain/assistant/turn/context.ts";
import type { Effect, EffectOutcome } from "#domain/assistant/turn/effects.ts";
import type { TurnResult } from "#domain/assistant/turn/state.ts";
import { understand } from "#domain/assistant/understand.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { rulesOf } from "#server/platform/zones.ts";

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
  fullName: "Robin Vale",
  companyName: "Vale Homes",
  title: "Broker",
  licenseNumber: null,
  address: "12 Alder Court, Brooklyn",
  services: "Robin helps people buy and sell homes in Brooklyn.",
  greeting: null,
};

/** A conversation whose calendar and messages exist only in memory. */
export function inMemoryConversation({ now, channel }: { now: Date; channel: "web" | "phone" }) {
  const zone = rulesOf("America/New_York", now);
  const calendar = new Map<string, Kept>();
  const notes: string[] = [];
  let startsAt: string | null = null;
  const context = (): TurnContext => ({
    now,
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
      now,
    },
  });

  let last: TurnResult = begin(context());
  const words = () => last.says.map((saying) => guard(saying.words).says);

  function done(effect: Effect): EffectOutcome {
    switch (effect.kind) {
      case "book": {
        const code = String(100_001 + calendar.size * 7919);
        const id = String(calendar.size);
        const { name, email, phone, startsAt: at, durationMinutes } = effect;
        calendar.set(id, { id, name, email, phone, startsAt: at, durationMinutes, code });
        startsAt = at;
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
        return { kind: "moved", code: kept.code, manageLink: "https://example.test/manage" };
      }
      case "cancel":
        calendar.delete(effect.appointmentId);
        return { kind: "cancelled" };
      case "takeMessage":
        notes.push(`Message from ${effect.name}: ${effect.words}`);
        return { kind: "messageTaken" };
      case "transfer":
        return { kind: "transferring" };
      case "optOut":
        if (!effect.address && channel === "web") return { kind: "whichAddress" };
        notes.push(`Stopped: ${effect.address ?? "this number"}`);
        return { kind: "optedOut" };
      case "forgetWords":
        notes.push("Nothing of this is kept");
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
    isOver: () => last.state.flow === "closed",
    /** The calendar and messages at the end, as the professional would read them. */
    done: (): string[] => [
      summaryOf(last.state, context(), startsAt).summary,
      ...[...calendar.values()].map(
        (kept) => `${kept.name}: ${momentText(new Date(kept.startsAt), zone)}`,
      ),
      ...notes,
    ],
  };
}

/** Whether somebody who asks for an appointment, by its code or by name and time, means this one. */
function isMeant(kept: Kept, wish: Extract<Effect, { kind: "find" }>): boolean {
  if ("code" in wish) return kept.code === wish.code;
  return kept.name.toLowerCase() === wish.name.toLowerCase() && kept.startsAt === wish.startsAt;
}
