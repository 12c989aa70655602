import { type BankCaller, families } from "../../../banks/shape.ts";
import type { Verdict } from "./judge.ts";
import type { Turn } from "./play.ts";

/** How a call went. */
export type Played = Verdict & {
  caller: BankCaller;
  turns: readonly Turn[];
  /** How many changes of the calendar had no read-back. */
  unread: number;
  /** The sentences that were said twice in a row. */
  repeated: readonly string[];
};

/** All figures of the calls of a bank. */
export function figuresOf(played: readonly Played[]): Record<string, number> {
  const share = (calls: readonly Played[], verdict: Verdict["verdict"]) =>
    calls.filter((call) => call.verdict === verdict).length / calls.length;
  const byFamily = families.flatMap((family) => {
    const calls = played.filter(({ caller }) => caller.family === family);
    return calls.length > 0 ? [[family, share(calls, "right")] as const] : [];
  });
  const sum = (of: (call: Played) => number) => played.reduce((all, call) => all + of(call), 0);
  return {
    first_meeting_callers: played.length,
    first_meeting_success: share(played, "right"),
    first_meeting_wrong: share(played, "wrong"),
    first_meeting_broken: sum(({ why }) => Number(why.startsWith("broke"))),
    first_meeting_lowest_family: Math.min(...byFamily.map(([, success]) => success)),
    ...Object.fromEntries(
      byFamily.map(([family, success]) => [
        `success_${family.toLowerCase().replaceAll(" ", "_")}`,
        success,
      ]),
    ),
    ...Object.fromEntries(
      byFamily
        .filter(([family]) => family === "Spanish")
        .map(([, success]) => ["spanish_success", success]),
    ),
    commits_without_readback: sum(({ unread }) => unread),
    repeated_sentences: sum(({ repeated }) => repeated.length),
  };
}

/** A call as one reads it. */
export function storyOf({ caller, verdict, why, turns, unread, repeated }: Played): string {
  const lines = turns.flatMap(({ says, answer }) => [
    ...(says === null ? [] : [`> ${says}`]),
    ...answer.map((words) => `  ${words}`),
  ]);
  const troubles = [
    why,
    unread > 0 ? `${unread} without a read-back` : "",
    ...repeated.map((sentence) => `repeated: ${sentence}`),
  ].filter(Boolean);
  const { id, family, who, end } = caller;
  const meant = `${id} (${family}) ${who.name} ${who.email} ${who.phone} ${JSON.stringify(end)}`;
  return [`\n--- ${verdict} ${troubles.join("; ")}`, meant, ...lines].join("\n");
}
