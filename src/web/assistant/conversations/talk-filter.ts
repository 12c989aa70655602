import { type Outcome, outcomes, type TalkChannel, talkChannels } from "#domain/assistant/tasks.ts";
import type { TalkFilter } from "../shared/queries.ts";

/** The filters in a URL; invalid values are ignored. */
export function filterOf(params: URLSearchParams): TalkFilter {
  const channel = params.get("channel") as TalkChannel | null;
  const outcome = params.get("outcome") as Outcome | null;
  return {
    channel: channel && talkChannels.includes(channel) ? channel : undefined,
    outcome: outcome && outcomes.includes(outcome) ? outcome : undefined,
  };
}

/** The same URL parameters with one filter set, or removed by an empty choice. */
export function withFilter(
  params: URLSearchParams,
  name: keyof TalkFilter,
  chosen: string,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (chosen) next.set(name, chosen);
  else next.delete(name);
  return next;
}
