/**
 * Every column that holds sealed values. A value is bound to its table's name, its column, the owner and the row's id;
 * a contact in the bin keeps the binding of the contact that it is.
 */
export const sealedPlaces = {
  contacts: {
    storedIn: ["contacts", "deleted_contacts"],
    columns: [
      "refinance_details",
      "loan_officer_deal_params",
      "realtor_prequal_inputs",
      "pre_approval_results",
    ],
  },
  contact_events: { storedIn: ["contact_events"], columns: ["changes"] },
  scenarios: { storedIn: ["scenarios"], columns: ["inputs", "results", "current_results"] },
} as const;

export type SealedTable = keyof typeof sealedPlaces;
export type SealedColumn<Table extends SealedTable> =
  (typeof sealedPlaces)[Table]["columns"][number];
