import type { ContractRouterClient } from "@orpc/contract";
import type { contract } from "#contract/contract.ts";
import type { Answer } from "#domain/links/invitation.ts";
import { newId } from "#server/platform/ids.ts";
import type { ColleagueName } from "./colleagues.ts";

type DemoApi = ContractRouterClient<typeof contract>;

/** The people involved, and the clock that is turned back for them. */
export type LinkRoom = {
  apis: Record<ColleagueName | "ana" | "leo", DemoApi>;
  clock: { now: Date | null };
  today: number;
};

type Name = keyof LinkRoom["apis"];

/**
 * Ana and Leo are linked; each had a link before, each has a received and a sent invitation without an answer, and
 * one invitation was declined.
 */
export async function tellOfLinks({ apis, clock, today }: LinkRoom): Promise<void> {
  const ids = new Map<Name, string>();
  for (const [name, api] of Object.entries(apis) as [Name, DemoApi][])
    ids.set(name, (await api.profiles.mine())!.id);

  async function at(daysAgo: number, act: () => Promise<unknown>) {
    clock.now = new Date(today - daysAgo * 24 * 60 * 60_000);
    await act();
  }
  async function invite(from: Name, to: Name, daysAgo: number) {
    const id = newId();
    await at(daysAgo, () => apis[from].links.invite({ id, profileId: ids.get(to)! }));
    return {
      answer: (status: Answer, later: number) =>
        at(later, () => apis[status === "cancelled" ? from : to].links.answer({ id, status })),
      end: (by: Name, later: number) => at(later, () => apis[by].links.end({ id })),
    };
  }

  const before = await invite("imani", "ana", 320);
  await before.answer("accepted", 318);
  await before.end("ana", 140);
  const refused = await invite("leo", "rosa", 120);
  await refused.answer("declined", 117);
  const link = await invite("leo", "ana", 96);
  await link.answer("accepted", 95);
  const taken = await invite("ana", "imani", 60);
  await taken.answer("cancelled", 59);
  await invite("dora", "ana", 3);
  await invite("ana", "soren", 6);
  await invite("ben", "leo", 2);
  await invite("leo", "maya", 9);
  clock.now = null;
}
