/** The texts of preview pictures; `lead` is the booking page's own. */
export const previewWords = {
  name: "Hearthline",
  lead: { en: "Book an appointment with", es: "Reserve una cita con" },
  site: "Enhance Real Estate Productivity with AI Voice Agent",
} as const;
