/** Bookings, cancellations and stops in the words of ten countries, with what only looks like one. */
export const countryLines = `
  quiero sacar turno para el jueves a las 3 de la tarde => wants=book; when=11-26 15:00
  quisiera pedir hora para el martes a las 10 => wants=book; when=11-24 10:00 22:00
  quiero quedar con Ana el jueves a las cinco => wants=book; when=11-26 17:00 05:00
  tenéis hueco el martes por la tarde? => wants=book; when=11-24 part:12:00-17:00
  pido una hora pal lunes tempranito => wants=book
  me aparta un espacito el sábado a las 11 => wants=book; when=11-28 11:00 23:00
  me das chance el lunes a las 4 => wants=book
  cítame para el martes a las dos => wants=book; when=11-24 14:00 02:00
  resérvame hora el 3 de diciembre a las 10 y media => wants=book; when=12-03 10:30 22:30
  hola kiero una cita mñn a las 10 xfa => wants=book; when=11-24 10:00 22:00
  q onda quiero una cita pal martes a las 3 => wants=book; when=11-24 15:00 03:00
  mejor cancela todo => wants=cancel
  se me hizo imposible ir mañana a la cita => wants=cancel
  anulá mi turno del jueves => wants=cancel
  me toca anular la cita => wants=cancel
  ya no ocupo la cita => wants=cancel
  no cancele nada => nowants=cancel
  ya bájenme de su lista => wants=optOut
  sácame de tu lista => wants=optOut
  borradme de la lista => wants=optOut
  no me llaméis más => wants=optOut
  dejad de llamarme => wants=optOut
  no me llamés más => wants=optOut
  no me estén molestando con mensajes => wants=optOut
  no quiero saber más de ustedes => wants=optOut
  no quiero saber nada de hipotecas, solo vender => nowants=optOut
  no me llame antes de las 9 => nowants=optOut
  por qué nadie me escribe => nowants=optOut
  sácame una cita de tu lista => nowants=optOut
  se me cortó la llamada => nowants=optOut
  [time] una y media => when=13:30 01:30
  [time] una => when=13:00 01:00
  [time] a la una pe eme => when=13:00
  [time] a las dos no, a las dos y media => when=14:30 02:30
  [choice] la primerita => choice=nth:1
  [phone] ese no se lo doy => declines=phone
  [confirm] no sé lo que quiero => answer=null
  [anythingElse] nop => answer=no
  [anythingElse] eso sería todo, que tengas lindo día => wants=goodbye
  [anythingElse] nada más mi amor => wants=goodbye
`;
