import { source } from "../text.ts";
import { type Rule, rules } from "./rule.ts";

const polite = "(?:por favor,? |porfa(?:vor)? |me |nos |le |les |lo |la |te |se )*";
const wish = source`
    (?:quiero|queremos|quisiera(?:mos)?|queria(?:mos)?|querria|necesito|necesitamos|necesitaba|deseo|desearia
    |ocupo|me gustaria|nos gustaria|me encantaria|me urge|(?:me |nos |le )?(?:puede[ns]?|podria[ns]?|podriamos
    |puedo|podemos|podra[ns]?)|quiere|vengo a|llam(?:o|aba|e) para|hablo para|es para|favor de|hay que
    |(?:voy a tener|tendre|tengo) que|tendria que|debo|trato de|pienso|voy a|vamos a|prefiero|preferiria
    |ando buscando|busco|estoy buscando|solicito)`;
const moving =
  "pasar|cambiar|mover|correr|recorrer|adelantar|atrasar|reprogramar|reagendar|posponer|postergar|aplazar";
const meeting = source`
    (?:cita|sita|reunion|consulta|consultoria|asesoria|junta|reservacion|reserva|turno|visita|entrevista
    |encuentro)(?:s|es)?`;
const who = source`
    (?:una? )?(?:persona(?: (?:real|de verdad|viva|humana))?|human[oa]|ser humano|gente(?: real)?|agente
    |representante|operador[a]?|encargad[oa]|gerente|jef[ae]|supervisor[a]?|secretari[oa]|asesor[a]?
    |alguien(?: (?:real|de verdad|mas|que me ayude|del equipo))?|corredor[a]?|senor[a]?|licenciad[oa]
    |ejecutiv[oa]|recepcionista|el|ella|usted es)`;

/** Requests: each in one English sentence that says the same. */
export const actRules: readonly Rule[] = rules([
  // Leaving a message, and being called back.
  [
    source`
      ${wish}? ?${polite}(?:dej(?:ar|o|e|a|en|arle|arles|aria)|dar(?:le|les)?|den|pas(?:ar(?:le|les)?|en)
      |tomar(?:me|le)?|tome|mandar(?:le|les)?|enviar(?:le)?|anotar|de|apunte|transmitir(?:le)?
      |hacer(?:le)? llegar|grabar)(?:le|les|me|selo)? (?:a |al |con |el |la |ella |usted )*(?:un |este |mi |el |una |este )?(?:mensaje|recado
      |mensajito|recadito|nota de voz|razon)(?: de mi parte)?`,
    " i want to leave a message ",
  ],
  [`^(?:un |el )?(?:mensaje|recado)(?: por favor)?(?=[.!]?$)`, " message "],
  [
    source`
      (?:(?:${wish}|pidale|pedirle|digale|dile|por favor|favor de|espero|prefiero|me gustaria
      |ojala)[ ,]*)?que (?:${polite})?(?:me|nos) (?:llame[n]?|marque[n]?|hable[n]? (?:por telefono)?
      |contacte[n]?|(?:devuelva[n]?|regrese[n]?) la llamada|busque[n]?|escriba[n]?)(?: (?:ella|el|usted
      |de vuelta|de regreso|cuando pueda|luego|por telefono|la agente|el agente))*`,
    " have her call me back ",
  ],
  [
    source`
      (?:(?:puede[n]?|podria[n]?|podra) )?(?:llam(?:ar|e|en|a)|marc(?:ar|que|quen)|regres(?:ar|e|en)
      |devolv(?:er|a|an)|devuelva)(?:me|nos|mela)? (?:la llamada|de vuelta|de regreso|para atras|mas tarde
      |luego|cuando pueda|despues)|(?:me (?:puede|podria|pueden) (?:llamar|marcar|devolver la llamada
      |regresar la llamada))|(?:quiero|quisiera|necesito|espero|prefiero|pido) (?:una|que me devuelvan la
      |su) llamada`,
    " have her call me back ",
  ],
  // A person.
  [
    source`
      (?:${wish} )?${polite}(?:hablar|habl(?:o|e)|platicar|conversar|comunicar(?:me|nos|se)?|comunique(?:me
      |nos|n)?|conect(?:ar(?:me)?|eme)|pas(?:ar(?:me)?|eme|enme|ame|a|as)|comunicas?|conecta|transfiere
      |transfier(?:a(?:me)?|eme|an(?:me)?)|transferir(?:me)?|deme|ponga(?:me)?|atienda
      |que me atienda)(?: (?:ya|directamente|mejor|la llamada))* (?:con
      |a) (?:la |el |los |su |mi |un |una )*${who}(?: (?:por favor|real|de verdad))?`,
    " i want to talk to a person ",
  ],
  [`(?:${wish} )?que me atienda ${who}`, " i want to talk to a person "],
  [
    source`
      no (?:quiero|voy a|me gusta|pienso|deseo) (?:hablar|platicar|tratar
      |estar hablando) con (?:una? )?(?:maquina|robot|computadora|grabacion|contestadora|bot|maquinas|robots)`,
    " i want to talk to a person ",
  ],
  [
    source`
      ^(?:con )?(?:una |un )?(?:persona|humano|operador[a]?|representante|agente|recepcionista)(?: (?:real
      |de verdad|humana))?(?: por favor)?(?=[.!]?$)`,
    " real person ",
  ],
  [
    source`
      (?:hay|esta|se encuentra) (?:alguien|alguna persona)(?: (?:real|ahi|disponible
      |con quien(?: pueda)? hablar|de verdad))*`,
    " is there a real person i can talk to ",
  ],
  // "Mi hora del lunes" is an appointment; "cambiar la hora" is about the time of one.
  [
    source`
      (?:mi|nuestra|la(?= hora (?:que|.*\bla (?:puedo|podemos|podria|quiero|quisiera|necesito|tengo que
      |hay que) (?:${moving})))) hora(?= (?:del (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo
      |dia)|de (?:las?|hoy|manana|este|el) |que (?:ya )?tengo|con ))|(?<=(?:cancel|anul)\p{L}+ )(?:mi|la|nuestra) hora`,
    "mi cita",
  ],
  // Moving and canceling. "Pasar" and "cambiar" with an appointment, or with a pronoun and a day.
  [
    source`
      (?:${wish} )?${polite}(?!(?:corr|pas)\p{L}+ a la )
      (?:cambi(?:ar|arle|o|en|e|emos|as?)|mov(?:er|erle)|muev(?:a|an|o|es?)|reprogram(?:ar|e|en
      |o)|reagend(?:ar|e|en|o)|recalendariz(?:ar)|pospon(?:er|ga|gan|go)|aplaz(?:ar)|aplace|posterg(?:ar|ue
      |uen)|adelant(?:ar|e|en|as?)|atras(?:ar|e|en|as?)|retras(?:ar|e|en)|recorr(?:er|a)|pas(?:ar|e|en|emos|arla)
      |modific(?:ar)|modifique|corr(?:er|a|es?))(?:la|le|me|nos|lo
      |mela)? (?:de |para |el dia |la hora |la fecha |el horario |el |la |de hora |de dia |de fecha |a )*(?:mi
      |la|el|nuestra|esa|una|esta|su) (?:misma |otra )?${meeting}`,
    " i want to move my appointment ",
  ],
  [
    source`
      (?:${wish} )?${polite}(?:reprogram|reagend|recalendariz|pospon|aplaz|posterg)(?:ar|er|e|en|ga|gan|o
      |ue)?(?:la|le|me|lo|mela)?`,
    " i want to reschedule my appointment ",
  ],
  [
    source`
      ${meeting}(?: [^.?!,]{0,30})?,? (?:y |que |pero )*(?:la |lo |le )?(?:${wish} )?(?:la |lo |le |me )?(?:cambiar
      |mover|pasar|reprogramar|posponer|adelantar|atrasar|recorrer)(?:la|le|lo|mela)?`,
    " i want to move my appointment ",
  ],
  [
    source`
      (?:${wish} )?${polite}(?:(?:cancel|anul|elimin|borr|quit)(?:ar|e|es|en|o|a|emos)|suspend(?:er|a|an)
      |d(?:ar|e|en) de baja|deshacer)(?:la|le|me|nos|lo|mela|sela)? (?:mi
      |la|el|nuestra|esa|una|esta|su) ${meeting}`,
    " i want to cancel my appointment ",
  ],
  [
    source`
      ${meeting}(?: [^.?!]{0,40})?,? (?:y |que |pero |por favor )*(?:la |lo )?(?:${wish} )?(?:la |lo |me la )?(?:cancel
      |anul)(?:ar|e|en|o)(?:la|lo|mela|sela)?`,
    " i want to cancel my appointment ",
  ],
  [
    `(?:ya )?no (?:voy a |vamos a )?(?:necesit(?:o|ar|amos)|ocup(?:o|ar)) (?:la|mi|esa|nuestra) ${meeting}`,
    " cancel my appointment ",
  ],
  [
    source`
      (?:ya )?no (?:voy a|vamos a|podre|podremos|puedo|podemos|creo|pude|voy)(?: (?:a|poder|ir|llegar|asistir
      |presentarme|acudir|estar))+(?: (?:a|en) (?:mi|la|nuestra) ${meeting})?`,
    " i cannot make it to my appointment ",
  ],
  [
    source`
      (?:${wish} )?${polite}(?:cancel|anul)(?:ar|a|e|en|o|emos)(?:la|lo|mela|sela)(?: por favor)?
      |(?:${wish} )${polite}(?:cancelar|anular)`,
    " cancel my appointment ",
  ],
  // "Cancelar.", as a sentence.
  ["(?<=(?:^|[.!?;,]) *)(?:cancelar|anular)(?= *(?:[.!?;,]|$))", " cancel my appointment "],
  // "Quítala", but not "quítela de la lista".
  ["(?:quit|borr|elimin)(?:a|e|en|ar)(?:me|nos)?la(?! de)", " cancel it "],
  ["(?:la |una )?cancelacion", " cancel my appointment "],
  [
    source`
      (?:me |nos )?(?:la|lo) (?:pued[eo][ns]?|podria[ns]?|podemos|podriamos|quisiera|quiero|necesito
      |tengo que) (?:${moving})|(?:puede[ns]?|podria[ns]?|podemos|quisiera|quiero
      |necesito) (?:pasar|cambiar|mover|recorrer|adelantar|atrasar|reprogramar)(?:me|nos)?l[ao]|(?:pase|cambie|mueva
      |recorra|reprograme)(?:me|nos)?l[ao]`,
    " i want to move it ",
  ],
  ["(?:cancel|anul)(?:a|e|en|ar|emos) todo", " cancel my appointment "],
  [
    source`
      (?:se me (?:hizo|hace)|me (?:es|queda|va a ser)) imposible (?:ir|llegar|asistir)|no me va a dar tiempo
      (?: de)? (?:ir|llegar)`,
    " i cannot make it to my appointment ",
  ],
  // An appointment that is there.
  [
    source`
      (?<!no )(?:ya )?(?:hice|hicimos|habia (?:hecho|sacado|agendado|reservado)|he hecho|tengo|tenia|tenemos
      |teniamos|me dieron|me agendaron) (?:ya )?(?:una |la |mi |un )?${meeting}(?: (?:por internet|en linea
      |por la pagina|en su pagina))?`,
    " i have an appointment ",
  ],
  [
    "(?:me |nos |le )?(?:surgio|salio|cayo) (?:algo|un imprevisto|una emergencia|un compromiso|otra cosa)",
    " something came up ",
  ],
  ["no (?:llego|alcanzo a llegar|puedo llegar|llegare)", " i cannot make it "],
  // Booking.
  [
    source`
      (?:${wish} )?${polite}(?:sac(?:ar|o)|ped(?:ir|irle)|pido|tom(?:ar|o)|agend(?:ar|eme|ame)|reserv(?:ar|eme|ame)
      |d(?:ar|e|a)me|solicit(?:ar|o)) (?:turno|hora|cita)(?! de)|(?:pido|pedir|sac(?:o|ar)) una hora(?! y)
      |cit[ae](?:me|nos)
      |(?:apart|guard|consig|d)(?:a|e|as|ame|eme|ue|ueme) (?:un |una |algun )?(?:espaci(?:t?o)|camp(?:it)?o|cup(?:it)?o
      |hue(?:co|quito)|lugar(?:cito)?|chance|ratito)`,
    " i want an appointment ",
  ],
  [
    source`
      (?:${wish} )?${polite}(?:hac(?:er|eme|erme)|haga(?:me)?|sac(?:ar|arme)|saco|agend(?:ar|arme|e|eme|o|en
      |emos|arnos)|reserv(?:ar|arme|e|eme|o|en)|program(?:ar|arme|e|eme)|apart(?:ar|arme|e|eme)|ped(?:ir|irle
      |ir)|pido|conseg(?:uir)|obten(?:er)|concert(?:ar)|concretar|solicit(?:ar|o)|d(?:ar|arme|e|eme|en|enme
      |ame)|regal(?:ar|e|eme)|anot(?:ar|arme|e|eme)|apunt(?:ar|arme|e|eme)|hab(?:er|ra)|pon(?:er|erme|ga|game)
      |ten(?:er|go)|marc(?:ar)|fijar|coordinar|planificar|arreglar|cuadrar|separar(?:me)?|registrar) (?:una|la
      |otra|alguna|otra nueva|una nueva|mi
      |un) (?:nueva |pequena |breve |otra )?${meeting}(?! (?:que (?:ya )?(?:tengo|tenia|hice)|esta|de ayer))`,
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
    source`
      (?:${wish} )?${polite}(?:agend(?:ar|arme|arnos|eme|emos)|reserv(?:ar|arme|eme)|apunt(?:eme|arme|enme)
      |anot(?:eme|arme|enme)|program(?:arme|eme))(?= |$|[,.!?])`,
    " i want an appointment ",
  ],
  [
    source`
      (?:${wish} )${polite}(?:reunir(?:me|nos)|quedar con|ver(?:la|lo|me|nos)(?: con)?|venir|ir a (?:ver(?:la|lo)
      |su oficina|la oficina)|pasar a (?:ver(?:la|lo)|su oficina|la oficina|verlos)|pasar por (?:ahi|alla
      |la oficina|su oficina)|visitar(?:la|lo|los)?|juntar(?:me|nos)|sentar(?:me|nos)|atender(?:me|nos)?
      |recibir(?:me|nos)?|asesorar(?:me|nos)|entrevistar(?:me|nos))`,
    " i want an appointment ",
  ],
  [
    source`
      (?:cuando|a que hora|que dia) (?:puedo|podemos|podria|podriamos) (?:ir|venir|pasar|ver(?:la|lo|los|me)?
      |reunir(?:me|nos)|hablar con (?:ella|el))(?: a verl[ao]s?)?`,
    " when can i book an appointment ",
  ],
  [
    source`
      (?:(?:tiene[ns]?|ten(?:e|ei)s|hay|habra|queda(?:ra)?n?|tendr(?:a|ia)n?) (?:algo|algun|alguna|un|una|algunos?
      |mas)? ?(?:espacio|lugar|hueco|hora|horario|disponibilidad|disponible|libre|campo|cupo|tiempo|cita|turno
      |chance|espacios|horarios|horas)s?(?: (?:disponible|libre|abierto)s?)?)(?! (?:de oficina|de atencion
      |abren|manejan))`,
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
    source`
      (?:(?:me )?(?:puede|podria|podrias|puedes) )?(?:repet(?:ir(?:me)?(?:lo|la)?)|repit(?:a(?:me)?(?:lo|la)?
      |e(?:me)?))(?: (?:eso|lo ultimo|la pregunta|por favor|otra vez|las opciones|todo))*|(?:como|que) (?:dijo
      |dice|fue|me dijo|dijiste)(?: (?:usted|perdon|que|las opciones))?
      |no (?:le |te |lo |la |les |se |me )*(?:entendi|entiendo(?! (?:de|mucho|a|como|por|nada de|estas?|esto))
      |escuche|escucho|oi|oigo|alcance a (?:oir|escuchar))(?: (?:bien|nada|lo que dijo|muy bien|que dijo))*
      |(?:digamelo|dilo|digalo|una|otra) (?:otra )?vez(?: por favor)?|(?:mas|hable) (?:mas )?(?:despacio|lento
      |fuerte|alto)(?: por favor)?|(?:^|, ?)(?:mande|perdone?|como|disculpe|que)\?*(?= ?[?!.]?$)`,
    " can you repeat that ",
  ],
  [
    source`
      (?:(?:vamos a |hay que |quiero |podemos |puedo )?(?:empe(?:zar|cemos|zamos|ce)|comen(?:zar|cemos|zamos
      |ce)|inici(?:ar|emos)|volv(?:er|amos) a empezar|arran(?:car|quemos)))(?: (?:todo|de|otra|vez|nuevo|desde
      |el|principio|cero|a|comenzar|empezar))+|volvamos a empezar|vuelta a empezar|desde (?:el principio|cero)
      |borron y cuenta nueva|de nuevo desde el (?:principio|inicio)`,
    " start over ",
  ],
  [
    source`
      adios(?:ito)?|hasta (?:luego|pronto|manana|la vista|entonces|la proxima)|chao|chau|bye(?: bye)?
      |nos vemos(?: (?:luego|pronto|entonces|ahi|alla|manana))?|que (?:tengas?|estes?|pases?|[lt]e vaya)(?: (?:un|una
      |muy|buen|buena|bonito|lindo|feliz|excelente|bien))* ?(?:dia|tarde|noche|bien|fin de semana|bonito)?
      |feliz (?:dia|tarde|noche)|(?:voy a|ya|tengo que) (?:colgar|cuelgo|irme)|igualmente`,
    " goodbye ",
  ],
  [
    source`
      (?:ya )?olvid(?:e|a)(?:lo|la|selo|emoslo)?(?: (?:eso|todo))?(?=[ .,!]|$)(?! (?:su|sus|tus|las))
      |dejel[oa] asi|dejemosl[oa] asi|cambie de (?:opinion|idea)|me arrepenti|mejor nada|no importa ya
      |ya no importa|(?:ya )?no (?:quiero|necesito|deseo|voy a) (?:nada
      |(?:hacer |agendar |reservar )?(?:ninguna|la|una) cita|reservar(?: nada)?|agendar(?: nada)?|dejar (?:un
      |ningun|el) mensaje|hacer nada)|(?:numero|telefono) equivocado|me equivoque de numero|marque mal
      |ya no,? gracias`,
    " never mind ",
  ],
  [
    source`
      (?:ya )?(?:(?:eso|es|seria|fue|con eso|creo que|ya es|asi) )+(?:todo|es todo|seria todo|suficiente|basta
      |queda|estamos)(?: por (?:ahora|hoy|el momento))?|(?:ya )?nada mas(?: por (?:ahora|hoy|el momento))?
      |no,? (?:ya )?nada(?: mas)?|seria todo
      |(?<!(?:tell|ask) her [^?]*)ya (?:esta|estuvo|termine|quedo)(?: todo)?(?=[.!]?$)
      |no (?:necesito|ocupo|hace falta) (?:nada|mas nada|nada mas|mas)`,
    " that is all ",
  ],
  [
    source`
      (?:un|una|1|dame|deme|espere(?:me)?|espera(?:me)?|aguante(?:me)?|permita(?:me)?|permitame|dejeme|nomas
      |solo) ?(?:un |1 )?(?:momento|momentito|segundo|segundito|minuto|minutito|tantito|ratito
      |poquito)(?: por favor)?|(?:espere(?:me|n)?|esperate|espera|aguarde|aguante(?:me)?
      |no cuelgue)(?= ?(?:por favor)?[.!]?$)|(?:deje(?:me)?|dejame|permita(?:me)?|permitame|voy a) (?:ver
      |checar|revisar|mirar|buscar|pensar(?:lo)?|consultar|checo)(?: (?:mi|el|la|en|un|agenda|calendario
      |momento|segundo|rapido))*|ahorita (?:le|te) digo`,
    " hold on ",
  ],
]);
