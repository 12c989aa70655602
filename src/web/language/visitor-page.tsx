import { type ReactNode, useEffect } from "react";
import { labelToasts } from "#web/ui/toast/toast.ts";
import { type LanguageWords, languageNames, languageWords } from "./language-words.ts";
import { useSpeaking } from "./use-speaking.ts";
import { useWords } from "./use-words.ts";

/** A page in the visitor's language, with a switch to the other language in the top corner. */
export function VisitorPage({ children }: { children: ReactNode }) {
  const { language, choose } = useSpeaking();
  const words = useWords(languageWords);
  useEffect(() => {
    tellDocument(words);
    return () => tellDocument(languageWords.english);
  }, [words]);
  const other = language === "en" ? "es" : "en";
  return (
    <>
      <div className="site-width flex items-start justify-end">
        <button
          type="button"
          lang={other}
          onClick={() => choose(other)}
          className="text-link relative z-10 -mb-8 inline-flex min-h-8 items-center text-sm pointer-coarse:-mb-11 pointer-coarse:min-h-11"
        >
          {languageNames[other]}
        </button>
      </div>
      {children}
    </>
  );
}

/** Sets the document's own texts and language; leaving the page resets them to English. */
function tellDocument({ lang, ...labels }: LanguageWords): void {
  document.documentElement.lang = lang;
  labelToasts(labels);
}
