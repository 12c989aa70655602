/**
 * The timeline entries that count as contact with a person: the professional's notes, what the assistant sent, called or
 * took down, and appointments, except missed ones. Edits of the record don't count.
 */
export const contactKinds = [
  "noted",
  "message taken",
  "assistant reached out",
  "appointment_booked",
  "appointment_moved",
  "appointment_confirmed",
  "appointment_cancelled",
  "appointment_took_place",
] as const;
