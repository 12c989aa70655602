import type { OptOutWords } from "./opt-out-messages.ts";

/** The Spanish texts. */
export const spanish = {
  pageTitle: "Dejar de recibir estos mensajes · Hearthline",
  loading: "Abriendo su enlace",
  failed: "No se pudo abrir su enlace",
  title: (name) => `¿No recibir más mensajes del asistente de ${name}?`,
  text: (name, address) =>
    `Ya no le enviará correos ni mensajes de texto, ni le llamará. Esto se aplica a ${address}. Sus citas con ${name} siguen igual.`,
  stop: "Dejar de recibir estos mensajes",
  stopFailed: "No se pudieron detener los mensajes",
  stopped: (name) => `El asistente de ${name} ya no se comunicará con usted`,
  stoppedText: (address) =>
    `Ya no enviaremos nada a ${address}. Si desea volver a recibir mensajes, dígaselo usted mismo.`,
  wrongTitle: "Este enlace no funciona",
  wrongText: "Copie el enlace completo del correo, hasta el final.",
  home: "Volver al inicio",
} satisfies OptOutWords;
