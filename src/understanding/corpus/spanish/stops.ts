/** Spanish lines that ask for an end of all contact, and others that only sound like it, in the same notation. */
export const stopLines = `
  por favor ya no me llamen a este número => wants=optOut
  no quiero recibir más llamadas de ustedes => wants=optOut
  dejen de molestar => wants=optOut
  basta, no me escriban => wants=optOut
  quiero que borren mi número => wants=optOut
  no me contacten nunca más => wants=optOut
  denme de baja => wants=optOut
  no me interesa que me llamen => wants=optOut
  no más mensajes => wants=optOut
  ya no me manden textos => wants=optOut
  te dije que no me llames => wants=optOut
  no vuelvas a escribirme => wants=optOut
  alto => wants=optOut
  parar => wants=optOut
  quiero darme de baja de sus mensajes => wants=optOut
  eliminen mis datos de su sistema => wants=optOut
  no me hablen más => wants=optOut
  no llamen más a mi casa => wants=optOut
  paren las llamadas => wants=optOut
  no deseo ser contactado => wants=optOut
  stop => wants=optOut
  mi vecino no quiere que lo llamen => nowants=optOut
  no me llamó => nowants=optOut
  nunca me llaman => nowants=optOut
  no me dejaron mensaje => nowants=optOut
  no deje de llamarme por favor => nowants=optOut
  no dejen de avisarme => nowants=optOut
  me llamaron pero no dejaron mensaje => nowants=optOut
  no me llegan sus mensajes => nowants=optOut
  ¿por qué no me llaman? => nowants=optOut
  el agente de antes dejó de llamar => nowants=optOut
  pare, espere un momento => nowants=optOut
  ya no quiero esa hora => nowants=optOut
  no me llame Juan, me llamo Julián => nowants=optOut
  no quiero cancelar => nowants=optOut
  quite mi cita del martes => nowants=optOut
  borre esa nota => nowants=optOut
`;
