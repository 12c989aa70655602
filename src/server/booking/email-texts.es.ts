import type { BookingKind } from "#domain/appointments/free-slots.ts";
import {
  atSpanishTime,
  countedInSpanish,
  spanishHere,
  spanishMoments,
} from "#domain/kernel/spanish-moment-text.ts";
import { spanishZoneName } from "#domain/kernel/spanish-zone-name.ts";
import type { EmailTexts } from "./email-texts.ts";

// Both nouns are feminine, which all participles below rely on.
const nouns: Record<BookingKind, string> = { Appointment: "cita", Demo: "demostración" };
const yours = (kind: BookingKind, host: string) => `su ${nouns[kind]} con ${host}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const { momentText, longDayText, timeText } = spanishMoments(spanishHere);
const spans = {
  minute: (count: number) => countedInSpanish(count, "minuto", "minutos"),
  hour: (count: number) => countedInSpanish(count, "hora", "horas"),
};

/** The emails to clients who booked in Spanish. */
export const spanishEmails: EmailTexts = {
  momentText,
  longDayText,
  timeText,
  zoneName: spanishZoneName,
  when: ({ day, time, zone }) => `${day}, ${atSpanishTime(time)}, ${zone}`,
  lasting: (when, minutes) => `${capital(when)}. Duración: ${spans.minute(minutes)}.`,
  headings: {
    booked: (kind, host) => capital(yours(kind, host)),
    moved: (kind, host) => `${capital(yours(kind, host))} fue reprogramada`,
    cancelled: (kind, host) => `${capital(yours(kind, host))} fue cancelada`,
    confirmed: (kind, host) => `${host} confirmó su ${nouns[kind]}`,
    restored: (kind, host) => `${capital(yours(kind, host))} sigue en pie`,
  },
  arranged: (kind, host) => `${host} programó una ${nouns[kind]} con usted`,
  subjects: {
    booked: (kind, host) => capital(yours(kind, host)),
    moved: (kind, host) => `Reprogramada: ${yours(kind, host)}`,
    cancelled: (kind, host) => `Cancelada: ${yours(kind, host)}`,
    confirmed: (kind, host) => `Confirmada: ${yours(kind, host)}`,
    restored: (kind, host) => `Sigue en pie: ${yours(kind, host)}`,
  },
  reminder: {
    subject: (kind, host) => `Recordatorio: ${yours(kind, host)}`,
    heading: (kind, host, { count, unit }) =>
      `${count === 1 ? "Falta" : "Faltan"} ${spans[unit](count)} para ${yours(kind, host)}`,
  },
  wouldHaveBeen: (when) => `Habría sido: ${when}`,
  before: (when) => `Antes era: ${when}.`,
  guess:
    "La hora es una estimación: las reglas de las zonas horarias pueden cambiar hasta entonces.",
  otherClock: (host, moment, zone) => `Para ${host}: ${moment}, ${zone}.`,
  code: (code) => `Si llama o escribe al asistente, su código es ${code}.`,
  place(place, host) {
    if (place.way === "video") return `Videollamada: ${place.link}`;
    if (place.way === "in person") return `En persona: ${place.address}`;
    return place.phone ? `${host} le llamará al ${place.phone}.` : "Por teléfono.";
  },
  location: (place) =>
    place.way === "phone"
      ? "Llamada telefónica"
      : place.way === "video"
        ? place.link
        : place.address,
  calendarFile: "Este correo incluye un archivo para su calendario.",
  moveOrCancel: "Cambiar o cancelar",
  bookAnother: "Reservar otra hora",
  untilItBegins: "Puede cambiarla o cancelarla hasta que comience.",
  until: (moment, zone) => `Puede cambiarla o cancelarla hasta esta hora: ${moment}, ${zone}.`,
  event: (kind, host) => `${capital(nouns[kind])} con ${host}`,
  linkTo: (link) => `Cambiar o cancelar: ${link}`,
  isOff: "Esta cita fue cancelada.",
};
