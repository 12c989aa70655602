import type { SavedPartner } from "#contract/contacts/saved.ts";
import type { Partner } from "#domain/contacts/partner.ts";
import { partnerFields } from "#domain/contacts/record-fields.ts";
import { api } from "#web/client/api.ts";
import { blank } from "./blank.ts";
import type { FormKind } from "./form-kind.ts";
import { fieldsOf, fit } from "#web/ui/form/shape.ts";

/** The empty Referral Partner form. */
export const partnerShape = blank(partnerFields);
export type PartnerFormValues = typeof partnerShape;

/** The Referral Partner form. */
export const partnerKind: FormKind<PartnerFormValues, Partner, SavedPartner> = {
  type: "Referral Partner",
  shape: partnerShape,
  loadSchema: async () => (await import("#domain/contacts/partner.ts")).editedPartnerSchema,
  fields: fieldsOf(partnerShape),
  numbers: [],
  dates: [],
  start: (saved) => ({
    version: saved?.version ?? null,
    values: fit(partnerShape, saved?.partner),
    toInput: (values) => values,
  }),
  read: (id) => api.contacts.getPartner({ id }),
  add: (id, partner) => api.contacts.addPartner({ id, partner }),
  edit: (id, partner, version) => api.contacts.editPartner({ id, version, partner }),
};
