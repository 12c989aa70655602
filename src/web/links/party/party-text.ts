type Party = { companyName: string | null; roleInBusiness: string | null };

/** "Broker at Acme"; the one of the two that there is, without a stray "at" (AMB-38); null for neither. */
export function roleAtCompany({ companyName, roleInBusiness }: Party): string | null {
  const role = roleInBusiness?.trim();
  const company = companyName?.trim();
  if (role && company) return `${role} at ${company}`;
  return role || company || null;
}
