/**
 * Sentences with days, times or other changing words, each as an English and a Spanish one with the same places. `{when}`
 * is put into Spanish, `{said}` stays as it is.
 */
export const timedSentences: readonly (readonly [english: string, spanish: string])[] = [
  [
    "The next free times are {when}. Which one, or which other day?",
    "Las próximas horas libres son {when}. ¿Cuál, o qué otro día?",
  ],
  [
    "The next free times are {when}, or I can take a message. Which would you like?",
    "Las próximas horas libres son {when}, o puedo tomar un mensaje. ¿Qué prefiere?",
  ],
  ["Do you mean {when}?", "¿Quiere decir {when}?"],
  [
    "On {when} I have, for example, {when}. Which time works for you?",
    "Para {when} tengo, por ejemplo, {when}. ¿A qué hora le conviene?",
  ],
  ["I have {when}. Does that work?", "Tengo {when}. ¿Le sirve?"],
  ["I have {when}. Which works for you?", "Tengo {when}. ¿Cuál le conviene?"],
  [
    "Does {when} work for you? If not, tell me another day or time.",
    "¿Le conviene {when}? Si no, dígame otro día u otra hora.",
  ],
  [
    "Which one: {when}? You can also name another day or time.",
    "¿Cuál: {when}? También puede decir otro día u otra hora.",
  ],
  [
    "I can book {when}. Say “yes” to take it, or “another day”.",
    "Puedo reservar {when}. Diga «sí» para tomarla, u «otro día».",
  ],
  [
    "Say “the first” for {when}, “the second” for {when}, or “another day”.",
    "Diga «la primera» para {when}, «la segunda» para {when}, u «otro día».",
  ],
  ["{when} is free.", "{when} está libre."],
  ["All times here are in {zone}.", "Todas las horas aquí son en {zone}."],
  ["{when} is {when}.", "{when} equivale a {when}."],
  [
    "No appointment begins then, and {when} is free. Shall I take it for a new one?",
    "A esa hora no empieza ninguna cita, y {when} está libre. ¿La tomo para una nueva?",
  ],
  ["Nothing is free on {when}.", "No hay nada libre {when}."],
  ["{when} isn't free.", "{when} no está libre."],
  ["At {when} on which day: {when}?", "¿Qué día, a las {when}: {when}?"],
  ["Only the day, please: {when}?", "Dígame solo el día, por favor: ¿{when}?"],
  ["So back to {when}.", "Entonces, volvamos a su cita: {when}."],
  ["{when} has already passed.", "{when} ya pasó."],
  [
    "{when} has already passed, and appointments can be booked up to {said} days ahead, until {when}.",
    "{when} ya pasó, y las citas se reservan con un máximo de {said} días de anticipación, hasta {when}.",
  ],
  [
    "Appointments can be booked up to {said} days ahead, until {when}.",
    "Las citas se reservan con un máximo de {said} días de anticipación, hasta {when}.",
  ],
  ["You are booked for {when}.", "Su cita quedó reservada para {when}."],
  ["Your appointment is now on {when}.", "Su cita quedó para {when}."],
  [
    "I heard {email}. To be sure, please spell it.",
    "Entendí {email}. Para estar seguros, deletréelo por favor.",
  ],
  ["A confirmation goes to {email}.", "La confirmación va a {email}."],
  [
    "Your code, should you want to change it here, is {said}.",
    "Su código, por si quiere cambiarla por aquí, es {said}.",
  ],
  ["Hello {said}.", "Hola, {said}."],
  // A repetition that owns up to being one.
  ["Once more: {sentence}", "Una vez más: {sentence}"],
  ["As I said: {sentence}", "Como le dije: {sentence}"],
  ["To be sure: {sentence}", "Para estar seguros: {sentence}"],
];
