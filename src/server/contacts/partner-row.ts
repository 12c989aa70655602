import type { Partner, StoredPartner } from "#domain/contacts/partner.ts";
import type { ContactRow, FormColumns } from "./contact-row.ts";
import { toE164 } from "./phone.ts";

/** A referral partner as the row stores it: every field has a column. */
export function toPartnerColumns(partner: Partner): FormColumns {
  return { ...partner, phoneE164: toE164(partner.phoneNumber) };
}

/** The referral partner of a row. */
export function toPartner(row: ContactRow): StoredPartner {
  const { firstName, lastName, companyName, phoneNumber, email, website, notes } = row;
  return { firstName, lastName, companyName, phoneNumber, email, website, notes };
}
