import * as asks from "../asks.ts";

/** A sentence of the assistant in English, and what it says in Spanish. */
export type Pair = readonly [english: string, spanish: string];

/** The questions (asks.ts, other-wordings.ts), with their Spanish ones. */
export const spanishQuestions: readonly Pair[] = [
  [asks.askDay, "¿Qué día le conviene?"],
  [
    asks.askDayAgain,
    "Perdón, no entendí el día. Puede decir «mañana», «el martes» o «el 2 de diciembre».",
  ],
  [
    asks.askTimeAgain,
    "Perdón, ¿a qué hora? Puede decir por ejemplo «a las diez y media» o «a las dos de la tarde».",
  ],
  [asks.askName, "¿Cuál es su nombre?"],
  [asks.askFullName, "¿Cuál es su nombre completo?"],
  [asks.askNameAgain, "Perdón, no entendí su nombre. Nombre y apellido, por favor."],
  [asks.askNameSlowly, "¿Qué nombre anoto? Dígalo así: «me llamo Dana Reyes»."],
  [asks.askEmail, "¿A qué correo le mando la confirmación?"],
  [
    asks.askEmailAgain,
    "Perdón, no entendí el correo. Dígalo así: nombre arroba ejemplo punto com, o deletréelo.",
  ],
  [
    asks.askEmailSlowly,
    "Probemos una vez más: deletree lo que va antes de la arroba, y luego lo que va después.",
  ],
  [asks.askPhone, "¿Y un número de teléfono, si gusta? También puede omitirlo."],
  [
    asks.askPhoneAgain,
    "El número no quedó completo. Diga los diez dígitos, por favor, o «sin teléfono».",
  ],
  [asks.leaveOutPhone, "Dejo el número en blanco."],
  [asks.askPhoneForCallback, "¿A qué número le podemos devolver la llamada?"],
  [asks.askReach, "¿Cómo nos comunicamos con usted? ¿Por teléfono o por correo?"],
  [
    asks.askReachAgain,
    "Necesito un número de teléfono de diez dígitos, o un correo electrónico, por favor.",
  ],
  [
    asks.askReachOrNone,
    "¿Qué número o qué correo? Diga «ninguno» y paso el mensaje así, pero entonces no se podrá responder.",
  ],
  [
    asks.askCode,
    "¿Cuál es el código de seis dígitos de su correo de confirmación? Si no lo tiene, dígame su nombre y el día y la hora exactos de la cita.",
  ],
  [
    asks.askCodeAgain,
    "Dígame por favor los seis dígitos del código, o su nombre con el día y la hora exactos de la cita.",
  ],
  [
    asks.askCodeOrTime,
    "¿Hay un número de seis dígitos en su correo de confirmación? Si no, necesito su nombre y la hora, así: «Dana Reyes, el martes 24 a las dos de la tarde».",
  ],
  [
    asks.askCodeOrDayAndTime,
    "¿Cuál es el código de seis dígitos de su correo de confirmación? Si no lo tiene, dígame el día y la hora exactos de la cita.",
  ],
  [
    asks.askCodeOrDay,
    "¿Cuál es el código de seis dígitos de su correo de confirmación? Si no lo tiene, dígame qué día es la cita.",
  ],
  [
    asks.askCodeOrHour,
    "¿Cuál es el código de seis dígitos de su correo de confirmación? Si no lo tiene, dígame la hora exacta de la cita.",
  ],
  [
    asks.askCodeOrName,
    "¿Cuál es el código de seis dígitos de su correo de confirmación? Si no lo tiene, dígame a nombre de quién está.",
  ],
  [
    asks.askCodeOrNameAndHour,
    "¿Cuál es el código de seis dígitos de su correo de confirmación? Si no lo tiene, dígame a nombre de quién está y la hora exacta.",
  ],
  [asks.askIdentityDay, "¿Qué día es la cita?"],
  [asks.askIdentityHour, "¿A qué hora es la cita?"],
  [
    asks.askAfterSearches[0]!,
    "Revise por favor los seis dígitos en su correo de confirmación, o dígame a nombre de quién está, con el día y la hora exactos. También puede decir «mensaje», y lo paso.",
  ],
  [
    asks.askAfterSearches[1]!,
    "Puede estar a otro nombre o a otra hora: ¿qué nombre, qué día y qué hora dice la confirmación? O diga «mensaje» para dejar uno.",
  ],
  [
    asks.askAfterSearches[2]!,
    "¿Hay un mensaje de texto o un correo con un número de seis dígitos? Si no, lo mejor es dejar un mensaje: solo diga «mensaje».",
  ],
  [
    asks.askAfterSearches[3]!,
    "Probemos una vez más con el nombre completo, el día y la hora, o deje un mensaje.",
  ],
  [asks.askMoveOrCancel, "¿Quiere cambiarla o cancelarla?"],
  [asks.askNewOrMove, "¿Es una cita nueva, o quiere cambiar una que ya tiene?"],
  [
    asks.askMoveOrCancelAgain,
    "¿Pasamos la cita a otra hora, o la cancelamos? También puede decir «mensaje» para dejar uno.",
  ],
  [asks.askIdentityName, "¿A nombre de quién está la cita?"],
  [asks.askIdentityNameAgain, "¿Qué nombre tiene la cita? Dígalo así: «a nombre de Dana Reyes»."],
  [asks.askIdentityTime, "¿Qué día y a qué hora es la cita?"],
  [
    asks.askIdentityTimeAgain,
    "Necesito el día y la hora exactos que tiene ahora, así: «el martes 24 a las dos de la tarde».",
  ],
  [
    asks.askWhatToChange,
    "¿Qué cambio: el día, la hora, su nombre, el correo o el número de teléfono?",
  ],
  [asks.whatItIs, "Soy un asistente automático."],
  [asks.askEmailToAnswer, "¿Cuál es su correo electrónico?"],
  [asks.goOn.day!, "Entonces, ¿qué día le conviene?"],
  [asks.goOn.name!, "Entonces, ¿cuál es su nombre?"],
  [asks.goOn.email!, "Entonces, ¿a qué correo le mando la confirmación?"],
  [asks.goOn.phone!, "Entonces, ¿tiene un número de teléfono? También puede omitirlo."],
  [
    asks.goOn.code!,
    "Entonces, ¿cuál es el código de seis dígitos, o su nombre y la hora de la cita?",
  ],
  [asks.askAnythingElse, "¿Necesita algo más?"],
  [asks.askStop, "¿Quiere que dejemos de comunicarnos con usted?"],
  [
    asks.askStopAddress,
    "Desde aquí no veo su número ni su correo, y sin uno de ellos no sé a quién dejar de contactar. ¿Cuál es?",
  ],
  [
    asks.askAnythingElseAgain,
    "Soy un asistente automático y no entendí eso. ¿Puedo hacer algo más? Si no, solo diga adiós.",
  ],
  [
    asks.askWant,
    "Puedo reservar, cambiar o cancelar una cita, o tomar un mensaje. ¿Qué le gustaría?",
  ],
  [asks.bookOrMessage, "¿Le gustaría reservar una cita o dejar un mensaje?"],
  [
    asks.askWantAgain,
    "Soy un asistente automático y no entendí eso. Puede decir, por ejemplo, «una cita el martes a las dos», «cancelar mi cita» o «dejar un mensaje».",
  ],
  [
    asks.askWantSimply,
    "Perdón, todavía no entiendo. ¿Es sobre una cita nueva, sobre una que ya tiene, o es un mensaje?",
  ],
  // The possible answers to a read-back.
  [
    "Say “yes” if that's right, or tell me what to change.",
    "Diga «sí» si está bien, o dígame qué cambio.",
  ],
  [
    "If something is wrong, name it, like “the time” or “the email”.",
    "Si algo está mal, dígalo, por ejemplo «la hora» o «el correo».",
  ],
  [asks.passOnInstead, "Muy bien, todavía no he hecho nada, y puedo pasarlo tal como está."],
  // The second wordings (other-wordings.ts).
  ["What day would suit you?", "¿Qué día le quedaría bien?"],
  ["Tell me a day, please.", "Dígame un día, por favor."],
  [
    "Which email address may I use for the confirmation?",
    "¿Qué correo puedo usar para la confirmación?",
  ],
  ["Back to the day: which one works for you?", "Volviendo al día: ¿cuál le conviene?"],
  [
    "Back to the confirmation: which email should it go to?",
    "Volviendo a la confirmación: ¿a qué correo la mando?",
  ],
  ["Back to the phone number: is there one?", "Volviendo al teléfono: ¿tiene un número?"],
  [
    "At which phone number or email address can we answer you?",
    "¿En qué teléfono o correo le podemos responder?",
  ],
  [
    "What would you like: an appointment, a change to one, or a message?",
    "¿Qué le gustaría: una cita, cambiar una, o un mensaje?",
  ],
  [
    "What would you like: to book an appointment, or leave a message?",
    "¿Qué prefiere: reservar una cita o dejar un mensaje?",
  ],
  [
    "Say “book” for an appointment, or “message” to leave one.",
    "Diga «cita» para reservar una, o «mensaje» para dejar uno.",
  ],
  [
    "I still can't find an appointment with those details.",
    "Sigo sin encontrar una cita con esos datos.",
  ],
  [
    "I make, move and cancel appointments, and I take messages.",
    "Hago, cambio y cancelo citas, y tomo mensajes.",
  ],
  [
    "I'm automated, and I didn't get that one either.",
    "Soy un asistente automático, y eso tampoco lo entendí.",
  ],
];
