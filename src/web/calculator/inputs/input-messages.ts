/** Property Scenario Inputs (SPEC §2). */
export const inputWords = {
  title: "Property Scenario Inputs",
  address: "Property address",
  purchasePrice: "Purchase price",
  downPayment: "Down payment",
  sellersConcession: "Seller's concession",
  monthlyTaxes: "Monthly taxes",
  monthlyInsurance: "Monthly insurance (HOI)",
  exact: (label: string) => `${label} in dollars`,
  ofPrice: (percent: string) => `${percent} of the price`,
  noEffect: "Changes neither the payment nor the verdict.",
  between: (least: string, most: string) => `${least} to ${most}`,
  noNumber: "Enter an amount.",
  tooLow: (least: string) => `The least is ${least}.`,
  tooHigh: (most: string) => `The most is ${most}.`,
} as const;
