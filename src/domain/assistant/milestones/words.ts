import type { MilestoneField } from "#domain/contacts/deal-progress.ts";
import { type Day, dayInWords } from "#domain/kernel/day.ts";
import type { Writer, Written } from "../messages/signature.ts";
import type { DateChange } from "./changes.ts";
import { mayLearn, type MilestoneRole } from "./roles.ts";

/** The parts of a deal that a message may name. */
type MessageDeal = { propertyAddress: string | null; clientLastName: string | null };

// What each date is called, and how it reads when past and when still to come.
const wordsOf: Record<MilestoneField, { name: string; done: string; ahead: string }> = {
  contractsOutDate: {
    name: "Contracts out",
    done: "The contracts went out",
    ahead: "The contracts go out",
  },
  contractsInDate: {
    name: "Contracts in",
    done: "The signed contracts came in",
    ahead: "The signed contracts are expected",
  },
  inspectionDate: {
    name: "Inspection",
    done: "The inspection took place",
    ahead: "The inspection is set for",
  },
  appraisalOrderedDate: {
    name: "Appraisal ordered",
    done: "The appraisal was ordered",
    ahead: "The appraisal will be ordered",
  },
  appraisalInDate: {
    name: "Appraisal in",
    done: "The appraisal came in",
    ahead: "The appraisal is expected",
  },
  titleOrderedDate: {
    name: "Title ordered",
    done: "Title was ordered",
    ahead: "Title will be ordered",
  },
  titleInDate: { name: "Title in", done: "Title came in", ahead: "Title is expected" },
  walkThroughDate: {
    name: "Walk-through",
    done: "The walk-through took place",
    ahead: "The walk-through is set for",
  },
  closingDate: {
    name: "Closing",
    done: "The closing took place",
    ahead: "The closing is set for",
  },
  moveInDate: { name: "Move-in", done: "Move-in was", ahead: "Move-in is set for" },
};

/** What a date of a deal is called: "Appraisal in". */
export function milestoneName(field: MilestoneField): string {
  return wordsOf[field].name;
}

/** The cause: "Closing set to Dec 4, 2026", "Closing moved from … to …". */
export function causeOf({ field, before, after }: DateChange): string {
  const name = milestoneName(field);
  return before === null
    ? `${name} set to ${dayInWords(after)}`
    : `${name} moved from ${dayInWords(before)} to ${dayInWords(after)}`;
}

/**
 * What one role learns of the changes, as email or text; null when there is nothing for it. `today` is the
 * professional's day.
 */
export function milestoneMessage(
  channel: "mail" | "text",
  {
    role,
    changes,
    deal,
    reader,
    writer,
    today,
  }: {
    role: MilestoneRole;
    changes: readonly DateChange[];
    deal: MessageDeal;
    reader: { name: string };
    writer: Writer;
    today: Day;
  },
): Written | null {
  const permitted = changes.filter(({ field }) => mayLearn(role, field));
  if (permitted.length === 0) return null;
  const about = subjectOf(role, deal);
  const sentences = permitted.map((change) => sentenceOf(change, today));
  const names = permitted.map(({ field }) => milestoneName(field)).join(", ");
  if (channel === "text") {
    // Two of them fit into a text; a truncated date would be a wrong one.
    const more = sentences.length > 2 ? [`${sentences.length - 2} more dates are set.`] : [];
    const short = [...sentences.slice(0, 2), ...more].join(" ");
    return { subject: null, words: `Hi ${reader.name}, an update on ${about}: ${short}` };
  }
  return {
    subject: `${names}: ${about}`,
    words: [
      `Hi ${reader.name},`,
      `Here's an update on ${about}.`,
      sentences.join("\n"),
      `Questions? Ask ${writer.fullName}.`,
    ].join("\n\n"),
  };
}

function sentenceOf({ field, before, after }: DateChange, today: Day): string {
  const { done, ahead } = wordsOf[field];
  // What is set for today may still be ahead when this is read.
  const isAhead = after >= today;
  const clause = isAhead ? ahead : done;
  const link = clause.endsWith(" for") ? "" : " on";
  const instead = before === null ? "" : ` (it was ${dayInWords(before)})`;
  return `${clause}${link} ${dayInWords(after)}${instead}.`;
}

function subjectOf(role: MilestoneRole, { propertyAddress, clientLastName }: MessageDeal): string {
  if (propertyAddress && mayLearn(role, "propertyAddress")) return propertyAddress;
  if (role === "client" || role === "coBorrower") return "your purchase";
  if (clientLastName && mayLearn(role, "clientName")) return `the ${clientLastName} purchase`;
  return "a purchase";
}
