import type { Partner, StoredPartner } from "#domain/contacts/partner.ts";
import { partnerFields } from "#domain/contacts/record-fields.ts";
import type { ContactRow, FormColumns } from "./contact-row.ts";
import { readRow, sortFields } from "./field-columns.ts";

/** A referral partner as the row stores it. */
export function toPartnerColumns(partner: Partner): FormColumns {
  return sortFields(partner, partnerFields);
}

/** The referral partner of a row. */
export function toPartner(row: ContactRow): StoredPartner {
  return readRow(partnerFields, row);
}
