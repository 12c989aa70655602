import { questions } from "#understanding/heard.ts";
import type { TurnContext } from "../../turn/context.ts";
import { answerTo } from "../answers.ts";
import { datesInSpanish, weekdayInSpanish } from "./dates.ts";

/** Every answer to a question, with its Spanish one. What the professional wrote stays as it was written. */
export function spanishAnswers(context: TurnContext): [string, string][] {
  return questions.map((question) => [answerTo(question, context), spanishTo(question, context)]);
}

function spanishTo(question: (typeof questions)[number], context: TurnContext): string {
  const { professional, kind, circumstances } = context;
  const { fullName, companyName, title, licenseNumber, address, services } = professional;
  const assistant = kind === "guided" ? "automático" : "automático de inteligencia artificial";
  switch (question) {
    case "areYouHuman":
      return `No, no soy una persona. Soy el asistente ${assistant} de ${fullName}.`;
    case "whoAreYou": {
      const who = [title, companyName].filter(Boolean).join(", ");
      return `Soy el asistente automático de ${fullName}${who ? ` (${who})` : ""}, no una persona.`;
    }
    case "whatCanYouDo":
      return "Puedo reservar, cambiar o cancelar una cita, o tomar un mensaje.";
    case "hours":
      return hoursInSpanish(context);
    case "address":
      return address
        ? `La dirección es ${address}.`
        : `Aquí no tengo una dirección. ${fullName} le dirá dónde se ven.`;
    case "phone":
      return `Aquí no puedo dar un número, pero puedo tomar un mensaje para que ${fullName} se comunique con usted.`;
    case "licence":
      return licenseNumber
        ? `El número de licencia de ${fullName} es ${licenseNumber}.`
        : `Aquí no tengo el número de licencia. ${fullName} se lo puede decir.`;
    case "services":
      return services ?? `${fullName} le puede decir más en una cita.`;
    case "howLong": {
      const lengths = circumstances.availability.durations.map(String);
      const all =
        lengths.length < 2
          ? (lengths[0] ?? "")
          : `${lengths.slice(0, -1).join(", ")} o ${lengths.at(-1)!}`;
      return `Las citas pueden durar ${all} minutos; lo normal son 30.`;
    }
    case "cost":
      return `Reservar una cita es gratis. ${fullName} le puede responder todo lo demás en persona.`;
    case "recorded":
      return "No se graba el audio. Lo que decimos se guarda como texto para su cita.";
    case "privacy":
      return `Solo ${fullName} puede leer esta conversación, y se borra después de un tiempo. Los detalles están en la página de privacidad.`;
    case "language":
      return "Sí, entiendo español e inglés: siga en el que prefiera.";
    case "myAppointment":
      return "El correo de confirmación tiene la hora de su cita y un enlace a ella. Con su código de seis dígitos puedo cambiarla o cancelarla.";
  }
}

const day = /\b(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/g;

/** The hours, from the English sentence: "lunes a viernes de 9:00 a.m. a 5:00 p.m.". */
function hoursInSpanish(context: TurnContext): string {
  const { fullName } = context.professional;
  const said = answerTo("hours", context);
  if (said.endsWith("isn't taking appointments right now."))
    return `${fullName} no está tomando citas por ahora.`;
  const start = `Appointments with ${fullName} `;
  const rest = said
    .slice(start.length)
    .replace("are available every day ", "son todos los días ")
    .replace("are available ", "son ")
    .replace("start between ", "comienzan between ")
    .replace(day, (name) => weekdayInSpanish(name))
    .replace(/(\p{L}+) to (\p{L}+) (?=\d)/gu, "de $1 a $2 ")
    .replace(/(?<=\p{L} )(?=\d{1,2}:\d{2} [AP]M to)/gu, "from ")
    .replace(/ and (?=\d{1,2}:\d{2} [AP]M to)/g, " y from ");
  return `Las citas con ${fullName} ${datesInSpanish(rest, context)}`;
}
