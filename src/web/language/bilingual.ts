/** The same texts in another language: every key, and every parameter of a text. */
export type Translation<Words> = Words extends string
  ? string
  : Words extends (...args: infer Args) => infer Said
    ? (...args: Args) => Translation<Said>
    : { readonly [Key in keyof Words]: Translation<Words[Key]> };

/** The texts of a visitor's page: the English ones, and the name that finds the Spanish ones. */
export type Bilingual<Words> = { name: string; english: Words };

/** All Spanish texts, by name. */
export type Spanish = Readonly<Record<string, unknown>>;

/** Names English texts, so that their Spanish is found once it is loaded (shell/spanish-words.ts). */
export const bilingual = <const Words>(name: string, english: Words): Bilingual<Words> => ({
  name,
  english,
});

let importSpanish: (() => Promise<{ spanishWords: Spanish }>) | undefined;
let loaded: Spanish | undefined;

/** Sets how the Spanish texts are loaded, because this room cannot import the rooms that have them. */
export function spanishComesBy(load: typeof importSpanish): void {
  importSpanish = load;
}

/** Loads all Spanish texts; false if that fails, and the page stays as it is. */
export async function loadSpanish(): Promise<boolean> {
  loaded ??= await importSpanish?.().then(
    ({ spanishWords }) => spanishWords,
    () => undefined,
  );
  return loaded !== undefined;
}

/** Whether the Spanish texts are loaded. */
export const isSpanishLoaded = (): boolean => loaded !== undefined;

/** The Spanish texts, or the English ones if they are missing. */
export function inSpanish<Words>({ name, english }: Bilingual<Words>): Words | Translation<Words> {
  return (loaded?.[name] as Translation<Words> | undefined) ?? english;
}
