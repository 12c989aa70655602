import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { bluntVerdictSchema } from "#domain/calculator/blunt.ts";
import { storedResultsSchema } from "#domain/calculator/results.ts";
import { scenarioSchema, storedScenarioSchema } from "#domain/calculator/scenario.ts";
import { storedLoanOfficerDealParams } from "#domain/contacts/deal.ts";
import { recordId } from "#domain/kernel/ids.ts";
import { notFoundError, signedInErrors } from "./errors.ts";

const tags = ["Calculator"];

/** A deal as a linked agent sees it: exactly six fields (CALC-021), and which of them are damaged. */
export const sharedDeal = z.object({
  id: recordId,
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  /** Income, debts and the DTI without housing are null for an agent from whom the finances are hidden. */
  loanOfficerDealParams: z.nullable(storedLoanOfficerDealParams),
  realtorPrequalInputs: z.nullable(storedScenarioSchema),
  /** The updated DTI and the verdict are null for an agent from whom the finances are hidden. */
  preApprovalResults: z.nullable(storedResultsSchema),
  /** What is stored and can't be read: it is null above, and the limits then allow nothing. Left out if all was read. */
  unreadable: z.optional(
    z.array(z.enum(["loanOfficerDealParams", "realtorPrequalInputs", "preApprovalResults"])),
  ),
});
export type SharedDeal = z.output<typeof sharedDeal>;

/** A saved scenario: who, when, with which inputs, the result then, and the result today. */
export const savedScenario = z.object({
  id: recordId,
  dealId: recordId,
  agentId: recordId,
  agentName: z.string(),
  savedAt: z.date(),
  inputs: storedScenarioSchema,
  /** The result at the time of saving. */
  results: storedResultsSchema,
  /** The result with the loan officer's current parameters; the same as `results` if they did not change. */
  currentResults: storedResultsSchema,
  /** When a change of the loan officer's parameters last changed the result; null if never. */
  recheckedAt: z.nullable(z.date()),
  /** The finances are hidden and that day's questions were used up: only the loan officer sees the verdict. */
  isVerdictHidden: z.boolean(),
  /**
   * What is stored and can't be read: it is empty above. Without the deal's current limits nothing counts as within
   * them. Left out if all was read.
   */
  unreadable: z.optional(z.array(z.enum(["inputs", "results", "currentResults", "limits"]))),
});
export type SavedScenario = z.output<typeof savedScenario>;

/** Who saved the latest scenario of a deal. Every agent who sees the deal starts with its inputs. */
export const lastSaved = z.object({
  dealId: recordId,
  agentId: recordId,
  agentName: z.string(),
  savedAt: z.date(),
});
export type LastSaved = z.output<typeof lastSaved>;

/** The deal does not exist, is not shared with me, or my link has ended: one response for all three. */
const notSharedError = {
  NOT_SHARED: { status: 404, message: "This deal isn't shared with you." },
} as const;

const deniedError = {
  DENIED: { status: 403, message: "The calculator is for linked real estate agents." },
} as const;

const tooManyError = {
  TOO_MANY: {
    status: 429,
    message:
      "You've tried a lot of scenarios for this deal today. Ask the loan officer, or continue tomorrow.",
  },
} as const;

export const calculatorContract = {
  /**
   * The deals that my linked loan officer shares with me, newest first; at most 500. A part of the name narrows them
   * down.
   */
  deals: oc
    .route({ method: "GET", path: "/calculator/deals", summary: "List shared deals", tags })
    .errors({ ...signedInErrors, ...deniedError })
    .input(z.strictObject({ search: z.optional(z.string().check(z.maxLength(200))) }))
    .output(
      z.object({
        /** Null while I have no link. */
        officer: z.nullable(z.object({ id: recordId, fullName: z.string() })),
        hidesFinances: z.boolean(),
        deals: z.array(sharedDeal),
        /** For the deals that have a saved scenario. */
        lastSaved: z.array(lastSaved),
        /** Deals with hidden finances that can have no result, because no income is set. */
        withoutIncome: z.array(recordId),
      }),
    ),
  /**
   * The verdict on a scenario whose finances are hidden, so that only the server can compute it. The number of
   * different questions per day and deal is limited; repeating one does not count.
   */
  judge: oc
    .route({
      method: "POST",
      path: "/calculator/deals/{dealId}/verdict",
      summary: "Judge a scenario",
      tags,
    })
    .errors({ ...signedInErrors, ...deniedError, ...notSharedError, ...tooManyError })
    .input(z.strictObject({ dealId: recordId, scenario: scenarioSchema }))
    .output(bluntVerdictSchema),
  /**
   * Saves a scenario to the deal and notifies the loan officer. The server computes the results from the loan officer's
   * stored parameters. Hidden finances never cause a refusal: when no questions are left, only the loan officer sees
   * the verdict. Saving my last scenario again changes nothing. Under an id chosen by the client: repeating the request
   * saves nothing.
   */
  save: oc
    .route({
      method: "PUT",
      path: "/calculator/deals/{dealId}/scenario",
      summary: "Save a scenario",
      tags,
    })
    .errors({
      ...signedInErrors,
      ...deniedError,
      ...notSharedError,
      ...tooManyError,
      ID_TAKEN: { status: 409, message: "Another scenario was saved with this id." },
    })
    .input(z.strictObject({ dealId: recordId, id: recordId, scenario: scenarioSchema }))
    .output(z.object({ deal: sharedDeal, scenario: savedScenario })),
  /** The scenarios that I saved for a shared deal, newest first. */
  myScenarios: oc
    .route({
      method: "GET",
      path: "/calculator/deals/{dealId}/scenarios",
      summary: "List my scenarios",
      tags,
    })
    .errors({ ...signedInErrors, ...deniedError, ...notSharedError })
    .input(z.strictObject({ dealId: recordId }))
    .output(z.array(savedScenario)),
  /** The scenarios that linked agents saved for one of my deals, newest first: for its loan officer. */
  dealScenarios: oc
    .route({
      method: "GET",
      path: "/deals/{dealId}/scenarios",
      summary: "List a deal's scenarios",
      tags,
    })
    .errors({ ...signedInErrors, ...notFoundError })
    .input(z.strictObject({ dealId: recordId }))
    .output(z.array(savedScenario)),
};
