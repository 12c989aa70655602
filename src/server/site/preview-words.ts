/** The words of preview pictures (SPEC §2 Landing page; the booking page's own lead). */
export const previewWords = {
  name: "Hearthline",
  lead: { en: "Book an appointment with", es: "Reserve una cita con" },
  site: "Enhance Real Estate Productivity with AI Voice Agent",
} as const;
