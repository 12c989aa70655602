import { cleanName } from "#domain/kernel/clean-text.ts";
import type { Heard } from "#understanding/heard.ts";
import { gather, set, type Turn } from "../turn/turn.ts";
import { isStillFree } from "./free-times.ts";

/** The longest name, in characters; anything longer is not a name. */
const longestName = 80;

/** Takes the caller's details and the purpose; what they decline to give is not asked again. */
export function hearDetails(turn: Turn, heard: Heard): Turn {
  const { gathered, expecting } = turn.state;
  const name = cleanName(heard.name ?? "");
  const change = {
    name: name && name.length <= longestName ? name : gathered.name,
    email: heard.email ?? gathered.email,
    phone: heard.phone ?? gathered.phone,
    purpose: heard.purpose ?? gathered.purpose,
  };
  const isChanged = Object.entries(change).some(
    ([detail, value]) => gathered[detail as keyof typeof change] !== value,
  );
  const known = isChanged ? gather(turn, change) : turn;
  const refused =
    expecting === "phone" &&
    (heard.answer === "no" || heard.choice?.kind === "none") &&
    !heard.phone
      ? ["phone" as const]
      : [];
  const declined = [...new Set([...turn.state.declined, ...heard.declines, ...refused])];
  const still = heard.phone ? declined.filter((detail) => detail !== "phone") : declined;
  return hearLength(set(known, { declined: still }), heard);
}

/** A different length: a time that was already chosen is checked again. */
function hearLength(turn: Turn, { durationMinutes }: Heard): Turn {
  const { gathered, appointment } = turn.state;
  const { durations } = turn.context.circumstances.availability;
  if (durationMinutes === null || durationMinutes === gathered.durationMinutes) return turn;
  if (appointment || !durations.includes(durationMinutes)) return turn;
  const changed = gather(turn, { durationMinutes });
  const { startsAt } = gathered;
  if (!startsAt || isStillFree(changed.state, changed.context, new Date(startsAt))) return changed;
  return set(gather(changed, { startsAt: null }), { offered: [] });
}
