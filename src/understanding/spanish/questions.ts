import { source } from "../text.ts";
import { type Rule, rules } from "./rule.ts";

const home = source`
    (?:una |mi |la |su |otra |unas |de |nuestra |mi primera )*(?:casa|vivienda|propiedad|departamento
    |apartamento|condominio|condo|depa|inmueble|bien raiz|terreno|hogar)(?:s|es)?`;

/** Questions to the assistant, each as the English sentence that asks the same. */
export const questionRules: readonly Rule[] = rules([
  [
    source`
      (?:es|eres|sera|no es|no eres) (?:usted |tu |esto |esta )?(?:una? )?(?:persona|human[oa]|robot|maquina
      |computadora|bot|grabacion|contestadora|inteligencia artificial|ser humano|real|gente
      |programa)(?: (?:real|de verdad|o (?:una? )?\w+))?(?: (?:usted|tu))?`,
    " are you a real person ",
  ],
  [
    source`
      (?:estoy|ando) (?:hablando|platicando|tratando) con (?:una? )?(?:persona|human[oa]|robot|maquina
      |computadora|bot|grabacion|contestadora|inteligencia artificial|ser humano|alguien real)(?: (?:real
      |de verdad|o (?:una? )?\w+))?|hablo con (?:una? )?(?:persona|robot|maquina|grabacion|computadora
      |humano)(?: (?:real|de verdad))?`,
    " are you a real person ",
  ],
  ["(?:usted )?(?:es|eres) (?:de verdad|real|automatic[oa]|una? ia)(?=[?]|$)", " are you real "],
  [
    source`
      (?:con )?quien (?:hablo|tengo el gusto|me (?:habla|atiende)|habla|es usted|eres|es
      |me contesta)(?: (?:hablando|usted|ahi))?(?=[?.! ]|$)(?! (?:el agente|la agente))
      |(?:con quien )(?:estoy hablando|tengo el gusto)(?: de hablar)?|como (?:se|te) llamas?(?: usted)?
      |cual es su nombre|de (?:donde|parte de quien) (?:llaman|me llaman|habla)|(?:que|cual) (?:compania
      |empresa|oficina|agencia) (?:es|son)(?: esta)?|es la oficina de`,
    " who are you ",
  ],
  [
    source`
      (?:que|en que|con que|como) (?:mas )?(?:puede[ns]?|podria|sabe[s]?)(?: usted| ustedes)? (?:hacer
      |ayudar(?:me|nos)?|ofrecer(?:me)?)(?: (?:usted|por mi|aqui))?|(?:que
      |cuales) (?:son las |son mis )?opciones(?: (?:tengo|hay))?|como funciona(?: esto)?|para que (?:es
      |sirve) (?:esto|este)|^ayuda(?:me)?(?=[.!?]|$)`,
    " what can you do ",
  ],
  [
    source`
      (?:(?:cual|cuales) (?:es|son) (?:el|los|su|sus) horarios?(?: de \w+)?|que horarios?(?: (?:tienen?
      |manejan?|hay|atienden|abren))?|en que (?:horario|horas)(?: atienden| abren| trabajan)?|(?:su|sus|el
      |los) horarios?(?: de (?:atencion|oficina|trabajo|servicio))?|horarios? de (?:atencion|oficina|trabajo
      |servicio)|(?:a|hasta|desde) que hora(?:s)? (?:abren?|cierran?|trabajan?|atienden?|estan?|hay|empiezan?
      |terminan?|salen?)|que (?:dias|horas) (?:abren|atienden|trabajan|estan)|(?:abren|trabajan|atienden
      |estan abiertos)(?: (?:los|el|saturdays?|sundays?|the weekend|weekends|today|saturday|sunday|hoy|en))*
      |cuando (?:abren|atienden|trabajan))`,
    " what are your hours ",
  ],
  [
    source`
      (?:(?:en )?donde (?:estan?|queda[n]?|se (?:ubican?|encuentran?|localizan?)|es|seria|esta|tengo que ir
      |debo ir|nos vemos|nos vamos a ver|es la (?:cita|oficina)|voy|sera)(?: (?:ubicad[oa]s?|localizad[oa]s?
      |la oficina|su oficina|ustedes|usted|la cita|exactamente))*|(?:cual es|me (?:da|puede dar|pasa)|deme
      |tiene|necesito|quiero) (?:la|su) (?:direccion|ubicacion)(?: (?:de la oficina|exacta))?|(?:la
      |su) direccion(?: de (?:la|su) oficina)?(?=[?]|$)|como llego(?: (?:ahi|alla|a su oficina|a la oficina))?
      |(?:es|seria|sera) (?:en persona|por telefono|por zoom|virtual|presencial|por videollamada|en linea)
      |hay estacionamiento)`,
    " where are you located ",
  ],
  [
    source`
      (?:cual es|me (?:da|puede dar|pasa|podria dar)|deme|tiene|tienen|a que) (?:el|su|un
      |algun)? ?(?:numero(?: de telefono)?|telefono|celular)(?: (?:de la oficina|directo|de contacto
      |puedo llamar|llamo|de ella|de el))*(?=[?.! ]|$)(?! (?:es|esta|mal|incorrecto))`,
    " what is your phone number ",
  ],
  [
    source`
      (?:tiene[ns]?|cual es|numero de|esta|con) (?:(?:su|la|una|el|numero|de|usted|ella) )*(?:licencia
      |licenciad[oa]|nmls|certificad[oa])(?: (?:de bienes raices|estatal|vigente))?
      |es (?:usted |ella )?licenciad[oa]`,
    " are you licensed ",
  ],
  [
    source`
      (?:que|cuales) (?:servicios|tipos? de (?:prestamos|hipotecas|casas|propiedades)|areas|zonas|ciudades
      |programas)(?: (?:ofrecen?|tienen?|manejan?|cubren?|hacen?|son|atienden?))?|(?:a que se dedican?
      |que (?:ofrecen|hacen|venden|manejan)(?: ustedes)?(?! con))|(?:ofrecen|manejan|hacen|trabajan con
      |cubren) (?:ustedes )?(?:prestamos|hipotecas|ventas|rentas|compras|refinanciamientos?)`,
    " what services do you offer ",
  ],
  [
    source`
      cuanto (?:tiempo )?(?:dura|tarda|demora|toma|lleva|se tarda|va a durar|es)(?:n)?(?: (?:la|una|el
      |las) (?:cita|reunion|consulta|visita)s?)?(?=[?.! ]|$)|de cuanto tiempo es|cuantos minutos (?:dura|son
      |es)`,
    " how long does it take ",
  ],
  [
    source`
      (?:cuanto|que) (?:me )?(?:cuesta|cobran?|vale|sale|costaria|es el costo|precio tiene
      |costo tiene)(?:n)?(?: (?:la|una|el|por|esta|ustedes|usted|de))*(?: (?:cita|consulta|reunion|asesoria
      |servicio|visita))?(?! (?:la casa|el prestamo))|(?:tiene|hay) (?:algun )?costo|(?:me )?(?:sale
      |saldria) (?:gratis|gratuit[ao])|es (?:gratis|gratuit[ao]|con costo)|(?:me )?(?:cobran
      |cobra) (?:algo |por )?(?:(?:por )?(?:la|una) (?:cita|consulta|reunion|asesoria))?|(?:la (?:cita
      |consulta|reunion|asesoria) )es (?:gratis|gratuita)|cual es (?:el costo|el precio|su comision|la tarifa)`,
    " how much does the consultation cost ",
  ],
  [
    source`
      (?:(?:estan?|es|se|me|esta|sera|va[n]? a|queda|nos) )+(?:grab(?:ando|ada|ado|a|ar|an)|transcribi?(?:endo
      |r)|transcrita|registrando|escuchando)(?: (?:esta|la|esto|lo que digo|nuestra|me|mi))*(?: (?:llamada
      |conversacion|platica|voz))?|graban? (?:ustedes )?(?:esto|esta llamada|la llamada|las llamadas
      |la conversacion|todo)|(?:esta|la) (?:llamada|conversacion) (?:se graba|es grabada|esta siendo grabada
      |queda grabada)`,
    " is this call recorded ",
  ],
  [
    source`
      (?:guardan|usan|comparten|venden|protegen|borran|guarda|comparte|para que quieren?|que hacen con
      |quien (?:ve|lee|tiene acceso a)) (?:ustedes )?(?:mis|mi|todos mis|esta|la|con mis) (?:datos|informacion
      |numero|correo|conversacion|telefono)(?: personales?)?|(?:mis datos|mi informacion|esto) (?:es(?:ta)?
      |estan|son|queda[n]?) (?:confidencial(?:es)?|segur[oa]s?|protegid[oa]s?|privad[oa]s?)|(?:es
      |esto es) confidencial|privacidad|por que (?:necesita[ns]?|quiere[ns]?|pide[n]?) mi (?:correo|numero
      |telefono|nombre)`,
    " is my data private ",
  ],
  [
    source`
      (?:(?:usted |ustedes |alguien |aqui |quien )?(?:habla[ns]?|hablan|entiende[ns]?|atienden en|se habla
      |puede hablar|hay alguien que hable) (?:usted |en )?(?:espanol|castellano|ingles|spanish))|(?:(?:quiero
      |prefiero|podemos|puede ser|me puede atender|hableme|siga|continuemos|seguir
      |atiendame) (?:hablar |seguir |continuar )?)?en espanol|no (?:hablo|entiendo
      |se) (?:nada de |mucho |muy bien |bien |el )*ingles`,
    " do you speak spanish ",
  ],
  [
    source`
      (?:cuando|a que hora|que dia|para cuando|donde) (?:es|era|esta|tengo|quedo|fue|seria)(?: agendada
      | programada)? (?:mi|nuestra|la) (?:proxima )?(?:cita|reunion|consulta)|(?:tengo|tenemos|aparece
      |esta) (?:yo )?(?:alguna|una|mi) (?:cita|reunion)(?: (?:agendada|programada|confirmada|todavia
      |con ustedes))+|(?:sigue|esta) (?:en pie|confirmada|vigente|agendada) (?:mi|la) cita|(?:se me olvido
      |olvide|no recuerdo|no me acuerdo)(?: de)? (?:cuando|a que hora|que dia) (?:es|era) (?:mi|la) cita
      |(?:quiero|puede|podria|quisiera) (?:confirmar|checar|revisar|verificar|saber cuando es) (?:mi|la) cita`,
    " when is my appointment ",
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
    source`
      (?:ver|mirar|visitar|conocer|recorrer|ensen(?:ar|e)(?:me)?|mostrar(?:me)?) (?:una de )?${home}(?: (?:que
      |en|de)[^.?!,]{0,20})?`,
    " see a house ",
  ],
  [`(?:vender y comprar|comprar y vender)(?: ${home})?`, " buy and sell "],
  [
    `(?:vender|vendo|vendiendo|venta de|poner en venta|poner a la venta|listar) ${home}|vender(?= |$|[,.])`,
    " sell my house ",
  ],
  [
    source`
      (?:comprar(?:me)?|compro|comprando|compra de|adquirir|buscar|buscando|busco) ${home}|comprar(?= |$|[,.])
      |primer comprador|primera casa`,
    " buy a house ",
  ],
  [
    "(?:el|mi|del|nuestro) cierre(?: de (?:la|mi) casa)?|firma de escrituras|cerrar (?:la|mi) (?:casa|compra)",
    " my closing ",
  ],
  [
    source`
      (?:una |la |mi |de |un |el )*(?:hipotecas?|prestamos?(?: (?:hipotecarios?|para casa|de casa|fha))?
      |credito hipotecario|financiamiento|fha)(?= |$|[,.?])`,
    " mortgage ",
  ],
  [
    `(?:rentar|alquilar|renta|alquiler|arrendar) (?:de )?${home}|(?:rentar|alquilar)(?= |$|[,.])`,
    " rent a house ",
  ],
  ["propiedades? de inversion|inversion(?:es)?|invertir", " investment property "],
  [
    source`
      (?:unas |algunas |hacer(?:le)? (?:unas |algunas )|tengo (?:unas |varias |algunas )?
      |una |varias )(?:preguntas?|dudas?)|informacion general|(?:pedir|solicitar|quiero|quisiera) informacion
      |informes`,
    " some questions ",
  ],
]);
