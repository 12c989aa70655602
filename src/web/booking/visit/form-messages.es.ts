import { spanishConsentWording } from "#domain/booking/spanish-consent.ts";
import { countedInSpanish } from "#domain/kernel/spanish-moment-text.ts";
import type { FormWords } from "./visit-messages.ts";

/** Translations of the errors of domain/booking/visit.ts, by their English text. */
const faults: Record<string, string> = {
  "Name is required.": "Escriba su nombre.",
  "Phone is required.": "Escriba su teléfono.",
  "Email is required.": "Escriba su correo electrónico.",
  "Enter an email address like name@example.com.":
    "Escriba una dirección de correo como nombre@ejemplo.com.",
};
const tooLong = /^Use at most ([\d,]+) characters\.$/;

function faultText(message: string): string {
  const [, most] = tooLong.exec(message) ?? [];
  if (most) return `Use ${most} caracteres como máximo.`;
  return faults[message] ?? "Revise este dato, por favor.";
}

const spans = {
  minute: (count: number) => countedInSpanish(count, "minuto", "minutos"),
  hour: (count: number) => countedInSpanish(count, "hora", "horas"),
};

/** The Spanish texts. */
export const spanish = {
  title: "Sus datos",
  name: "Nombre",
  email: "Correo electrónico",
  emailHint: "Ahí recibirá la confirmación.",
  phone: "Teléfono",
  phoneHint: "Le llamarán a este número.",
  phoneCannotBe:
    "Este número no es válido en EE. UU. Si es de otro país, empiece con + y el código del país.",
  company: "Empresa",
  notes: "Notas",
  optional: "Opcional",
  chosen: "Hora elegida",
  nothing: "Aún no ha elegido una hora",
  restored: "Recuperamos lo que había escrito.",
  startOver: "Empezar de nuevo",
  proving: "Comprobando que usted es una persona…",
  looking: "Comprobando si su reserva se completó…",
  notBooked: "Su reserva no se completó. Elija una hora y envíela de nuevo.",
  alreadySent:
    "Su intento anterior sí quedó reservado y la confirmación va en camino. Envíe este formulario solo si desea una segunda cita.",
  holdsEnough:
    "Este correo llegó a su límite de reservas: 3 citas próximas con un profesional y 20 reservas o cambios en 24 horas. Podrá reservar de nuevo cuando una cita haya pasado o se cancele, o un día después. Para cambiar o cancelar una, use el enlace de su correo.",
  tryAgainIn: ({ count, unit }) => `Puede intentarlo de nuevo en ${spans[unit](count)}.`,
  consent: spanishConsentWording,
  fault: faultText,
} satisfies FormWords;
