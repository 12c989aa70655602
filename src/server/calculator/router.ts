import { isDeepStrictEqual } from "node:util";
import { bluntly } from "#domain/calculator/blunt.ts";
import { toResults } from "#domain/calculator/results.ts";
import { judge as judgeScenario } from "#domain/calculator/verdict.ts";
import { calculatorFace } from "#domain/calculator/face.ts";
import { signedIn } from "#server/account/procedures.ts";
import type { Visitor } from "#server/account/session-gate.ts";
import { toOfficerParams } from "#server/contacts/deal-row.ts";
import { findContact } from "#server/contacts/store.ts";
import { recordEvent } from "#server/contacts/timeline.ts";
import { findMe } from "#server/links/professionals.ts";
import { findLiveLink } from "#server/links/store.ts";
import { toStoredNames } from "#server/platform/case.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { countQuestion, countSave } from "./limits.ts";
import { toSavedScenario, toSharedDeal } from "./rows.ts";
import {
  addScenario,
  findScenario,
  findSharedDeal,
  listScenarios,
  listSharedDeals,
  lockSharedDeal,
  saveOnDeal,
  type SharedRow,
} from "./store.ts";

/** Scenarios of one deal in one answer. */
const mostListed = 200;

/** The link that lives, of somebody whose profile still says one of the two sides; throws `denied` for all others. */
async function enter(tx: OwnerTransaction, me: Visitor, denied: () => Error) {
  const mine = await findMe(tx, me.ownerId);
  const link = await findLiveLink(tx, me.ownerId);
  const face = mine && calculatorFace({ ...mine, linkedLoanOfficerId: link?.officerId ?? null });
  if (!face || face === "denied") throw denied();
  return link && { ...link, agentName: mine.fullName };
}

const deals = signedIn.calculator.deals.handler(
  ({ input: { search = "" }, context: { across }, errors }) =>
    across(async (tx, me) => {
      const link = await enter(tx, me, errors.DENIED);
      if (!link) return { officer: null, hidesFinances: false, deals: [] };
      const rows = await listSharedDeals(tx, link.officerId, { search });
      return {
        officer: { id: link.officerId, fullName: link.officerName },
        hidesFinances: link.sharing.hidesFinances,
        deals: rows.map((row) => toSharedDeal(row, link.sharing)),
      };
    }),
);

const judge = signedIn.calculator.judge.handler(
  ({ input: { dealId, scenario }, context: { across, now: clock }, errors }) => {
    const now = clock();
    return across(async (tx, me) => {
      const link = await enter(tx, me, errors.DENIED);
      const row = link && (await lockSharedDeal(tx, link.officerId, dealId));
      if (!row) throw errors.NOT_SHARED();
      if (link.sharing.hidesFinances)
        await countQuestion(tx, { me, dealId, scenario, now }, errors.TOO_MANY);
      return bluntly(scenario, judgeScenario(scenario, paramsOf(row)));
    });
  },
);

const save = signedIn.calculator.save.handler(
  ({ input: { dealId, id, scenario }, context: { across, now: clock }, errors }) => {
    const now = clock();
    return across(async (tx, me) => {
      const link = await enter(tx, me, errors.DENIED);
      const row = link && (await lockSharedDeal(tx, link.officerId, dealId));
      if (!row) throw errors.NOT_SHARED();
      const officer = link.officerId;
      const answer = async (saved: SharedRow) => {
        const kept = await findScenario(tx, officer, { id, agentId: me.ownerId });
        if (!kept || kept.dealId !== dealId || !isDeepStrictEqual(kept.inputs, inputs))
          throw errors.ID_TAKEN();
        return {
          deal: toSharedDeal(saved, link.sharing),
          scenario: toSavedScenario(kept, link.sharing),
        };
      };
      const inputs = toStoredNames(scenario);
      // The same call again, after a lost answer or a double click, is no error, counts for no limit and saves nothing.
      if (await findScenario(tx, officer, { id, agentId: me.ownerId })) return answer(row);
      if (link.sharing.hidesFinances)
        await countQuestion(tx, { me, dealId, scenario, now }, errors.TOO_MANY);
      await countSave(tx, { me, dealId, now }, errors.TOO_MANY);
      const results = toStoredNames(toResults(judgeScenario(scenario, paramsOf(row)), now));
      const { agentName } = link;
      const saved = { id, dealId, agentId: me.ownerId, agentName, savedAt: now, inputs, results };
      // The id is another's: the deal's lock kept the same call waiting until now.
      if (!(await addScenario(tx, officer, saved))) return answer(row);
      await saveOnDeal(tx, officer, { dealId, inputs, results });
      await recordEvent(tx, officer, {
        contactId: dealId,
        kind: "scenario saved",
        actor: "partner",
        text: agentName,
        changes: [{ field: "is_within_limits", before: null, after: verdictOf(results) }],
        now,
      });
      return answer({ ...row, realtorPrequalInputs: inputs, preApprovalResults: results });
    });
  },
);

const myScenarios = signedIn.calculator.myScenarios.handler(
  ({ input: { dealId }, context: { across }, errors }) =>
    across(async (tx, me) => {
      const link = await enter(tx, me, errors.DENIED);
      const row = link && (await findSharedDeal(tx, link.officerId, dealId));
      if (!row) throw errors.NOT_SHARED();
      const mine = { dealId, agentId: me.ownerId, most: mostListed };
      const rows = await listScenarios(tx, link.officerId, mine);
      return rows.map((scenario) => toSavedScenario(scenario, link.sharing));
    }),
);

const dealScenarios = signedIn.calculator.dealScenarios.handler(
  ({ input: { dealId }, context: { mine }, errors }) =>
    mine(async (tx, me) => {
      const deal = await findContact(tx, me.ownerId, dealId);
      if (deal?.type !== "Deal") throw errors.NOT_FOUND();
      const rows = await listScenarios(tx, me.ownerId, { dealId, most: mostListed });
      return rows.map((row) => toSavedScenario(row, { hidesFinances: false }));
    }),
);

/** Implements contract/calculator.ts: property scenarios inside the limits that the linked officer set (SPEC §2, §9). */
export const calculatorRouter = { deals, judge, save, myScenarios, dealScenarios };

function paramsOf(row: SharedRow) {
  return toOfficerParams(row.loanOfficerDealParams ?? {});
}

function verdictOf(results: Record<string, unknown>): boolean | null {
  return results.is_within_limits as boolean | null;
}
