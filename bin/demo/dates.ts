import type { ContractRouterClient } from "@orpc/contract";
import type { contract } from "#contract/contract.ts";
import { newId } from "#server/platform/ids.ts";
import { demoDeal } from "./deals.ts";

type DemoApi = ContractRouterClient<typeof contract>;

const day = 24 * 60 * 60_000;

/** Under contract, bought, and with the other side's agent among its parties (deals.ts). */
const index = 252;

/** The appraisal of one of Ana's deals came in: messages to its parties wait for her approval. */
export async function tellOfDates({
  api,
  clock,
  today,
}: {
  api: DemoApi;
  clock: { now: Date | null };
  /** Milliseconds. */
  today: number;
}): Promise<void> {
  const id = newId();
  const deal = demoDeal(index, 0, { today: new Date(today), isOfficer: false });
  const { appraisalInDate: _, ...before } = deal.dealProgress ?? {};
  clock.now = new Date(today - 26 * day);
  const { version } = await api.contacts.addDeal({ id, deal: { ...deal, dealProgress: before } });
  clock.now = new Date(today - 2 * day);
  const appraisalInDate = clock.now.toISOString().slice(0, 10);
  const dealProgress = { ...before, appraisalInDate };
  await api.contacts.editDeal({ id, version, deal: { ...deal, dealProgress } });
}
