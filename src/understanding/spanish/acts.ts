import { type Rule, rules } from "./rule.ts";

const polite = "(?:por favor,? |porfa(?:vor)? |me |nos |le |les |lo |la |te |se )*";
const wish =
  "(?:quiero|queremos|quisiera(?:mos)?|queria(?:mos)?|querria|necesito|necesitamos|necesitaba|deseo|desearia|ocupo|me gustaria|nos gustaria|me encantaria|me urge|(?:me |nos |le )?(?:puede[ns]?|podria[ns]?|podriamos|puedo|podemos|podra[ns]?)|quiere|vengo a|llam(?:o|aba|e) para|hablo para|es para|favor de|hay que|(?:voy a tener|tendre|tengo) que|tendria que|debo|trato de|pienso|voy a|vamos a|prefiero|preferiria|ando buscando|busco|estoy buscando|solicito)";
const meeting =
  "(?:cita|sita|reunion|consulta|consultoria|asesoria|junta|reservacion|reserva|turno|visita|entrevista|encuentro)(?:s|es)?";
const me = "(?:me|nos|mi|este|esta)";
const more = "(?: (?:mas|nunca|nunca mas|ya|por favor|otra vez|de nuevo|jamas|en la vida))*";
const who =
  "(?:una? )?(?:persona(?: (?:real|de verdad|viva|humana))?|human[oa]|ser humano|gente(?: real)?|agente|representante|operador[a]?|encargad[oa]|gerente|jef[ae]|supervisor[a]?|secretari[oa]|asesor[a]?|alguien(?: (?:real|de verdad|mas|que me ayude|del equipo))?|corredor[a]?|senor[a]?|licenciad[oa]|ejecutiv[oa]|recepcionista|el|ella|usted es)";

/**
 * Stops. It is enough that the person orders or wishes an end of calls and messages to themselves. A report of somebody
 * who does not call ("ella nunca me llama") has the indicative and is none.
 */
const stops = [
  `(?![^.?!]*\\b(?:(?:mejor|solo) (?:llam|marq|mand|escrib)|me llamo))(?:ya )?(?:por favor )?no (?:(?:${me}|quiero que|vuelvan a|vuelva a|vuelvas a|sigan|siga|me|deben|tienen que) )*(?:llamen|llames|llame|marquen|marques|marque|telefoneen|escriban|escribas|escriba|contacten|contactes|contacte|manden|mandes|mande|envien|envies|envie|molesten|molestes|moleste|texteen|textees|textee|busquen|hablen|insistan|fastidien)(?:me|nos)?(?! (?:a (?!mi |este |esta (?!hora)|nuestro |ese |la casa)|despues|antes|hoy|manana|ahorita|ahora|en la|por la|el |temprano|tan|entre|al trabajo|a esa hora))${more}`,
  `no (?:me |nos )?(?:vuelvan|vuelva|vuelvas) a (?:llamar|marcar|escribir|contactar|molestar|mandar|enviar|buscar|hablar|textear)(?:me|nos)?${more}`,
  `no (?:me |nos )?(?:sigan|siga|sigas) (?:llamando|marcando|escribiendo|contactando|molestando|mandando|enviando|textando|texteando)(?:me|nos)?`,
  `(?<!\\bno )(?<!no quiero )(?<!no quiero que )(?:ya )?(?:deje[ns]?|deja|paren?|para|cesen|termine[ns]?|basta|quiero que (?:dejen|deje|paren)|que (?:dejen|deje|paren)|(?:puede[ns]?|podria[ns]?|deben|favor de|necesito que) (?:dejar|parar|dejen|deje))(?: ya)? (?:de|con) (?:estar )?(?:${me} |las |los |tantas |tantos |sus |esas |esos |estas |estos |mas |esta )*(?:llamar|llamando|marcar|escribir|contactar|molestar|mandar|enviar|fastidiar|acosar|textear|llamadas?|mensajes?|textos?|correos?|hablar)(?:me|nos)?`,
  "(?<!\\bno )(?:dejen?|paren?|basta) (?:ya )?(?:de|con) (?:\\p{L}+ ){0,4}(?:llamadas?|mensajes?|textos|llamaditas|mensajitos)",
  "(?:ya )?no (?:quiero|queremos|deseo|me gusta|necesito|permito|acepto) que (?:me |nos |ustedes |ella |el )*(?:sigan|siga|sigas|esten|este|anden|ande) (?:llamando|marcando|escribiendo|contactando|molestando|mandando|enviando|texteando|hablando)(?:me|nos)?",
  "^(?:alto|parar|baja|basta)(?: ya)?(?=[.!]*$)",
  "(?:ya )?(?:deje[ns]?me|dejeme|dejame|dejenme|dejen) (?:ya )?en paz",
  "(?:ya )?no (?:quiero|queremos|deseo|deseamos|me interesa|quisiera|necesito|acepto|autorizo)(?: que)?(?: (?:me|nos|mas|ya|seguir|recibir|sigan|volver a|recibiendo|tener|ser|sus|las|los|estas|estos|esas|esos|tantas|de))* (?:llamadas?|mensajes?|textos?|correos?|contactad[oa]|llamen|llame|escriban|escriba|contacten|contacte|manden|mande|envien|envie|molesten|marquen|busquen|contacto|publicidad|notificaciones)(?! (?:de ella|de el))",
  "(?:ni una |no mas |basta de |alto a |paren |detengan |nada de )(?:una )?(?:mas )?(?:las |los |sus |tantas |tantos |estas |estos |esas |esos )*(?:llamadas?|mensajes?|textos|correos|spam)(?: mas)?",
  "(?:quit(?:en|e|a|es)|saqu(?:en|e|es)|borr(?:en|e|a|es)|elimin(?:en|e|a|es)|remuev(?:an|a)|retir(?:en|e)|sac(?:a|ame)|quit(?:ar|enme)|borrar|eliminar|sacar)(?:me|nos|lo|la)?(?: ya)? (?:de |mi |este |el |mis |nuestro )+(?:(?:su|sus|la|las|esa|esta|esas|el|los|numero|telefono|nombre|celular|correo|datos|contacto|contactos|de|lista|listas|sistema|base|registro|registros|archivos|todas?|todos?) ?)*(?:numero|telefono|celular|lista|listas|sistema|base de datos|contactos|registros?|archivos)",
  "(?:quiero|quisiera|necesito|deseo)(?: que)? (?:darme de baja|me (?:den de baja|saquen|quiten|borren|eliminen|remuevan)|cancelar (?:mi|la) suscripcion|desuscribirme|salirme de (?:su|la) lista|salir de (?:su|la) lista|que me (?:quiten|saquen|borren|den de baja)[^.?!]{0,20})",
  "(?:denme|deme|dame) de baja(?! (?:la|mi) cita)",
  "(?:retiro|revoco|cancelo) mi (?:consentimiento|permiso|autorizacion)",
  "(?:pierdan|olviden|borren|olvidense de|olvide) mi (?:numero|telefono|celular|contacto)",
  "no (?:llamar|molestar|contactar)(?: mas)?(?=[.!?]?$)",
  "no (?:tienen|tiene) (?:mi )?permiso (?:para|de) (?:llamar|escribir|contactar|marcar)(?:me)?",
];

const refusals = [
  "no (?:me |nos |quiero que |quiero que me |se vaya a |vayan a )*(?:grab(?:e|en|es)|transcrib(?:a|an|as)|guard(?:e|en|es)|registr(?:e|en)|anot(?:e|en)|apunt(?:e|en))(?: (?:nada|esto|esta|la|lo que|mi|mis|nuestra|nuestras|ninguna?|estas?|digo|conversacion|llamada|platica|palabras|voz|de|que))+",
  "no (?:quiero|autorizo|acepto|permito|consiento|deseo|doy permiso|estoy de acuerdo)(?: (?:con|para|a|en|de|ser|que))*(?: (?:se|me|la|esta|mi|una|ninguna|sea))*(?: (?:llamada|conversacion|voz))?(?: (?:sea|ser|quede))? ?(?:grab(?:ad[oa]|en|e|acion|ar)|transcri(?:ta|to|ban|ba|pcion|bir)|registrad[oa])[^.?!]{0,30}",
  "(?:deje|dejen|pare|paren|deja) de (?:grabar|transcribir|anotar|apuntar)(?:me)?",
  "(?:sin|nada de|apague la|quite la|ninguna) (?:grabacion(?:es)?|transcripcion(?:es)?|grabar)",
  "(?:borre|borren|elimine|eliminen|borra) (?:la|esta|toda|todo|lo que|esta misma)(?: la| esta)? (?:conversacion|transcripcion|grabacion|platica|dije|digo|he dicho)",
];

/** An end of all contact, and no transcript: the safe side, which is read before everything else. */
export const stopRules: readonly Rule[] = rules([
  ...refusals.map((source) => [source, " do not record this call "] as const),
  ...stops.map((source) => [source, " stop calling me "] as const),
]);

/** Requests: each in one English sentence that says the same. */
export const actRules: readonly Rule[] = rules([
  // Leaving a message, and being called back.
  [
    `${wish}? ?${polite}(?:dej(?:ar|o|e|arle|arles|aria)|dar(?:le|les)?|pasar(?:le|les)?|tomar(?:me|le)?|tome|mandar(?:le|les)?|enviar(?:le)?|anotar|de|apunte|transmitir(?:le)?|hacer(?:le)? llegar|grabar)(?:le|les|me|selo)? (?:a |al |con |el |la |ella |usted )*(?:un |este |mi |el |una |este )?(?:mensaje|recado|mensajito|recadito|nota de voz|razon)(?: de mi parte)?`,
    " i want to leave a message ",
  ],
  [`^(?:un |el )?(?:mensaje|recado)(?: por favor)?(?=[.!]?$)`, " message "],
  [
    `(?:(?:puede|podria|quiero|quisiera|necesito|favor de)(?: que)? )?(?:(?:me |le |les )?(?:dice|diga|digan|dile|digale|diganle|decirle|avise|avisele|avisenle|avisarle|comuniquele|comunicarle|hagale saber|hacerle saber|informele|informarle|recuerdele|recordarle|preguntele|preguntarle|comentele|comentarle|pasele el recado|salude|dele|cuentele))(?: (?:por favor|a (?:ella|el|la senora|el senor|la senorita|la licenciada|el licenciado|[a-z]{3,15}(?: [a-z]{3,15})?)|al (?:senor|agente|licenciado)))* (?=que|si|de|cuando|cuanto)`,
    " tell her ",
  ],
  [
    `(?:(?:${wish}|pidale|pedirle|digale|dile|por favor|favor de|espero|prefiero|me gustaria|ojala)[ ,]*)?que (?:${polite})?(?:me|nos) (?:llame[n]?|marque[n]?|hable[n]? (?:por telefono)?|contacte[n]?|(?:devuelva[n]?|regrese[n]?) la llamada|busque[n]?|escriba[n]?)(?: (?:ella|el|usted|de vuelta|de regreso|cuando pueda|luego|por telefono|la agente|el agente))*`,
    " have her call me back ",
  ],
  [
    "(?:(?:puede[n]?|podria[n]?|podra) )?(?:llam(?:ar|e|en|a)|marc(?:ar|que|quen)|regres(?:ar|e|en)|devolv(?:er|a|an)|devuelva)(?:me|nos|mela)? (?:la llamada|de vuelta|de regreso|para atras|mas tarde|luego|cuando pueda|despues)|(?:me (?:puede|podria|pueden) (?:llamar|marcar|devolver la llamada|regresar la llamada))|(?:quiero|quisiera|necesito|espero|prefiero|pido) (?:una|que me devuelvan la|su) llamada",
    " have her call me back ",
  ],
  // A person.
  [
    `(?:${wish} )?${polite}(?:hablar|habl(?:o|e)|platicar|conversar|comunicar(?:me|nos|se)?|comunique(?:me|nos|n)?|conect(?:ar(?:me)?|eme)|pas(?:ar(?:me)?|eme|enme|ame|a|as)|comunicas?|conecta|transfiere|transfier(?:a(?:me)?|eme|an(?:me)?)|transferir(?:me)?|deme|ponga(?:me)?|atienda|que me atienda)(?: (?:ya|directamente|mejor|la llamada))* (?:con|a) (?:la |el |los |su |mi |un |una )*${who}(?: (?:por favor|real|de verdad))?`,
    " i want to talk to a person ",
  ],
  [`(?:${wish} )?que me atienda ${who}`, " i want to talk to a person "],
  [
    "no (?:quiero|voy a|me gusta|pienso|deseo) (?:hablar|platicar|tratar|estar hablando) con (?:una? )?(?:maquina|robot|computadora|grabacion|contestadora|bot|maquinas|robots)",
    " i want to talk to a person ",
  ],
  [
    `^(?:con )?(?:una |un )?(?:persona|humano|operador[a]?|representante|agente|recepcionista)(?: (?:real|de verdad|humana))?(?: por favor)?(?=[.!]?$)`,
    " real person ",
  ],
  [
    "(?:hay|esta|se encuentra) (?:alguien|alguna persona)(?: (?:real|ahi|disponible|con quien(?: pueda)? hablar|de verdad))*",
    " is there a real person i can talk to ",
  ],
  // Moving and canceling. "Pasar" and "cambiar" with an appointment, or with a pronoun and a day.
  [
    `(?:${wish} )?${polite}(?:cambi(?:ar|arle|o|en|e|emos)|mov(?:er|erle)|muev(?:a|an|o)|reprogram(?:ar|e|en|o)|reagend(?:ar|e|en|o)|recalendariz(?:ar)|pospon(?:er|ga|gan|go)|aplaz(?:ar)|aplace|posterg(?:ar|ue|uen)|adelant(?:ar|e|en)|atras(?:ar|e|en)|retras(?:ar|e|en)|recorr(?:er|a)|pas(?:ar|e|en|emos|arla)|modific(?:ar)|modifique|corr(?:er|a))(?:la|le|me|nos|lo|mela)? (?:de |para |el dia |la hora |la fecha |el horario |el |la |de hora |de dia |de fecha |a )*(?:mi|la|nuestra|esa|una|esta|su) (?:misma |otra )?${meeting}`,
    " i want to move my appointment ",
  ],
  [
    `(?:${wish} )?${polite}(?:reprogram|reagend|recalendariz|pospon|aplaz|posterg)(?:ar|er|e|en|ga|gan|o|ue)?(?:la|le|me|lo|mela)?`,
    " i want to reschedule my appointment ",
  ],
  [
    `${meeting}(?: [^.?!,]{0,30})?,? (?:y |que |pero )*(?:la |lo |le )?(?:${wish} )?(?:la |lo |le |me )?(?:cambiar|mover|pasar|reprogramar|posponer|adelantar|atrasar|recorrer)(?:la|le|lo|mela)?`,
    " i want to move my appointment ",
  ],
  [
    `(?:${wish} )?${polite}(?:cancel(?:ar|e|en|o|a|emos)|anul(?:ar|e|en|o)|elimin(?:ar|e|en)|borr(?:ar|e|en)|quit(?:ar|e|en)|suspend(?:er|a|an)|d(?:ar|e|en) de baja|deshacer)(?:la|le|me|nos|lo|mela|sela)? (?:mi|la|nuestra|esa|una|esta|su) ${meeting}`,
    " i want to cancel my appointment ",
  ],
  [
    `${meeting}(?: [^.?!]{0,40})?,? (?:y |que |pero |por favor )*(?:la |lo )?(?:${wish} )?(?:la |lo |me la )?(?:cancel|anul)(?:ar|e|en|o)(?:la|lo|mela|sela)?`,
    " i want to cancel my appointment ",
  ],
  [
    `(?:ya )?no (?:voy a|vamos a|podre|podremos|puedo|podemos|creo|pude|voy)(?: (?:a|poder|ir|llegar|asistir|presentarme|acudir|estar))+(?: (?:a|en) (?:mi|la|nuestra) ${meeting})?`,
    " i cannot make it to my appointment ",
  ],
  [
    `(?:${wish} )?${polite}(?:cancel(?:ar|e|en|o|emos)|anul(?:ar|e|en))(?:la|lo|mela|sela)(?: por favor)?|(?:${wish} )${polite}(?:cancelar|anular)`,
    " cancel my appointment ",
  ],
  ["(?:la |una )?cancelacion", " cancel my appointment "],
  // Booking.
  [
    `(?:${wish} )?${polite}(?:hac(?:er|eme|erme)|haga(?:me)?|sac(?:ar|arme)|saco|agend(?:ar|arme|e|eme|o|en|emos|arnos)|reserv(?:ar|arme|e|eme|o|en)|program(?:ar|arme|e|eme)|apart(?:ar|arme|e|eme)|ped(?:ir|irle|ir)|pido|conseg(?:uir)|obten(?:er)|concert(?:ar)|concretar|solicit(?:ar|o)|d(?:ar|arme|e|eme|en|enme|ame)|regal(?:ar|e|eme)|anot(?:ar|arme|e|eme)|apunt(?:ar|arme|e|eme)|hab(?:er|ra)|pon(?:er|erme|ga|game)|ten(?:er|go)|marc(?:ar)|fijar|coordinar|planificar|arreglar|cuadrar|separar(?:me)?|registrar) (?:una|la|otra|alguna|otra nueva|una nueva|mi|un) (?:nueva |pequena |breve |otra )?${meeting}(?! (?:que (?:ya )?(?:tengo|tenia|hice)|esta|de ayer))`,
    " i want an appointment ",
  ],
  [
    `(?:${wish}|tiene[ns]?|hay|habra|dan|quedan?) (?:alguna |unas |mas )?${meeting}(?: (?:disponibles?|libres?))?`,
    " i want an appointment ",
  ],
  [
    `(?:una|otra|alguna) (?:nueva )?${meeting}(?! (?:que (?:ya )?(?:tengo|tenia|hice)|con otr))`,
    " i want an appointment ",
  ],
  [
    `(?:${wish} )?${polite}(?:agend(?:ar|arme|arnos|eme|emos)|reserv(?:ar|arme|eme)|apunt(?:eme|arme|enme)|anot(?:eme|arme|enme)|program(?:arme|eme))(?= |$|[,.!?])`,
    " i want an appointment ",
  ],
  [
    `(?:${wish} )${polite}(?:reunir(?:me|nos)|ver(?:la|lo|me|nos)(?: con)?|venir|ir a (?:ver(?:la|lo)|su oficina|la oficina)|pasar a (?:ver(?:la|lo)|su oficina|la oficina|verlos)|pasar por (?:ahi|alla|la oficina|su oficina)|visitar(?:la|lo|los)?|juntar(?:me|nos)|sentar(?:me|nos)|atender(?:me|nos)?|recibir(?:me|nos)?|asesorar(?:me|nos)|entrevistar(?:me|nos))`,
    " i want an appointment ",
  ],
  [
    "(?:cuando|a que hora|que dia) (?:puedo|podemos|podria|podriamos) (?:ir|venir|pasar|ver(?:la|lo|los|me)?|reunir(?:me|nos)|hablar con (?:ella|el))(?: a verl[ao]s?)?",
    " when can i book an appointment ",
  ],
  [
    "(?:(?:tiene[ns]?|hay|habra|queda(?:ra)?[n]?|tendra[n]?|tendria[n]?) (?:algo|algun|alguna|un|una|algunos?|mas)? ?(?:espacio|lugar|hueco|hora|horario|disponibilidad|disponible|libre|campo|cupo|tiempo|cita|turno|chance|espacios|horarios|horas)s?(?: (?:disponible|libre|abierto)s?)?)(?! (?:de oficina|de atencion|abren|manejan))",
    " do you have anything available ",
  ],
  ["(?:tiene[ns]?|hay|habra|tendra[n]?) (?:algo|algun[ao]?)(?= mas)", " do you have anything "],
  [
    "(?:tiene[ns]?|hay|habra|tendra[n]?) algo(?: (?:disponible|libre))?",
    " do you have anything available ",
  ],
  [
    `^(?:una |la |otra |nueva |una nueva )*${meeting}(?: nueva)?(?=[ ,.!?]|$)`,
    " i want an appointment ",
  ],
  ["(?:para|por) (?:una|lo de una|la) (?:cita|sita|consulta|reunion)", " i want an appointment "],
  // The conversation itself.
  [
    "(?:(?:me )?(?:puede|podria|podrias|puedes) )?(?:repet(?:ir(?:me)?(?:lo|la)?)|repit(?:a(?:me)?(?:lo|la)?|e(?:me)?))(?: (?:eso|lo ultimo|la pregunta|por favor|otra vez|las opciones|todo))*|(?:como|que) (?:dijo|dice|fue|me dijo|dijiste)(?: (?:usted|perdon|que|las opciones))?|no (?:le |te |lo |la |les |se |me )*(?:entendi|entiendo(?! (?:de|mucho|a|como|por|nada de|estas?|esto))|escuche|escucho|oi|oigo|alcance a (?:oir|escuchar))(?: (?:bien|nada|lo que dijo|muy bien|que dijo))*|(?:digamelo|dilo|digalo|una|otra) (?:otra )?vez(?: por favor)?|(?:mas|hable) (?:mas )?(?:despacio|lento|fuerte|alto)(?: por favor)?|(?:^|, ?)(?:mande|perdone?|como|disculpe|que)\\?*(?= ?[?!.]?$)",
    " can you repeat that ",
  ],
  [
    "(?:(?:vamos a |hay que |quiero |podemos |puedo )?(?:empe(?:zar|cemos|zamos|ce)|comen(?:zar|cemos|zamos|ce)|inici(?:ar|emos)|volv(?:er|amos) a empezar|arran(?:car|quemos)))(?: (?:todo|de|otra|vez|nuevo|desde|el|principio|cero|a|comenzar|empezar))+|volvamos a empezar|vuelta a empezar|desde (?:el principio|cero)|borron y cuenta nueva|de nuevo desde el (?:principio|inicio)",
    " start over ",
  ],
  [
    "adios(?:ito)?|hasta (?:luego|pronto|manana|la vista|entonces|la proxima)|chao|chau|bye(?: bye)?|nos vemos(?: (?:luego|pronto|entonces|ahi|alla|manana))?|que (?:tenga|este|pase|le vaya)(?: (?:un|una|muy|buen|buena|bonito|lindo|feliz|excelente|bien))* ?(?:dia|tarde|noche|bien|fin de semana|bonito)?|feliz (?:dia|tarde|noche)|(?:voy a|ya|tengo que) (?:colgar|cuelgo|irme)|igualmente",
    " goodbye ",
  ],
  [
    "(?:ya )?olvid(?:e|a)(?:lo|la|selo|emoslo)?(?: (?:eso|todo))?(?=[ .,!]|$)(?! (?:su|sus|tus|las))|dejel[oa] asi|dejemosl[oa] asi|cambie de (?:opinion|idea)|me arrepenti|mejor nada|no importa ya|ya no importa|(?:ya )?no (?:quiero|necesito|deseo|voy a) (?:nada|(?:hacer |agendar |reservar )?(?:ninguna|la|una) cita|reservar(?: nada)?|agendar(?: nada)?|dejar (?:un|ningun|el) mensaje|hacer nada)|(?:numero|telefono) equivocado|me equivoque de numero|marque mal|ya no,? gracias",
    " never mind ",
  ],
  [
    "(?:ya )?(?:(?:eso|es|seria|fue|con eso|creo que|ya es|asi) )+(?:todo|es todo|seria todo|suficiente|basta|queda|estamos)(?: por (?:ahora|hoy|el momento))?|(?:ya )?nada mas(?: por (?:ahora|hoy|el momento))?|no,? (?:ya )?nada(?: mas)?|seria todo|ya (?:esta|estuvo|termine|quedo)(?: todo)?(?=[.!]?$)|no (?:necesito|ocupo|hace falta) (?:nada|mas nada|nada mas|mas)",
    " that is all ",
  ],
  [
    "(?:un|una|1|dame|deme|espere(?:me)?|espera(?:me)?|aguante(?:me)?|permita(?:me)?|permitame|dejeme|nomas|solo) ?(?:un |1 )?(?:momento|momentito|segundo|segundito|minuto|minutito|tantito|ratito|poquito)(?: por favor)?|(?:espere(?:me|n)?|esperate|espera|aguarde|aguante(?:me)?|no cuelgue)(?= ?(?:por favor)?[.!]?$)|(?:deje(?:me)?|dejame|permita(?:me)?|permitame|voy a) (?:ver|checar|revisar|mirar|buscar|pensar(?:lo)?|consultar|checo)(?: (?:mi|el|la|en|un|agenda|calendario|momento|segundo|rapido))*|ahorita (?:le|te) digo",
    " hold on ",
  ],
]);
