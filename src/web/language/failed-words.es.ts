import type { FailedWords } from "./failed-words.ts";

/** The Spanish texts. */
export const spanish = {
  title: "No se pudo mostrar esta página",
  text: "Algo falló de nuestro lado o en la conexión. Lo que guardó está a salvo. Inténtelo de nuevo o vuelva al inicio.",
  home: "Volver al inicio",
  retry: "Intentar de nuevo",
} satisfies FailedWords;
