import type { HostWords } from "./host-words.ts";

/** The Spanish texts. */
export const spanish = {
  Appointment: {
    pageTitle: "Reservar una cita · Hearthline",
    description: "Elija una hora libre. No necesita una cuenta.",
    lead: "Reserve una cita con",
    titleWith: (name) => `Reserve una cita con ${name} · Hearthline`,
    missing: "Perfil no encontrado",
    missingText: "En esta dirección no se pueden reservar citas. Revise el enlace, por favor.",
  },
  Demo: {
    pageTitle: "Reservar una demostración · Hearthline",
    description:
      "Elija una hora libre para una demostración de Hearthline. No necesita una cuenta.",
    lead: "Reserve una demostración con",
    titleWith: (name) => `Reserve una demostración con ${name} · Hearthline`,
    missing: "Administrador no encontrado",
    missingText: "En esta dirección no se ofrecen demostraciones.",
  },
  noAdminId: "Error: falta el identificador del perfil del administrador",
  loading: "Cargando",
  loadFailed: "No se pudo cargar esta página",
  license: (number) => `Licencia ${number}`,
} satisfies HostWords;
