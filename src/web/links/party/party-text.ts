type Party = { companyName: string | null; roleInBusiness: string | null };

/** "Broker at Acme"; only the role or the company where the other is missing; null for neither. */
export function roleAtCompany({ companyName, roleInBusiness }: Party): string | null {
  const role = roleInBusiness?.trim();
  const company = companyName?.trim();
  if (role && company) return `${role} at ${company}`;
  return role || company || null;
}
