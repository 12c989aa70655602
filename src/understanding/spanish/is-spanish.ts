import type { Language } from "../heard.ts";
import { wordSet } from "../text.ts";
import { flat } from "./rule.ts";

/**
 * Words that tell the language: frequent ones that English does not have. "No", "a", "me", "he" and "son" are in both.
 */
export const spanish = wordSet(`
  hola buenos buenas tardes noches dias gracias favor quiero quisiera necesito cita citas hablar hablo habla hablan
  puedo puede pueden podria tengo tiene tienen estoy esta estan soy es eres usted ustedes ella ellos nosotros mi mis su
  sus el la los las un una unos unas del al de en con por para que cual cuando donde como cuanto cuesta quien pero
  porque si ya muy mas menos tambien bien manana hoy ayer ahora ahorita lunes martes miercoles jueves viernes sabado
  domingo semana mes dia hora horas enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre
  diciembre uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta
  cincuenta cero media cuarto tarde noche mediodia primera primero segunda tercera ultima ninguna cualquiera espanol
  ingles correo telefono numero nombre llamo llamen llame dejen deje mensaje recado cancelar cambiar mover agendar
  reservar comprar vender casa hipoteca prestamo adios hasta luego perdon disculpe espere claro correcto perfecto
  exacto vale bueno ayuda entiendo comprendo gustaria queria arroba punto guion otra otro otros nada todo todos
  senor senora senorita despues antes sin sobre ese esa eso este esto lo le les se y o repita digame oiga cancele
  gratis cambie mejor digo quitenme borren andale dale orale asi claro seguro vecindario barrio tasa tasas intereses abogado
  estan llamada proximo proxima viene pasado hay reserva
`);
const english = wordSet(`
  the and you your is are was i i'm my to of in on at for with it this that what when where how who want need like would
  could can please hello hi yes yeah thanks thank appointment book call an have has do does don't not tomorrow today
  monday tuesday wednesday thursday friday saturday sunday morning afternoon evening o'clock one two three four five six
  seven eight nine ten name email phone number speak talk stop sorry about but if or so okay make see her him she
  he we they there from after before next week okay let let's give get got we're our us sure all that's it's i'll i'd
  yep yeah nope right cancel move change day time message leave second first last more later earlier think know can't
  won't too very just really any some much am been will going go come here hold hang bye only also goodbye wait today's
  said actually instead wrong fine great good works work sounds december november january february march april june
`);
// Words that are in names and places of English as well: alone they tell nothing.
const alsoInNames = wordSet(
  "de del la las los el san santa casa y en un una es no me a o se su por media mi al dia con",
);
// Words that are in no name: without any English beside it, one of them is enough.
const sure = wordSet(`
  hola gracias quiero quisiera necesito puedo puede pueden podria tengo tiene tienen estoy soy usted ustedes llamo
  hablo habla hablar cita citas favor manana espanol entiendo entendi comprendo gustaria queria llamen llames llame
  llamame
  dejen deje mensaje recado cancelar cancele cancelarla cambiar cambie agendar reservar repetir repita quien cuanto
  cuando donde buenos buenas dias tardes adios perdon disculpe espere correcto hoy ahora ahorita cuesta estan ayuda
  reprogramar empecemos empezar oiga digame lunes martes miercoles jueves viernes sabado domingo hay hasta necesita
  quitenme borrenme saquenme marquen escriban conversacion llamada morir morirme matar matarme vivir voy vamos dijo
  operadora operador representante vuelvan marcar grabar graban credito prestan
  despacio comuniqueme paseme paren basta ninguna bueno nada volvamos apunteme anoteme escuche denme baja deseo contacten contactado parar espereme espera espere tantito momento estupido estupida
  decile decidle dile digale avisale avisele dejale dejele comentale hacele sacame borradme
  borrame quitame mensajes llamadas
  idiota vete pinche pendejo pendejos cabron mierda puta chinga chinguen jodan joder
`);
// Some of them are surnames and first names after all.
const surnames = wordSet("bueno buenos dias domingo lunes hay tardes cuesta");
const shapes = /\p{L}{3,}(?:iendo|ciones|cion|arme|erme|irme|arla|arlo|enme|andome|iendome)$/u;
// Said alone, they are as Spanish as a sentence is.
const tellingAlone = wordSet(`
  hola gracias manana espanol adios correcto perfecto lunes martes miercoles jueves viernes sabado domingo claro quiero
  necesito cita cancelar ayuda ninguna hoy buenas buenos exacto primera segunda tercera
`);
const spanishLetters = /[ñ¿¡]/;
const accented = /\p{L}*[áéíóúü]\p{L}*/gu;

/**
 * Whether a line is Spanish, by the evidence of its words; names alone never tell. A line that tells nothing ("no",
 * "ok", "4:30") is in the language of the talk so far.
 */
export function isSpanish(text: string, before: Language, isNameAsked: boolean): boolean {
  // "10 am" is written in both.
  const untimed = flat(text).replace(/(?<=\d) ?[ap]m\b/g, "");
  const words = [...new Set(untimed.match(/\p{L}[\p{L}']*/gu) ?? [])];
  if (words.length === 0) return before === "es";
  const inSpanish = words.filter((word) => spanish.has(word));
  const telling = inSpanish.filter((word) => !alsoInNames.has(word)).length;
  const other = words.filter((word) => english.has(word)).length;
  if (before === "es")
    return !(other > 0 && (telling === 0 || other > inSpanish.length) && other >= words.length / 4);
  const signs = (spanishLetters.test(text) ? 1 : 0) + (text.match(accented)?.length ?? 0) * 0.5;
  const isSure = words.some((word) => sure.has(word) || shapes.test(word));
  const isWhole =
    words.length <= 2 && words.every((word) => tellingAlone.has(word) || alsoInNames.has(word));
  if (isNameAsked && telling < 2)
    return other === 0 && words.some((word) => sure.has(word) && !surnames.has(word));
  const small = words.filter((word) => alsoInNames.has(word) || spanish.has(word)).length;
  if (other > 0) return telling >= 2 && inSpanish.length > other * 1.5;
  if (isSure || (isWhole && telling > 0)) return true;
  // "Con mi crédito me prestan": nothing but small words beside one that is not known.
  if (small >= 3 && small / words.length >= 0.6) return true;
  return (
    telling >= 1 &&
    inSpanish.length + signs >= 2 &&
    (inSpanish.length + signs) / words.length >= 0.35
  );
}
