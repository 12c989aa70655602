import { ORPCError } from "@orpc/client";
import type {
  bookingErrors,
  manageErrors,
  noHostErrors,
  noProfileErrors,
  tooManyMessages,
} from "#contract/booking/errors.ts";
import { unexpected, unreachable } from "#web/client/failure.es.ts";
import type { FailureWords } from "./failure-messages.ts";

type Refusal =
  | keyof typeof bookingErrors
  | keyof typeof manageErrors
  | keyof typeof noHostErrors
  | keyof typeof noProfileErrors;

/** Translations of the server's messages (contract/booking/errors.ts). */
const refusals: Record<Refusal, string> = {
  NO_PROFILE: "No hay ningún profesional en esta dirección.",
  NO_ADMIN: "En esta dirección no se ofrecen demostraciones.",
  SLOT_TAKEN: "Esta hora ya no está libre. Elija otra, por favor.",
  ALREADY_SENT: "Ya se envió otra reserva con este identificador. Vuelva a cargar la página.",
  NOT_BOOKED: "Esta solicitud no reservó nada.",
  WITHDRAWN: "Esta cita ya no existe. Haga una nueva reserva, por favor.",
  PROOF_NEEDED: "En este momento se están haciendo muchas reservas. Inténtelo de nuevo.",
  TOO_MANY: "Se hicieron demasiadas reservas. Inténtelo más tarde.",
  NO_BOOKING: "Este enlace no corresponde a ninguna cita.",
  CLOSED: "Esta cita ya no se puede cambiar.",
  TOO_OFTEN: "Esta cita se cambió demasiadas veces. Llame por teléfono, por favor.",
};

/** Messages for TOO_MANY, by what is limited. */
const tooMany: Record<string, string> = {
  connection:
    "Se hicieron demasiadas reservas desde esta conexión a internet en la última hora. Inténtelo más tarde.",
  email: "Este correo ha llegado a su límite de reservas.",
  check: "No pudimos comprobar esta reserva. Envíela de nuevo, por favor.",
} satisfies Record<keyof typeof tooManyMessages, string>;

const wrongInput = "Revise los datos e inténtelo de nuevo.";

function messageOf(error: unknown): string {
  if (!(error instanceof ORPCError)) return unreachable;
  const code = String(error.code);
  const { limited = "" } = (error.data ?? {}) as { limited?: string };
  if (code === "TOO_MANY" && Object.hasOwn(tooMany, limited)) return tooMany[limited]!;
  if (Object.hasOwn(refusals, code)) return refusals[code as Refusal];
  return code === "BAD_REQUEST" ? wrongInput : unexpected;
}

/** The Spanish texts. */
export const spanish = {
  messageOf,
  retry: "Intentar de nuevo",
} satisfies FailureWords;
