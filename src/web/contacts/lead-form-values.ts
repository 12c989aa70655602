import { weekdays, type LeadInput, type StoredLead, type Weekday } from "#domain/contacts/lead.ts";

/** The Lead form while it is filled in: what is typed stays text until it is saved. */
export type LeadFormValues = {
  leadId: string;
  source: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  email: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  coFirstName: string;
  coLastName: string;
  coPhoneNumber: string;
  purchasePrice: string;
  downPaymentAmount: string;
  downPaymentPercentage: string;
  areaOfInterestCity: string;
  areaOfInterestState: string;
  propertyTypePurchase: string;
  budget: string;
  preApprovalAmount: string;
  agentName: string;
  agentCompany: string;
  agentPhone: string;
  availableDays: Record<Weekday, boolean>;
  notes: string;
  tags: string[];
  isRefinance: boolean;
  refinanceDetails: {
    marketValue: string;
    balanceOwed: string;
    payment: string;
    interestRate: string;
    propertyTaxYearly: string;
    hoiYearly: string;
    propertyTypeRefi: string;
  };
};

type RefinanceField = `refinanceDetails.${keyof LeadFormValues["refinanceDetails"]}`;
/** A field of the form by its path. */
export type LeadField = Exclude<keyof LeadFormValues, "refinanceDetails"> | RefinanceField;

/** The fields that hold a number (SPEC §5); phones and zip codes are not among them. */
export const numberFields = [
  "purchasePrice",
  "downPaymentAmount",
  "downPaymentPercentage",
  "budget",
  "preApprovalAmount",
  "refinanceDetails.marketValue",
  "refinanceDetails.balanceOwed",
  "refinanceDetails.payment",
  "refinanceDetails.interestRate",
  "refinanceDetails.propertyTaxYearly",
  "refinanceDetails.hoiYearly",
] as const satisfies readonly LeadField[];

/** Fields shown only while Is Refinance is off, and only while it is on (SPEC §4). */
export const purchaseFields: readonly LeadField[] = [
  "purchasePrice",
  "downPaymentAmount",
  "downPaymentPercentage",
  "propertyTypePurchase",
  "areaOfInterestCity",
  "areaOfInterestState",
  "budget",
  "preApprovalAmount",
];
export const refinanceFields: readonly LeadField[] = [
  "refinanceDetails.marketValue",
  "refinanceDetails.balanceOwed",
  "refinanceDetails.payment",
  "refinanceDetails.interestRate",
  "refinanceDetails.propertyTaxYearly",
  "refinanceDetails.hoiYearly",
  "refinanceDetails.propertyTypeRefi",
];

const fields = new Set(Object.keys(toFormValues()).concat(refinanceFields));
fields.delete("refinanceDetails");

/** Whether a path names a field of the form. */
export function isLeadField(path: string): path is LeadField {
  return fields.has(path);
}

/** The days a stored lead names, true or false. */
export type StoredDays = StoredLead["availableDays"];

/** The form for a stored lead, or blank for a new one; what the record lacks is empty (SPEC §4, §5). */
export function toFormValues(lead?: Partial<StoredLead> | null): LeadFormValues {
  const details = lead?.refinanceDetails;
  const days = lead?.availableDays ?? {};
  return {
    leadId: typed(lead?.leadId),
    source: typed(lead?.source),
    firstName: typed(lead?.firstName),
    lastName: typed(lead?.lastName),
    phoneNumber: typed(lead?.phoneNumber),
    email: typed(lead?.email),
    address: typed(lead?.address),
    city: typed(lead?.city),
    state: typed(lead?.state),
    zipCode: typed(lead?.zipCode),
    coFirstName: typed(lead?.coFirstName),
    coLastName: typed(lead?.coLastName),
    coPhoneNumber: typed(lead?.coPhoneNumber),
    purchasePrice: typed(lead?.purchasePrice),
    downPaymentAmount: typed(lead?.downPaymentAmount),
    downPaymentPercentage: typed(lead?.downPaymentPercentage),
    areaOfInterestCity: typed(lead?.areaOfInterestCity),
    areaOfInterestState: typed(lead?.areaOfInterestState),
    propertyTypePurchase: typed(lead?.propertyTypePurchase),
    budget: typed(lead?.budget),
    preApprovalAmount: typed(lead?.preApprovalAmount),
    agentName: typed(lead?.agentName),
    agentCompany: typed(lead?.agentCompany),
    agentPhone: typed(lead?.agentPhone),
    availableDays: eachDay((day) => days[day] === true),
    notes: typed(lead?.notes),
    tags: [...(lead?.tags ?? [])],
    isRefinance: lead?.isRefinance ?? false,
    refinanceDetails: {
      marketValue: typed(details?.marketValue),
      balanceOwed: typed(details?.balanceOwed),
      payment: typed(details?.payment),
      interestRate: typed(details?.interestRate),
      propertyTaxYearly: typed(details?.propertyTaxYearly),
      hoiYearly: typed(details?.hoiYearly),
      propertyTypeRefi: typed(details?.propertyTypeRefi),
    },
  };
}

/**
 * The form as the lead's schema reads it: numbers as numbers, null when empty (SPEC §5). What is no number becomes
 * NaN or Infinity, which the schema refuses: nothing typed is ever dropped in silence.
 */
export function toLeadInput(values: LeadFormValues, storedDays: StoredDays = {}): LeadInput {
  const details = values.refinanceDetails;
  return {
    ...values,
    state: values.state as LeadInput["state"],
    areaOfInterestState: values.areaOfInterestState as LeadInput["state"],
    propertyTypePurchase: values.propertyTypePurchase as LeadInput["propertyTypePurchase"],
    purchasePrice: toNumber(values.purchasePrice),
    downPaymentAmount: toNumber(values.downPaymentAmount),
    downPaymentPercentage: toNumber(values.downPaymentPercentage),
    budget: toNumber(values.budget),
    preApprovalAmount: toNumber(values.preApprovalAmount),
    // A day that was never ticked is not known, which is not the same as no (AMB-53).
    availableDays: Object.fromEntries(
      weekdays
        .filter((day) => values.availableDays[day] || day in storedDays)
        .map((day) => [day, values.availableDays[day]]),
    ),
    refinanceDetails: {
      marketValue: toNumber(details.marketValue),
      balanceOwed: toNumber(details.balanceOwed),
      payment: toNumber(details.payment),
      interestRate: toNumber(details.interestRate),
      propertyTaxYearly: toNumber(details.propertyTaxYearly),
      hoiYearly: toNumber(details.hoiYearly),
      propertyTypeRefi: details.propertyTypeRefi as LeadInput["propertyTypePurchase"],
    },
  };
}

function toNumber(text: string): number | null {
  return text.trim() === "" ? null : Number(text);
}

function typed(stored: string | number | null | undefined): string {
  return stored == null ? "" : String(stored);
}

function eachDay(isAvailable: (day: Weekday) => boolean): Record<Weekday, boolean> {
  return Object.fromEntries(weekdays.map((day) => [day, isAvailable(day)])) as Record<
    Weekday,
    boolean
  >;
}
