import { isDeepStrictEqual } from "node:util";
import { bluntly, isPaymentOver } from "#domain/calculator/blunt.ts";
import { toResults } from "#domain/calculator/results.ts";
import { ruleDay, rulesOn } from "#domain/calculator/rules/rule-set.ts";
import { judge as judgeScenario, type Limits, type Verdict } from "#domain/calculator/verdict.ts";
import { calculatorFace } from "#domain/calculator/face.ts";
import { signedIn } from "#server/account/procedures.ts";
import type { Visitor } from "#server/account/session-guard.ts";
import { toOfficerParams } from "#server/contacts/deal-row.ts";
import { findContact } from "#server/contacts/store.ts";
import { recordEvent } from "#server/contacts/timeline.ts";
import { findMe } from "#server/links/professionals.ts";
import { findLiveLink } from "#server/links/store.ts";
import { toStoredNames } from "#server/platform/case.ts";
import { causeCode, type OwnerTransaction } from "#server/platform/database.ts";
import { countQuestion, countSave } from "./limits.ts";
import { verdictChanges } from "./verdict-changes.ts";
import {
  areLimitsUnreadable,
  showFinances,
  storeResults,
  toSavedScenario,
  toSharedDeal,
} from "./rows.ts";
import {
  addScenario,
  findScenario,
  findSharedDeal,
  listLastScenarios,
  listScenarios,
  listSharedDeals,
  lockSharedDeal,
  noteReading,
  saveOnDeal,
  type SharedRow,
} from "./store.ts";
import type { ScenarioRow } from "./tables.ts";

/** The most scenarios in one response. */
const mostListed = 200;
/** insufficient_privilege: row-level security refused a row. */
const refusedByPolicy = "42501";

/** The active link of a person who is still on one of the two sides; throws `denied` for everyone else. */
async function enter(tx: OwnerTransaction, me: Visitor, denied: () => Error) {
  const mine = await findMe(tx, me.ownerId);
  const link = await findLiveLink(tx, me.ownerId);
  const face = mine && calculatorFace({ ...mine, linkedLoanOfficerId: link?.officerId ?? null });
  if (!face || face === "denied") throw denied();
  return link && { ...link, agentName: mine.fullName };
}

const nothingShared = {
  officer: null,
  hidesFinances: false,
  deals: [],
  lastSaved: [],
  withoutIncome: [],
};

const deals = signedIn.calculator.deals.handler(
  ({ input: { search = "" }, context: { across }, errors }) =>
    across(async (tx, me) => {
      const link = await enter(tx, me, errors.DENIED);
      if (!link) return nothingShared;
      const rows = await listSharedDeals(tx, link.officerId, { search });
      const { hidesFinances } = link.sharing;
      const isListed = new Set(rows.map((row) => row.id));
      const last = await listLastScenarios(tx);
      const shown = rows.map((row) => toSharedDeal(row, link.sharing));
      if (showFinances(shown)) await noteReading(tx);
      return {
        officer: { id: link.officerId, fullName: link.officerName },
        hidesFinances,
        deals: shown,
        lastSaved: last.filter(({ dealId }) => isListed.has(dealId)),
        withoutIncome: hidesFinances ? rows.filter(hasNoIncome).map((row) => row.id) : [],
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
      const isCounted = link.sharing.hidesFinances;
      const limits = paramsOf(row);
      if (isCounted && !(await countQuestion(tx, { me, dealId, scenario, limits, now })))
        throw errors.TOO_MANY();
      const rules = rulesOn(ruleDay(now));
      return bluntly(scenario, judgeScenario(scenario, limits, rules), { limits, rules });
    });
  },
);

const save = signedIn.calculator.save.handler(
  async ({ input: { dealId, id, scenario }, context: { across, now: clock }, errors }) => {
    const now = clock();
    const inputs = toStoredNames(scenario);
    try {
      return await across(async (tx, me) => {
        const link = await enter(tx, me, errors.DENIED);
        const row = link && (await lockSharedDeal(tx, link.officerId, dealId));
        if (!row) throw errors.NOT_SHARED();
        const officer = link.officerId;
        const mine = { dealId, agentId: me.ownerId };
        const answer = async (kept: ScenarioRow, saved: SharedRow) => {
          // The loan officer may have ended the link or hidden the finances since.
          const { sharing, officerId } = (await findLiveLink(tx, me.ownerId)) ?? {};
          if (!sharing || officerId !== officer) throw errors.NOT_SHARED();
          const hiding = { ...sharing, areLimitsUnreadable: areLimitsUnreadable(saved) };
          const deal = toSharedDeal(saved, sharing);
          if (showFinances([deal])) await noteReading(tx);
          return { deal, scenario: toSavedScenario(kept, hiding) };
        };
        // Repeating a request, after a lost response or a double click, saves nothing and counts toward no limit.
        const same = await findScenario(tx, officer, { id, agentId: me.ownerId });
        if (same && !isOf(same, { dealId, inputs })) throw errors.ID_TAKEN();
        if (same) return answer(same, row);
        // Neither does saving the same scenario again, while it is the deal's latest.
        const [last] = await listScenarios(tx, officer, { ...mine, most: 1 });
        if (last && isOf(last, { dealId, inputs: row.realtorPrequalInputs }))
          if (isOf(last, { dealId, inputs })) return answer(last, row);
        await countSave(tx, { me, dealId, now }, errors.TOO_MANY);
        const params = paramsOf(row);
        const verdict = judgeScenario(scenario, params, rulesOn(ruleDay(now)));
        const showsVerdict =
          !link.sharing.hidesFinances ||
          saysNothingHidden(verdict, params) ||
          (await countQuestion(tx, { me, dealId, scenario, limits: params, now }));
        const found = toResults(verdict, now);
        const results = storeResults(found);
        const { agentName } = link;
        const saved = { ...mine, id, agentName, savedAt: now, inputs, results, showsVerdict };
        // The id is taken: the deal's lock kept the repeated request waiting until now.
        if (!(await addScenario(tx, officer, saved))) throw errors.ID_TAKEN();
        if (!(await saveOnDeal(tx, officer, { dealId, inputs, results })))
          throw errors.NOT_SHARED();
        await recordEvent(tx, officer, {
          contactId: dealId,
          kind: "scenario saved",
          actor: "partner",
          text: agentName,
          changes: verdictChanges(null, found),
          now,
        });
        const kept = await findScenario(tx, officer, { id, agentId: me.ownerId });
        if (!kept) throw errors.NOT_SHARED();
        const unreadable = row.unreadable?.filter((name) => name === "loanOfficerDealParams");
        const after = {
          ...row,
          realtorPrequalInputs: inputs,
          preApprovalResults: results,
          ...(unreadable && { unreadable }),
        };
        return answer(kept, after);
      });
    } catch (error) {
      // The link ended, or no longer includes this deal, between two statements; row-level security noticed first.
      if (causeCode(error) === refusedByPolicy) throw errors.NOT_SHARED();
      throw error;
    }
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
      const hiding = { ...link.sharing, areLimitsUnreadable: areLimitsUnreadable(row) };
      // Their DTI is computed from the income and the debts.
      if (rows.length > 0 && showFinances([toSharedDeal(row, link.sharing)])) await noteReading(tx);
      return rows.map((scenario) => toSavedScenario(scenario, hiding));
    }),
);

const dealScenarios = signedIn.calculator.dealScenarios.handler(
  ({ input: { dealId }, context: { mine }, errors }) =>
    mine(async (tx, me) => {
      const deal = await findContact(tx, me.ownerId, dealId);
      if (deal?.type !== "Deal") throw errors.NOT_FOUND();
      const rows = await listScenarios(tx, me.ownerId, { dealId, most: mostListed });
      const hiding = { hidesFinances: false, areLimitsUnreadable: areLimitsUnreadable(deal) };
      return rows.map((row) => toSavedScenario(row, hiding));
    }),
);

/** Implements contract/calculator.ts. */
export const calculatorRouter = { deals, judge, save, myScenarios, dealScenarios };

function paramsOf(row: SharedRow) {
  return toOfficerParams(row.loanOfficerDealParams);
}

function hasNoIncome(row: SharedRow): boolean {
  return !((paramsOf(row).borrowerMonthlyIncome ?? 0) > 0);
}

/**
 * Whether a verdict follows from what the agent can see anyway; then it does not count as a question about hidden
 * figures.
 */
function saysNothingHidden(verdict: Verdict, { maxMonthlyPayment }: Limits): boolean {
  const { fault, notStated } = verdict;
  return fault !== null || notStated.length > 0 || isPaymentOver(verdict, maxMonthlyPayment);
}

function isOf(
  scenario: ScenarioRow,
  { dealId, inputs }: { dealId: string; inputs: Record<string, unknown> | null },
): boolean {
  return scenario.dealId === dealId && isDeepStrictEqual(scenario.inputs, inputs);
}
