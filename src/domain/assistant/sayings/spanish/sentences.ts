import { alarms, delicates } from "#understanding/heard.ts";
import type { TurnContext } from "../../turn/context.ts";
import * as asks from "../asks.ts";
import { spanishQuestions, type Pair } from "./questions.ts";
import * as opening from "../opening.ts";
import * as refusals from "../refusals.ts";

/** What is said of a booking, a change or a message on the way (conversation/). */
const remarks: readonly Pair[] = [
  ["Which other day or time works for you?", "¿Qué otro día u hora le conviene?"],
  ["What day and time should I move it to?", "¿Para qué día y hora la cambio?"],
  ["I can take a message instead.", "En lugar de eso, puedo tomar un mensaje."],
  ["I can take a message.", "Puedo tomar un mensaje."],
  ["I can take a message in your own words.", "Puedo tomar un mensaje en sus propias palabras."],
  ["Or say “a person”, and I'll transfer you.", "O diga «una persona» y le comunico."],
  ["I'm sorry, I don't understand.", "Lo siento, no entiendo."],
  ["That time has already passed.", "Esa hora ya pasó."],
  [
    "That time doesn't exist on that day, because the clocks are set forward.",
    "Esa hora no existe ese día, porque se adelantan los relojes.",
  ],
  ["That day doesn't exist.", "Ese día no existe."],
  ["Nothing is free then.", "No hay nada libre entonces."],
  ["That exact time isn't free.", "Esa hora exacta no está libre."],
  ["Nothing is free at that time of day.", "No hay nada libre a esa hora del día."],
  ["Nothing is free right now.", "Por ahora no hay nada libre."],
  ["There is nothing later on that day.", "Ese día no hay nada más tarde."],
  ["There is nothing earlier on that day.", "Ese día no hay nada más temprano."],
  ["I have done nothing.", "No hice nada."],
  ["All right, nothing has been booked.", "Está bien, no se reservó nada."],
  ["All right, the appointment stays as it is.", "Está bien, la cita queda como está."],
  ["All right, I haven't passed anything on.", "Está bien, no pasé ningún mensaje."],
  ["All right.", "Está bien."],
  ["All right, from the beginning.", "Está bien, desde el principio."],
  ["Nothing has been booked or changed.", "No se reservó ni se cambió nada."],
  ["Nothing more has been booked or changed.", "No se reservó ni se cambió nada más."],
  ["No problem, that happens.", "No se preocupe, eso pasa."],
  ["Goodbye.", "Hasta luego."],
  ["Thank you, and goodbye.", "Gracias, y hasta luego."],
  ["Thank you, I found it.", "Gracias, la encontré."],
  ["I've changed the message.", "Ya cambié el mensaje."],
  ["Your appointment is cancelled.", "Su cita queda cancelada."],
  ["You'll get an email to confirm.", "Le llegará un correo para confirmarlo."],
  [
    "There are already several appointments with this email, so I can't book another one.",
    "Ya hay varias citas con este correo, así que no puedo reservar otra.",
  ],
  [
    "Of course. Which phone number or email address should we stop contacting?",
    "Por supuesto. ¿A qué número o correo dejamos de escribir y llamar?",
  ],
  [
    "I'm sorry, that didn't work, and nothing was changed.",
    "Lo siento, no funcionó, y no se cambió nada.",
  ],
  ["I'm sorry, that time was just taken.", "Lo siento, esa hora se acaba de ocupar."],
  ["I can't find an appointment with those details.", "No encuentro una cita con esos datos."],
  [
    "You can also open it with the link in your confirmation email.",
    "También puede abrirla con el enlace de su correo de confirmación.",
  ],
  ["This appointment is already cancelled.", "Esta cita ya está cancelada."],
  ["This appointment is already over.", "Esta cita ya pasó."],
  [
    "It's too late to change this appointment here.",
    "Ya es muy tarde para cambiar esta cita por aquí.",
  ],
  [
    "Done. We won't call, text or email you anymore.",
    "Listo. Ya no le llamaremos ni le escribiremos.",
  ],
  ["Of course, take your time.", "Claro, tómese su tiempo."],
  [
    "This has been a long conversation, so I'll end it here.",
    "Esta conversación ya es larga, así que la termino aquí.",
  ],
  ["Are you still there?", "¿Sigue ahí?"],
  [
    "I am still here. Say “message” to leave one, or hang up and book on the page.",
    "Sigo aquí. Diga «mensaje» para dejar uno, o cuelgue y reserve en la página.",
  ],
  [
    refusals.forgottenWords,
    "Está bien. Lo que dijimos queda borrado, y el resto se borra al terminar.",
  ],
];

/** Sentences in which only the professional's name or a fact of the context varies. */
function namedSentences(context: TurnContext): readonly Pair[] {
  const { fullName } = context.professional;
  const notice = "This call is transcribed, not recorded.";
  const kind = context.kind === "guided" ? "automático" : "automático de inteligencia artificial";
  return [
    [opening.disclosure(context), `Hola, soy el asistente ${kind} de ${fullName}, no una persona.`],
    [notice, "Esta llamada se transcribe, no se graba."],
    [
      "Say stop, or press 9, and we won't call again.",
      "Diga «no me llamen», o marque 9, y no volveremos a llamar.",
    ],
    [opening.whatItDoes, "Puedo reservar, cambiar o cancelar una cita, o tomar un mensaje."],
    [opening.whatCanIDo, "¿En qué le puedo ayudar?"],
    [asks.askMessage(fullName), `¿Qué le digo a ${fullName}?`],
    [
      asks.askMessageAgain(fullName),
      `Diga por favor su mensaje para ${fullName} en sus propias palabras. Lo anoto tal como es.`,
    ],
    [
      `You can reach ${fullName} on the booking page.`,
      `Puede comunicarse con ${fullName} en la página de reservas.`,
    ],
    [`I have passed it on to ${fullName}.`, `Ya se lo pasé a ${fullName}.`],
    [
      `I have told ${fullName} in your words that you must not be contacted. The link in each of our emails, or STOP in answer to a text, stops it at once.`,
      `Le dije a ${fullName} con sus palabras que no deben comunicarse con usted. El enlace en cada correo nuestro, o STOP como respuesta a un mensaje, lo detiene enseguida.`,
    ],
    [
      `One moment, I'm transferring you to ${fullName}.`,
      `Un momento, le comunico con ${fullName}.`,
    ],
    [`${fullName} isn't available right now.`, `${fullName} no puede atender ahora.`],
    [
      `I'm an automated assistant and can't transfer you to ${fullName} here.`,
      `Soy un asistente automático y por aquí no le puedo comunicar con ${fullName}.`,
    ],
    [
      `I can find you a time with ${fullName} to talk about that.`,
      `Puedo buscarle una hora con ${fullName} para hablar de eso.`,
    ],
    [
      asks.offerTalkOrMessage(fullName),
      `Soy un asistente automático. Puedo buscarle una hora con ${fullName} para hablar de eso, o tomar un mensaje. ¿Qué prefiere?`,
    ],
    [refusals.callBackOrBook(fullName), `¿Quiere que ${fullName} le llame, o reservo una cita?`],
    [
      refusals.callBackInstead(fullName),
      `Si prefiere hablar con ${fullName}, pida en cualquier momento que le llame.`,
    ],
    ...delicates.map((topic): Pair => [
      refusals.refusalOf(topic, fullName),
      refused(topic, fullName),
    ]),
    ...delicates.map((topic): Pair => [refusals.refusalAgainOf(topic), refusedAgain[topic]]),
    ...alarms.map((alarm): Pair => [
      refusals.alarmWords(alarm, fullName),
      alarmed(alarm, fullName),
    ]),
  ];
}

function refused(topic: (typeof delicates)[number], name: string): string {
  switch (topic) {
    case "rates":
      return `No puedo hablar de precios, costos ni condiciones. ${name} puede hacerlo con usted en una cita.`;
    case "qualify":
      return `No puedo decir qué puede obtener o pagar alguien. ${name} lo puede revisar con usted en una cita.`;
    case "steering":
      return "No puedo describir zonas ni a la gente que vive en ellas, para ser justo con todos. Las fuentes públicas, como la ciudad y el estado, tienen cifras.";
    case "otherClients":
      return "No puedo compartir nada sobre otras personas ni sobre sus citas.";
    case "legal":
      return `No puedo dar consejos sobre eso ni prometer nada. Pregúntele por favor a ${name} o a un profesional.`;
    case "fraud":
      return "No le puedo ayudar con eso.";
    case "personalNumbers":
      return "Por favor no comparta aquí números de tarjeta, de cuenta ni de Seguro Social. No los necesito, y no los guardé.";
    case "instructions":
      return "Soy un asistente automático y solo puedo ayudar con citas y mensajes.";
    case "dial":
      return `Solo puedo pasar llamadas a ${name}, no a otros números.`;
  }
}

const refusedAgain: Record<(typeof delicates)[number], string> = {
  rates: "De precios, costos y condiciones no me toca hablar.",
  qualify: "No me toca decir qué puede obtener o pagar alguien.",
  steering: "Sobre las zonas y quienes viven en ellas no tengo nada que decir.",
  otherClients: "Las demás personas y sus citas son privadas.",
  legal: "No me toca dar consejos ni promesas.",
  fraud: "Eso no lo puedo hacer.",
  personalNumbers: "Esos números no van aquí, y no guardo ninguno.",
  instructions: "Solo me ocupo de citas y mensajes.",
  dial: "No llamo ni comunico a otros números.",
};

function alarmed(alarm: (typeof alarms)[number], name: string): string {
  switch (alarm) {
    case "emergency":
      return "Si es una emergencia, llame al 911 de inmediato, por favor. Soy un asistente automático y no puedo enviar ayuda.";
    case "selfHarm":
      return "Lamento que esté pasando por esto. Llame o escriba al 988 a cualquier hora, o al 911 si corre peligro; ahí hay quien hable español. Soy un asistente automático y no puedo ayudar con esto, pero allí sí.";
    case "abuse":
      return `Entiendo su molestia. Puedo ayudar con una cita o pasarle un mensaje a ${name}.`;
  }
}

/** Everything that the assistant says in English, with its Spanish words; sentences with days and times are elsewhere. */
export function spanishSentences(context: TurnContext): readonly Pair[] {
  return [...namedSentences(context), ...spanishQuestions, ...remarks];
}
