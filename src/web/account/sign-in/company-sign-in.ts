/** Whether this Hearthline has the sign-in of a company beside its own; the server writes it into the page. */
export function hasCompanySignIn(): boolean {
  return document.documentElement.dataset.companySignIn === "on";
}
