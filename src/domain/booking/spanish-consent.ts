/** consentWording in Spanish, in its own file so that English pages load no Spanish. The exact wording is stored. */
export function spanishConsentWording(professional: string): string {
  return `Al reservar, usted acepta que ${professional} se comunique con usted por correo electrónico o por teléfono acerca de esta cita.`;
}
