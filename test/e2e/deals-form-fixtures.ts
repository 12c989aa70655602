/** Fields of a deal: label, input, and name in the row. */
export type Filled = readonly (readonly [
  label: string,
  value: string | number | boolean,
  name: string,
])[];

export const columns = [
  ["First Name", "Gráinne", "first_name"],
  ["Last Name", "O’Máille", "last_name"],
  ["Phone Number", "01234", "phone_number"],
  ["Email", "grainne@example.com", "email"],
  ["Status", "Under Contract", "status"],
  ["Address", "482 Dean Street", "address"],
  ["City", "Brooklyn", "city"],
  ["State", "NY", "state"],
  ["Zip Code", "01234", "zip_code"],
  ["Notes", "Prefers mornings.\nמדבר עברית 🏡", "notes"],
] as const satisfies Filled;
export const details = [
  ["Purchase Price", 940_000.5, "purchase_price"],
  ["Property Type Purchase", "Townhouse", "property_type_purchase"],
] as const satisfies Filled;
export const progress = [
  ["Offers Made", 3, "offers_made"],
  ["Offer Accepted Address", "9 Oak Avenue, Troy", "offer_accepted_address"],
  ["Commission Amount", 28_200.25, "commission_amount"],
  ["Contracts Out Date", "2026-10-25", "contracts_out_date"],
  ["Contracts In Date", "2026-11-01", "contracts_in_date"],
  ["Appraisal Ordered Date", "2026-11-02", "appraisal_ordered_date"],
  ["Appraisal In Date", "2026-11-09", "appraisal_in_date"],
  ["Appraisal Value", 955_000, "appraisal_value"],
  ["Title Ordered Date", "2026-11-03", "title_ordered_date"],
  ["Title In Date", "2026-11-20", "title_in_date"],
  ["Walk Through Date", "2026-12-30", "walk_through_date"],
  ["Inspection Date", "2026-11-01", "inspection_date"],
  ["Closing Date", "2026-12-31", "closing_date"],
  ["Move In Date", "2027-01-01", "move_in_date"],
] as const satisfies Filled;
export const loans = [
  ["Market Value", 700_000, "market_value"],
  ["Balance Owed", 250_000.25, "balance_owed"],
  ["Payment", 2_100, "payment"],
  ["Interest Rate", 6.25, "interest_rate"],
  ["Property Tax Yearly", 8_400, "property_tax_yearly"],
  ["HOI Yearly", 1_900, "hoi_yearly"],
  ["Property Type Refi", "Condo", "property_type_refi"],
  ["Loan Program", "30-year fixed", "loan_program"],
  ["Rate Refi", 5.875, "rate_refi"],
  ["Appraised Value Refi", 710_000, "appraised_value_refi"],
  ["Cash Out Amount", 0, "cash_out_amount"],
  ["Notes Refi", "Lock by Friday.", "notes_refi"],
  ["Income Received", true, "income_received"],
  ["ID Received", true, "id_received"],
  ["SS Received", false, "ss_received"],
  ["Assets Received", true, "assets_received"],
  ["Insurance Received", false, "insurance_received"],
] as const satisfies Filled;
export const officers = [
  ["Max Monthly PITI", 4_200, "max_monthly_payment"],
  ["Borrower Monthly Income", 14_500.5, "borrower_monthly_income"],
  ["Borrower Monthly Debts", 900, "borrower_monthly_debts"],
  ["Current DTI Without Housing", 6.2, "current_dti_without_housing"],
  ["Max Allowed DTI", 43, "max_allowed_dti"],
  ["Proposed Interest Rate", 6.125, "proposed_interest_rate"],
  ["Monthly Taxes", 700, "monthly_taxes"],
  ["Monthly Insurance", 160, "monthly_insurance"],
  ["Estimated Closing Costs", 18_000, "estimated_closing_costs"],
  ["Interested Property Address", "12 Main Street", "interested_property_address"],
] as const satisfies Filled;

export const byName = (filled: Filled) =>
  Object.fromEntries(filled.map(([, value, name]) => [name, value]));
