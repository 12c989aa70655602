import type { AppointmentStatus } from "#domain/appointments/statuses.ts";
import type { ManageWords } from "./manage-messages.ts";

// Feminine forms fit both nouns, "cita" and "demostración".
const statuses: Record<AppointmentStatus, string> = {
  Scheduled: "Programada",
  Confirmed: "Confirmada",
  Completed: "Realizada",
  Cancelled: "Cancelada",
};

/** Ends a sentence with a single period, even after "p.m.". */
const ended = (text: string) => text.replace(/\.*$/, ".");

/** The Spanish texts. */
export const spanish = {
  pageTitle: "Su reserva · Hearthline",
  loading: "Cargando su reserva",
  failed: "No se pudo cargar su reserva",
  status: (status) => statuses[status as AppointmentStatus] ?? status,
  move: "Cambiar la hora",
  moveTitle: "Elija otra hora",
  moveTo: (time) => `Cambiar a: ${time}`,
  moveNothing: "Cambiar a la hora elegida",
  stay: "Mantener la hora",
  moved: "Cita reprogramada",
  moveFailed: "No se pudo cambiar la hora",
  cancel: "Cancelar la cita",
  cancelQuestion: "¿Cancelar esta cita?",
  cancelText: (host, time) =>
    `${ended(`${host} cuenta con usted: ${time}`)} Si cancela, la hora quedará libre para otras personas.`,
  cancelYes: "Sí, cancelarla",
  cancelNo: "No, mantenerla",
  cancelled: "Cita cancelada",
  cancelFailed: "No se pudo cancelar la cita",
  mail: "Un correo con los detalles va en camino.",
  mailWithheld: "Hoy no pudimos enviarle un correo. Guarde el enlace de esta página.",
  until: (moment) => ended(`Puede cambiarla o cancelarla hasta esta hora: ${moment}`),
  bookAgain: "Reservar otra hora",
  missing: "Elija una fecha y una hora, por favor.",
  closed: {
    cancelled: {
      title: "Esta cita fue cancelada",
      text: (host) => `Si aún desea reunirse con ${host}, reserve otra hora.`,
    },
    over: {
      title: "Esta cita ya comenzó o ya pasó",
      text: (host) => `Puede reservar otra con ${host}.`,
    },
    "too late": {
      title: "Ya es tarde para cambiarla aquí",
      text: (host) => `Si no puede asistir, llame o escriba a ${host}, por favor.`,
    },
  },
  wrongTitle: "Este enlace no funciona",
  wrongText:
    "Puede estar incompleto, o la cita se eliminó. Abra de nuevo el enlace de su correo o pregunte a la persona con quien iba a reunirse.",
  home: "Volver al inicio",
} satisfies ManageWords;
