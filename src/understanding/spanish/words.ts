/**
 * Single words, after all phrases: what is left is given to the English readers word by word. A word that is not here
 * stays as it is, so that no reader takes it for something that it knows; with it nothing is a yes to a read-back.
 */
const listed = `
  el the|la the|los the|las the|un a|una a|unos some|unas some|lo it|al to the|del of the|de of|y and|e and|o or|u or
  ni nor|que that|pero but|aunque although|porque because|si if|con with|sin without|para for|por for|en on
  hasta until|desde from|entre between|sobre about|como like|cuando when|donde where|quien who|cual which
  yo i|usted you|ustedes you|tu your|ella she|el he|ellos they|nosotros we|mi my|mis my|su your|sus your|nuestra our
  me me|nos us|le you|les you|se it|te you|es is|son are|era was|fue was|soy i am|somos we are|estoy i am|esta is
  estan are|estaria would be|seria would be|sea be|ser be|hay there is|habia there was|tengo i have|tenemos we have
  tiene have|tienen have|tenia had|quiero i want|queremos we want|quisiera i would like|necesito i need|puedo can i
  podemos can we|puede can you|pueden can you|podria could you|podrian could you|podemos we can|voy i am going|va goes
  vamos let us|viene comes|venir come|ir go|ver see|hacer do|haga do|decir say|dar give|deme give me|dame give me
  mande send|manden send|envie send|envien send|escriba write|escriban write|contacte contact|contacten contact
  moleste bother|molesten bother|llamen call|llames call|marque call|marquen call
  tener have|perdi missed|murio died|fallecio died|llamar call|llame call|llamo i call|hablar talk|hablo i talk|trabajo i work|trabajamos we work
  ocupado busy|ocupada busy|libre free|disponible available|vivo i live|muy very|mas more|menos less|bien good
  mal bad|bueno good|buena good|buenas good|buenos good|mejor better|tarde late|temprano early|ahora now
  ahorita now|ya already|tambien also|tampoco neither|solo only|solamente only|nada nothing|algo something
  alguien someone|todo everything|toda all|todos all|todas all|otro another|otra another|otros other|otras other
  este this|esta this|esto this|ese that|esa that|eso that|esos those|esas those|aqui here|ahi there|alla there
  hola hello|oiga hello|oye hey|alo hello|bueno okay|senorita maam|senora maam|senor sir|joven sir|favor please
  nombre name|apellido last name|correo email|email email|mail email|imeil email|telefono phone|celular cell
  movil cell|numero number|codigo code|hora time|horas hours|horario time|dia day|fecha date|mensaje message
  recado message|nota note|cita appointment|sita appointment|reunion meeting|consulta consultation|junta meeting
  casa house|oficina office|espanol spanish|ingles english|minutos minutes|minuto minute|semana week|mes month
  duracion length|tema topic|motivo reason|nunca never|jamas never|siempre always|antes before|despues after
  entonces then|pues well|asi so|gracias thanks|equivocado wrong|equivocada wrong|incorrecto wrong|error mistake
  cambiar change|cambie change|cambia change|cambio change|corregir fix|corrija fix|corrige fix|corriga fix
  escribio spelled|deletreo spell|menor less|esposo husband|esposa wife
`;

const dictionary = new Map(
  listed
    .trim()
    .split(/[|\n]/)
    .map((pair) => {
      const [spanish = "", ...english] = pair.trim().split(" ");
      return [spanish, english.join(" ")] as const;
    }),
);

/** Whether a flat word is an ordinary Spanish word, so that it hardly begins a name. */
export function isWord(word: string): boolean {
  return dictionary.has(word);
}

/** Replaces the single Spanish words that are left. */
export function wordByWord(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => dictionary.get(word) ?? word);
}
