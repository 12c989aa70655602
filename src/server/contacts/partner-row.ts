import type { Partner, StoredPartner } from "#domain/contacts/partner.ts";
import { partnerFields } from "#domain/contacts/record-fields.ts";
import type { ContactRow, FormColumns } from "./contact-row.ts";
import { readRow, sortFields } from "./field-columns.ts";

/** A referral partner in its stored form. */
export function toPartnerColumns(partner: Partner): FormColumns {
  return sortFields(partner, partnerFields);
}

export function toPartner(row: ContactRow): StoredPartner {
  return readRow(partnerFields, row);
}
