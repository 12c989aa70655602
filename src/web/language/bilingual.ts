/** The same words in another language: every key, and every place that a text leaves for something. */
export type Translation<Words> = Words extends string
  ? string
  : Words extends (...args: infer Args) => infer Said
    ? (...args: Args) => Translation<Said>
    : { readonly [Key in keyof Words]: Translation<Words[Key]> };

/** Words of a visitor's page: the English ones, and the name by which the Spanish ones are found. */
export type Bilingual<Words> = { name: string; english: Words };

/** All Spanish words, by name. */
export type Spanish = Readonly<Record<string, unknown>>;

/** Names English words, so that their Spanish is found once it is loaded (shell/spanish-words.ts). */
export const bilingual = <const Words>(name: string, english: Words): Bilingual<Words> => ({
  name,
  english,
});

let importSpanish: (() => Promise<{ spanishWords: Spanish }>) | undefined;
let loaded: Spanish | undefined;

/** Says where the Spanish words come from. They are in rooms of which this one knows nothing. */
export function spanishComesBy(load: typeof importSpanish): void {
  importSpanish = load;
}

/** Loads all Spanish words at once; false where they cannot be had, and the page stays as it is. */
export async function loadSpanish(): Promise<boolean> {
  loaded ??= await importSpanish?.().then(
    ({ spanishWords }) => spanishWords,
    () => undefined,
  );
  return loaded !== undefined;
}

/** Whether Spanish can be spoken at once. */
export const isSpanishLoaded = (): boolean => loaded !== undefined;

/** The Spanish of these words. Where they have none, English stands in: a page that speaks goes before none. */
export function inSpanish<Words>({ name, english }: Bilingual<Words>): Words | Translation<Words> {
  return (loaded?.[name] as Translation<Words> | undefined) ?? english;
}
