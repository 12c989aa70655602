import type { NoticeKind } from "./kinds.ts";

const invitations = "/dashboard/profile?tab=invitations";
const calculator = "/dashboard/pre-approval-calculator";
/** The page on which people choose their notifications. */
export const wishesPath = "/dashboard/settings#notices";

/** The page that a notification links to. Unknown kinds link to the overview. */
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
