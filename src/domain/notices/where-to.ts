import type { NoticeKind } from "./kinds.ts";

const invitations = "/dashboard/profile?tab=invitations";
const calculator = "/dashboard/pre-approval-calculator";
/** Where somebody chooses what to hear of, and by which channels. */
export const wishesPath = "/dashboard/settings#notices";

/** Where a notice leads: to what it tells of. Kinds that are not known here lead to the first page. */
export function whereTo(notice: { kind: string; dealId: string | null }): string {
  switch (notice.kind as NoticeKind) {
    case "invited":
    case "accepted":
    case "declined":
    case "ended":
    case "replaced":
      return invitations;
    case "scenario saved":
      return notice.dealId ? `/dashboard/crm/contacts/${notice.dealId}` : "/dashboard/overview";
    case "scenario changed":
      return calculator;
    default:
      return "/dashboard/overview";
  }
}
