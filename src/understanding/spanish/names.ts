import { normal, pattern, source, wordSet } from "../text.ts";
import type { Expecting } from "../heard.ts";
import { nameInCase } from "../details/name-case.ts";
import { lineOf } from "../details/name-phrase.ts";
import { withoutRepetition } from "../details/name-repeated.ts";
import { retold } from "../details/name-retold.ts";
import { particles } from "../details/name-words.ts";
import { without } from "../tokens/tokens.ts";
import { letter as letterName } from "./emails.ts";
import { spanish } from "./is-spanish.ts";
import { flat, wholeWords } from "./rule.ts";
import { isWord } from "./words.ts";

// What a name follows: "me llamo", "a nombre de".
const strong = wholeWords(
  source`
    (?:me llamo|mi nombre(?: completo)? es|mi nombre,?|el nombre es|nombre es|a(?:l)? nombre de
    |bajo el nombre(?: de)?|(?:se llama|ella se llama|el se llama)|(?:es|la cita es|quiero la cita
    |cita) para (?:mi \w+,?|la senora|el senor|don|dona)(?: que se llama)?|apellido es|mi apellido es)(?: el
    | la)? *[:,]? *`,
);
// "Soy" and "habla": anything can follow.
const weak = wholeWords(
  source`
    (?:yo )?(?:soy|le habla|les habla|te habla|habla|de parte de|con)(?: (?:el|la)(?= (?:senor|senora|senorita
    |doctor|doctora|licenciad[oa]|ingenier[oa])))? *[:,]? *`,
);
const titles = wordSet(
  "senor senora senorita sr sra srta don dona doctor doctora dr dra licenciado licenciada lic ingeniero ing joven",
);
// Words that are never part of a name here, beyond those that the dictionary translates.
const never = wordSet(`
  si claro bueno ok okay hola aqui mucho gusto encantado servirle servir quien calle tasa interes persona cliente agente
  corredor corredora propietario dueno duena vecino vecina interesado interesada nuevo nueva esposa esposo hijo hija madre
  padre mama papa hermano hermana ciudadano residente mexicano mexicana cubano cubana colombiano colombiana
  dominicano dominicana espanol latina latino soltero casada casado alguien lunes martes miercoles jueves viernes
  sabado manana hoy tarde noche enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre
  diciembre arroba punto guion perdon disculpe digo mejor creo llamando llamo buscando quisiera gustaria
  escribe deletrea deletreo b v s z h acento letra uno dos tres cuatro cinco seis siete ocho nueve diez por para
  representante humano robot maquina gente momento segundo espere necesito quiero puedo gracias adios cancelar
  cambiar agendar reservar comprar vender rentar refinanciar hipoteca prestamo espanola ingles necesita quiere
  espanoles exactamente correcto perfecto nombre llama hablando seguro segura listo lista buenas tardes dias noches
  queria querria necesitaba llamaba quieria ando andamos busco deseo ocupo vi me fijese mire oiga oye
  mami papi mio mia suegra suegro servidor ay dios tantito momentito igual dice digame pa vdd verdad completo
  puede favor porfavor cual ninguno ninguna nadie hace hago tuve estaba estuve tengo usted ustedes mismo misma
`);
const alsoNames = wordSet("abril julio mayo marzo agosto domingo rosa sol angel del el la");
const led = wholeWords(
  source`
    (?:si|claro|bueno|pues|ah|eh|este|mm+|hola|buenas(?: tardes| noches)?|buenos dias|por supuesto
    |con mucho gusto|mucho gusto|como no|ok|okay|es|seria|sera|no|perdon|disculpe|digo|gracias|ya|a ver
    |senorita|senor|la cita es|para mi|(?:el )?nombre|un servidor|servidor|pon(?:ga)?(?:l[aeo]|me)?
    |(?:anot|apunt)[ae]me(?: como)?)`,
);
// What a name can follow in the middle of an answer: "la de ella, ¿verdad? …", "me dicen Chuy pero es …".
const turns = new RegExp(
  source`
    [?!:;.]\s+|(?<!\p{L})(?:pon(?:ga)?(?:l[aeo]|me)?|(?:anot|apunt)[ae](?:me|l[aeo]) como|pero es
    |nombre(?: \p{L}+){1,4} es|con (?:la |doble )*\p{L}{1,6},|(?:nombre )?de mi \p{L}+[,:])\s+`,
  "gu",
);
const rounds = /^(?:$|[,.;!]|con |se escribe|para servir|a sus|por favor|gracias)/;

// "Del Río, dos palabras", "Choc, ce hache o ce": how what was said is written.
const aboutWords = new RegExp(
  source`
    (?<=\p{L}{3} )(?:(?:son|en|va en|con|con la) )?(?:(?:dos|tres) palabras\b.*$|(?<!\p{L})(?:${letterName}[ ,]+){2,}
    ${letterName}
    (?!\p{L})(?<=(?:ache|erre|ese|ene|ele|eme|efe|ota|eta|uis|ce|ge|pe|cu)(?: \p{L}{1,6})*))`,
  "u",
);

const withLetter = new RegExp(`^con (?:(?:una?|la|doble) )*${letterName}(?!\\p{L})`, "u");

type Found = { words: string[]; from: number; to: number };

/**
 * The name in a normal Spanish text, and the text without it: after words that introduce one, or alone when it was
 * asked for. A name is known by its place, never by a list of names.
 */
export function hearSpanishName(
  line: string,
  written: string,
  expecting: Expecting,
): { name: string | null; rest: string } {
  const text =
    expecting === "name" ? line.replace(aboutWords, (all) => ",".padEnd(all.length)) : line;
  const bare = flat(text);
  const found =
    (expecting === "name" ? withSurname(text, bare, written) : null) ??
    last([...bare.matchAll(strong)].map((lead) => nameAt(text, lead.index + lead[0].length, 1))) ??
    last(
      [...bare.matchAll(weak)].map((lead) => {
        const isSelf = /soy|habla|parte/.test(lead[0]);
        return isSelf
          ? nameAt(text, lead.index + lead[0].length, expecting === "name" ? 1 : 2)
          : null;
      }),
    ) ??
    (expecting === "name" ? (alone(text, bare) ?? turned(text, bare)) : null);
  const again = expecting === "name" ? retold(lineOf(text, true), found) : null;
  const isName = again?.words.every((word, at) => isPart(flat(word), again.words.slice(0, at)));
  const named = again && isName ? again : found;
  if (!named) return { name: null, rest: line };
  return { name: nameInCase(named.words, written), rest: without(text, named) };
}

const surname = /(?:^|[ ,])(?:(?:y|de|el|mi|me|con) )*apellid[oa]s?(?: (?:es|son))?[ ,:]+/;

/** "Fidel, el apellido es Zamora", "me apellido Zamora y me llamo Fidel". */
function withSurname(text: string, bare: string, written: string): Found | null {
  const said = surname.exec(bare);
  const family = said && nameAt(text, said.index + said[0].length, 1);
  if (!family) return null;
  const rest = `${text.slice(0, said.index)} , ${text.slice(family.to).replace(/^[ ,]*y /, "")}`;
  const first = hearSpanishName(rest.replace(/^[ ,]+/, ""), written, "name").name;
  const words = normal(first ?? "")
    .split(" ")
    .filter((word) => word !== "");
  const own = words.filter((word) => !family.words.includes(word));
  return { words: [...own, ...family.words], from: 0, to: text.length };
}

function last(all: readonly (Found | null)[]): Found | null {
  return all.findLast((each) => each !== null) ?? null;
}

/** A name said without an introduction, after polite words. */
function alone(text: string, bare: string): Found | null {
  let from = 0;
  for (const match of bare.matchAll(led)) {
    if (/^[\s,.!:]*$/.test(bare.slice(from, match.index))) from = match.index + match[0].length;
    else break;
  }
  const found = nameAt(text, from, 1);
  // Nothing but titles and pauses comes before it.
  const before = found ? bare.slice(from, found.from).match(/\p{L}+/gu) : null;
  if (!found || !(before ?? []).every((word) => titles.has(word))) return null;
  // "Fernández, Pablo Fernández": said again in full.
  const again = /^, */.exec(text.slice(found.to));
  const whole = again && nameAt(text, found.to + again[0].length, 2);
  if (whole && found.words.every((word) => whole.words.includes(word))) return whole;
  const after = bare.slice(found.to).trim();
  // One word and then a sentence is no name: "Necesito …" is none, and neither is an unknown verb.
  const isClosed = after === "" || /^[.,;!]/.test(after) || withLetter.test(after);
  return found.words.length > 1 || isClosed ? found : null;
}

/** A first and a last name at the end of an answer, behind something else. */
function turned(text: string, bare: string): Found | null {
  const all = [...bare.matchAll(turns)].map((turn) => nameAt(text, turn.index + turn[0].length, 2));
  return last(all.filter((found) => found && rounds.test(bare.slice(found.to).trim())));
}

const mostWords = 6;
const part = /\p{L}[\p{L}\p{M}'’-]*\.?/uy;

/** The name that begins at a place, of at least so many words; null if none does. */
function nameAt(text: string, start: number, fewest: number): Found | null {
  const words: string[] = [];
  let [from, to] = [-1, -1];
  let at = start;
  while (words.length < mostWords) {
    const [gap = ""] = /^[ ]*/.exec(text.slice(at)) ?? [];
    part.lastIndex =
      at + (words.length === 0 ? (/^[\s,:]*/.exec(text.slice(at))?.[0].length ?? 0) : gap.length);
    const match = part.exec(text);
    // "bea.onate@example.com" is no name.
    if (!match || /^\S*@/.test(text.slice(match.index))) break;
    const word = match[0].replace(/[.'-]+$/, "");
    const plain = flat(word);
    // "Cordero c o r d e r o": the letters only spell it.
    if (word.length === 1 && /^[ .]+\p{L}(?![\p{L}\p{N}])/u.test(text.slice(part.lastIndex))) break;
    const isTitle = words.length === 0 && titles.has(plain);
    if (!isTitle && !isPart(plain, words)) break;
    at = match.index + match[0].length;
    if (isTitle) continue;
    if (from < 0) from = match.index;
    words.push(word);
    to = match.index + word.length;
    // A full stop ends it, except after an initial.
    if (match[0].endsWith(".") && word.length > 2) break;
  }
  while (words.length > 0 && particles.has(flat(words.at(-1)!))) {
    to -= words.pop()!.length;
    to = text.slice(0, to).trimEnd().length;
  }
  const once = withoutRepetition(words.map((word) => word.toLowerCase()));
  words.splice(0, words.length - once.length);
  const isName = words.length >= fewest && (words[0]?.length ?? 0) > 1;
  return isName ? { words, from, to } : null;
}

// "Póngala", "anóteme": what is to be done with the name.
const order = pattern`
  ^(?:esper|aguant|permit)|^(?:pon|anot|apunt|agend|reserv|registr|escrib|dej|hag|apart)(?:ga)?(?:[ae]n?|er)?(?:(?:me|se|nos)?l[aoe]s?|me|nos)$`;

function isPart(word: string, before: readonly string[]): boolean {
  if (order.test(word)) return false;
  if (particles.has(word)) return before.length > 0;
  if (word.length === 1) return before.length > 0 && !/^[aeouy]$/.test(word);
  return alsoNames.has(word) || !(never.has(word) || isWord(word) || spanish.has(word));
}
