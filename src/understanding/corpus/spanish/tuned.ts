/** What callers say in Spanish, one line each: what was asked before it, the line, and what has to be heard in it. */
export const tunedLines = `
  Hola, quisiera hacer una cita => wants=book; lang=es
  buenas tardes necesito agendar una cita para el martes a las tres de la tarde => wants=book; when=11-24 15:00
  quiero una cita mañana por la mañana => wants=book; when=11-24 part:08:00-12:00
  me gustaría reservar para pasado mañana a las 10 => wants=book; when=11-25 10:00 22:00
  se puede el miércoles que viene a las dos y media => when=11-25 14:30 02:30
  tiene algo para la próxima semana => when=11-30..12-06
  [day] el 3 de diciembre => when=12-03
  una cita el 12/2 (mes/día) a las 10:30 de la mañana => wants=book; when=12-02 10:30
  una cita el 2/12 (día/mes) a las 4 de la tarde => wants=book; when=12-02 16:00
  [day] el martes a las 15:30 => when=11-24 15:30
  [day] miércoles 2 a las 10 am => when=12-02 10:00
  [day] el 2 de diciembre del próximo año => when=2027-12-02
  [day] el jueves al final del día => when=11-26 part:16:00-18:00
  [day] en la primera mitad del viernes => when=11-27 part:08:00-12:00
  [time] tipo once => when=11:00 23:00
  [time] a eso de las diez => when=10:00 22:00
  el lunes tengo médico así que el martes a las tres => when=11-24 15:00 03:00
  [day] dentro de dos semanas => when=12-07
  [day] el lunes de la semana que viene => when=11-30
  [day] el quince => when=12-15
  [day] hoy mismo si se puede => when=11-23
  [time] a las tres y media => when=15:30 03:30
  [time] a la una => when=13:00 01:00
  [time] tres menos cuarto => when=14:45 02:45
  [time] cuarto para las tres => when=14:45 02:45
  [time] después de las dos => when=part:14:00-24:00
  [time] antes de las once de la mañana => when=part:00:00-11:00
  [time] entre las dos y las cuatro => when=part:14:00-16:00
  [time] a las quince horas => when=15:00
  [time] a las 9 de la mañana => when=09:00
  [time] por la tarde => when=part:12:00-17:00
  [time] al mediodía => when=12:00
  [time] como a las 10 y cuarto => when=10:15 22:15
  [day] cualquier día menos el viernes => when=no:fri soonest
  [day] el martes no puedo, mejor el jueves => when=11-26 no:tue
  [day] no, mejor el jueves => when=11-26; answer=no
  [confirm] sí => answer=yes
  [confirm] si => answer=yes
  [confirm] sí señorita, está bien => answer=yes
  [confirm] claro que sí => answer=yes
  [confirm] correcto => answer=yes
  [confirm] así es, gracias => answer=yes
  [confirm] sí, adelante => answer=yes
  [confirm] todo está perfecto => answer=yes
  [confirm] dale => answer=yes
  [confirm] sí pero a las cuatro => answer=null; corrects=time
  [confirm] no, está mal => answer=no
  [confirm] creo que sí => answer=null
  [confirm] no estoy seguro => answer=null
  [confirm] no => answer=no
  [confirm] no gracias => answer=no
  [confirm] digo, a las cuatro => answer=null; corrects=time; when=16:00 04:00
  [confirm] el nombre está mal => corrects=name; answer=no
  quiero cambiar mi cita => wants=move
  necesito mover mi cita del martes al jueves a las 2 => wants=move; when=11-26 14:00 02:00
  quisiera reprogramar => wants=move
  cancele mi cita por favor => wants=cancel
  quiero anular la cita que tengo => wants=cancel
  ya no voy a poder ir, quiero cancelarla => wants=cancel
  quiero dejarle un mensaje => wants=message
  puede decirle que me llame => wants=message
  quisiera dejar un recado => wants=message
  quiero hablar con una persona => wants=human
  páseme con alguien por favor => wants=human
  no me llamen más => wants=optOut
  dejen de llamarme => wants=optOut
  ya no quiero recibir mensajes => wants=optOut
  quítenme de su lista => wants=optOut
  ella nunca me llama => nowants=optOut
  mi agente dejó de llamarme => nowants=optOut
  no me ha llamado nadie => nowants=optOut
  ¿me puede repetir? => wants=repeat
  no le entendí => wants=repeat
  empecemos de nuevo => wants=startOver
  [anythingElse] adiós => wants=goodbye
  [anythingElse] no, eso es todo, gracias => wants=goodbye
  me llamo Ana Torres => name=Ana Torres
  mi nombre es José Luis Hernández => name=José Luis Hernández
  [name] soy María del Carmen Ruiz => name=María del Carmen Ruiz
  [name] Pedro Martínez => name=Pedro Martínez
  [name] a nombre de Lucía Peña => name=Lucía Peña
  [name] rosa flores => name=Rosa Flores
  [name] sí, con mucho gusto, me llamo carlos vega => name=Carlos Vega
  [email] maria punto lopez arroba gmail punto com => email=maria.lopez@gmail.com
  [email] mi correo es jgarcia85 arroba hotmail punto com => email=jgarcia85@hotmail.com
  [email] ana guion bajo torres arroba yahoo punto com => email=ana_torres@yahoo.com
  [email] es pedro guion sosa arroba outlook punto com => email=pedro-sosa@outlook.com
  [email] ese o te o arroba gmail punto com => email=soto@gmail.com
  [email] ana@example.com => email=ana@example.com
  [phone] siete uno ocho cinco cinco cinco cero uno cuatro dos => phone=+17185550142
  [phone] mi número es 718 555 0142 => phone=+17185550142
  [phone] es el siete dieciocho, cinco cincuenta y cinco, cero uno cuarenta y dos => phone=+17185550142
  [phone] no tengo teléfono => declines=phone
  [phone] prefiero no darlo => declines=phone
  [choice] la primera => choice=nth:1
  [choice] la segunda por favor => choice=nth:2
  [choice] la de las tres => when=15:00 03:00
  [choice] ninguna => choice=none
  [choice] cualquiera está bien => choice=any
  ¿qué horario tienen? => q=hours
  ¿dónde están ubicados? => q=address
  ¿cuánto cuesta la consulta? => q=cost
  ¿es usted una persona? => q=areYouHuman
  ¿estoy hablando con una máquina? => q=areYouHuman
  ¿cuánto dura la cita? => q=howLong
  ¿están grabando esta llamada? => q=recorded
  ¿qué tasa de interés tienen? => delicate=rates
  ¿usted cree que califico para un préstamo? => delicate=qualify
  ¿es seguro ese vecindario? => delicate=steering
  ¿quién más tiene cita hoy? => delicate=otherClients
  ¿puedo demandar a mi casero? => delicate=legal
  hay un incendio en mi casa => alarm=emergency
  quiero morirme => alarm=selfHarm
  eres una máquina estúpida => alarm=abuse
  quiero comprar una casa => purpose=Buying a home
  quiero hablar sobre una hipoteca => purpose=Home loan
  un momento por favor => waits=true
  [code] el código es cuatro ocho dos nueve uno cinco => code=482915
  [confirm] sí, resérvela => answer=yes
  [time] más tarde => when=later
  [day] lo antes posible => when=soonest
  [day] cuando usted pueda => when=soonest
  [day] el próximo viernes en la tarde => when=11-27 part:12:00-17:00
  [day] el veinticuatro de este mes => when=11-24
  [choice] sí, esa me sirve => answer=yes
  no grabe esta conversación => wants=noTranscript
  hello I want to book an appointment => lang=en; wants=book
  my name is Maria de la Cruz => lang=en
  buen día, mire, ando buscando casa y quería ver si me dan una cita con la señora Dana => wants=book; lang=es
  yo quería saber si el jueves hay espacio => when=11-26
  agéndeme el martes a las diez y media por favor => when=11-24 10:30 22:30
  quiero ir a verla el viernes => wants=book; when=11-27
  me puede anotar para el lunes treinta de noviembre a las nueve => when=11-30 09:00 21:00
  cita martes 3 pm => wants=book; when=11-24 15:00
  martes 3pm => when=11-24 15:00
  quiero cita para hoy en la tarde => wants=book; when=11-23 part:12:00-17:00
  pues para mañana temprano si hay => lang=es
  [day] el viernes once de diciembre => when=12-11
  [day] el diez => when=12-10
  [day] para el veinticinco de noviembre => when=11-25
  [day] de este viernes en ocho => when=12-04
  [day] el miércoles o el jueves de la otra semana => lang=es
  [day] puede ser el martes o si no el jueves => when=11-24 11-26
  [day] lunes no puedo => when=no:mon
  [day] ni lunes ni martes => when=no:mon,tue
  [day] el que sea menos lunes => when=no:mon soonest
  [day] entre semana => lang=es
  [day] fin de semana => lang=es
  [day] no sé, ¿qué días tiene? => lang=es
  [day] lo más pronto que se pueda => when=soonest
  [day] 15 de diciembre => when=12-15
  [day] diciembre 3 => when=12-03
  [day] pasado mañana a mediodía => when=11-25 12:00
  [time] a las tres de la tarde => when=15:00
  [time] tres y media => when=15:30 03:30
  [time] 3 => when=15:00 03:00
  [time] once => when=11:00 23:00
  [time] a las 10 am => when=10:00
  [time] a las diez y cuarto de la mañana => when=10:15
  [time] como a las cuatro => when=16:00 04:00
  [time] diez para las tres => when=14:50 02:50
  [time] doce y media => when=12:30 00:30
  [time] en la tarde después de las tres => when=part:15:00-17:00
  [time] cualquier hora => lang=es
  [time] a primera hora => lang=es
  [time] a las catorce treinta => when=14:30
  [time] a la una y cuarto => when=13:15 01:15
  [time] media hora más tarde => when=later:30
  [time] tiene algo más temprano => when=earlier
  [time] no puedo a esa hora => lang=es
  [confirm] sí, está todo bien, muchas gracias => answer=yes
  [confirm] si esta bien => answer=yes
  [confirm] si claro => answer=yes
  [confirm] sip => answer=yes
  [confirm] simón => answer=yes
  [confirm] órale pues => answer=yes
  [confirm] sí señor => answer=yes
  [confirm] perfecto gracias => answer=yes
  [confirm] va => answer=yes
  [confirm] está bien => answer=yes
  [confirm] muy bien => answer=yes
  [confirm] si, agendela => answer=yes
  [confirm] sí, por favor, resérvemela => answer=yes
  [confirm] sí, eso es correcto => answer=yes
  [confirm] sí quiero => answer=yes
  [confirm] ajá => answer=yes
  [confirm] no, no está bien => answer=no
  [confirm] no, cancele => answer=no
  [confirm] no, quiero cambiar el día => answer=no; corrects=day
  [confirm] el correo está equivocado => corrects=email
  [confirm] mi apellido está mal escrito => corrects=name
  [confirm] sí, pero mi nombre es con zeta => answer=null
  [confirm] déjeme pensarlo => waits=true
  [confirm] sí, pero cambie la hora => answer=null; corrects=time
  [confirm] no sé => answer=null
  [confirm] ya no => answer=no
  [confirm] si puedo => answer=null
  [confirm] ¿a las tres? => answer=null
  [confirm] sí, y que me llame antes => answer=null
  [confirm] bueno => answer=yes
  [confirm] dije jueves no martes => answer=null
  [confirm] sí, si me llaman antes => answer=null
  necesito cambiar mi cita para el viernes => wants=move; when=11-27
  mi cita es el jueves y la quiero pasar al viernes => wants=move
  se me complicó, ¿podemos mover la cita? => wants=move
  voy a tener que cancelar => wants=cancel
  cancela mi cita => wants=cancel
  no voy a poder asistir => wants=cancel
  quiero dejar un mensaje para Dana => wants=message
  dígale que me llame cuando pueda => wants=message
  puede tomarme un recado => wants=message
  me puede pasar con el gerente => wants=human
  quiero hablar con alguien de verdad => wants=human
  operadora => wants=human
  ya déjenme en paz => wants=optOut
  no quiero más llamadas => wants=optOut
  no me escriban más => wants=optOut
  no me vuelvan a marcar nunca => wants=optOut
  quiten mi número de su lista => wants=optOut
  ya les dije que no me llamen => wants=optOut
  no me manden mensajes de texto por favor => wants=optOut
  no me gusta que me llamen tanto => lang=es
  no me llame a esta hora, llámeme mañana => nowants=optOut
  no me llame en la mañana => nowants=optOut
  nadie me llamó ni me mandó mensaje => nowants=optOut
  por qué no me llaman => nowants=optOut
  me dejaron de llamar => nowants=optOut
  no quiero que dejen de llamarme => nowants=optOut
  [anythingElse] no gracias => answer=no
  [anythingElse] así está bien gracias adiós => wants=goodbye
  [anythingElse] no => answer=no
  [name] me llamo roberto => name=Roberto
  [name] a nombre de la señora Marta Solís => name=Marta Solís
  [name] Ana María Torres de León => name=Ana María Torres de León
  [name] mi nombre es Luz => name=Luz
  [name] es para mi mamá, Teresa Gil => name=Teresa Gil
  [name] ¿para qué quiere mi nombre? => name=null
  [name] no se lo quiero dar => name=null
  [name] soy Beto => name=Beto
  [name] soy la señora Amparo Gil => name=Amparo Gil
  [name] José => name=José
  [name] Fernández, Pablo Fernández => name=Pablo Fernández
  hola soy Carmen Díaz y quiero una cita => name=Carmen Díaz; wants=book
  hola, habla Jorge, quiero cambiar mi cita => wants=move
  [email] ana torres arroba gmail => email=anatorres@gmail.com
  [email] mi email es a torres 22 arroba gmail punto com => email=atorres22@gmail.com
  [email] juanperez@gmail.com gracias => email=juanperez@gmail.com
  [email] ele u i ese arroba aol punto com => email=luis@aol.com
  [email] eme de mamá a ere be de burro arroba gmail punto com => email=marb@gmail.com
  [email] laura punto gomez 1985 arroba gmail punto com => email=laura.gomez1985@gmail.com
  [phone] sí, es siete uno ocho, quinientos cincuenta y cinco, cero uno cuarenta y dos => phone=+17185550142
  [phone] no => declines=phone
  [phone] no tengo => declines=phone
  [phone] 718-555-0142 => phone=+17185550142
  [choice] el martes a las diez => when=11-24 10:00 22:00
  [choice] esa está bien => answer=yes
  [choice] la de en medio => lang=es
  [choice] a las tres => when=15:00 03:00
  [choice] tres => lang=es
  [choice] otro día => lang=es
  [choice] la primera está bien => choice=nth:1
  cual es su horario => q=hours
  donde estan => q=address
  cuanto cobran => q=cost
  eres una persona o una máquina => q=areYouHuman
  con quién tengo el gusto => q=whoAreYou
  tiene licencia => q=licence
  van a grabar => q=recorded
  cuando es mi cita => q=myAppointment
  de cuánto es el enganche => delicate=rates
  con mi crédito me prestan => delicate=qualify
  qué tipo de gente vive ahí => delicate=steering
  me pueden garantizar que me aprueban => delicate=legal
  auxilio, se está quemando mi casa => alarm=emergency
  ya no quiero vivir => alarm=selfHarm
  do you have anything on Thursday => lang=en
  yes => lang=en
  okay thank you => lang=en
  San Antonio => lang=en
  I live in Los Angeles => lang=en
`;
