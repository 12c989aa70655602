/** What is to be passed on, as it is said from Madrid to Buenos Aires, and what only sounds like it. */
export const passedOnLines = `
  Necesito que le digáis a quien lleve mi hipoteca que el notario ya ha enviado el poder => wants=message
  vale con que le digáis lo del notario => wants=message
  Decidle que el notario ya ha enviado el poder, por favor => wants=message
  decile a Ana que no encuentro las llaves del departamento => wants=message
  ¿le podés avisar que mañana no hay nadie en la casa? => wants=message
  hacele saber que el contador mandó los números => wants=message
  quisiera que le avisen que llego tarde a la firma => wants=message; answer=null
  dile que los papeles ya están listos => wants=message
  dígale de mi parte que muchas gracias por la casa => wants=message
  avísenle por favor que el inspector no vino => wants=message
  coméntenle que la puerta del garaje no cierra => wants=message
  coméntale a Ana que el banco ya aprobó todo => wants=message
  hágame el favor de decirle que se dañó el calentador => wants=message
  me le dice que ya firmé los papeles => wants=message
  me le avisa a la doctora que ya salió el avalúo => wants=message
  pásale el dato de que el vecino también vende => wants=message
  ¿podría decirle a la señora Ruiz que la llave está con el portero? => wants=message
  le pueden decir que sí acepto la oferta => wants=message; answer=null
  que sepa que ya transferí el dinero => wants=message
  quería que supiera que el techo gotea => wants=message
  solo quería avisar que ya mandé el contrato firmado => wants=message
  es nomás pa decirle que el cheque ya está => wants=message; nowants=goodbye
  llamo para avisar que el señor del gas va a ir el lunes => wants=message
  no es pa cita, es pa que le digan q ya tengo la carta del banco => wants=message; nowants=book
  no necesito cita, con que le avisen de lo del poder me vale => wants=message; nowants=book
  dejale dicho que pasé a buscar la llave => wants=message; nowants=goodbye
  recuérdele que mañana vence el contrato => wants=message
  pregúntale si ya llegó el dinero del cierre => wants=message
  mándale decir que estoy lista => wants=message
  dime qué días tienes => nowants=message
  dígame a qué hora abren => nowants=message; q=hours
  me dice la hora por favor => nowants=message
  ¿me puede decir cuánto cobran? => nowants=message; q=cost
  dile a tu jefe que no me llame más => wants=optOut
  decidles que dejen de llamarme => wants=optOut
  mi esposo dice que el martes a las tres => nowants=message; when=11-24 15:00 03:00
  mi esposo me dijo que llamara para hacer una cita => nowants=message; wants=book
  no le diga que llamé => nowants=message
  no le diga nada a nadie => nowants=message
  quiero que me digan si hay citas el jueves => nowants=message; when=11-26
  decime si tenés algo el jueves => nowants=message; when=11-26
  no hace falta que le digan nada, quiero una cita => nowants=message; wants=book
  quería avisar que no voy a poder ir a mi cita => wants=cancel
  [name] bea.onate@example.com => name=null; email=bea.onate@example.com
`;
