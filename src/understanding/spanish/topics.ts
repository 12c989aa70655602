import { type Rule, rules } from "./rule.ts";

const home =
  "(?:una |mi |la |su |otra |unas |de |nuestra |mi primera )*(?:casa|vivienda|propiedad|departamento|apartamento|condominio|condo|depa|inmueble|bien raiz|terreno|hogar)(?:s|es)?";
const area =
  "(?:barrio|vecindario|colonia|zona|area|vecindad|calle|comunidad|parte de la ciudad)s?";

/** Questions to the assistant, each as the English sentence that asks the same. */
export const questionRules: readonly Rule[] = rules([
  [
    "(?:es|eres|sera|no es|no eres) (?:usted |tu |esto |esta )?(?:una? )?(?:persona|human[oa]|robot|maquina|computadora|bot|grabacion|contestadora|inteligencia artificial|ser humano|real|gente|programa)(?: (?:real|de verdad|o (?:una? )?\\w+))?(?: (?:usted|tu))?",
    " are you a real person ",
  ],
  [
    "(?:estoy|ando) (?:hablando|platicando|tratando) con (?:una? )?(?:persona|human[oa]|robot|maquina|computadora|bot|grabacion|contestadora|inteligencia artificial|ser humano|alguien real)(?: (?:real|de verdad|o (?:una? )?\\w+))?|hablo con (?:una? )?(?:persona|robot|maquina|grabacion|computadora|humano)(?: (?:real|de verdad))?",
    " are you a real person ",
  ],
  ["(?:usted )?(?:es|eres) (?:de verdad|real|automatic[oa]|una? ia)(?=[?]|$)", " are you real "],
  [
    "(?:con )?quien (?:hablo|tengo el gusto|me (?:habla|atiende)|habla|es usted|eres|es|me contesta)(?: (?:hablando|usted|ahi))?(?=[?.! ]|$)(?! (?:el agente|la agente))|(?:con quien )(?:estoy hablando|tengo el gusto)(?: de hablar)?|como (?:se|te) llamas?(?: usted)?|cual es su nombre|de (?:donde|parte de quien) (?:llaman|me llaman|habla)|(?:que|cual) (?:compania|empresa|oficina|agencia) (?:es|son)(?: esta)?|es la oficina de",
    " who are you ",
  ],
  [
    "(?:que|en que|con que|como) (?:mas )?(?:puede[ns]?|podria|sabe[s]?)(?: usted| ustedes)? (?:hacer|ayudar(?:me|nos)?|ofrecer(?:me)?)(?: (?:usted|por mi|aqui))?|(?:que|cuales) (?:son las |son mis )?opciones(?: (?:tengo|hay))?|como funciona(?: esto)?|para que (?:es|sirve) (?:esto|este)|^ayuda(?:me)?(?=[.!?]|$)",
    " what can you do ",
  ],
  [
    "(?:(?:cual|cuales) (?:es|son) (?:el|los|su|sus) horarios?(?: de \\w+)?|que horarios?(?: (?:tienen?|manejan?|hay|atienden|abren))?|en que (?:horario|horas)(?: atienden| abren| trabajan)?|(?:su|sus|el|los) horarios?(?: de (?:atencion|oficina|trabajo|servicio))?|horarios? de (?:atencion|oficina|trabajo|servicio)|(?:a|hasta|desde) que hora(?:s)? (?:abren?|cierran?|trabajan?|atienden?|estan?|hay|empiezan?|terminan?|salen?)|que (?:dias|horas) (?:abren|atienden|trabajan|estan)|(?:abren|trabajan|atienden|estan abiertos)(?: (?:los|el|saturdays?|sundays?|the weekend|weekends|today|saturday|sunday|hoy|en))*|cuando (?:abren|atienden|trabajan))",
    " what are your hours ",
  ],
  [
    "(?:(?:en )?donde (?:estan?|queda[n]?|se (?:ubican?|encuentran?|localizan?)|es|seria|esta|tengo que ir|debo ir|nos vemos|nos vamos a ver|es la (?:cita|oficina)|voy|sera)(?: (?:ubicad[oa]s?|localizad[oa]s?|la oficina|su oficina|ustedes|usted|la cita|exactamente))*|(?:cual es|me (?:da|puede dar|pasa)|deme|tiene|necesito|quiero) (?:la|su) (?:direccion|ubicacion)(?: (?:de la oficina|exacta))?|(?:la|su) direccion(?: de (?:la|su) oficina)?(?=[?]|$)|como llego(?: (?:ahi|alla|a su oficina|a la oficina))?|(?:es|seria|sera) (?:en persona|por telefono|por zoom|virtual|presencial|por videollamada|en linea)|hay estacionamiento)",
    " where are you located ",
  ],
  [
    "(?:cual es|me (?:da|puede dar|pasa|podria dar)|deme|tiene|tienen|a que) (?:el|su|un|algun)? ?(?:numero(?: de telefono)?|telefono|celular)(?: (?:de la oficina|directo|de contacto|puedo llamar|llamo|de ella|de el))*(?=[?.! ]|$)(?! (?:es|esta|mal|incorrecto))",
    " what is your phone number ",
  ],
  [
    "(?:tiene[ns]?|cual es|numero de|esta|con) (?:(?:su|la|una|el|numero|de|usted|ella) )*(?:licencia|licenciad[oa]|nmls|certificad[oa])(?: (?:de bienes raices|estatal|vigente))?|es (?:usted |ella )?licenciad[oa]",
    " are you licensed ",
  ],
  [
    "(?:que|cuales) (?:servicios|tipos? de (?:prestamos|hipotecas|casas|propiedades)|areas|zonas|ciudades|programas)(?: (?:ofrecen?|tienen?|manejan?|cubren?|hacen?|son|atienden?))?|(?:a que se dedican?|que (?:ofrecen|hacen|venden|manejan)(?: ustedes)?(?! con))|(?:ofrecen|manejan|hacen|trabajan con|cubren) (?:ustedes )?(?:prestamos|hipotecas|ventas|rentas|compras|refinanciamientos?)",
    " what services do you offer ",
  ],
  [
    "cuanto (?:tiempo )?(?:dura|tarda|demora|toma|lleva|se tarda|va a durar|es)(?:n)?(?: (?:la|una|el|las) (?:cita|reunion|consulta|visita)s?)?(?=[?.! ]|$)|de cuanto tiempo es|cuantos minutos (?:dura|son|es)",
    " how long does it take ",
  ],
  [
    "(?:cuanto|que) (?:me )?(?:cuesta|cobran?|vale|sale|costaria|es el costo|precio tiene|costo tiene)(?:n)?(?: (?:la|una|el|por|esta|ustedes|usted|de))*(?: (?:cita|consulta|reunion|asesoria|servicio|visita))?(?! (?:la casa|el prestamo))|(?:tiene|hay) (?:algun )?costo|(?:me )?(?:sale|saldria) (?:gratis|gratuit[ao])|es (?:gratis|gratuit[ao]|con costo)|(?:me )?(?:cobran|cobra) (?:algo |por )?(?:(?:por )?(?:la|una) (?:cita|consulta|reunion|asesoria))?|(?:la (?:cita|consulta|reunion|asesoria) )es (?:gratis|gratuita)|cual es (?:el costo|el precio|su comision|la tarifa)",
    " how much does the consultation cost ",
  ],
  [
    "(?:(?:estan?|es|se|me|esta|sera|va[n]? a|queda|nos) )+(?:grab(?:ando|ada|ado|a|ar|an)|transcribi?(?:endo|r)|transcrita|registrando|escuchando)(?: (?:esta|la|esto|lo que digo|nuestra|me|mi))*(?: (?:llamada|conversacion|platica|voz))?|graban? (?:ustedes )?(?:esto|esta llamada|la llamada|las llamadas|la conversacion|todo)|(?:esta|la) (?:llamada|conversacion) (?:se graba|es grabada|esta siendo grabada|queda grabada)",
    " is this call recorded ",
  ],
  [
    "(?:guardan|usan|comparten|venden|protegen|borran|guarda|comparte|para que quieren?|que hacen con|quien (?:ve|lee|tiene acceso a)) (?:ustedes )?(?:mis|mi|todos mis|esta|la|con mis) (?:datos|informacion|numero|correo|conversacion|telefono)(?: personales?)?|(?:mis datos|mi informacion|esto) (?:es(?:ta)?|estan|son|queda[n]?) (?:confidencial(?:es)?|segur[oa]s?|protegid[oa]s?|privad[oa]s?)|(?:es|esto es) confidencial|privacidad|por que (?:necesita[ns]?|quiere[ns]?|pide[n]?) mi (?:correo|numero|telefono|nombre)",
    " is my data private ",
  ],
  [
    "(?:(?:usted |ustedes |alguien |aqui |quien )?(?:habla[ns]?|hablan|entiende[ns]?|atienden en|se habla|puede hablar|hay alguien que hable) (?:usted |en )?(?:espanol|castellano|ingles|spanish))|(?:(?:quiero|prefiero|podemos|puede ser|me puede atender|hableme|siga|continuemos|seguir|atiendame) (?:hablar |seguir |continuar )?)?en espanol|no (?:hablo|entiendo|se) (?:nada de |mucho |muy bien |bien |el )*ingles",
    " do you speak spanish ",
  ],
  [
    "(?:cuando|a que hora|que dia|para cuando|donde) (?:es|era|esta|tengo|quedo|fue|seria)(?: agendada| programada)? (?:mi|nuestra|la) (?:proxima )?(?:cita|reunion|consulta)|(?:tengo|tenemos|aparece|esta) (?:yo )?(?:alguna|una|mi) (?:cita|reunion)(?: (?:agendada|programada|confirmada|todavia|con ustedes))+|(?:sigue|esta) (?:en pie|confirmada|vigente|agendada) (?:mi|la) cita|(?:se me olvido|olvide|no recuerdo|no me acuerdo)(?: de)? (?:cuando|a que hora|que dia) (?:es|era) (?:mi|la) cita|(?:quiero|puede|podria|quisiera) (?:confirmar|checar|revisar|verificar|saber cuando es) (?:mi|la) cita",
    " when is my appointment ",
  ],
]);

/** Topics that the assistant never answers on its own, alarms, and attempts at misuse. */
export const delicateRules: readonly Rule[] = rules([
  // Alarms.
  [
    "(?:me )?(?:quiero|voy a|quisiera|pienso|he pensado en) (?:matar(?:me)?|suicidar(?:me)?|morir(?:me)?|quitarme la vida|hacerme dano|acabar con (?:mi vida|todo))(?! de risa)|suicid\\w+|ya no (?:quiero|deseo) (?:vivir|seguir viviendo|estar vivo|estar viva)(?! (?:en|aqui|con|ahi))|no (?:quiero|vale la pena) (?:seguir )?vivir(?=[.!]|$)",
    " i want to kill myself ",
  ],
  [
    "(?:hay|tenemos|se esta) (?:un |una )?(?:incendio|fuga de gas|quemando|fuego|balacera|ladron|intruso)(?: en)?[^.?!]{0,30}|(?:mi|la) (?:casa|cocina|apartamento) se (?:esta )?(?:quema|quemando|incendia|incendiando)|se esta quemando|llam(?:e|en|a|ar) (?:a )?(?:la policia|una ambulancia|los bomberos|al 911|911|al nueve once|una patrulla)|(?:una )?ambulancia|(?:es|tengo|hay) una emergencia|no (?:puedo|puede) respirar|(?:un|le dio un|esta teniendo un) (?:infarto|ataque al corazon|derrame)|se esta (?:muriendo|ahogando|desangrando)|me (?:estan|esta) (?:pegando|golpeando|asaltando|atacando|robando)|^(?:auxilio|emergencia|socorro)[!.]*$|(?:entro|esta entrando|quiere entrar) (?:alguien|un ladron|un hombre) (?:a|en) (?:mi|la) casa",
    " 911 ",
  ],
  [
    "(?:chinga\\w*|ching(?:ue|uen) (?:tu|su)|pinche\\w*|pendej\\w+|cabron\\w*|put[oa]s?|hij[oa] de (?:puta|perra|la chingada)|mierda\\w*|idiota[s]?|imbecil(?:es)?|estupid[oa]s?|tarad[oa]s?|inutil(?:es)?|carajo|cono|cono de tu madre|vete (?:al|a la) (?:diablo|carajo|mierda|chingada|verga|infierno)|vayase al (?:diablo|carajo|infierno)|callate|no mames|verga|joder|jodete|maldit[oa] (?:maquina|robot|bot|computadora)|basura de \\w+|no sirves(?: para nada)?|eres un[a]? (?:basura|porqueria))",
    " you stupid bot ",
  ],
  // Misuse.
  [
    "(?:ignor[ae](?:r|n|s)?|olvid[ae](?:r|te de|se de)?|descart[ae]|desobedec\\w+|salt(?:ate|ese)) (?:todas? )?(?:tus|sus|las|tu|su|cualquier) (?:instrucciones?|reglas?|ordenes|programacion|indicaciones)(?: (?:anteriores?|previas?))?|(?:muestra(?:me)?|muestre(?:me)?|dime|digame|revela|repite|ensename) (?:tu|tus|su|sus|el|las) (?:prompt|instrucciones(?: del sistema)?|configuracion|contrasenas?|codigo fuente)|(?:eres|seras|actua|ahora eres|finge|haz de cuenta que eres|simula) (?:ahora )?(?:como |que eres |ser )(?:una? |el |la )?(?:otro|administrador|desarrollador|hacker|dueno|pirata|persona|humano)\\w*|modo (?:desarrollador|administrador|dios|dan)|de ahora en adelante (?:eres|vas a|ignora)",
    " ignore your previous instructions ",
  ],
  [
    "(?:mi|el|su|numero de|de) (?:numero de |el )*(?:seguro social|seguridad social|tarjeta(?: de (?:credito|debito))?|cuenta (?:bancaria|de banco|de cheques)|pasaporte|ruta bancaria|licencia de conducir)(?: (?:es|son))?(?= |$|[,.])|mi (?:contrasena|clave|pin|fecha de nacimiento)(?: es)?|itin",
    " my social security number is ",
  ],
  [
    "(?:marque|llame|marca|llama|comuniqueme|transfierame|pongame|conectame) (?:a(?:l)? |con (?:el )?|este )(?:numero|telefono|el numero|este numero|\\+?\\d[\\d ]{6,})",
    " dial this number for me ",
  ],
  [
    "(?:falsific|inflar?|alter(?:ar|e)|invent(?:ar|e)|ment(?:ir|imos))\\w* (?:en |los |las |mis |mi |sobre |la |el |unos |un |mis )*(?:solicitud|ingresos|documentos|papeles|talones|aplicacion|carta|avaluo|recibos)(?: de \\w+)?|documentos falsos|papeles falsos|ingresos falsos",
    " fake pay stubs ",
  ],
  // Other people.
  [
    "(?:quien|quienes) (?:mas|tambien|otro) (?:tiene[n]?|viene[n]?|va[n]?|esta[n]?|hizo|llamo|reservo|agendo)[^.?!]{0,30}|(?:quien|quienes) (?:tiene[n]?|viene[n]?|va[n]?|esta[n]?|agend\\w+|reserv\\w+|llam\\w+|hizo) (?:la |una |en la |el |cita|citas|a las)[^.?!]{0,30}",
    " who else has an appointment ",
  ],
  [
    "(?:otros?|otras?|demas|sus|los|lista de|algun) (?:clientes?|compradores|citas de otros|prospectos)(?= |$|[?.,!])|(?:el|la|los|deme el|dame el|digame el|cual es el) (?:telefono|correo|numero|direccion|nombre|cita|citas|prestamo|datos)s? (?:de|del) (?:mi (?:vecin[oa]|ex\\w*|herman[oa]|espos[oa]|suegr[oa]|prim[oa]|amig[oa]|jef[ea])|otr[oa]s? \\w+|su (?:cliente|esposo|esposa)|senor|senora|la senora|el senor|cliente|comprador|vendedor)|(?:tiene|tuvo|hizo|va a tener) cita (?:mi (?:vecin[oa]|ex\\w*|herman[oa]|espos[oa]|suegr[oa]|prim[oa]|amig[oa]|jef[ea])|la senora|el senor)|(?:su|el) (?:telefono|celular|direccion|domicilio) (?:personal|particular|privad[oa])|donde vive (?:ella|el|la agente|usted|el agente)|(?:lea|leame|muestreme|ensename|dime|digame) (?:su|la|el) (?:agenda|calendario|lista)",
    " tell me about other clients ",
  ],
  // Steering: who lives somewhere, how safe it is, how good its schools are.
  [
    `(?:(?:es|son|sera|que tan|esta|hay|un|una|el|cual es el|cuales son los|algun|buen|buena|mal|mala|ese|esa|en un) )*(?:(?:segur[oa]s?|peligros[oa]s?|tranquil[oa]s?|buen[oa]?s?|mal[oa]?s?|mejor(?:es)?|peor(?:es)?|fe[oa]s?|bonit[oa]s?|familiar(?:es)?|rudo) (?:(?:es|el|la|los|ese|esa|ahi|este|esta|vivir en|son) )*${area}|${area} (?:(?:es|son|esta|mas|muy|que sea|no|tan|donde|sea) )*(?:segur[oa]s?|peligros[oa]s?|tranquil[oa]s?|buen[oa]s?|mal[oa]s?|mejor(?:es)?|familiar(?:es)?))`,
    " is it a safe neighborhood ",
  ],
  [
    "(?:buenas|mejores|malas|que|como son las|hay) (?:buenas )?(?:escuelas|colegios)(?: (?:buenas|por ahi|en esa zona|cerca|hay))*|(?:delincuencia|crimen|pandillas|criminalidad|delitos)|es (?:muy )?(?:seguro|peligroso) (?:vivir |andar |caminar )?(?:ahi|por ahi|de noche|alla|esa parte)",
    " how are the schools ",
  ],
  [
    `(?:hay|viven?|vive|son|puros|muchos?|muchas|mayoria|mas|donde (?:hay|viven)|con) (?:(?:muchos|muchas|mas|de|puros|puras|gente|familias|los|las|mayormente) )*(?:latin[oa]s|hispan[oa]s|mexican[oa]s|negr[oa]s|blanc[oa]s|asiatic[oa]s|chin[oa]s|musulman(?:es|as)|judi[oa]s|cristian[oa]s|catolic[oa]s|inmigrantes|american[oa]s|gringos|arabes|evangelic[oa]s|gays|ninos|viejitos|jovenes|familias)(?: (?:ahi|en|por|viviendo|en ese)[^.?!]{0,20})?|como (?:es|son) (?:la gente|los vecinos|el ambiente)[^.?!]{0,25}|que (?:tipo|clase) de (?:gente|personas|vecinos|familias)(?: (?:vive|hay|viven|son))?|quien(?:es)? (?:vive|viven)(?: (?:ahi|por ahi|en))?|gente como (?:yo|nosotros)|de mi (?:raza|religion|cultura|pais)|(?:cerca de|hay) (?:una |alguna |la )?(?:iglesia|mezquita|sinagoga|templo)s?`,
    " what kind of people live there ",
  ],
  // Loans: rates, payments, and whether somebody qualifies.
  [
    "(?:que|cual|cuales|a cuanto|en cuanto|a como|como|cuanto)? ?(?:(?:es|son|esta|estan|andan?|tienen?|ofrecen?|manejan?|hay|me dan|la|las|el|los|su|sus|mejor|mejores|de) )*(?:tasas?(?: (?:de interes|hipotecarias?|fijas?|variables?|actual(?:es)?|de hoy))*|intereses|interes(?= (?:anual|fijo|variable|mensual|del|esta|cobran|de))|el interes|apr|porcentaje de interes|puntos de descuento)(?: (?:tienen|hoy|ahorita|manejan|ofrecen|cobran|estan|hay|actual|me dan|me daria))*",
    " what are your interest rates ",
  ],
  [
    "(?:cuanto|de cuanto|en cuanto) (?:(?:pagaria|seria|saldria|quedaria|voy a pagar|tendria que|pago|es|sale|serian|quedan|me) )+(?:(?:pagar|dar|de|el|la|los|al|por|mi|poner) )*(?:mensual(?:idad|mente|idades|es)?|mes|pago|pagos|enganche|entrada|cuota|inicial|pago inicial|prestamo|hipoteca)|(?:mensualidad(?:es)?|pagos? mensual(?:es)?|enganche|gastos de cierre|costos de cierre|pago inicial|down ?payment|cuota inicial|seguro hipotecario)",
    " what would my monthly payment be ",
  ],
  ["(?:\\d+ (?:por ciento|porciento))", " what is the interest rate "],
  [
    "(?:(?:cree|piensa|usted cree|sabe|quiero saber|puede|me puede decir|crees)(?: que| si)? )?(?:yo )?(?:califico|calificaria|calificamos|calificar|califica|puedo calificar|clasifico|aplico para|soy elegible|me (?:aprueban|aprueben|presten|den|aprobarian|aprobaran|prestan|prestarian|dan|darian|daran|otorgan|niegan|rechazan) (?:(?:el|un|la|una|para|con|algun) )*(?:prestamo|hipoteca|credito|casa)?|cuanto (?:me|nos) (?:prestan|prestarian|aprueban|dan|darian|pueden prestar)|(?:puedo|podria|podemos) (?:obtener|conseguir|sacar|pedir|pagar|comprar) (?:(?:el|un|una|algun|la) )*(?:prestamo|hipoteca|credito)|para cuanto (?:califico|me alcanza)|cuanto (?:puedo|podria) (?:pedir|pagar|gastar|prestado)|me alcanza(?: para)?)(?: (?:para|con|a) (?:un|una|el|la|mi|itin)? ?(?:prestamo|hipoteca|credito|casa|sueldo|ingreso)?)?",
    " do i qualify for a loan ",
  ],
  [
    "(?:(?:mi|mal|buen|mi historial de|puntaje de|score de|puntos de|historial de|sin|poco|con) )+(?:credito|historial crediticio|puntaje crediticio)(?: (?:es|de|esta|malo|bueno))*|indocumentad[oa]s?|sin papeles|sin seguro social|con itin|bancarrota|me declare en bancarrota|(?:gano|mi sueldo es|mis ingresos son) (?:de )?\\$?\\d[\\d.,]*[^.?!]{0,20}",
    " my credit score ",
  ],
  // Law, tax and promises.
  [
    "(?:(?:puedo|debo|debo de|quiero|se puede|podria) )?(?:demand(?:ar|a|arlo|arla|o)|desaloj\\w+|ir a juicio)(?: (?:a|al|mi|el|la|un) \\w+)*|(?:(?:necesito|consigo|recomienda|recomiendan|conoce|hay que tener|tengo que tener) )?(?:un |una |a un |a una |algun |el |la )?abogad[oa](?: (?:para|de)[^.?!]{0,20})?|es (?:legal|ilegal)|legalmente|consejo legal|mis derechos|(?:romper|cancelar|salirme de|terminar|explicar(?:me)?) (?:el|mi|este|un) contrato(?: de (?:renta|compra|arrendamiento))?|embargo|ejecucion hipotecaria|testamento|sucesion|poder notarial|ley de vivienda|discriminacion",
    " do i need a lawyer ",
  ],
  [
    "(?:impuestos?|taxes|deducir|deducible|deduccion(?:es)?|irs|ganancias? de capital|declaracion de impuestos|predial|predio)(?: (?:de la casa|de propiedad|anuales|de ventas|federales))*",
    " property tax ",
  ],
  [
    "(?:me )?(?:garantiza[ns]?|garantizar|garantia de|promete[ns]?|asegura[ns]?)(?: (?:que|la|el|me|usted))*|(?:va[n]? a|iran a|cree que) (?:subir|bajar|caer|valer mas)(?: (?:los|las|el|la|de))*(?: (?:precios?|valor|casas|mercado))?|es (?:un )?buen (?:momento|tiempo) para (?:comprar|vender|refinanciar|invertir)|(?:deberia|conviene|me conviene) (?:comprar|vender|esperar|refinanciar|ofrecer|firmar)",
    " can you guarantee it ",
  ],
]);

/** What the meeting would be about. */
export const purposeRules: readonly Rule[] = rules([
  [
    `(?:pre ?aprobacion|preaprobad[oa]|pre ?calificacion|carta de (?:pre)?aprobacion|precalificar(?:me)?)`,
    " preapproval ",
  ],
  ["refinanci\\w+|sacar dinero de mi casa|segunda hipoteca|linea de credito", " refinance "],
  [
    `(?:avaluo|valuacion|cuanto vale ${home}|valor de ${home}|tasacion|avaluar ${home})`,
    " home valuation ",
  ],
  [
    `(?:ver|mirar|visitar|conocer|recorrer|ensen(?:ar|e)(?:me)?|mostrar(?:me)?) (?:una de )?${home}(?: (?:que|en|de)[^.?!,]{0,20})?`,
    " see a house ",
  ],
  [`(?:vender y comprar|comprar y vender)(?: ${home})?`, " buy and sell "],
  [
    `(?:vender|vendo|vendiendo|venta de|poner en venta|poner a la venta|listar) ${home}|vender(?= |$|[,.])`,
    " sell my house ",
  ],
  [
    `(?:comprar(?:me)?|compro|comprando|compra de|adquirir|buscar|buscando|busco) ${home}|comprar(?= |$|[,.])|primer comprador|primera casa`,
    " buy a house ",
  ],
  [
    "(?:el|mi|del|nuestro) cierre(?: de (?:la|mi) casa)?|firma de escrituras|cerrar (?:la|mi) (?:casa|compra)",
    " my closing ",
  ],
  [
    "(?:una |la |mi |de |un |el )*(?:hipotecas?|prestamos?(?: (?:hipotecarios?|para casa|de casa|fha))?|credito hipotecario|financiamiento|fha)(?= |$|[,.?])",
    " mortgage ",
  ],
  [
    `(?:rentar|alquilar|renta|alquiler|arrendar) (?:de )?${home}|(?:rentar|alquilar)(?= |$|[,.])`,
    " rent a house ",
  ],
  ["propiedades? de inversion|inversion(?:es)?|invertir", " investment property "],
  [
    "(?:unas |algunas |hacer(?:le)? (?:unas |algunas )|tengo (?:unas |varias |algunas )?|una |varias )(?:preguntas?|dudas?)|informacion general|(?:pedir|solicitar|quiero|quisiera) informacion|informes",
    " some questions ",
  ],
]);
