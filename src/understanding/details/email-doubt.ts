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
`);
// A domain is named more freely: "at the bakery dot com".
const besideDomain = wordSet("no wait yeah yes so like sorry oh um uh luego digo perdón perdon");

/**
 * Whether words about an address got into it when it was spoken: "well alright v toomey at …". It would be read back and
 * often agreed to, so it counts as not understood, and is asked for letter by letter.
 */
export function isDoubtful(said: { words: readonly string[]; domain: readonly string[] }): boolean {
  const isBeside = (word: string) => besides.has(word);
  return said.words.some(isBeside) || said.domain.some((word) => besideDomain.has(word));
}
