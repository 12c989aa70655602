/** Finances and limits of a payment with which nothing but the program and the cash can fail. */
export const boundless = {
  maxMonthlyPayment: Number.MAX_SAFE_INTEGER,
  borrowerMonthlyIncome: Number.MAX_SAFE_INTEGER,
  borrowerMonthlyDebts: 0,
  maxAllowedDti: 100,
  maxHousingRatio: null,
} as const;
