import { source } from "../text.ts";
import { type Rule, rules } from "./rule.ts";

const me = "(?:me|nos|mi|este|esta)";
const more = "(?: (?:mas|nunca|nunca mas|ya|por favor|otra vez|de nuevo|jamas|en la vida))*";

/**
 * Stops. It is enough that the person orders or wishes an end of calls and messages to themselves. A report of somebody
 * who does not call ("ella nunca me llama") has the indicative and is none.
 */
const stops = [
  source`
    (?![^.?!]*\b(?:(?:mejor|solo) (?:llam|marq|mand|escrib)|me llamo))(?:ya )?(?:por favor )?no (?:(?:${me}
    |quiero que|vuelvan a|vuelva a|vuelvas a|sigan|siga|volvais a|me|deben|tienen que) )*(?:llam(?:e[ns]?|eis)
    |escribais|contacteis|molesteis|marquen
    |marques|marque|telefoneen|escriban|escribas|escriba|contacten|contactes|contacte|manden|mandes|mande
    |envien|envies|envie|molesten|molestes|moleste|texteen|textees|textee|busquen|hablen|insistan
    |fastidien)(?:me|nos)?(?! (?:a (?!mi |este |esta (?!hora)|nuestro |ese |la casa)|despues|antes|hoy|manana
    |ahorita|ahora|en la|por la|el |temprano|tan|entre|al trabajo|a esa hora))${more}`,
  source`
    no (?:me |nos )?(?:vuelvan|vuelva|vuelvas) a (?:llamar|marcar|escribir|contactar|molestar|mandar|enviar
    |buscar|hablar|textear)(?:me|nos)?${more}`,
  source`
    no (?:me |nos |les? |l[ao] )?(?:sigan|siga|sigas|esten|este|anden|ande) (?:llamando|marcando|escribiendo|contactando
    |molestando
    |mandando|enviando|textando|texteando|hablando)(?:me|nos)?(?! (?:de|en|por la|tan|antes|despues|a esa)\b)`,
  source`
    no (?:se (?:vuelvan a )?)?(?:comuniquen?|comunicaran?|comunicar) (?:(?:mas|ya|nunca) )*con(?:migo|
    nosotros)(?! (?:antes|despues|hasta|por la|en la|tan|a esa|hoy|manana))(?: mas)?`,
  source`
    (?<!\bno )(?<!no quiero )(?<!no quiero que )(?:ya )?(?:deje[ns]?|deja|paren?|para|cesen|termine[ns]?|basta
    |quiero que (?:dejen|deje|paren)|que (?:dejen|deje|paren)|dejad|(?:puede[ns]?|podria[ns]?|deben|favor de
    |necesito que) (?:dejar|parar|dejen|deje))(?: ya)? (?:de
    |con) (?:estar )?(?:${me} |las |los |tantas |tantos |sus |esas |esos |estas |estos |mas |esta )*(?:llamar
    |llamando|marcando|molestando|mandando|marcar|escribir|contactar|molestar|mandar|enviar|fastidiar
    |acosar|textear|llamadas?|mensajes?
    |textos?|correos?|hablar)(?:me|nos)?`,
  source`
    (?<!\bno )(?:dejen?|paren?|basta) (?:ya )?(?:de|con) (?:\p{L}+ ){0,4}(?:llamadas?|mensajes?|textos
    |llamaditas|mensajitos)`,
  source`
    (?:ya )?no (?:quiero|queremos|deseo|me gusta|necesito|permito
    |acepto) que (?:me |nos |ustedes |ella |el )*(?:sigan|siga|sigas|esten|este|anden|ande) (?:llamando
    |marcando|escribiendo|contactando|molestando|mandando|enviando|texteando|hablando)(?:me|nos)?`,
  "(?:ya )?no quiero saber (?:mas|nada)(?: mas)? (?:nada )?de (?:ustedes|usted|vosotros|vos)",
  source`
    no (?:me|nos) (?:esten|este|anden|ande) \p{L}+ndo(?:me)? (?:con|por) (?:\p{L}+ ){0,2}(?:mensaj\p{L}+|llamad\p{L}+
    |textos|correos)`,
  // "Me llaman y me llaman y quiero que paren".
  "(?<=(?:llam|marc|mand|mensaj|habl)[^.?!]{0,50})quiero que (?:ya )?(?:paren?|dejen?|cesen|se acabe|termine)(?! de)",
  "^(?:alto|parar|baja|basta)(?: ya)?(?=[.!]*$)",
  "(?:cancelar?|cancelen|cancele) (?:mi |la )?suscripcion",
  "(?:sea|es) la ultima vez que (?:me|nos) (?:llam|marc|escrib|mand|molest|habl)(?:an?|en?)",
  // "Hágame el favor de no volver a marcarme", "que me den de baja de las llamadas".
  source`
    (?:favor|le pido|les pido|pido|ruego|agradeceria)(?: (?:de|que))? no (?:volver a |seguir )?(?:llam|marc|escrib
    |contact|molest
    |mand|envi|busc)(?:ar|ir|ando|iendo)(?:me|nos|le|les)?${more}`,
  source`
    (?:que )?(?:me|nos) (?:den|de|des|quiten|saquen|borren) (?:de baja )?de (?:(?:todas |todos )?(?:las|los|sus|esas
    |esos) )?
    (?:llamadas?|mensajes?|textos?|correos?|lista|listas)`,
  // "Me siguen marcando, bórreme de ahí", "tantas llamadas, ya paren".
  source`
    (?:siguen?|estan?|andan?|viven|harta?|cansad[oa]|tantas|tantos)[^.?!]{0,40}(?:llam|marc|mensaj|text
    |correo)[^.?!]{0,40}
    (?:(?:borr|quit|saqu|elimin)(?:en|e)(?:me|nos) de (?:ahi|alli|eso)|ya (?:paren|parenle|basta|estuvo|dejenme
    |dejen))`,
  source`
    ya no (?:me|nos) (?:(?:habl|llam|marqu|busqu|contact|mand|text)e[ns]?|escriba[ns]?)(?: ni (?:me 
    |nos )?\p{L}+)?(?! (?:a (?!mi
    |este)|despues|antes|hoy|manana|ahorita|en la|por la|el |tan |al trabajo))${more}`,
  "(?:ya )?(?:deje[ns]?me|dejeme|dejame|dejenme|dejen) (?:ya )?en paz",
  source`
    (?:ya )?no (?:quiero|queremos|deseo|deseamos|me interesa|quisiera|necesito|acepto
    |autorizo)(?: que)?(?: (?:me|nos|mas|ya|seguir|recibir|sigan|volver a|recibiendo|tener|ser|sus|las|los
    |estas|estos|esas|esos|tantas|de))* (?:llamadas?|mensajes?|textos?|correos?|contactad[oa]|llamen|llame
    |escriban|escriba|contacten|contacte|manden|mande|envien|envie|molesten|marquen|busquen|contacto
    |publicidad|notificaciones)(?! (?:de ella|de el))`,
  source`
    (?:ni una |no mas |basta de |alto a |paren |detengan |nada de )(?:una )?(?:mas )?(?:las |los |sus |tantas |tantos |estas |estos |esas |esos )*(?:llamadas?
    |mensajes?|textos|correos|spam)(?: mas)?`,
  source`
    (?:quit(?:en|e|a|es)|saqu(?:en|e|es)|borr(?:en|e|a|es)|elimin(?:en|e|a|es)|remuev(?:an|a)|retir(?:en|e)
    |saca|baj(?:en|e|a)|(?:quit|borr|elimin|sac)a[dr])(?:me|nos|lo
    |la)?(?: ya)? (?:de |mi |este |el |mis |nuestro )+(?:(?:[st]us?|vuestr[ao]|la|las|esa|esta|esas|el|los|numero
    |telefono
    |nombre|celular|correo|datos|contacto|contactos|de|lista|listas|sistema|base|registro|registros|archivos
    |todas?|todos?) ?)*(?:numero|telefono|celular|lista|listas|sistema|base de datos|contactos|registros?
    |archivos)`,
  source`
    (?:quiero|quisiera|necesito|deseo)(?: que)? (?:darme de baja|me (?:den de baja|saquen|quiten|borren
    |eliminen|remuevan)|cancelar (?:mi|la) suscripcion|desuscribirme|salirme de (?:su|la) lista|salir de (?:su
    |la) lista|que me (?:quiten|saquen|borren|den de baja)[^.?!]{0,20})`,
  "(?:denme|deme|dame) de baja(?! (?:la|mi) cita)",
  "(?:retiro|revoco|cancelo) mi (?:consentimiento|permiso|autorizacion)",
  "(?:pierdan|olviden|borren|olvidense de|olvide) mi (?:numero|telefono|celular|contacto)",
  "no (?:llamar|molestar|contactar)(?: mas)?(?=[.!?]?$)",
  "no (?:tienen|tiene) (?:mi )?permiso (?:para|de) (?:llamar|escribir|contactar|marcar)(?:me)?",
];

const refusals = [
  source`
    no (?:me |nos |quiero que |quiero que me |se vaya a |vayan a )*(?:grab(?:e|en|es)|transcrib(?:a|an|as)
    |guard(?:e|en|es)|registr(?:e|en)|anot(?:e|en)|apunt(?:e|en))(?: (?:nada|esto|esta|la|lo que|mi|mis
    |nuestra|nuestras|ninguna?|estas?|digo|conversacion|llamada|platica|palabras|voz|de|que))+`,
  source`
    no (?:quiero|autorizo|acepto|permito|consiento|deseo|doy permiso|estoy de acuerdo)(?: (?:con|para|a|en|de
    |ser|que))*(?: (?:se|me|la|esta|mi|una|ninguna|sea))*(?: (?:llamada|conversacion|voz))?(?: (?:sea|ser
    |quede))? ?(?:grab(?:ad[oa]|en|e|acion|ar)|transcri(?:ta|to|ban|ba|pcion|bir)|registrad[oa])[^.?!]{0,30}`,
  "(?:deje|dejen|pare|paren|deja) de (?:grabar|transcribir|anotar|apuntar)(?:me)?",
  "(?:sin|nada de|apague la|quite la|ninguna) (?:grabacion(?:es)?|transcripcion(?:es)?|grabar)",
  source`
    (?:borre|borren|elimine|eliminen|borra) (?:la|esta|toda|todo|lo que|esta misma)(?: la
    | esta)? (?:conversacion|transcripcion|grabacion|platica|dije|digo|he dicho)`,
];

/** An end of all contact, and no transcript: the safe side, which is read before everything else. */
export const stopRules: readonly Rule[] = rules([
  ...refusals.map((phrase) => [phrase, " do not record this call "] as const),
  ...stops.map((phrase) => [phrase, " stop calling me "] as const),
]);
