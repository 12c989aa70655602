type Party = { companyName: string | null; roleInBusiness: string | null };

/** "Broker at Acme", or only the role or the company if the other is missing; null if both are. */
export function roleAtCompany({ companyName, roleInBusiness }: Party): string | null {
  const role = roleInBusiness?.trim();
  const company = companyName?.trim();
  if (role && company) return `${role} at ${company}`;
  return role || company || null;
}
