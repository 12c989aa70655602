import { answers, type Answer } from "#domain/links/invitation.ts";
import { newId } from "#server/platform/ids.ts";
import type { SignedIn, TestApp } from "#test/harness/app.ts";
import { endOf } from "#test/harness/outcome.ts";
import { fresh, people } from "#test/harness/people.ts";

const rounds = 200;

/** Accepting and canceling at the same time leaves one final status, and no one can answer for someone else. */
export async function concurrentAnswers(app: TestApp, say: (line: string) => void) {
  const counts = { accepted: 0, cancelled: 0 };
  let doubles = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { id, ana, leo } = await invited(app);
    const ends = await Promise.all([
      isDone(leo.api.links.answer({ id, status: "accepted" })),
      isDone(ana.api.links.answer({ id, status: "cancelled" })),
    ]);
    const [row] = await app.sql<{ status: "accepted" | "cancelled"; officer: string | null }>(
      `select i.status, p.linked_loan_officer_id as officer
         from profile_link_invitations i join profiles p on p.id = i.agent_id where i.id = $1`,
      [id],
    );
    const isOne =
      ends.filter(Boolean).length === 1 && row!.status === (ends[0] ? "accepted" : "cancelled");
    const isFollowed = (row!.officer === leo.id) === (row!.status === "accepted");
    counts[row!.status] += 1;
    doubles += Number(!isOne || !isFollowed);
  }
  say(`${rounds} races: accepted ${counts.accepted}, cancelled ${counts.cancelled}`);
  return { races: rounds, double_final_states: doubles, ...(await illegalTransitions(app)) };
}

async function illegalTransitions(app: TestApp) {
  const finals = Object.keys(answers) as Answer[];
  let tried = 0;
  let illegal = 0;
  for (const from of ["pending", ...finals] as const)
    for (const actor of ["inviting", "invited", "stranger"] as const)
      for (const to of finals) {
        const { id, ana, leo } = await invited(app);
        if (from !== "pending")
          await (answers[from] === "invited" ? leo : ana).api.links.answer({ id, status: from });
        const who =
          actor === "inviting" ? ana : actor === "invited" ? leo : await app.as(fresh(people.ben));
        const isAllowed = from === "pending" && answers[to] === actor;
        tried += 1;
        illegal += Number((await isDone(who.api.links.answer({ id, status: to }))) !== isAllowed);
      }
  return { transitions: tried, illegal_transitions: illegal };
}

async function invited(app: TestApp): Promise<{ id: string; ana: SignedIn; leo: SignedIn }> {
  const [ana, leo] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.leo))]);
  const id = newId();
  await ana.api.links.invite({ id, profileId: leo.id });
  return { id, ana, leo };
}

const isDone = async (call: Promise<unknown>) => (await endOf(call)) === "done";
