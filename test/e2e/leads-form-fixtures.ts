export const propertyTypes = [
  "Single Family",
  "Condo",
  "Townhouse",
  "Multi-Family",
  "Land",
  "Other",
];

/** Every field that is typed or selected: its label, its input, and its place in the row. */
export const contactFields = [
  ["First Name", "Łukasz", "first_name"],
  ["Last Name", "Dąbrowski", "last_name"],
  ["Phone Number", "01234", "phone_number"],
  ["Email", "lukasz@example.com", "email"],
  ["Address", "482 Dean Street", "address"],
  ["City", "Brooklyn", "city"],
  ["State", "NY", "state"],
  ["Zip Code", "01234", "zip_code"],
  ["Source", "Open House", "source"],
  ["Lead ID", "L-0042", "lead_id"],
  ["Notes", "Prefers mornings.\nמדבר עברית 🏡", "notes"],
] as const;
export const detailFields = [
  ["Co First Name", "Dana", "co_first_name"],
  ["Co Last Name", "Ortiz", "co_last_name"],
  ["Co Phone Number", "00718 555", "co_phone_number"],
  ["Area of Interest City", "Park Slope", "area_of_interest_city"],
  ["Area of Interest State", "NJ", "area_of_interest_state"],
  ["Property Type Purchase", "Townhouse", "property_type_purchase"],
  ["Agent Name", "Ben Okafor", "agent_name"],
  ["Agent Company", "Okafor Homes", "agent_company"],
  ["Agent Phone", "0044 20", "agent_phone"],
] as const;
export const amountFields = [
  ["Purchase Price", 940_000.5, "purchase_price"],
  ["Down Payment Amount", 188_000, "down_payment_amount"],
  ["Down Payment Percentage", 20.125, "down_payment_percentage"],
  ["Budget", 1_000_000, "budget"],
  ["Pre Approval Amount", 0, "pre_approval_amount"],
] as const;
export const refinanceFields = [
  ["Market Value", 700_000, "market_value"],
  ["Balance Owed", 250_000.25, "balance_owed"],
  ["Payment", 2_100, "payment"],
  ["Interest Rate", 6.25, "interest_rate"],
  ["Property Tax Yearly", 8_400, "property_tax_yearly"],
  ["HOI Yearly", 1_900, "hoi_yearly"],
] as const;

export const byColumn = (fields: readonly (readonly [string, unknown, string])[]) =>
  Object.fromEntries(fields.map(([, value, column]) => [column, value]));
