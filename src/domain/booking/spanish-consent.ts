/** consentWording in Spanish, apart from it: English loads no Spanish. The very words are kept. */
export function spanishConsentWording(professional: string): string {
  return `Al reservar, usted acepta que ${professional} se comunique con usted por correo electrónico o por teléfono acerca de esta cita.`;
}
