import { source } from "../text.ts";
import { type Rule, rules } from "./rule.ts";

/** "Sí" with its accent is yes; without it, where no condition follows ("si puedo", "si hay algo"). */
const yes = [
  "si,? (?:lo |la )?(?:quiero|deseo)(?=[.!]?$)",
  "s[iy]p[is]?|sii+|sisi",
  source`
    (?<=^|[,.!;] ?|^(?:ah|oh|pues|bueno|ok|okay|claro|que|uy|a ver|mmm?|eh|ay|amen|dale|yes) )si(?: si)*(?=[,.!;]| ?$
    | (?:por favor|porfa|claro|gracias|muchas|muy|correcto|exacto|esta|es correcto|es asi|asi es|todo|perfecto
    |senorita|senor|senora|sir|adelante|como no|me (?:parece|gusta|sirve|queda|conviene|late)|de acuerdo|pues
    |puede|quiero|quisiera|eso|esa|ese|confirm\w*|reserv\w*|agend\w*|acepto|dale|bueno|ok|okay|pero|que si
    |cambi\w*|cancel\w*|hag\w*|mand\w*|mejor|no|y|con mucho gusto|la|el|soy|mi|tengo|a|an|at|i|hold|that|the
    |is|yes|my|stop|tell|have|when|whenever|any|for|monday|tuesday|wednesday|thursday|friday|saturday|sunday
    |tomorrow|today|senorita|maestra|exactamente|asi|listo|vale|venga|andale|orale|sale|va|por supuesto
    |desde luego|lo confirmo|confirmo|estoy|funciona|quedamos|nos vemos|hola|ya|digame|diga|tambien|bien|gusto
    |bye|en) ?)`,
  "(?:claro|por supuesto|como no|pues|que|ya|obvio)(?: claro| pues| que)* si",
  "creo que (?:asi )?si(?= esta| correcto)",
];

// "Mi amor" and "mi hija" are spoken to where nothing is told of them.
const endearment = source`
  (?<!\b(?:para|por|con|de|en|a|y|soy|que|for|with|es(?= mi (?:nin|hij|herman|soci|jef|viej))) )mi (?:amor|vid|corazon
  |ciel|re(?:y|in)|tesor|carin|alma|sol|gord|nen|nin|hij|herman|querid|estimad|lind|bell|socio|jef|don|pana|viej|negr)(?:it|cit)?(?:[aoe]|on)?(?=$|[,.!?;]| (?:si|no|claro|esta|asi|gracias|muchas|mil|por fa
  |porfa|todo|perfect|dale|hagale|correct|exact|eso|listo|okay|pues|que dios|monday|tuesday|wednesday|thursday|friday
  |saturday|sunday|tomorrow|today|at \d)[a-z]*)`;

/** Answers, and the words that go with them. Numbers, days and times are in English already. */
export const answerRules: readonly Rule[] = rules([
  [endearment, "sir"],
  // "Yes, digo, sí": the same in two languages.
  ["(?<=^|^(?:yes|yeah|ok|okay),? )(?:(?:digo|o sea|perdon),? )+(?=si,)", ""],
  [
    "(?:la verdad |yo )?(?:creo|pienso|supongo|me imagino|yo digo) que (?:si|no|esta bien|asi es)?",
    "i think so maybe ",
  ],
  [
    source`
      (?:no (?:estoy|ando|estamos) (?:muy |tan |totalmente |del todo |100 )*segur[oa]s?|no se
      (?: bien)?(?= (?!l[oa] (?:doy|voy))|$|[,.])|no sabria|quien sabe|no tengo idea|ni idea)`,
    "i am not sure",
  ],
  [
    source`
      tal vez|quizas?|a lo mejor|puede ser|puede que si|es posible|posiblemente|probablemente|depende
      |mas o menos|capaz`,
    "maybe",
  ],
  // No.
  [
    source`
      (?:claro|por supuesto|desde luego|pues|mejor|que|yo creo|definitivamente|absolutamente|para nada
      |de ninguna manera|en absoluto)(?: que)? no(?= |$|[,.!])`,
    "no",
  ],
  [
    "para nada|de ninguna manera|en absoluto|ni (?:hablar|modo|loc[oa])|nunca jamas|negativo|nel|nones|nop",
    "no",
  ],
  ["todavia no|aun no", "not yet"],
  ["no,? (?:muchas )?gracias", "no thanks"],
  [
    source`
      (?:eso|esa|ese|asi|esto|eso que dijo) no (?:es|fue|era|esta bien)(?: (?:asi|correcto|lo que (?:dije|pedi
      |quiero|queria)|cierto|verdad))?`,
    "that is not right",
  ],
  [
    source`
      no (?:es|esta|fue|era) (?:asi|correcto|bien|cierto|verdad|eso|correcta|lo que (?:dije|pedi|quiero|queria
      |quise decir))`,
    "that is not right",
  ],
  [
    "(?:esta|estan|es|sale|salio|quedo|anda|viene) (?:mal|equivocad[oa]|incorrect[oa]|erron[eo]a?|mal escrit[oa])",
    "is wrong",
  ],
  [
    "(?:hay|tiene|tengo|veo) (?:un|algun) (?:error|detalle mal)|se equivoco|me equivoque",
    "is wrong",
  ],
  [
    "no (?:me )?(?:sirve|queda|conviene|funciona|acomoda|viene bien|parece|gusta|late|va bien)(?:n)?(?: bien)?",
    "does not work for me",
  ],
  // Yes.
  ...yes.map((phrase) => [phrase, "yes "] as const),
  [
    source`
      (?:es(?:o)? )?(?:asi|eso) (?:mero |mismo )?es(?: correcto)?|asi mero|eso mero|eso mismo|eso es|asi es
      |asi mism(?:it)?o|es correct[oa]|esta correct[oa]|correct[oa](?: todo)?|correctisimo|cierto|es cierto|es verdad`,
    "that is right",
  ],
  [
    source`
      (?:todo |eso |asi |me |si )?(?:esta|queda|quedo|suena|luce|se ve|parece|va|quedaria|estaria
      |seria) (?:todo |muy |mas que |super )*(?:bien|perfect[oa]|excelente|genial|correct[oa]|en orden
      |magnific[oa]|de maravilla|bueno)(?: (?:asi|todo|para mi|por mi|conmigo))?`,
    "it is fine",
  ],
  ["(?:todo|todito) (?:bien|perfect[oa]|correct[oa]|en orden|ok)", "all is fine"],
  [
    source`
      me (?:parece|queda|sirve|conviene|funciona|acomoda|viene|va)(?: (?:muy|super|perfecto|excelente
      |de maravilla|perfectamente))*(?: bien| perfecto| excelente| genial| esa| ese)?|me (?:gusta|late|encanta
      |agrada)(?: esa| ese| eso)?|por mi (?:esta )?(?:bien|perfecto)|conmigo (?:esta )?bien`,
    "it works for me",
  ],
  [
    source`
      (?:esa|ese|eso|esta|este)(?: hora| dia| horario| misma| mismo| fecha)*,? (?:si )?(?:me )?(?:sirve|queda
      |conviene|funciona|acomoda|viene|esta|va|puedo)(?: (?:muy|bien|perfecto))*`,
    "that works for me",
  ],
  [
    source`
      (?:exactamente|exacto|exacta|precisamente|efectivamente|justamente|afirmativo|positivo|indudablemente
      |obvio|simon)`,
    "exactly",
  ],
  ["por supuesto|desde luego|como no|con (?:mucho )?gusto|claro", "of course"],
  ["de acuerdo|estoy de acuerdo|trato hecho|hecho|acepto|aceptado", "agreed"],
  [
    source`
      (?:lo |la |le |se lo |se la )?confirm(?:o|ado|ada|e|en|ela|elo|ar|amos)(?: (?:la cita|mi cita|todo
      |eso))?|queda(?:mos)? asi|asi (?:quedamos|queda|la dejamos|dejemosla)`,
    "confirm it",
  ],
  ["(?:adelante|proceda|siga(?: adelante)?|prosiga|avance)", "go ahead"],
  [
    source`
      (?:(?:lo |la |me la |me lo )?reserv(?:e|a|as|en|al[ao]|amel[ao]|elo|ela|emela|emelo|arla|arlo)
      |(?:me la |la |lo )?agend(?:ela|elo|al[ao]|amel[ao]|emela|e|as|arla|en)
      |ap(?:artela|artemela|untela|untemela|unteme)
      |anot(?:ela|emela|eme)|program(?:ela|emela)|h(?:agalo|agala|agamoslo)|dele
      |dela por hecha)(?: (?:por favor|asi|pues|esa|ya))*`,
    "book it",
  ],
  [
    source`
      (?:(?:lo |la )?mand(?:e|elo|ela|eselo|eselas)|envi(?:e|elo|ela|eselo)|pas(?:eselo|esela)|digaselo
      |entregueselo|hagaselo llegar)(?=[.!,]| ?$| please| thank)`,
    "send it",
  ],
  ["(?:cambiela|muevala|pasela|reprogramela)(?=[.!,]| ?$| please| thank)", "move it"],
  [
    source`
      (?:andele|andale|orale|dale|sale|vale|venga|hecho|va|listo|ya|bueno|ok|okay|oki|okey|okidoki|muy bien
      |esta bueno|ta (?:bien|bueno|gueno)|bien|jalo|chido|hagale|de una(?= ?(?:$|[,.!]|vez|parce|pues))|okis|arre
      |eso)(?: (?:pues|pue|po|va|entonces|ya|si|dale|gracias|nomas|vez|parcer?o?|che|vos))*(?= |$|[,.!])`,
    "okay",
  ],
  [
    source`
      perfect(?:o|a|amente)|excelente|genial|estupendo|maravilloso|fantastico|fenomenal|buenisimo|magnifico
      |padrisimo|chever(?:e|isimo)|bacan|barbaro|joya(?=$|[,.!]| dale)|cabal|tal cual|tuanis|pura vida|macanudo
      |super|de maravilla|encantad[oa]|bueno|buenos|buenas|listo`,
    "perfect",
  ],
  ["aja|mjm|uju|ujum", "mhm"],
  [
    source`
      (?:muchas |muchisimas |mil )?gracias(?: (?:muy amable|por todo|por su ayuda|igualmente|a usted|senorita
      |senor))*|muy amable|le agradezco(?: mucho)?|se lo agradezco|agradecid[oa]`,
    "thank you",
  ],
  ["(?:por favor|porfa|porfis|porfavor|si es tan amable|si fuera tan amable|favor)", "please"],
  ["no hay (?:problema|inconveniente)|sin problema|ningun problema|no importa", "no problem"],
  [
    source`
      (?:me da|da) (?:igual|lo mismo)|lo que sea(?: mejor)?|como (?:usted )?(?:quiera|guste|diga|prefiera)
      |(?:usted )?(?:elija|escoja|decida|diga|elige|escoge)(?: usted)?|no tengo preferencia|sin preferencia`,
    "it does not matter",
  ],
  // Corrections.
  [
    "(?:digo|o sea|quise decir|quiero decir|me refiero a|queria decir|mas bien|corrijo|rectifico)",
    "i mean",
  ],
  ["(?:perdon|perdone|disculpe|disculpa|lo siento|perdoneme|ay perdon|ups)", "sorry"],
  ["(?:espere|espera|esperese|esperate|aguarde|momento)", "wait"],
  ["en realidad|de hecho|pensandolo bien|ahora que lo pienso", "actually"],
  [
    source`
      (?:pero )?(?:mejor|preferiblemente|mejor que sea|que sea mejor|prefiero|preferiria|que sea|pongale
      |ponga(?:la|lo|me|mela)?|pon(?:la|lo|me)|hagal[oa] para|dej(?:el[oa]|emos) para|cambi(?:ela|elo|emela
      |emoslo|emosla) (?:a|para|por)?|pasel[ao] (?:a|para)?|muevel?[ao] (?:a|para)?|muevan?l[ao] (?:a
      |para)?)(?: (?:para|a))? ?(?=at |the |in the|monday|tuesday|wednesday|thursday|friday|saturday|sunday
      |tomorrow|today|\d|noon|this|next|january|february|march|april|may|june|july|august|september|october
      |november|december|before|after|early|later|earlier)`,
    "actually make it ",
  ],
  ["(?:en vez|en lugar) de", "instead of"],
  ["mejor no", "rather not"],
  ["mejor", "rather"],
  // Declining a detail, and naming one.
  [
    source`
      no (?:tengo|cuento con|uso|manejo|traigo)(?: (?:un|una|ningun|ninguna|mi|el|la|ahorita
      |a la mano))* (?:telefono|celular|numero|movil)(?: de telefono| celular)?`,
    "i do not have a phone",
  ],
  [
    source`
      no (?:tengo|cuento con|uso|manejo)(?: (?:un|una|ningun|ninguna|mi|el|la|ahorita))* (?:correo|email|imeil
      |mail)(?: electronico)?`,
    "i do not have an email",
  ],
  [
    source`
      no (?:tengo|encuentro|me llego|recibi|se|recuerdo|me acuerdo de(?:l)?)(?: (?:ningun|el|mi|un
      |cual es))* (?:codigo|numero de (?:confirmacion|reserva))`,
    "i do not have the code",
  ],
  [
    source`
      no se l[oa] (?:doy|voy a dar)|(?:prefiero|preferiria|mejor) no (?:dar(?:lo|le|selo)?|decir(?:lo)?|compartir(?:lo)?
      |dejar(?:lo)?)(?: (?:mi|el) (?:numero|telefono|correo|nombre))?|no (?:quiero|deseo|quisiera|voy a
      |me gusta) (?:dar(?:lo|le|selo)?|decir(?:lo)?|compartir(?:lo)?|dejar(?:lo)?)(?: (?:mi|el))?`,
    "i would rather not give",
  ],
  ["(?:sin|ningun) (?:telefono|numero|celular)", "no phone"],
  ["(?:sin|ningun) (?:correo|email)", "no email"],
  [
    source`
      (?:omit(?:a|ir)(?:lo|la)?|salt(?:e|ar|ese|arlo|elo|eselo)(?:lo)?|dejel[oa] (?:asi|en blanco|vacio)
      |sigamos|siguiente)`,
    "skip it",
  ],
  [
    "(?:no )?(?:lo |la )?tengo ninguno|no tengo(?=[.!]?$)|ningun[oa](?=[.!]?$)",
    "i do not have one",
  ],
]);

/** Choices among what was offered. "La de las tres" is a time, and read as one. */
export const choiceRules: readonly Rule[] = rules([
  [
    "(?:la|el) de(?:l)? (?=at \\d|\\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|in the)",
    " ",
  ],
  [
    source`
      (?:la |el |esa |en la |con la |por la )?(?:opcion |hora |cita |numero )?(?:primer(?:it)?a|primero?|1a
      |1ra)(?: opcion| hora| cita| fecha| que (?:dijo|menciono))?(?! (?:vez|hora de la|casa|consulta|piso))`,
    "the first one",
  ],
  [
    source`
      (?:la |el |esa |en la |con la |por la )?(?:opcion |hora |cita |numero )?(?:segund[ao]|2a|2da)(?: opcion
      | hora| cita| fecha| que (?:dijo|menciono))?(?! (?:hipoteca|casa|piso))`,
    "the second one",
  ],
  [
    source`
      (?:la |el |esa |en la |con la |por la )?(?:opcion |hora |cita |numero )?(?:tercer[ao]?|3a|3ra)(?: opcion
      | hora| cita| fecha| que (?:dijo|menciono))?`,
    "the third one",
  ],
  [
    "(?:la |el |esa |con la )?(?:ultim[ao]|de hasta el final)(?: opcion| hora| cita| fecha| que (?:dijo|menciono))?",
    "the last one",
  ],
  ["(?:la )?opcion (?:numero )?(\\d)", "option $1"],
  [
    "(?:la |el )(?:mas temprano|mas temprana|later one|earlier)|(?:la |el )?mas tempran[ao]",
    "the earlier one",
  ],
  ["(?:la |el )earlier", "the earlier one"],
  ["(?:la |el )later", "the later one"],
  ["(?:la |el )?mas tard(?:e|ia)", "the later one"],
  [
    source`
      ningun[oa](?: de (?:esas|esos|ellas|las dos|los dos|las tres
      |las anteriores))?(?: (?:me |does not ).*)?(?=$|[,.!])`,
    "none of those",
  ],
  [
    "(?:ni una ni otra|ni la una ni la otra|nada de eso|otra opcion|otras opciones|otro horario|tiene otr[oa]s?)",
    "something else",
  ],
  [
    source`
      cualquiera(?: de (?:esas|esos|las dos|los dos|ellas))?|la que sea|el que sea|la que (?:usted )?(?:quiera
      |guste|prefiera|diga)|las dos|ambas`,
    "you choose",
  ],
  [
    "no (?:puedo|podria) (?:a )?(?:ninguna de )?(?:esas|esos|ninguna)(?: horas?| dias?)?",
    "none of those",
  ],
  [
    source`
      (?:me quedo con|tomo|escojo|elijo|quiero|deme|dame|prefiero|me voy con|agarro) (?=the (?:first|second
      |third|last|earlier|later) one|option|at \d)`,
    "i will take ",
  ],
]);
