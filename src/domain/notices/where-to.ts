import type { NoticeKind } from "./kinds.ts";

const invitations = "/dashboard/profile?tab=invitations";
const calculator = "/dashboard/pre-approval-calculator";
/** The page on which people choose their notifications. */
export const wishesPath = "/dashboard/settings/notifications";

const assistant = "/dashboard/assistant";

/** What a notification is about, as far as its destination depends on it. */
type About = {
  kind: string;
  dealId: string | null;
  contactId?: string | null;
  conversationId?: string | null;
};

/** The page that a notification links to. Unknown kinds link to the overview. */
export function whereTo(notice: About): string {
  const contact = notice.contactId && `/dashboard/crm/contacts/${notice.contactId}`;
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
    case "new lead":
      return contact || "/dashboard/crm/new-leads";
    case "booked":
    case "moved":
    case "cancelled":
      return contact || "/dashboard/appointments";
    case "message taken":
      if (contact) return contact;
      return notice.conversationId
        ? `${assistant}/conversations/${notice.conversationId}`
        : `${assistant}?tab=conversations`;
    case "approval waiting":
    case "approval expiring":
      return assistant;
    case "assistant stopped":
    case "day limit reached":
    case "budget used up":
      return `${assistant}?tab=settings`;
    default:
      return "/dashboard/overview";
  }
}
