import { convertedStatus, newLeadStatus, newPartnerStatus } from "./contact.ts";
import { dealStatuses } from "./deal-status.ts";

/** Every status that the product gives to a contact; older data may have others. */
export const contactStatuses = [
  newLeadStatus,
  convertedStatus,
  ...dealStatuses,
  newPartnerStatus,
] as const;
