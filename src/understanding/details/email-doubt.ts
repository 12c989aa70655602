import { wordSet } from "../text.ts";

// Words of a sentence around an address, which are hardly ever part of one, as an address has them: without apostrophes.
// "And", "the" and "de la" often are.
const besides = wordSet(`
  this these those isnt wasnt arent dont doesnt didnt wont cant couldnt she he her his him they them their we
  our what whats whatre which when where why how who well alright right wrong unbelievable believe put told calls
  writing written wrote named spelled spelling spell number numbers letter letters word then just only really maybe probably
  sounds sound anyway now never always hear heard because but so like was were does did had got gonna wanna gotta aint
  dammit damn goddamn shit crap hell fuck fucking maam sir dear
  luego después despues entonces osea sea una un en números numeros número numero letra letras todo junto pegado ese esa eso
  abajo rayita digo dice como porque pero
  its im thats times minus there nickname with on as in end ending con al final pegado minuscula mayuscula guiones
`);
// A letter by its Spanish name, which was not joined to the others: "equis blandon".
const letterNames = wordSet("equis hache jota ene eñe erre ere efe ele eme zeta uve doble griega");
// A domain is named more freely: "at the bakery dot com".
const besideDomain = wordSet(
  "no wait minus yeah yes so like sorry oh um uh luego digo perdón perdon con comun común junto pegado letra",
);

/**
 * Whether words about an address got into it when it was spoken: "well alright v toomey at …". It would be read back and
 * often agreed to, so it counts as not understood, and is asked for letter by letter.
 */
export function isDoubtful(said: {
  local: string;
  words: readonly string[];
  domain: readonly string[];
}): boolean {
  const { local, words, domain } = said;
  return (
    words.some((word) => besides.has(word) || letterNames.has(word)) ||
    domain.some((word) => besideDomain.has(word)) ||
    isSaidTwice(local, words)
  );
}

/** "Rosalind pike, r o z dot pike", "r teague, r for rosemary": a part came twice, once as a remark. */
function isSaidTwice(local: string, words: readonly string[]): boolean {
  const [longest = ""] = words.toSorted((one, other) => other.length - one.length);
  const isAgain = /[._-]/.test(local) && longest.length > 2 && local.split(longest).length > 2;
  // "Nineteen thirty eight, one nine three eight", "dhillon trucking, d h i l l o n trucking".
  if (/(\d{3,})\1|([a-z]{4,})\2$/.test(local)) return true;
  const ends = words.length === 1 && local.length > longest.length + 1;
  return isAgain || (ends && local === `${local[0]}${longest}${local[0]}`);
}
