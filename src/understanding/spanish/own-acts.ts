import { source } from "../text.ts";
import { type Rule, rules } from "./rule.ts";

// An appointment is often only "la de las 4", "lo del jueves": what is done with it tells that one is there.

const own = String.raw`(?:la|el|lo|mi)(?: (?:cita|sita|hora|turno|espacio|reserva))?(?= (?:del?|de las?|para el) )`;
const whole = String.raw`(?:la|el|lo|mi|nuestra|esa|esta|una) (?:cita|sita|hora|turno|espacio|reserva|reunion)`;
const taking = "(?:quit|borr|elimin|cancel|anul|sac|baj|tach)";
const moving = source`
  (?:dej|pas|corr|recorr|mov|cambi|brinc|ech|pon|pos|posterg|pospon|atras|adelant|reagend|reprogram|mud|traslad)`;
const may = source`
  (?:(?:me |nos )?(?:puede[ns]?|podria[ns]?|podemos|podriamos|podes)|quiero|quisiera|queria|necesito|ocupo|me urge
  |me gustaria
  |tengo que|hay que|habria que|prefiero|mejor)`;

/** What is to be done with an appointment that is there, where it is hardly named. */
export const ownActRules: readonly Rule[] = rules([
  // "¿La das de baja?", "dar de baja la del lunes".
  [
    source`
      (?:(?:me|nos) )?(?:la|lo) (?:d[aeo][ns]?|puede[ns]? dar|podria[ns]? dar|damos|doy|quiero dar) de baja
      |d(?:ar|en?|a|an|as|eme|ame|enme)(?:me|nos)?(?:la|lo) de baja|d(?:ar|en?|a|an|as|eme|ame|enme) de baja (?:${own}
      |${whole})`,
    " cancel my appointment ",
  ],
  // "Ya no necesito la de las 4", "ya no la ocupo".
  [
    source`
      (?:ya )?no (?:voy a |vamos a |va a )?(?:necesit|ocup|quier|quer|us)(?:o|a|ar|amos|emos|er)(?: ya)? ${own}`,
    " cancel my appointment ",
  ],
  [
    source`
      ya no (?:la|lo) (?:voy a |vamos a |va a )?(?:necesit|ocup|quier|us)(?:o|a|ar|amos|emos|er)`,
    " cancel it ",
  ],
  // "Me la quita por favor", "quíteme la del martes", "sáqueme de la agenda".
  [
    source`
      (?:me|nos) (?:la|lo) (?:(?:puede[ns]?|podria[ns]?) )?${taking}(?:ue)?(?:ar|[aeo][ns]?)|${taking}(?:u?e[ns]?|a
      |ar)(?:me|nos)(?:la|lo)`,
    " cancel it ",
  ],
  [
    source`
      ${taking}(?:u?e[ns]?|a|ar)(?:me|nos)? ${own}|(?:quit|borr|sac|saqu)(?:a|e|en|ar)(?:me|nos) (?:de|del) (?:(?:la
      |su) agenda|calendario|(?:el|la|ese|esa) (?:hora|horario|dia|lunes|martes|miercoles|jueves|viernes))`,
    " cancel my appointment ",
  ],
  // "Se me complicó lo del jueves".
  [
    source`
      se (?:me|nos) (?:complico|atraveso|cruzo|junto|dificulta|complica) ${own}`,
    " i cannot make my appointment ",
  ],
  // "La podemos dejar para el lunes", "necesito correrla al viernes", "¿me la cambia?".
  [
    source`
      (?:me |nos )?(?:la|lo) ${may} ${moving}(?:ar|er)(?= (?:para|al?|un|mas|unos) )|${may} ${moving}(?:ar|er)(?:me
      |nos)?(?:la|lo)
      |(?:me|nos) (?:la|lo) ${moving}[aeo][ns]?(?= (?:para|al?|un|mas|unos) )`,
    " i want to move it ",
  ],
  // "La cita que tengo el lunes la quiero más tarde".
  [
    source`
      (?<=(?:(?:cita|hora|turno) (?:que tengo|del?)|mi (?:cita|hora)|tengo (?:una )?cita)[^.?!]{0,40})(?:la
      |lo) (?:quiero
      |quisiera|necesito|prefiero|ocupo)(?= (?:mas |para |a las? |el |al |antes|despues|otro))`,
    " i want to move it ",
  ],
]);

/** Who dialed wrong, or was called by mistake. */
export const wrongNumberRules: readonly Rule[] = rules([
  [
    source`
      (?:(?:creo que )?(?:marque|llame)(?: (?:a|al))* otro numero|marque mal
      |(?:me|se) equivo(?:co|caron|que) (?:de|con el) (?:numero|telefono|persona|casa)
      |(?:aqui|aca|ahi) no (?:vive|trabaja|hay ningun[oa]?)(?: \p{L}+){1,3}(?=[,.!]|$)|este no es (?:el (?:numero
      |telefono) de|su numero)
      |(?<!(?:di|puse|dio|dije|anoto|tiene) (?:el |un |mi )?)(?:numero|telefono) equivocado)`,
    " wrong number ",
  ],
]);
