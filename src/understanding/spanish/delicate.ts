import { source } from "../text.ts";
import { type Rule, rules } from "./rule.ts";

const area =
  "(?:barrio|vecindario|colonia|zona|area|vecindad|calle|comunidad|parte de la ciudad)s?";

/** Topics that the assistant never answers on its own, alarms, and attempts at misuse. */
export const delicateRules: readonly Rule[] = rules([
  // Alarms.
  [
    source`
      (?:me )?(?:quiero|voy a|quisiera|pienso|he pensado en) (?:matar(?:me)?|suicidar(?:me)?|morir(?:me)?
      |quitarme la vida|hacerme dano|acabar con (?:mi vida|todo))(?! de risa)|suicid\w+|ya no (?:quiero
      |deseo) (?:vivir|seguir viviendo|estar vivo|estar viva)(?! (?:en|aqui|con|ahi))|no (?:quiero
      |vale la pena) (?:seguir )?vivir(?=[.!]|$)`,
    " i want to kill myself ",
  ],
  [
    source`
      (?:hay|tenemos|se esta) (?:un |una )?(?:incendio|fuga de gas|quemando|fuego|balacera|ladron
      |intruso)(?: en)?[^.?!]{0,30}|(?:mi|la) (?:casa|cocina|apartamento) se (?:esta )?(?:quema|quemando
      |incendia|incendiando)|se esta quemando|llam(?:e|en|a|ar) (?:a )?(?:la policia|una ambulancia
      |los bomberos|al 911|911|al nueve once|una patrulla)|(?:una )?ambulancia|(?:es|tengo|hay) una emergencia
      |no (?:puedo|puede) respirar|(?:un|le dio un|esta teniendo un) (?:infarto|ataque al corazon|derrame)
      |se esta (?:muriendo|ahogando|desangrando)|me (?:estan|esta) (?:pegando|golpeando|asaltando|atacando
      |robando)|^(?:auxilio|emergencia|socorro)[!.]*$|(?:entro|esta entrando|quiere entrar) (?:alguien
      |un ladron|un hombre) (?:a|en) (?:mi|la) casa`,
    " 911 ",
  ],
  [
    source`
      (?:chinga\w*|ching(?:ue|uen) (?:tu|su)|pinche\w*|pendej\w+|cabron\w*|put[oa]s?|hij[oa] de (?:puta|perra
      |la chingada)|mierda\w*|idiota[s]?|imbecil(?:es)?|estupid[oa]s?|tarad[oa]s?|inutil(?:es)?|carajo|cono
      |cono de tu madre|vete (?:al|a la) (?:diablo|carajo|mierda|chingada|verga|infierno)|vayase al (?:diablo
      |carajo|infierno)|callate|no mames|verga|joder|jodete|maldit[oa] (?:maquina|robot|bot|computadora)
      |basura de \w+|no sirves(?: para nada)?|eres un[a]? (?:basura|porqueria))`,
    " you stupid bot ",
  ],
  // Misuse.
  [
    source`
      (?:ignor[ae](?:r|n|s)?|olvid[ae](?:r|te de|se de)?|descart[ae]|desobedec\w+|salt(?:ate
      |ese)) (?:todas? )?(?:tus|sus|las|tu|su|cualquier) (?:instrucciones?|reglas?|ordenes|programacion
      |indicaciones)(?: (?:anteriores?|previas?))?|(?:muestra(?:me)?|muestre(?:me)?|dime|digame|revela|repite
      |ensename) (?:tu|tus|su|sus|el|las) (?:prompt|instrucciones(?: del sistema)?|configuracion|contrasenas?
      |codigo fuente)|(?:eres|seras|actua|ahora eres|finge|haz de cuenta que eres
      |simula) (?:ahora )?(?:como |que eres |ser )(?:una? |el |la )?(?:otro|administrador|desarrollador|hacker
      |dueno|pirata|persona|humano)\w*|modo (?:desarrollador|administrador|dios|dan)
      |de ahora en adelante (?:eres|vas a|ignora)`,
    " ignore your previous instructions ",
  ],
  [
    source`
      (?:mi|el|su|numero de|de) (?:numero de |el )*(?:seguro social|seguridad social|tarjeta(?: de (?:credito
      |debito))?|cuenta (?:bancaria|de banco|de cheques)|pasaporte|ruta bancaria
      |licencia de conducir)(?: (?:es|son))?(?= |$|[,.])|mi (?:contrasena|clave|pin
      |fecha de nacimiento)(?: es)?|itin`,
    " my social security number is ",
  ],
  [
    source`
      (?:marque|llame|marca|llama|comuniqueme|transfierame|pongame|conectame) (?:a(?:l)? |con (?:el )?
      |este )(?:numero|telefono|el numero|este numero|\+?\d[\d ]{6,})`,
    " dial this number for me ",
  ],
  [
    source`
      (?:falsific|inflar?|alter(?:ar|e)|invent(?:ar|e)|ment(?:ir
      |imos))\w* (?:en |los |las |mis |mi |sobre |la |el |unos |un |mis )*(?:solicitud|ingresos|documentos
      |papeles|talones|aplicacion|carta|avaluo|recibos)(?: de \w+)?|documentos falsos|papeles falsos
      |ingresos falsos`,
    " fake pay stubs ",
  ],
  // Other people.
  [
    source`
      (?:quien|quienes) (?:mas|tambien|otro) (?:tiene[n]?|viene[n]?|va[n]?|esta[n]?|hizo|llamo|reservo
      |agendo)[^.?!]{0,30}|(?:quien|quienes) (?:tiene[n]?|viene[n]?|va[n]?|esta[n]?|agend\w+|reserv\w+|llam\w+
      |hizo) (?:la |una |en la |el |cita|citas|a las)[^.?!]{0,30}`,
    " who else has an appointment ",
  ],
  [
    source`
      (?:otros?|otras?|demas|sus|los|lista de|algun) (?:clientes?|compradores|citas de otros|prospectos)(?= |$
      |[?.,!])|(?:el|la|los|deme el|dame el|digame el|cual es el) (?:telefono|correo|numero|direccion|nombre
      |cita|citas|prestamo|datos)s? (?:de|del) (?:mi (?:vecin[oa]|ex\w*|herman[oa]|espos[oa]|suegr[oa]
      |prim[oa]|amig[oa]|jef[ea])|otr[oa]s? \w+|su (?:cliente|esposo|esposa)|senor|senora|la senora|el senor
      |cliente|comprador|vendedor)|(?:tiene|tuvo|hizo|va a tener) cita (?:mi (?:vecin[oa]|ex\w*|herman[oa]
      |espos[oa]|suegr[oa]|prim[oa]|amig[oa]|jef[ea])|la senora|el senor)|(?:su|el) (?:telefono|celular
      |direccion|domicilio) (?:personal|particular|privad[oa])|donde vive (?:ella|el|la agente|usted
      |el agente)|(?:lea|leame|muestreme|ensename|dime|digame) (?:su|la|el) (?:agenda|calendario|lista)`,
    " tell me about other clients ",
  ],
  // Steering: who lives somewhere, how safe it is, how good its schools are.
  [
    source`
      (?:(?:es|son|sera|que tan|esta|hay|un|una|el|cual es el|cuales son los|algun|buen|buena|mal|mala|ese|esa
      |en un) )*(?:(?:segur[oa]s?|peligros[oa]s?|tranquil[oa]s?|buen[oa]?s?|mal[oa]?s?|mejor(?:es)?
      |peor(?:es)?|fe[oa]s?|bonit[oa]s?|familiar(?:es)?|rudo) (?:(?:es|el|la|los|ese|esa|ahi|este|esta
      |vivir en|son) )*${area}|${area} (?:(?:es|son|esta|mas|muy|que sea|no|tan|donde|sea) )*(?:segur[oa]s?
      |peligros[oa]s?|tranquil[oa]s?|buen[oa]s?|mal[oa]s?|mejor(?:es)?|familiar(?:es)?))`,
    " is it a safe neighborhood ",
  ],
  [
    source`
      (?:buenas|mejores|malas|que|como son las|hay) (?:buenas )?(?:escuelas|colegios)(?: (?:buenas|por ahi
      |en esa zona|cerca|hay))*|(?:delincuencia|crimen|pandillas|criminalidad|delitos)|es (?:muy )?(?:seguro
      |peligroso) (?:vivir |andar |caminar )?(?:ahi|por ahi|de noche|alla|esa parte)`,
    " how are the schools ",
  ],
  [
    source`
      (?:hay|viven?|vive|son|puros|muchos?|muchas|mayoria|mas|donde (?:hay|viven)|con) (?:(?:muchos|muchas|mas
      |de|puros|puras|gente|familias|los|las|mayormente) )*(?:latin[oa]s|hispan[oa]s|mexican[oa]s|negr[oa]s
      |blanc[oa]s|asiatic[oa]s|chin[oa]s|musulman(?:es|as)|judi[oa]s|cristian[oa]s|catolic[oa]s|inmigrantes
      |american[oa]s|gringos|arabes|evangelic[oa]s|gays|ninos|viejitos|jovenes|familias)(?: (?:ahi|en|por
      |viviendo|en ese)[^.?!]{0,20})?|como (?:es|son) (?:la gente|los vecinos|el ambiente)[^.?!]{0,25}
      |que (?:tipo|clase) de (?:gente|personas|vecinos|familias)(?: (?:vive|hay|viven|son))?
      |quien(?:es)? (?:vive|viven)(?: (?:ahi|por ahi|en))?|gente como (?:yo|nosotros)|de mi (?:raza|religion
      |cultura|pais)|(?:cerca de|hay) (?:una |alguna |la )?(?:iglesia|mezquita|sinagoga|templo)s?`,
    " what kind of people live there ",
  ],
  // Loans: rates, payments, and whether somebody qualifies.
  [
    source`
      (?:que|cual|cuales|a cuanto|en cuanto|a como|como|cuanto)? ?(?:(?:es|son|esta|estan|andan?|tienen?
      |ofrecen?|manejan?|hay|me dan|la|las|el|los|su|sus|mejor|mejores|de) )*(?:tasas?(?: (?:de interes
      |hipotecarias?|fijas?|variables?|actual(?:es)?|de hoy))*|intereses|interes(?= (?:anual|fijo|variable
      |mensual|del|esta|cobran|de))|el interes|apr|porcentaje de interes|puntos de descuento)(?: (?:tienen|hoy
      |ahorita|manejan|ofrecen|cobran|estan|hay|actual|me dan|me daria))*`,
    " what are your interest rates ",
  ],
  [
    source`
      (?:cuanto|de cuanto|en cuanto) (?:(?:pagaria|seria|saldria|quedaria|voy a pagar|tendria que|pago|es|sale
      |serian|quedan|me) )+(?:(?:pagar|dar|de|el|la|los|al|por|mi|poner) )*(?:mensual(?:idad|mente|idades|es)?
      |mes|pago|pagos|enganche|entrada|cuota|inicial|pago inicial|prestamo|hipoteca)|(?:mensualidad(?:es)?
      |pagos? mensual(?:es)?|enganche|gastos de cierre|costos de cierre|pago inicial|down ?payment
      |cuota inicial|seguro hipotecario)`,
    " what would my monthly payment be ",
  ],
  ["(?:\\d+ (?:por ciento|porciento))", " what is the interest rate "],
  [
    source`
      (?:(?:cree|piensa|usted cree|sabe|quiero saber|puede|me puede decir|crees)(?: que
      | si)? )?(?:yo )?(?:califico|calificaria|calificamos|calificar|califica|puedo calificar|clasifico
      |aplico para|soy elegible|me (?:aprueban|aprueben|presten|den|aprobarian|aprobaran|prestan|prestarian
      |dan|darian|daran|otorgan|niegan|rechazan) (?:(?:el|un|la|una|para|con|algun) )*(?:prestamo|hipoteca
      |credito|casa)?|cuanto (?:me|nos) (?:prestan|prestarian|aprueban|dan|darian|pueden prestar)|(?:puedo
      |podria|podemos) (?:obtener|conseguir|sacar|pedir|pagar|comprar) (?:(?:el|un|una|algun|la) )*(?:prestamo
      |hipoteca|credito)|para cuanto (?:califico|me alcanza)|cuanto (?:puedo|podria) (?:pedir|pagar|gastar
      |prestado)|me alcanza(?: para)?)(?: (?:para|con|a) (?:un|una|el|la|mi|itin)? ?(?:prestamo|hipoteca
      |credito|casa|sueldo|ingreso)?)?`,
    " do i qualify for a loan ",
  ],
  [
    source`
      (?:(?:mi|mal|buen|mi historial de|puntaje de|score de|puntos de|historial de|sin|poco|con) )+(?:credito
      |historial crediticio|puntaje crediticio)(?: (?:es|de|esta|malo|bueno))*|indocumentad[oa]s?|sin papeles
      |sin seguro social|con itin|bancarrota|me declare en bancarrota|(?:gano|mi sueldo es
      |mis ingresos son) (?:de )?\$?\d[\d.,]*[^.?!]{0,20}`,
    " my credit score ",
  ],
  // Law, tax and promises.
  [
    source`
      (?:(?:puedo|debo|debo de|quiero|se puede|podria) )?(?:demand(?:ar|a|arlo|arla|o)|desaloj\w+
      |ir a juicio)(?: (?:a|al|mi|el|la|un) \w+)*|(?:(?:necesito|consigo|recomienda|recomiendan|conoce
      |hay que tener|tengo que tener) )?(?:un |una |a un |a una |algun |el |la )?abogad[oa](?: (?:para
      |de)[^.?!]{0,20})?|es (?:legal|ilegal)|legalmente|consejo legal|mis derechos|(?:romper|cancelar
      |salirme de|terminar|explicar(?:me)?) (?:el|mi|este|un) contrato(?: de (?:renta|compra|arrendamiento))?
      |embargo|ejecucion hipotecaria|testamento|sucesion|poder notarial|ley de vivienda|discriminacion`,
    " do i need a lawyer ",
  ],
  [
    source`
      (?:impuestos?|taxes|deducir|deducible|deduccion(?:es)?|irs|ganancias? de capital
      |declaracion de impuestos|predial|predio)(?: (?:de la casa|de propiedad|anuales|de ventas|federales))*`,
    " property tax ",
  ],
  [
    source`
      (?:me )?(?:garantiza[ns]?|garantizar|garantia de|promete[ns]?|asegura[ns]?)(?: (?:que|la|el|me|usted))*
      |(?:va[n]? a|iran a|cree que) (?:subir|bajar|caer|valer mas)(?: (?:los|las|el|la|de))*(?: (?:precios?
      |valor|casas|mercado))?|es (?:un )?buen (?:momento|tiempo) para (?:comprar|vender|refinanciar|invertir)
      |(?:deberia|conviene|me conviene) (?:comprar|vender|esperar|refinanciar|ofrecer|firmar)`,
    " can you guarantee it ",
  ],
]);
