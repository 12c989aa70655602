/** Moves, in words of several countries, and the hour of one in the afternoon, which "una de las" is not. */
export const moveLines = `
  quiero correr la cita del martes a las nueve y media para el jueves a la una => wants=move
  hola! cachai que me topa la hora del lunes a las 3 con el dentista, la puedo correr pal mismo día pero a las 9? => wants=move
  se me cruza la hora del jueves con el médico, la podemos postergar para el viernes? => wants=move
  puedo pasar mi turno del lunes para el miércoles a las 4 => wants=move
  me corre la cita para mañana a las dos => wants=move; when=11-24 14:00 02:00
  me atrasas la cita media hora => wants=move
  [time] a la una de la tarde por favor => when=13:00; choice=-
  [choice] me regala el cambio para el jueves a la una de la tarde => when=11-26 13:00; choice=-
  [choice] a la una de la mañana => when=01:00
  una de las casas que vende => when=-; nowants=move
  quiero saber la hora del lunes => nowants=move
  podemos ver la casa el lunes y la puedo comprar => nowants=move
`;
