import { countedInSpanish } from "#domain/kernel/spanish-moment-text.ts";
import type { PickerWords } from "./picker-messages.ts";

const freeTimes = (count: number) => countedInSpanish(count, "hora libre", "horas libres");
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The Spanish texts. */
export const spanish = {
  title: "Elija una hora",
  duration: "Duración",
  date: "Fecha",
  time: "Hora",
  previous: "Mes anterior",
  next: "Mes siguiente",
  zone: "Zona horaria",
  changeZone: "Cambiar la zona horaria",
  meet: "Cómo se reúnen",
  ways: { phone: "Llamada telefónica", video: "Videollamada", "in person": "En persona" },
  wayHints: {
    phone: "Le llamarán al número que indique.",
    video: "Recibirá el enlace al reservar.",
    "in person": "",
  },
  dayFirst: "Elija un día para ver sus horas libres.",
  failed: "No se pudieron cargar las horas libres",
  loading: "Cargando las horas libres",
  minutes: (count) => `${count} min`,
  weekdays: [
    ["do", "domingo"],
    ["lu", "lunes"],
    ["ma", "martes"],
    ["mi", "miércoles"],
    ["ju", "jueves"],
    ["vi", "viernes"],
    ["sá", "sábado"],
  ],
  dayLabel(day, { free, isToday }) {
    const words = [isToday ? `Hoy, ${day}` : capital(day)];
    if (free !== null) words.push(free === 0 ? "sin horas libres" : freeTimes(free));
    return words.join(", ");
  },
  timesOn: (day) => `Horas del ${day}`,
  announced: (count, day) => `${freeTimes(count)} el ${day}`,
  noneOn: (day) => `No hay horas libres el ${day}.`,
  full: (minutes, day) =>
    `No hay horas libres de ${minutes} minutos hasta el ${day}, el último día que se puede reservar.`,
  fullShorter: "Con una duración más corta podría haber una hora libre.",
  fullLater: "Vuelva a consultar más adelante, por favor.",
  fullReach: (host) => `Para acordar una hora, comuníquese con ${host}:`,
  noneIn: (month) => `No hay horas libres en ${month}.`,
  bookableUntil: (day) => `Se puede reservar hasta el ${day}.`,
  shownIn: (zone) => `Las horas se muestran en ${zone}.`,
  forHost: (time, name) => `${time} para ${name}`,
  again: (time) => `${time}, segunda vez`,
  noLongerFree: (time, minutes) =>
    `El horario de ${time} no está libre durante ${minutes} minutos. Elija otro, por favor.`,
} satisfies PickerWords;
