import type { ContactLines } from "../shape.ts";

export const contacts: readonly ContactLines[] = [
  {
    channel: "spoken",
    name: { says: "bernadette okonkwo", is: "Bernadette Okonkwo" },
    email: { says: "b okonkwo at gmail dot com", is: "bokonkwo@gmail.com" },
    phone: { says: "three one two five five five oh one four two", is: "+13125550142" },
  },
  {
    channel: "spoken",
    name: { says: "uh it's floyd tanner t a n n e r", is: "Floyd Tanner" },
    email: { says: "floyd dot tanner at yahoo dot com", is: "floyd.tanner@yahoo.com" },
    phone: { says: "four oh six uh five five five uh oh one one oh", is: "+14065550110" },
  },
  {
    channel: "spoken",
    name: { says: "my name my name is ah wei wei chen", is: "Wei Chen" },
    email: { says: "w e i c h e n eight eight at hotmail dot com", is: "weichen88@hotmail.com" },
    phone: {
      says: "area code six two six then five five five then zero one eight eight",
      is: "+16265550188",
    },
  },
  {
    channel: "spoken",
    name: { says: "put me down as sue sue ellen dobbs like on dallas", is: "Sue Ellen Dobbs" },
    email: {
      says: "sedobbs that's s e d o b b s at a o l dot com yes i still have a o l",
      is: "sedobbs@aol.com",
    },
    phone: { says: "nine one eight five five five oh one oh seven", is: "+19185550107" },
  },
  {
    channel: "spoken",
    name: { says: "doctor amira haddad", is: "Amira Haddad" },
    email: { says: "amira underscore haddad at outlook dot com", is: "amira_haddad@outlook.com" },
    phone: { says: "three one three five fifty five zero one twenty", is: "+13135550120" },
  },
  {
    channel: "spoken",
    name: {
      says: "last name's grzybowski g r z y b o w s k i first name's paul",
      is: "Paul Grzybowski",
    },
    email: {
      says: "it's paul g at grzybowski roofing dot com you already got the spelling",
      is: "paulg@grzybowskiroofing.com",
    },
    phone: { says: "seven one six triple five oh one three nine", is: "+17165550139" },
  },
  {
    channel: "spoken",
    name: { says: "me llamo guadalupe ríos", is: "Guadalupe Ríos" },
    email: { says: "lupita punto rios arroba gmail punto com", is: "lupita.rios@gmail.com" },
    phone: {
      says: "seis uno nueve cinco cinco cinco cero uno cuarenta y cinco",
      is: "+16195550145",
    },
  },
  {
    channel: "spoken",
    name: { says: "darnell with two l's darnell whitfield", is: "Darnell Whitfield" },
    email: {
      says: "d whit no sorry dee as in the letter d then whitfield at icloud dot com",
      is: "dwhitfield@icloud.com",
    },
    phone: { says: "four oh four five five five oh one six six", is: "+14045550166" },
  },
  {
    channel: "spoken",
    name: { says: "it's just cher no kidding it's cheryl boone", is: "Cheryl Boone" },
    email: {
      says: "cheryl boone twenty two at gmail dot com twenty two as in numbers",
      is: "cherylboone22@gmail.com",
    },
    phone: {
      says: "two oh five five five five oh one nine oh no nine one sorry",
      is: "+12055550191",
    },
  },
  {
    channel: "spoken",
    name: { says: "yeah jim uh jim kowalczyk and it's k o w a l c z y k", is: "Jim Kowalczyk" },
    email: { says: "jimbo k at comcast dot net", is: "jimbok@comcast.net" },
    phone: {
      says: "it's a four one two number five five five zero one zero three",
      is: "+14125550103",
    },
  },
  {
    channel: "spoken",
    name: { says: "this would be mrs eleanor vandermeer", is: "Eleanor Vandermeer" },
    email: {
      says: "my grandson made it it's nana v at gmail dot com n a n a v",
      is: "nanav@gmail.com",
    },
    phone: {
      says: "now let me think six one six five five five and then oh one five four",
      is: "+16165550154",
    },
  },
  {
    channel: "spoken",
    name: { says: "priyanka p r i y a n k a last name rao r a o", is: "Priyanka Rao" },
    email: { says: "rao dot priyanka at gmail dot com", is: "rao.priyanka@gmail.com" },
    phone: { says: "five one oh five five five oh one two three", is: "+15105550123" },
  },
  {
    channel: "spoken",
    name: {
      says: "tj everybody says tj but the papers say thomas joseph moran so use thomas moran",
      is: "Thomas Moran",
    },
    email: { says: "t moran at moran plumbing dot net", is: "tmoran@moranplumbing.net" },
    phone: {
      says: "six one seven five five five oh one seven seven that's the shop but it rings through",
      is: "+16175550177",
    },
  },
  {
    channel: "spoken",
    name: { says: "kai like the surfer kai nakamura", is: "Kai Nakamura" },
    email: { says: "kai at blue reef dot surf", is: "kai@bluereef.surf" },
    phone: { says: "eight oh eight five five five zero one zero zero", is: "+18085550100" },
  },
  {
    channel: "spoken",
    name: {
      says: "first name lakeisha l a k e i s h a last name monroe like marilyn",
      is: "Lakeisha Monroe",
    },
    email: { says: "keisha monroe all together at yahoo dot com", is: "keishamonroe@yahoo.com" },
    phone: { says: "nine oh one five five five oh one one nine", is: "+19015550119" },
  },
  {
    channel: "spoken",
    name: { says: "o'malley seamus o'malley", is: "Seamus O'Malley" },
    email: { says: "seamus at s o malley dot com", is: "seamus@somalley.com" },
    phone: { says: "seven seven three five five five oh one seventeen", is: "+17735550117" },
  },
  {
    channel: "spoken",
    name: {
      says: "sargent first class now retired ray pettigrew just ray pettigrew's fine",
      is: "Ray Pettigrew",
    },
    email: {
      says: "ray dot pettigrew seven at gmail dot com the number seven",
      is: "ray.pettigrew7@gmail.com",
    },
    phone: { says: "nine one oh five five five oh one eight two", is: "+19105550182" },
  },
  {
    channel: "spoken",
    name: {
      says: "hablas español ah bueno soy jesús armando quintero",
      is: "Jesús Armando Quintero",
    },
    email: {
      says: "ja quintero arroba hotmail punto com jota a quintero todo junto",
      is: "jaquintero@hotmail.com",
    },
    phone: { says: "el dos uno tres cinco cinco cinco cero uno sesenta y dos", is: "+12135550162" },
  },
  {
    channel: "spoken",
    name: { says: "linh pham l i n h p h a m", is: "Linh Pham" },
    email: { says: "linh nails at gmail dot com for the salon", is: "linhnails@gmail.com" },
    phone: { says: "seven one four five five five oh one three four", is: "+17145550134" },
  },
  {
    channel: "spoken",
    name: {
      says: "it's h hold on the baby it's hannah hannah lefebvre l e f e b v r e",
      is: "Hannah Lefebvre",
    },
    email: {
      says: "h as in hotel lefebvre as i just spelled at protonmail dot com",
      is: "hlefebvre@protonmail.com",
    },
    phone: { says: "eight oh two five five five oh one oh one", is: "+18025550101" },
  },
  {
    channel: "spoken",
    name: {
      says: "well my mama named me percival but i go by percy percy gaines write percy",
      is: "Percy Gaines",
    },
    email: { says: "percy gaines at bellsouth dot net", is: "percygaines@bellsouth.net" },
    phone: {
      says: "six oh one wait that's my brother's six six two five five five oh one four eight",
      is: "+16625550148",
    },
  },
  {
    channel: "spoken",
    name: { says: "ingrid solberg no double l", is: "Ingrid Solberg" },
    email: { says: "ingrid dash solberg at live dot com", is: "ingrid-solberg@live.com" },
    phone: { says: "two one eight five five five oh one five nine", is: "+12185550159" },
  },
  {
    channel: "spoken",
    name: {
      says: "my name's abdul rahman siddiqui abdul and rahman two words",
      is: "Abdul Rahman Siddiqui",
    },
    email: { says: "siddiqui dot a r at gmail dot com", is: "siddiqui.ar@gmail.com" },
    phone: {
      says: "two oh one five five five double oh no sorry oh one oh oh",
      is: "+12015550100",
    },
  },
  {
    channel: "spoken",
    name: { says: "carmela difiore capital d i capital f i o r e no space", is: "Carmela DiFiore" },
    email: { says: "carmela d f at optonline dot net", is: "carmeladf@optonline.net" },
    phone: {
      says: "nine one four five five five oh one seven one extension four",
      is: "+19145550171",
    },
  },
  {
    channel: "spoken",
    name: { says: "call me whatever you want it's wendell ames a m e s", is: "Wendell Ames" },
    email: {
      says: "w ames one nine five one at gmail dot com born that year",
      is: "wames1951@gmail.com",
    },
    phone: { says: "three oh four five five five oh one three three", is: "+13045550133" },
  },
  {
    channel: "spoken",
    name: { says: "ekaterina sokolova e k a t e r i n a", is: "Ekaterina Sokolova" },
    email: {
      says: "katya dot sokolova at mail dot com not gmail mail",
      is: "katya.sokolova@mail.com",
    },
    phone: { says: "seven one eight five five five zero one nine four", is: "+17185550194" },
  },
  {
    channel: "spoken",
    name: {
      says: "benny uh benjamin if it's official benjamin castellano",
      is: "Benjamin Castellano",
    },
    email: {
      says: "benny c at castellano and sons dot com and spelled out a n d",
      is: "bennyc@castellanoandsons.com",
    },
    phone: { says: "four zero one five five five zero one two eight", is: "+14015550128" },
  },
  {
    channel: "spoken",
    name: { says: "that'll be gloria gloria jean ivey i v e y", is: "Gloria Jean Ivey" },
    email: { says: "g j ivey at outlook dot com", is: "gjivey@outlook.com" },
    phone: {
      says: "two two nine five five five and the last part is oh one six oh",
      is: "+12295550160",
    },
  },
  {
    channel: "spoken",
    name: { says: "yusuf y u s u f demir", is: "Yusuf Demir" },
    email: {
      says: "yusuf at anatolia kebab dot com that's a n a t o l i a k e b a b",
      is: "yusuf@anatoliakebab.com",
    },
    phone: { says: "nine seven three five five five oh one eleven", is: "+19735550111" },
  },
  {
    channel: "spoken",
    name: { says: "i'm the new pastor here micah strand", is: "Micah Strand" },
    email: { says: "pastor micah at grace hill dot org", is: "pastormicah@gracehill.org" },
    phone: { says: "six oh five five five five oh one seven nine", is: "+16055550179" },
  },
  {
    channel: "spoken",
    name: { says: "rosalind f like foxtrot f a r r farr", is: "Rosalind Farr" },
    email: { says: "r dot farr at u mich dot e d u", is: "r.farr@umich.edu" },
    phone: { says: "seven three four five five five zero one five one", is: "+17345550151" },
  },
  {
    channel: "spoken",
    name: { says: "mm hm sure arturo benavides", is: "Arturo Benavides" },
    email: {
      says: "arturo ben at gmail dot com no wait it's arturo b e n a at gmail dot com",
      is: "arturobena@gmail.com",
    },
    phone: { says: "nine five six five five five oh one two two", is: "+19565550122" },
  },
  {
    channel: "spoken",
    name: { says: "nguyen thi hoa but here say hoa nguyen okay", is: "Hoa Nguyen" },
    email: { says: "h o a dot nguyen at yahoo dot com", is: "hoa.nguyen@yahoo.com" },
    phone: { says: "four zero eight five five five zero one three seven", is: "+14085550137" },
  },
  {
    channel: "spoken",
    name: {
      says: "dottie dorothea actually dorothea lindqvist with a q v",
      is: "Dorothea Lindqvist",
    },
    email: { says: "dottie l at centurylink dot net", is: "dottiel@centurylink.net" },
    phone: {
      says: "seven six three uh hang on i never call myself five five five oh one one three",
      is: "+17635550113",
    },
  },
  {
    channel: "spoken",
    name: { says: "harrison not harris harrison ford no relation", is: "Harrison Ford" },
    email: { says: "not that ford at gmail dot com all one word", is: "notthatford@gmail.com" },
    phone: { says: "three one oh five five five oh one oh eight", is: "+13105550108" },
  },
  {
    channel: "spoken",
    name: { says: "emeka e m e k a eze e z e", is: "Emeka Eze" },
    email: { says: "emeka eze at gmail dot com e m e k a e z e", is: "emekaeze@gmail.com" },
    phone: { says: "eight three two five five five oh one eight six", is: "+18325550186" },
  },
  {
    channel: "spoken",
    name: { says: "señorita mi nombre es ofelia ofelia campos", is: "Ofelia Campos" },
    email: {
      says: "ofelia guion bajo campos arroba yahoo punto com",
      is: "ofelia_campos@yahoo.com",
    },
    phone: { says: "cuatro ocho cero cinco cinco cinco cero uno dos nueve", is: "+14805550129" },
  },
  {
    channel: "spoken",
    name: { says: "maddie madison price p r i c e like price tag", is: "Madison Price" },
    email: {
      says: "maddie dot price dot realtor at gmail dot com lol i'm not one anymore",
      is: "maddie.price.realtor@gmail.com",
    },
    phone: { says: "three eight five five five five zero one nine two", is: "+13855550192" },
  },
  {
    channel: "spoken",
    name: { says: "gunther with no h in it so g u n t e r weiss w e i s s", is: "Gunter Weiss" },
    email: { says: "gunter at weiss clocks dot com", is: "gunter@weissclocks.com" },
    phone: { says: "four one four five five five oh one five oh", is: "+14145550150" },
  },
  {
    channel: "spoken",
    name: { says: "that's leilani kealoha k e a l o h a", is: "Leilani Kealoha" },
    email: {
      says: "leilani k eight o eight at gmail that's the numbers eight zero eight dot com",
      is: "leilanik808@gmail.com",
    },
    phone: { says: "eight zero eight five five five oh one four nine", is: "+18085550149" },
  },
  {
    channel: "spoken",
    name: { says: "chip chip as in potato last name vance", is: "Chip Vance" },
    email: { says: "chip at vance cattle dot com", is: "chip@vancecattle.com" },
    phone: { says: "three oh eight five five five oh one six five", is: "+13085550165" },
  },
  {
    channel: "spoken",
    name: { says: "surname achterberg given name rolf", is: "Rolf Achterberg" },
    email: {
      says: "rolf achterberg all lowercase no dots at fastmail dot com",
      is: "rolfachterberg@fastmail.com",
    },
    phone: { says: "nine seven oh five five five oh one five six", is: "+19705550156" },
  },
  {
    channel: "spoken",
    name: { says: "mi mi mi nombre perdón mi nombre es teodoro salas", is: "Teodoro Salas" },
    email: {
      says: "teo salas siete siete arroba gmail punto com con números",
      is: "teosalas77@gmail.com",
    },
    phone: {
      says: "nueve uno cinco cinco cinco cinco cero uno treinta y ocho",
      is: "+19155550138",
    },
  },
  {
    channel: "spoken",
    name: { says: "xochitl x o c h i t l marin", is: "Xochitl Marin" },
    email: { says: "x marin at berkeley dot edu", is: "xmarin@berkeley.edu" },
    phone: { says: "five one zero triple five zero one seven two", is: "+15105550172" },
  },
  {
    channel: "spoken",
    name: { says: "it's under my married name now so patrice holloway", is: "Patrice Holloway" },
    email: {
      says: "but the email's still my maiden name patrice dot dunn at gmail dot com",
      is: "patrice.dunn@gmail.com",
    },
    phone: { says: "seven oh four five five five oh one eight four", is: "+17045550184" },
  },
  {
    channel: "spoken",
    name: {
      says: "okay so bartholomew everyone laughs bartholomew finch",
      is: "Bartholomew Finch",
    },
    email: { says: "bart finch at me dot com m e like myself", is: "bartfinch@me.com" },
    phone: { says: "two oh seven five five five oh one oh five", is: "+12075550105" },
  },
  {
    channel: "spoken",
    name: { says: "sir it is harpreet singh gill", is: "Harpreet Singh Gill" },
    email: { says: "h s gill trucking at gmail dot com", is: "hsgilltrucking@gmail.com" },
    phone: { says: "five five nine five five five oh one four one", is: "+15595550141" },
  },
  {
    channel: "spoken",
    name: { says: "ava ava rose tillman", is: "Ava Rose Tillman" },
    email: {
      says: "ava period rose period tillman at icloud period com",
      is: "ava.rose.tillman@icloud.com",
    },
    phone: { says: "six one five five five five zero one twenty six", is: "+16155550126" },
  },
  {
    channel: "spoken",
    name: {
      says: "nate nathaniel but nate brubaker b r u b a k e r use nate",
      is: "Nate Brubaker",
    },
    email: {
      says: "n brubaker at farm co op dot com that's farm c o o p no dash",
      is: "nbrubaker@farmcoop.com",
    },
    phone: { says: "seven one seven five five five oh one five three", is: "+17175550153" },
  },
  {
    channel: "spoken",
    name: { says: "this is mister yamada kenji", is: "Kenji Yamada" },
    email: { says: "k e n j i y at gmail dot com", is: "kenjiy@gmail.com" },
    phone: { says: "two zero six five five five zero one one eight", is: "+12065550118" },
  },
  {
    channel: "spoken",
    name: { says: "lucille with two l's in the middle lucille batts", is: "Lucille Batts" },
    email: {
      says: "i use my church one it's l batts at mount zion ame dot org m o u n t",
      is: "lbatts@mountzioname.org",
    },
    phone: { says: "eight four three five five five oh one six nine", is: "+18435550169" },
  },
  {
    channel: "spoken",
    name: { says: "dusty rhodes yes really r h o d e s", is: "Dusty Rhodes" },
    email: {
      says: "dusty dot rhodes at gmail dot com spelled like i told ya",
      is: "dusty.rhodes@gmail.com",
    },
    phone: { says: "five oh five five five five oh one three two", is: "+15055550132" },
  },
  {
    channel: "spoken",
    name: { says: "olumide o l u m i d e bakare b a k a r e", is: "Olumide Bakare" },
    email: { says: "olu b at bakare tax dot com", is: "olub@bakaretax.com" },
    phone: { says: "four four three five five five oh one eight one", is: "+14435550181" },
  },
  {
    channel: "spoken",
    name: {
      says: "colleen o'shaughnessy good luck o apostrophe s h a u g h n e s s y",
      is: "Colleen O'Shaughnessy",
    },
    email: { says: "colleen o s at verizon dot net", is: "colleenos@verizon.net" },
    phone: { says: "six one seven five five five oh one nine six", is: "+16175550196" },
  },
  {
    channel: "spoken",
    name: { says: "tran it's the last name first name's kevin", is: "Kevin Tran" },
    email: { says: "kevin t r a n four two at gmail dot com", is: "kevintran42@gmail.com" },
    phone: { says: "eight five eight five five five oh one oh nine", is: "+18585550109" },
  },
  {
    channel: "spoken",
    name: {
      says: "es para mi mamá ella se llama hortensia vda de luna no no ponga nomás hortensia luna",
      is: "Hortensia Luna",
    },
    email: {
      says: "mi correo pues aurora luna arroba outlook punto com",
      is: "auroraluna@outlook.com",
    },
    phone: { says: "seis cero dos cinco cinco cinco cero uno once", is: "+16025550111" },
  },
  {
    channel: "spoken",
    name: { says: "josiah b as in bravo e r g h josiah bergh", is: "Josiah Bergh" },
    email: {
      says: "j bergh at tundra hvac dot com tundra t u n d r a h v a c",
      is: "jbergh@tundrahvac.com",
    },
    phone: { says: "nine oh seven five five five oh one two one", is: "+19075550121" },
  },
  {
    channel: "spoken",
    name: { says: "mina park m i n a", is: "Mina Park" },
    email: { says: "mina dot h dot park at gmail dot com", is: "mina.h.park@gmail.com" },
    phone: {
      says: "two one three five five five oh one oh two no mina it's oh one two oh",
      is: "+12135550120",
    },
  },
  {
    channel: "spoken",
    name: { says: "cletus don't laugh cletus mayhew", is: "Cletus Mayhew" },
    email: { says: "cletus fishes at yahoo dot com", is: "cletusfishes@yahoo.com" },
    phone: { says: "eight five oh five five five oh one four four", is: "+18505550144" },
  },
  {
    channel: "spoken",
    name: { says: "this is the trustee for the estate martin ellery", is: "Martin Ellery" },
    email: { says: "m ellery at ellery law group dot com", is: "mellery@ellerylawgroup.com" },
    phone: {
      says: "four one five five five five zero one zero six extension two two three",
      is: "+14155550106",
    },
  },
  {
    channel: "spoken",
    name: { says: "uh zeb z e b carver", is: "Zeb Carver" },
    email: { says: "zeb at zebs bees dot com that's z e b s b e e s", is: "zeb@zebsbees.com" },
    phone: { says: "eight two eight five five five oh one five two", is: "+18285550152" },
  },
  {
    channel: "spoken",
    name: { says: "anneliese one word a n n e l i e s e kraus", is: "Anneliese Kraus" },
    email: {
      says: "anneliese kraus at t online dot de t dash online",
      is: "anneliesekraus@t-online.de",
    },
    phone: {
      says: "it's an american number nine one seven five five five oh one nine three",
      is: "+19175550193",
    },
  },
  {
    channel: "spoken",
    name: { says: "fatoumata diallo f a t o u m a t a d i a l l o", is: "Fatoumata Diallo" },
    email: { says: "fatou hair at gmail dot com f a t o u", is: "fatouhair@gmail.com" },
    phone: { says: "six four six five five five oh one seven three", is: "+16465550173" },
  },
  {
    channel: "spoken",
    name: { says: "rusty's what's on my shirt but russell dean mcgraw", is: "Russell Dean McGraw" },
    email: { says: "r d mcgraw at windstream dot net", is: "rdmcgraw@windstream.net" },
    phone: { says: "five oh one five five five oh one ninety", is: "+15015550190" },
  },
  {
    channel: "spoken",
    name: { says: "penelope it's penelope stavros", is: "Penelope Stavros" },
    email: {
      says: "penny stavros with a y p e n n y at gmail dot com",
      is: "pennystavros@gmail.com",
    },
    phone: { says: "seven two seven five five five zero one one five", is: "+17275550115" },
  },
  {
    channel: "spoken",
    name: {
      says: "i'm ordering for the both of us but use mine ezra klein no not him",
      is: "Ezra Klein",
    },
    email: { says: "e klein carpentry at gmail dot com", is: "ekleincarpentry@gmail.com" },
    phone: { says: "six oh nine five five five oh one two four", is: "+16095550124" },
  },
  {
    channel: "spoken",
    name: { says: "shawna s h a w n a redcloud one word", is: "Shawna Redcloud" },
    email: { says: "shawna r at red cloud beads dot com", is: "shawnar@redcloudbeads.com" },
    phone: { says: "six oh five yeah five five five uh oh one one two", is: "+16055550112" },
  },
  {
    channel: "spoken",
    name: { says: "the name is bond no it's bonds theodore bonds with an s", is: "Theodore Bonds" },
    email: {
      says: "ted bonds zero zero eight at gmail dot com zeros not o's",
      is: "tedbonds008@gmail.com",
    },
    phone: { says: "three three six five five five oh one five eight", is: "+13365550158" },
  },
  {
    channel: "spoken",
    name: { says: "buenas soy el ingeniero ramiro cantú", is: "Ramiro Cantú" },
    email: {
      says: "r de ramiro cantu ing arroba prodigy punto net punto mx",
      is: "rcantuing@prodigy.net.mx",
    },
    phone: { says: "ocho tres cero cinco cinco cinco cero uno siete cero", is: "+18305550170" },
  },
  {
    channel: "spoken",
    name: { says: "ming na ming dash na lau", is: "Ming-Na Lau" },
    email: { says: "m n lau at sfsu dot edu", is: "mnlau@sfsu.edu" },
    phone: { says: "four one five five five five zero one six seven", is: "+14155550167" },
  },
  {
    channel: "spoken",
    name: {
      says: "frannie frances is the legal put frances w for wilhelmina no skip that frances koch k o c h",
      is: "Frances Koch",
    },
    email: { says: "f koch at gmail dot com", is: "fkoch@gmail.com" },
    phone: { says: "eight five nine five five five oh one oh four", is: "+18595550104" },
  },
  {
    channel: "spoken",
    name: { says: "deputy luis arroyo here", is: "Luis Arroyo" },
    email: { says: "l arroyo at pinal sheriff dot gov", is: "larroyo@pinalsheriff.gov" },
    phone: { says: "five two oh five five five oh one nine five", is: "+15205550195" },
  },
  {
    channel: "spoken",
    name: {
      says: "you ready it's a long one anastasios papadimitriou p a p a d i m i t r i o u call me tasso but write the whole thing",
      is: "Anastasios Papadimitriou",
    },
    email: { says: "tasso at olympic diner dot com", is: "tasso@olympicdiner.com" },
    phone: { says: "three one two five five five oh one nine nine", is: "+13125550199" },
  },
  {
    channel: "spoken",
    name: { says: "skye with an e s k y e turner", is: "Skye Turner" },
    email: { says: "skye dot turner dot yoga at gmail", is: "skye.turner.yoga@gmail.com" },
    phone: { says: "five four one five five five oh one eighty", is: "+15415550180" },
  },
  {
    channel: "spoken",
    name: { says: "birdie coleman", is: "Birdie Coleman" },
    email: {
      says: "what's mine again honey oh it's birdie c at att dot net",
      is: "birdiec@att.net",
    },
    phone: {
      says: "two five one honey is that right two five one five five five oh one six three",
      is: "+12515550163",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "what's that oh my name hubert hubert lacroix l a c r o i x",
      is: "Hubert Lacroix",
    },
    email: { says: "hubert lacroix at cajun dot net", is: "hubertlacroix@cajun.net" },
    phone: { says: "three three seven five five five oh one four three", is: "+13375550143" },
  },
  {
    channel: "spoken",
    name: {
      says: "i'll spell it f as in frank i as in ida o as in ocean n as in nancy a as in apple fiona last name blair",
      is: "Fiona Blair",
    },
    email: { says: "f b l a i r at gmail dot com", is: "fblair@gmail.com" },
    phone: { says: "two zero three five five five zero one seven four", is: "+12035550174" },
  },
  {
    channel: "spoken",
    name: { says: "duke duke ellison", is: "Duke Ellison" },
    email: { says: "duke at ellison welding dot com e l l i s o n", is: "duke@ellisonwelding.com" },
    phone: {
      says: "it's four oh five five five five pause there oh one three oh",
      is: "+14055550130",
    },
  },
  {
    channel: "spoken",
    name: { says: "sorry i had a mouthful it's mateo mateo gallardo", is: "Mateo Gallardo" },
    email: { says: "mateo g at gallardo tacos dot com", is: "mateog@gallardotacos.com" },
    phone: { says: "five one two five five five oh one nine eight", is: "+15125550198" },
  },
  {
    channel: "spoken",
    name: { says: "svetlana s v e t like tom l a n a petrova", is: "Svetlana Petrova" },
    email: { says: "s petrova at n y u dot e d u", is: "spetrova@nyu.edu" },
    phone: { says: "three four seven five five five oh one one four", is: "+13475550114" },
  },
  {
    channel: "spoken",
    name: { says: "it's just the one name officially it's sukarno", is: "Sukarno" },
    email: { says: "sukarno music at gmail dot com", is: "sukarnomusic@gmail.com" },
    phone: { says: "six two six five five five oh one nine three", is: "+16265550193" },
  },
  {
    channel: "spoken",
    name: { says: "the third mrs babcock ha no it's trudy babcock", is: "Trudy Babcock" },
    email: {
      says: "trudy b at babcock dash farms dot com dash is the little line",
      is: "trudyb@babcock-farms.com",
    },
    phone: { says: "three one five five five five oh one five five", is: "+13155550155" },
  },
  {
    channel: "spoken",
    name: { says: "rodrigo apellido montes de oca son tres palabras", is: "Rodrigo Montes de Oca" },
    email: { says: "rodrigo mdo arroba gmail punto com eme de o", is: "rodrigomdo@gmail.com" },
    phone: { says: "siete ocho seis cinco cinco cinco cero uno cero nueve", is: "+17865550109" },
  },
  {
    channel: "spoken",
    name: {
      says: "my given name is wai man my family name is cheung so wai man cheung",
      is: "Wai Man Cheung",
    },
    email: {
      says: "wm cheung w m c h e u n g at yahoo dot com dot hk",
      is: "wmcheung@yahoo.com.hk",
    },
    phone: { says: "nine two five five five five oh one three six", is: "+19255550136" },
  },
  {
    channel: "spoken",
    name: {
      says: "elroy e l r o y and then a mouthful thibodeaux t h i b o d e a u x",
      is: "Elroy Thibodeaux",
    },
    email: { says: "e roy thib oh lord just e thib at gmail dot com", is: "ethib@gmail.com" },
    phone: { says: "two two five five five five oh one eight nine", is: "+12255550189" },
  },
  {
    channel: "spoken",
    name: { says: "hi yes nurse practitioner joan delacroix", is: "Joan Delacroix" },
    email: {
      says: "joan dot delacroix at mercy health dot org mercy health together",
      is: "joan.delacroix@mercyhealth.org",
    },
    phone: { says: "four one nine five five five oh one oh two", is: "+14195550102" },
  },
  {
    channel: "spoken",
    name: { says: "parker and that's my first name parker stone", is: "Parker Stone" },
    email: {
      says: "stone parker backwards see stone dot parker at me dot com",
      is: "stone.parker@me.com",
    },
    phone: { says: "eight one eight five five five oh one seven eight", is: "+18185550178" },
  },
  {
    channel: "spoken",
    name: { says: "vikram not victor v i k r a m desai", is: "Vikram Desai" },
    email: { says: "vik dot desai at gmail dot com v i k", is: "vik.desai@gmail.com" },
    phone: { says: "nine eight zero five five five oh one six one", is: "+19805550161" },
  },
  {
    channel: "spoken",
    name: { says: "ooh say it slow bev er ly beverly crump", is: "Beverly Crump" },
    email: {
      says: "bev crump bakes at yahoo dot com with an s on bakes",
      is: "bevcrumpbakes@yahoo.com",
    },
    phone: { says: "six one eight five five five oh one four six", is: "+16185550146" },
  },
  {
    channel: "spoken",
    name: { says: "abebe bekele abebe's mine bekele was my father's", is: "Abebe Bekele" },
    email: { says: "abebe cab seven at gmail dot com digit seven", is: "abebecab7@gmail.com" },
    phone: { says: "seven oh three five five five oh one five seven", is: "+17035550157" },
  },
  {
    channel: "spoken",
    name: { says: "the business is toms towing but i'm al al romano", is: "Al Romano" },
    email: { says: "al at toms towing dot com no apostrophe", is: "al@tomstowing.com" },
    phone: { says: "nine oh eight five five five zero one zero four", is: "+19085550104" },
  },
  {
    channel: "spoken",
    name: { says: "phoebe p h o e b e lund l u n d", is: "Phoebe Lund" },
    email: { says: "phoebe dot lund at q dot com just the letter q", is: "phoebe.lund@q.com" },
    phone: { says: "nine five two five five five oh one six three", is: "+19525550163" },
  },
  {
    channel: "spoken",
    name: { says: "uh dwight no middle initial dwight purnell", is: "Dwight Purnell" },
    email: { says: "d purnell at gmail dot com two l's at the end", is: "dpurnell@gmail.com" },
    phone: {
      says: "four one oh five five five oh one three five mm hm one three five",
      is: "+14105550135",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "noelani and then my husband's last name so noelani briggs",
      is: "Noelani Briggs",
    },
    email: { says: "noe briggs at hawaii dot rr dot com", is: "noebriggs@hawaii.rr.com" },
    phone: {
      says: "eight oh eight and then five five five and then oh one six eight",
      is: "+18085550168",
    },
  },
  {
    channel: "spoken",
    name: { says: "ursula k not le guin ursula kim", is: "Ursula Kim" },
    email: { says: "u kim at pixel potato dot com potato no e", is: "ukim@pixelpotato.com" },
    phone: { says: "two oh six five five five oh one oh one", is: "+12065550101" },
  },
  {
    channel: "spoken",
    name: {
      says: "they spell it wrong every time it's jon no h jon eriksen with a k and s e n",
      is: "Jon Eriksen",
    },
    email: { says: "jon dot eriksen at gmail dot com same spelling", is: "jon.eriksen@gmail.com" },
    phone: { says: "seven oh one five five five oh one eight two", is: "+17015550182" },
  },
  {
    channel: "spoken",
    name: { says: "catalina ortiz a sus órdenes", is: "Catalina Ortiz" },
    email: {
      says: "catalina punto ortiz ocho cuatro arroba icloud punto com los números ocho y cuatro",
      is: "catalina.ortiz84@icloud.com",
    },
    phone: { says: "tres cero cinco cinco cinco cinco este cero uno uno tres", is: "+13055550113" },
  },
  {
    channel: "spoken",
    name: { says: "foreman of the crew bo bo hatcher", is: "Bo Hatcher" },
    email: { says: "bo hatch at gmail dot com b o h a t c h", is: "bohatch@gmail.com" },
    phone: { says: "three three four five five five oh one two seven", is: "+13345550127" },
  },
  {
    channel: "spoken",
    name: { says: "isidore bloom isidore with an i not an a i s i d o r e", is: "Isidore Bloom" },
    email: { says: "izzy bloom at earthlink dot net i z z y", is: "izzybloom@earthlink.net" },
    phone: { says: "five six one five five five oh one one oh", is: "+15615550110" },
  },
  {
    channel: "spoken",
    name: {
      says: "ok so technically sir geoffrey haines but i was joking geoffrey g e o f f r e y haines",
      is: "Geoffrey Haines",
    },
    email: { says: "geoff at haines dot co dot uk g e o f f", is: "geoff@haines.co.uk" },
    phone: { says: "six five oh five five five oh one four seven", is: "+16505550147" },
  },
  {
    channel: "spoken",
    name: {
      says: "this is winona she's with me but the name is mine winona blackhorse",
      is: "Winona Blackhorse",
    },
    email: { says: "winona b h at gmail dot com", is: "winonabh@gmail.com" },
    phone: { says: "six zero five um five five five um zero one three one", is: "+16055550131" },
  },
  {
    channel: "spoken",
    name: { says: "clarence beasley that's b e a s l e y not beesley", is: "Clarence Beasley" },
    email: { says: "c beasley at u p s dot com", is: "cbeasley@ups.com" },
    phone: { says: "nine oh one five five five oh one seven five", is: "+19015550175" },
  },
  {
    channel: "spoken",
    name: { says: "rosemary one word like the herb rosemary costa", is: "Rosemary Costa" },
    email: {
      says: "rosemary herb garden at gmail dot com see what i did",
      is: "rosemaryherbgarden@gmail.com",
    },
    phone: { says: "five oh eight five five five oh one oh three", is: "+15085550103" },
  },
  {
    channel: "spoken",
    name: { says: "um i'm the tenant upstairs darius pope", is: "Darius Pope" },
    email: {
      says: "d pope music at gmail dot com not dope d as in dog pope",
      is: "dpopemusic@gmail.com",
    },
    phone: { says: "two six seven five five five zero one six six", is: "+12675550166" },
  },
  {
    channel: "spoken",
    name: {
      says: "greta hold on last week they wrote gretel so greta g r e t a and hoffmann two f's two n's",
      is: "Greta Hoffmann",
    },
    email: {
      says: "greta at hoffmann pianos dot com with the two f's and two n's",
      is: "greta@hoffmannpianos.com",
    },
    phone: { says: "five one three five five five oh one nine seven", is: "+15135550197" },
  },
  {
    channel: "spoken",
    name: { says: "lamar uh huh lamar sidney greene green with an e", is: "Lamar Sidney Greene" },
    email: {
      says: "l s greene at howard dot e d u e on the end of greene",
      is: "lsgreene@howard.edu",
    },
    phone: { says: "two oh two triple five oh one five four", is: "+12025550154" },
  },
  {
    channel: "spoken",
    name: { says: "nobuhle n o b u h l e dlamini d l a m i n i", is: "Nobuhle Dlamini" },
    email: { says: "nobuhle d at outlook dot com", is: "nobuhled@outlook.com" },
    phone: { says: "four seven zero five five five zero one two three", is: "+14705550123" },
  },
  {
    channel: "spoken",
    name: {
      says: "put mom's name please it's agatha christopoulos no wait put mine nick christopoulos",
      is: "Nick Christopoulos",
    },
    email: { says: "nick at plaka imports dot com p l a k a", is: "nick@plakaimports.com" },
    phone: { says: "seven one eight five five five oh one four oh", is: "+17185550140" },
  },
  {
    channel: "spoken",
    name: {
      says: "ginny ginny virginia either's fine no do virginia virginia tuttle",
      is: "Virginia Tuttle",
    },
    email: { says: "v tuttle one at gmail dot com numeral one", is: "vtuttle1@gmail.com" },
    phone: { says: "five four oh five five five oh one oh nine", is: "+15405550109" },
  },
  {
    channel: "spoken",
    name: { says: "yes this is colonel mustafa karim", is: "Mustafa Karim" },
    email: { says: "m dot karim at k group dot com k dash group", is: "m.karim@k-group.com" },
    phone: { says: "seven oh three five five five oh one nine two", is: "+17035550192" },
  },
  {
    channel: "spoken",
    name: { says: "i'm poppy poppy quill q u i l l i'm nineteen is that okay", is: "Poppy Quill" },
    email: {
      says: "poppy underscore underscore quill two underscores at gmail dot com",
      is: "poppy__quill@gmail.com",
    },
    phone: { says: "nine seven one five five five oh one one six", is: "+19715550116" },
  },
  {
    channel: "spoken",
    name: { says: "el apellido es barragán con be grande y mi nombre saúl", is: "Saúl Barragán" },
    email: {
      says: "saul be uno dos arroba yahoo punto com o sea saulb y el doce en número",
      is: "saulb12@yahoo.com",
    },
    phone: { says: "ocho cero cinco cinco cinco cinco cero uno cinco ocho", is: "+18055550158" },
  },
  {
    channel: "spoken",
    name: {
      says: "thaddeus t h a d d e u s they call me tad but thaddeus wynn w y n n",
      is: "Thaddeus Wynn",
    },
    email: { says: "tad wynn at gmail dot com t a d w y n n", is: "tadwynn@gmail.com" },
    phone: { says: "two five six uh five fifty five oh one forty four", is: "+12565550144" },
  },
  {
    channel: "spoken",
    name: { says: "is it on already okay marguerite simone duval", is: "Marguerite Simone Duval" },
    email: { says: "marguerite dot duval at tulane dot edu", is: "marguerite.duval@tulane.edu" },
    phone: { says: "five zero four five five five zero one eight five", is: "+15045550185" },
  },
  {
    channel: "spoken",
    name: {
      says: "i sound like a man i know it's deborah deborah the long way d e b o r a h sizemore",
      is: "Deborah Sizemore",
    },
    email: { says: "deb sizemore at suddenlink dot net", is: "debsizemore@suddenlink.net" },
    phone: { says: "six eight one five five five oh one three three", is: "+16815550133" },
  },
  {
    channel: "spoken",
    name: { says: "jae hyun j a e space h y u n and lim", is: "Jae Hyun Lim" },
    email: {
      says: "jae hyun dot lim at samsung dot com j a e h y u n",
      is: "jaehyun.lim@samsung.com",
    },
    phone: { says: "four six nine five five five oh one seven one", is: "+14695550171" },
  },
  {
    channel: "spoken",
    name: {
      says: "buck buck nelson junior but leave off the junior that's only for my mother",
      is: "Buck Nelson",
    },
    email: {
      says: "buck at double n ranch dot com the letters n n no it's d o u b l e n ranch",
      is: "buck@doublenranch.com",
    },
    phone: { says: "four oh six five five five oh one five two", is: "+14065550152" },
  },
  {
    channel: "spoken",
    name: { says: "halima h a l i m a yusuf", is: "Halima Yusuf" },
    email: {
      says: "halima yusuf fifteen at gmail dot com one five",
      is: "halimayusuf15@gmail.com",
    },
    phone: { says: "six one two five five five oh one nine oh", is: "+16125550190" },
  },
  {
    channel: "spoken",
    name: {
      says: "did you want first or last first is ernest last is borgnine like the actor b o r g n i n e",
      is: "Ernest Borgnine",
    },
    email: { says: "ernie b at prodigy dot net p r o d i g y", is: "ernieb@prodigy.net" },
    phone: { says: "seven seven five five five five zero one two zero", is: "+17755550120" },
  },
  {
    channel: "spoken",
    name: {
      says: "oh dear i always forget to say the hyphen mary hyphen louise pratt",
      is: "Mary-Louise Pratt",
    },
    email: { says: "m l pratt at sbcglobal dot net s b c global", is: "mlpratt@sbcglobal.net" },
    phone: { says: "nine four oh five five five oh one oh six", is: "+19405550106" },
  },
  {
    channel: "spoken",
    name: { says: "cruz como la santa cruz milagros cruz", is: "Milagros Cruz" },
    email: {
      says: "mili cruz arroba live punto com mili con i latina las dos",
      is: "milicruz@live.com",
    },
    phone: { says: "nueve siete tres cinco cinco cinco cero uno ocho cuatro", is: "+19735550184" },
  },
  {
    channel: "spoken",
    name: {
      says: "zach with an h zach with an h at the end z a c h littlejohn one word",
      is: "Zach Littlejohn",
    },
    email: { says: "z as in zebra littlejohn at clemson dot edu", is: "zlittlejohn@clemson.edu" },
    phone: { says: "eight six four five five five zero one one nine", is: "+18645550119" },
  },
  {
    channel: "spoken",
    name: { says: "quincy adams no john quincy adams", is: "Quincy Adams" },
    email: {
      says: "quincy at adams septic dot com number one in number two",
      is: "quincy@adamsseptic.com",
    },
    phone: { says: "six oh three five five five oh one two two", is: "+16035550122" },
  },
  {
    channel: "spoken",
    name: {
      says: "my daughter's the one that's buying so use hers tessa wyatt",
      is: "Tessa Wyatt",
    },
    email: { says: "hers is tessa dot m dot wyatt at gmail", is: "tessa.m.wyatt@gmail.com" },
    phone: {
      says: "and hers would be eight one seven five five five oh one eight eight",
      is: "+18175550188",
    },
  },
  {
    channel: "spoken",
    name: { says: "father tim i guess timothy brennan for you", is: "Timothy Brennan" },
    email: {
      says: "t brennan at saint bridget parish dot org saint spelled out",
      is: "tbrennan@saintbridgetparish.org",
    },
    phone: { says: "four one three five five five oh one three nine", is: "+14135550139" },
  },
  {
    channel: "spoken",
    name: {
      says: "elif e l i f like frank gürsoy g ü r s o y the u has the dots",
      is: "Elif Gürsoy",
    },
    email: { says: "elif dot o at gmail dot com o for orange", is: "elif.o@gmail.com" },
    phone: { says: "eight five seven five five five oh one six two", is: "+18575550162" },
  },
  {
    channel: "spoken",
    name: { says: "the wife calls me worse but it's norm norm pulaski", is: "Norm Pulaski" },
    email: {
      says: "norm pulaski at att dot net norm n o r m as in mike",
      is: "normpulaski@att.net",
    },
    phone: { says: "five eight six five five five oh one four nine", is: "+15865550149" },
  },
  {
    channel: "spoken",
    name: {
      says: "hey it's coach coach d i mean devonte harper d e v o n t e",
      is: "Devonte Harper",
    },
    email: { says: "coach dot harper at lausd dot net l a u s d", is: "coach.harper@lausd.net" },
    phone: { says: "three two three five five five zero one five three", is: "+13235550153" },
  },
  {
    channel: "spoken",
    name: { says: "siddhartha s i d d h a r t h a sen s e n", is: "Siddhartha Sen" },
    email: { says: "sid at sen optics dot com s e n o p t i c s", is: "sid@senoptics.com" },
    phone: { says: "five eight five five five five oh one seven six", is: "+15855550176" },
  },
  {
    channel: "spoken",
    name: { says: "yep wanda jo tipton w a n d a then j o", is: "Wanda Jo Tipton" },
    email: {
      says: "wj tipton w like whiskey j like juliet tipton at gmail dot com",
      is: "wjtipton@gmail.com",
    },
    phone: { says: "nine three one five five five oh one oh eight", is: "+19315550108" },
  },
  {
    channel: "spoken",
    name: {
      says: "carter no that's my last name first is emmylou emmylou carter",
      is: "Emmylou Carter",
    },
    email: { says: "emmylou at carter strings dot com", is: "emmylou@carterstrings.com" },
    phone: { says: "six one five five five five oh one eight three", is: "+16155550183" },
  },
  {
    channel: "spoken",
    name: { says: "ramón el del segundo piso ramón aguirre", is: "Ramón Aguirre" },
    email: {
      says: "ramon guion aguirre arroba gmail punto com guion normal del medio",
      is: "ramon-aguirre@gmail.com",
    },
    phone: { says: "seis cuatro seis cinco cinco cinco cero uno veinticinco", is: "+16465550125" },
  },
  {
    channel: "spoken",
    name: { says: "trinh with a t r i n h trinh vo", is: "Trinh Vo" },
    email: { says: "trinh v o three at gmail dot com the number three", is: "trinhvo3@gmail.com" },
    phone: { says: "seven one four five five five oh one nine four", is: "+17145550194" },
  },
  {
    channel: "spoken",
    name: {
      says: "sal sal salvatore ugh my wife's mouthing salvatore esposito",
      is: "Salvatore Esposito",
    },
    email: { says: "sally boy at esposito pizza dot com", is: "sallyboy@espositopizza.com" },
    phone: {
      says: "three four seven five five five oh one oh seven yeah oh seven like the spy minus an oh",
      is: "+13475550107",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "cassandra everyone thinks with a k but c a s s a n d r a rooney",
      is: "Cassandra Rooney",
    },
    email: {
      says: "cassie rooney at gmail dot com ie not y c a s s i e",
      is: "cassierooney@gmail.com",
    },
    phone: { says: "eight four eight five five five oh one one two", is: "+18485550112" },
  },
  {
    channel: "spoken",
    name: {
      says: "abuelo te preguntan el nombre este evaristo evaristo peña",
      is: "Evaristo Peña",
    },
    email: {
      says: "es el de mi nieta brenda pena siete arroba gmail punto com pena con ene y el siete en número",
      is: "brendapena7@gmail.com",
    },
    phone: { says: "cinco seis dos cinco cinco cinco cero uno seis seis", is: "+15625550166" },
  },
  {
    channel: "spoken",
    name: {
      says: "magnus halvorsen h a l v o r s e n no g anywhere well in magnus",
      is: "Magnus Halvorsen",
    },
    email: { says: "magnus at fjord dash coffee dot com f j o r d", is: "magnus@fjord-coffee.com" },
    phone: { says: "two five three five five five oh one two four", is: "+12535550124" },
  },
  {
    channel: "spoken",
    name: {
      says: "who me oh roberta flack no kidding roberta flagg f l a g g",
      is: "Roberta Flagg",
    },
    email: { says: "r flagg at windermere dash books dot com", is: "rflagg@windermere-books.com" },
    phone: { says: "five oh nine five five five oh one five nine", is: "+15095550159" },
  },
  {
    channel: "spoken",
    name: { says: "ayaan a y a a n mohamed one m in the middle", is: "Ayaan Mohamed" },
    email: {
      says: "ayaan dot mohamed at gmail dot com a y a a n dot m o h a m e d",
      is: "ayaan.mohamed@gmail.com",
    },
    phone: { says: "six one four five five five oh one seven oh", is: "+16145550170" },
  },
  {
    channel: "spoken",
    name: { says: "teller at the bank told me to call it's vernon sykes", is: "Vernon Sykes" },
    email: { says: "i got one somewhere here it is v sykes at tds dot net", is: "vsykes@tds.net" },
    phone: {
      says: "four two three five five oh sorry triple five oh one eight six",
      is: "+14235550186",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "astrid capital a little s kidding astrid nyberg n y b e r g",
      is: "Astrid Nyberg",
    },
    email: { says: "astrid at nyberg dot design", is: "astrid@nyberg.design" },
    phone: { says: "six five one five five five oh one four five", is: "+16515550145" },
  },
  {
    channel: "spoken",
    name: {
      says: "judge no i'm not in robes today it's constance merriweather",
      is: "Constance Merriweather",
    },
    email: {
      says: "c merriweather at co dot harris dot tx dot us",
      is: "cmerriweather@co.harris.tx.us",
    },
    phone: { says: "eight three two five five five oh one oh five", is: "+18325550105" },
  },
  {
    channel: "spoken",
    name: {
      says: "what do they call it now preferred name right it's rowan rowan ashby",
      is: "Rowan Ashby",
    },
    email: {
      says: "rowan ashby they at gmail dot com yes they is part of it",
      is: "rowanashbythey@gmail.com",
    },
    phone: { says: "three six oh five five five zero one six four", is: "+13605550164" },
  },
  {
    channel: "spoken",
    name: { says: "sam s a m no it isn't short for anything sam dietz d i e t z", is: "Sam Dietz" },
    email: { says: "sam at dietz lumber dot com i before e", is: "sam@dietzlumber.com" },
    phone: { says: "seven eight five five five five oh one thirty one", is: "+17855550131" },
  },
  {
    channel: "spoken",
    name: { says: "gwen gwendolyn no leave gwen gwen abara", is: "Gwen Abara" },
    email: {
      says: "abara family of six at gmail dot com all letters s i x",
      is: "abarafamilyofsix@gmail.com",
    },
    phone: { says: "two four oh five five five oh one nine five", is: "+12405550195" },
  },
  {
    channel: "spoken",
    name: {
      says: "monsieur bellamy eh bellamy jean marc jean hyphen marc",
      is: "Jean-Marc Bellamy",
    },
    email: { says: "jm bellamy j m b e l l a m y at orange dot fr", is: "jmbellamy@orange.fr" },
    phone: { says: "seven eight six five five five oh one two one", is: "+17865550121" },
  },
  {
    channel: "spoken",
    name: { says: "you talking to me travis travis bickford", is: "Travis Bickford" },
    email: { says: "t bick at gmail dot com b i c k", is: "tbick@gmail.com" },
    phone: { says: "nine one seven five five five oh one oh oh", is: "+19175550100" },
  },
  {
    channel: "spoken",
    name: { says: "it's keiko k e i k o and the married name is lombardi", is: "Keiko Lombardi" },
    email: {
      says: "keiko dot lombardi at sfmoma dot org s f m o m a",
      is: "keiko.lombardi@sfmoma.org",
    },
    phone: { says: "four one five five five five oh one three two", is: "+14155550132" },
  },
  {
    channel: "spoken",
    name: { says: "soy doña chela bueno graciela graciela montoya", is: "Graciela Montoya" },
    email: { says: "gmontoya así g de gato montoya arroba aol punto com", is: "gmontoya@aol.com" },
    phone: {
      says: "dos uno cero cinco cinco cinco perdón sí cinco cinco cinco cero uno siete uno",
      is: "+12105550171",
    },
  },
  {
    channel: "spoken",
    name: { says: "arlo guthrie's my hero but i'm arlo finn two n's f i n n", is: "Arlo Finn" },
    email: {
      says: "arlo plus homes at gmail dot com the plus sign arlo plus sign homes",
      is: "arlo+homes@gmail.com",
    },
    phone: {
      says: "four one three five five five oh one one seven not seventy seventeen",
      is: "+14135550117",
    },
  },
  {
    channel: "typed",
    name: { says: "Marisol Vega", is: "Marisol Vega" },
    email: { says: "marisol.vega@gmail.com", is: "marisol.vega@gmail.com" },
    phone: { says: "(305) 555-0143", is: "+13055550143" },
  },
  {
    channel: "typed",
    name: { says: "its tyler hutchins", is: "Tyler Hutchins" },
    email: { says: "thutch99@yahoo.com", is: "thutch99@yahoo.com" },
    phone: { says: "9035550118", is: "+19035550118" },
  },
  {
    channel: "typed",
    name: { says: "Okafor, Chidinma", is: "Chidinma Okafor" },
    email: { says: "chidinma@okafordesign.co", is: "chidinma@okafordesign.co" },
    phone: { says: "+1 202 555 0175", is: "+12025550175" },
  },
  {
    channel: "typed",
    name: { says: "Dr. Samuel Brandt, DVM", is: "Samuel Brandt" },
    email: { says: "My clinic address: sbrandt@westendvet.com", is: "sbrandt@westendvet.com" },
    phone: { says: "804.555.0136 (clinic, ask for me)", is: "+18045550136" },
  },
  {
    channel: "typed",
    name: { says: "KATHY DRISCOLL", is: "Kathy Driscoll" },
    email: { says: "KDRISCOLL@AOL.COM", is: "kdriscoll@aol.com" },
    phone: { says: "518 555 0102", is: "+15185550102" },
  },
  {
    channel: "typed",
    name: { says: "Yuki Tanaka-Ross (hyphen please)", is: "Yuki Tanaka-Ross" },
    email: { says: "yuki_tr@outlook.com. underscore not dash", is: "yuki_tr@outlook.com" },
    phone: { says: "503-555-0187 text preferred", is: "+15035550187" },
  },
  {
    channel: "typed",
    name: { says: "pete. pete sandoval", is: "Pete Sandoval" },
    email: { says: "pete.sandoval@live.com", is: "pete.sandoval@live.com" },
    phone: { says: "nvm the old one, use 505-555-0121", is: "+15055550121" },
  },
  {
    channel: "typed",
    name: { says: "Mr. Desmond Achebe-Lindholm", is: "Desmond Achebe-Lindholm" },
    email: { says: "desmond.al@gmail.com", is: "desmond.al@gmail.com" },
    phone: { says: "tel 612/555/0109", is: "+16125550109" },
  },
  {
    channel: "typed",
    name: { says: "rachel w/ an h, rachel ono", is: "Rachel Ono" },
    email: { says: "rachelono@icloud.com", is: "rachelono@icloud.com" },
    phone: { says: "8085550174 hi time zone fyi", is: "+18085550174" },
  },
  {
    channel: "typed",
    name: { says: "José Luis Márquez", is: "José Luis Márquez" },
    email: { says: "jlmarquez@hotmail.com", is: "jlmarquez@hotmail.com" },
    phone: { says: "mi cel es 915 555 0116", is: "+19155550116" },
  },
  {
    channel: "typed",
    name: { says: "Name is Brigid Foley", is: "Brigid Foley" },
    email: { says: "brigid (at) foleybakes (dot) com", is: "brigid@foleybakes.com" },
    phone: { says: "617 - 555 - 0131", is: "+16175550131" },
  },
  {
    channel: "typed",
    name: { says: "sup im marquise, last name bell", is: "Marquise Bell" },
    email: { says: "quise.bell23@gmail.com", is: "quise.bell23@gmail.com" },
    phone: { says: "my # 404 555 0157", is: "+14045550157" },
  },
  {
    channel: "typed",
    name: {
      says: "The name on the account should be Henrietta Blackwood.",
      is: "Henrietta Blackwood",
    },
    email: {
      says: "You may write to me at h.blackwood@verizon.net.",
      is: "h.blackwood@verizon.net",
    },
    phone: { says: "My telephone is 860-555-0164.", is: "+18605550164" },
  },
  {
    channel: "typed",
    name: { says: "van der Berg, Pieter", is: "Pieter van der Berg" },
    email: { says: "pvdb@xs4all.nl", is: "pvdb@xs4all.nl" },
    phone: { says: "001 347 555 0140", is: "+13475550140" },
  },
  {
    channel: "typed",
    name: { says: 'Aoife Byrne (say "Ee-fa")', is: "Aoife Byrne" },
    email: {
      says: "aoife.byrne+house@gmail.com the plus is on purpose",
      is: "aoife.byrne+house@gmail.com",
    },
    phone: { says: "773.555.0125", is: "+17735550125" },
  },
  {
    channel: "typed",
    name: { says: "ms. tamika jones-bey", is: "Tamika Jones-Bey" },
    email: { says: "tjbey@umd.edu", is: "tjbey@umd.edu" },
    phone: { says: "301 5550198", is: "+13015550198" },
  },
  {
    channel: "typed",
    name: { says: "hector ruiz sr no wait jr isnt on it, just hector ruiz", is: "Hector Ruiz" },
    email: { says: "hectorruiz_concrete@yahoo.com", is: "hectorruiz_concrete@yahoo.com" },
    phone: { says: "h: dont have one. c: 661-555-0114", is: "+16615550114" },
  },
  {
    channel: "typed",
    name: { says: "Sofia Lindgren", is: "Sofia Lindgren" },
    email: { says: "sofia@lindgren.io", is: "sofia@lindgren.io" },
    phone: { says: "206-555-0155 ext. 7", is: "+12065550155" },
  },
  {
    channel: "typed",
    name: { says: "me = Cody Blevins", is: "Cody Blevins" },
    email: { says: "codyblev@gamil.com ugh gmail. codyblev@gmail.com", is: "codyblev@gmail.com" },
    phone: { says: "606 555 0110 or the same on signal", is: "+16065550110" },
  },
  {
    channel: "typed",
    name: { says: "Thuy Tien Le, Le is the family name", is: "Thuy Tien Le" },
    email: { says: "tien.le@sjsu.edu", is: "tien.le@sjsu.edu" },
    phone: { says: "four-oh-eight 555-0130", is: "+14085550130" },
  },
  {
    channel: "typed",
    name: { says: "Ruth. Ruth Zimmerman, 2 m's", is: "Ruth Zimmerman" },
    email: { says: "ruthz1938@gmail.com", is: "ruthz1938@gmail.com" },
    phone: { says: "landline (no texts): 215-555-0162", is: "+12155550162" },
  },
  {
    channel: "typed",
    name: { says: "You can put Gabe Fontenot", is: "Gabe Fontenot" },
    email: { says: "gfontenot@shrimpboat.biz", is: "gfontenot@shrimpboat.biz" },
    phone: { says: "985.555.0173", is: "+19855550173" },
  },
  {
    channel: "typed",
    name: { says: "Hi, Alejandra here! Alejandra Pizarro", is: "Alejandra Pizarro" },
    email: { says: "apizarro@ucla.edu", is: "apizarro@ucla.edu" },
    phone: { says: "(424)555-0106", is: "+14245550106" },
  },
  {
    channel: "typed",
    name: { says: "billy ray cutshaw", is: "Billy Ray Cutshaw" },
    email: { says: "dont laugh: bigcatbilly@hotmail.com", is: "bigcatbilly@hotmail.com" },
    phone: { says: "423 five five five 0 1 9 1", is: "+14235550191" },
  },
  {
    channel: "typed",
    name: { says: "Prof. Nadia Rahmani", is: "Nadia Rahmani" },
    email: { says: "nrahmani@rice.edu", is: "nrahmani@rice.edu" },
    phone: { says: "Office 713-555-0144 (x3391)", is: "+17135550144" },
  },
  {
    channel: "typed",
    name: { says: "J.D. Whitcomb", is: "J.D. Whitcomb" },
    email: { says: "jd@whitcombhaul.com", is: "jd@whitcombhaul.com" },
    phone: { says: "1-817-555-0122", is: "+18175550122" },
  },
  {
    channel: "typed",
    name: { says: "Amélie Gauthier avec accent svp", is: "Amélie Gauthier" },
    email: { says: "amelie.gauthier@laposte.net", is: "amelie.gauthier@laposte.net" },
    phone: { says: "my US number: 646 555 0181", is: "+16465550181" },
  },
  {
    channel: "typed",
    name: { says: "i'm Preeti Nair, booking 4 my parents but use my name", is: "Preeti Nair" },
    email: { says: "preetinair@gmail.com", is: "preetinair@gmail.com" },
    phone: { says: "732 555 01 08", is: "+17325550108" },
  },
  {
    channel: "typed",
    name: { says: "LaToya Simms (capital T)", is: "LaToya Simms" },
    email: { says: "latoya.simms@dcps.k12.dc.us", is: "latoya.simms@dcps.k12.dc.us" },
    phone: { says: "202.555.0190", is: "+12025550190" },
  },
  {
    channel: "typed",
    name: { says: "Oscar", is: "Oscar" },
    email: { says: "oscar@oscarsgarage.net", is: "oscar@oscarsgarage.net" },
    phone: { says: "323-555-0138", is: "+13235550138" },
  },
  {
    channel: "typed",
    name: { says: "My full name: Eun-ji Hwang", is: "Eun-ji Hwang" },
    email: { says: "hwang.eunji@naver.com", is: "hwang.eunji@naver.com" },
    phone: { says: "213 555-0167", is: "+12135550167" },
  },
  {
    channel: "typed",
    name: { says: "donna p. quick typo, donna r. pell", is: "Donna R. Pell" },
    email: { says: "drpell@frontier.com", is: "drpell@frontier.com" },
    phone: { says: "304-555-0112 no 304-555-0113", is: "+13045550113" },
  },
  {
    channel: "typed",
    name: { says: "St. Clair, Augustine", is: "Augustine St. Clair" },
    email: { says: "gus.stclair@gmail.com", is: "gus.stclair@gmail.com" },
    phone: { says: "504 555 0150", is: "+15045550150" },
  },
  {
    channel: "typed",
    name: { says: "Wojciech Nowak", is: "Wojciech Nowak" },
    email: {
      says: "wojtek@nowaktile.com (yes, wojtek is short for it)",
      is: "wojtek@nowaktile.com",
    },
    phone: { says: "Cell number... 847-555-0179", is: "+18475550179" },
  },
  {
    channel: "typed",
    name: { says: "Put down Lynette Fairchild-Cruz pls and thx", is: "Lynette Fairchild-Cruz" },
    email: { says: "lynfc@me.com", is: "lynfc@me.com" },
    phone: { says: "9165550147", is: "+19165550147" },
  },
  {
    channel: "typed",
    name: { says: "rabbi ari weissman, ari's enough w/ weissman", is: "Ari Weissman" },
    email: { says: "rabbiari@bethshalom.org", is: "rabbiari@bethshalom.org" },
    phone: { says: "9 1 4 5 5 5 0 1 2 7", is: "+19145550127" },
  },
  {
    channel: "typed",
    name: { says: "Soy Paola Jiménez", is: "Paola Jiménez" },
    email: { says: "mi correo es paolaj88@gmail.com", is: "paolaj88@gmail.com" },
    phone: { says: "787-555-0152", is: "+17875550152" },
  },
  {
    channel: "typed",
    name: { says: "Kehinde Adeyemi. K-E-H-I-N-D-E", is: "Kehinde Adeyemi" },
    email: { says: "k.adeyemi@nhs.net", is: "k.adeyemi@nhs.net" },
    phone: { says: "+1 (443) 555-0103", is: "+14435550103" },
  },
  {
    channel: "typed",
    name: { says: "Call me Mac. For the form: Malcolm Ridley", is: "Malcolm Ridley" },
    email: { says: "mac.ridley@sailmail.com", is: "mac.ridley@sailmail.com" },
    phone: { says: "401 555 0194 (boat has no signal so voicemail)", is: "+14015550194" },
  },
  {
    channel: "typed",
    name: { says: "skyler m fenn", is: "Skyler M Fenn" },
    email: { says: "skyfenn@proton.me", is: "skyfenn@proton.me" },
    phone: { says: "720555 0133", is: "+17205550133" },
  },
  {
    channel: "typed",
    name: { says: "Giulia D'Angelo", is: "Giulia D'Angelo" },
    email: { says: "giulia.dangelo@libero.it", is: "giulia.dangelo@libero.it" },
    phone: { says: "917 555 0128", is: "+19175550128" },
  },
  {
    channel: "typed",
    name: { says: "Booking under: Teague, Marvin", is: "Marvin Teague" },
    email: { says: "m.teague@tva.gov", is: "m.teague@tva.gov" },
    phone: { says: "865/555-0142", is: "+18655550142" },
  },
  {
    channel: "typed",
    name: { says: "shanice. last name toussaint, t-o-u-s-s-a-i-n-t", is: "Shanice Toussaint" },
    email: { says: "shanicetoussaint@gmail.com", is: "shanicetoussaint@gmail.com" },
    phone: { says: "786 555 0159 this ones whatsapp too", is: "+17865550159" },
  },
  {
    channel: "typed",
    name: { says: "Earl (Earl Dubois that is)", is: "Earl Dubois" },
    email: { says: "earl_dubois@cox.net", is: "earl_dubois@cox.net" },
    phone: { says: "337-555-0177", is: "+13375550177" },
  },
  {
    channel: "typed",
    name: { says: "Mrs Phyllis Abernethy", is: "Phyllis Abernethy" },
    email: { says: "p.abernethy@btinternet.com", is: "p.abernethy@btinternet.com" },
    phone: { says: "I am at my sister's, (941) 555-0169", is: "+19415550169" },
  },
  {
    channel: "typed",
    name: { says: "Deshaun O'Neal", is: "Deshaun O'Neal" },
    email: { says: "e: deshaun.oneal@usps.gov", is: "deshaun.oneal@usps.gov" },
    phone: { says: "p: 216 555 0117", is: "+12165550117" },
  },
  {
    channel: "typed",
    name: { says: "Vasquez. Inez Vasquez.", is: "Inez Vasquez" },
    email: { says: "inez@vasquezinterpreting.com", is: "inez@vasquezinterpreting.com" },
    phone: { says: "Five-one-two, 555-0115", is: "+15125550115" },
  },
  {
    channel: "typed",
    name: { says: "Li Na Zhou, Zhou = surname", is: "Li Na Zhou" },
    email: { says: "lnzhou@163.com", is: "lnzhou@163.com" },
    phone: { says: "626.555.0126", is: "+16265550126" },
  },
  {
    channel: "typed",
    name: { says: "its Crystal not Krystal. Crystal Bohannon", is: "Crystal Bohannon" },
    email: { says: "crystal.bohannon@att.net", is: "crystal.bohannon@att.net" },
    phone: { says: "870 555 0124", is: "+18705550124" },
  },
  {
    channel: "typed",
    name: {
      says: "Ferdinand Magsaysay III? no just Ferdinand Magsaysay",
      is: "Ferdinand Magsaysay",
    },
    email: { says: "ferdiem@yahoo.com.ph", is: "ferdiem@yahoo.com.ph" },
    phone: { says: "619-555-0101", is: "+16195550101" },
  },
  {
    channel: "typed",
    name: { says: "Anders E. Holmquist", is: "Anders E. Holmquist" },
    email: { says: "aeholm@stolaf.edu", is: "aeholm@stolaf.edu" },
    phone: { says: "507 555-0185", is: "+15075550185" },
  },
  {
    channel: "typed",
    name: { says: "jess (jessica) tran-miller, jessica for paperwork", is: "Jessica Tran-Miller" },
    email: { says: "jesstm@gmail.com", is: "jesstm@gmail.com" },
    phone: { says: "555-0111, area 714", is: "+17145550111" },
  },
  {
    channel: "typed",
    name: { says: "Mehmet Yıldız", is: "Mehmet Yıldız" },
    email: { says: "mehmet@yildizrugs.com with plain i's", is: "mehmet@yildizrugs.com" },
    phone: { says: "973-555-0146", is: "+19735550146" },
  },
  {
    channel: "typed",
    name: { says: "I'm Captain Lorraine Petty", is: "Lorraine Petty" },
    email: { says: "lorraine.petty@us.army.mil", is: "lorraine.petty@us.army.mil" },
    phone: { says: "719 555 0196", is: "+17195550196" },
  },
  {
    channel: "typed",
    name: {
      says: "Buddy. ok fine, Leonard Buddy Sykes -> just Leonard Sykes",
      is: "Leonard Sykes",
    },
    email: { says: "lsykes57@charter.net", is: "lsykes57@charter.net" },
    phone: { says: "(256)-555-0134", is: "+12565550134" },
  },
  {
    channel: "typed",
    name: { says: "Fern Halloway, like the plant", is: "Fern Halloway" },
    email: { says: "fern@halloway.farm", is: "fern@halloway.farm" },
    phone: { says: "802 555 0151", is: "+18025550151" },
  },
  {
    channel: "typed",
    name: { says: "Sanjay K. Iyer", is: "Sanjay K. Iyer" },
    email: { says: "Pls send to sanjaykiyer@gmail.com", is: "sanjaykiyer@gmail.com" },
    phone: { says: "Ph no. 469-555-0100", is: "+14695550100" },
  },
  {
    channel: "typed",
    name: { says: "nombre: Ernesto Villalobos", is: "Ernesto Villalobos" },
    email: { says: "correo: ernesto.v@vlconstruccion.mx", is: "ernesto.v@vlconstruccion.mx" },
    phone: { says: "teléfono: 210 555 0188", is: "+12105550188" },
  },
  {
    channel: "typed",
    name: { says: "Tabitha R (Rasmussen)", is: "Tabitha Rasmussen" },
    email: { says: "tabbyr@mac.com", is: "tabbyr@mac.com" },
    phone: { says: "402~555~0149", is: "+14025550149" },
  },
  {
    channel: "typed",
    name: { says: "abigail, Abigail Stoltzfus", is: "Abigail Stoltzfus" },
    email: { says: "abigail@stoltzfusquilts.com", is: "abigail@stoltzfusquilts.com" },
    phone: { says: "717-555-0105, the phone is in the barn so let it ring", is: "+17175550105" },
  },
  {
    channel: "typed",
    name: { says: "Qasim Mirza", is: "Qasim Mirza" },
    email: { says: "qmirza [at] pm.me", is: "qmirza@pm.me" },
    phone: { says: "571 555 0154", is: "+15715550154" },
  },
  {
    channel: "typed",
    name: { says: "My name's spelled Siobhan Keogh", is: "Siobhan Keogh" },
    email: {
      says: "siobhan.keogh@bostonpublicschools.org",
      is: "siobhan.keogh@bostonpublicschools.org",
    },
    phone: { says: "8 5 7 - 5 5 5 - 0 1 6 0", is: "+18575550160" },
  },
  {
    channel: "typed",
    name: { says: "Rev. Clarence Upshaw", is: "Clarence Upshaw" },
    email: { says: "revupshaw@newhopembc.org", is: "revupshaw@newhopembc.org" },
    phone: { says: "church ofc 662.555.0123", is: "+16625550123" },
  },
  {
    channel: "typed",
    name: { says: "Isla McTavish", is: "Isla McTavish" },
    email: { says: "islamct@hotmail.co.uk", is: "islamct@hotmail.co.uk" },
    phone: { says: "+1-407-555-0171", is: "+14075550171" },
  },
  {
    channel: "typed",
    name: { says: "ray ray lol. raymond a. soto", is: "Raymond A. Soto" },
    email: { says: "rayasoto@icloud.com", is: "rayasoto@icloud.com" },
    phone: { says: "602 triple 5 0166", is: "+16025550166" },
  },
  {
    channel: "typed",
    name: { says: "Zainab Al-Khatib", is: "Zainab Al-Khatib" },
    email: { says: "zainab.alkhatib@umich.edu", is: "zainab.alkhatib@umich.edu" },
    phone: { says: "313/5550104", is: "+13135550104" },
  },
  {
    channel: "typed",
    name: { says: "Bettencourt, Luisa M.", is: "Luisa M. Bettencourt" },
    email: { says: "luisambett@gmail.com (double t)", is: "luisambett@gmail.com" },
    phone: { says: "508 5 5 5 0137", is: "+15085550137" },
  },
  {
    channel: "typed",
    name: { says: "Trey Washington... thats trey with an e-y", is: "Trey Washington" },
    email: { says: "trey.wash@fordham.edu", is: "trey.wash@fordham.edu" },
    phone: { says: "call/txt 929 555 0184", is: "+19295550184" },
  },
  {
    channel: "typed",
    name: { says: "I sign as N. Katsaros but it's Nikos Katsaros", is: "Nikos Katsaros" },
    email: { says: "nikos@katsarosboats.gr", is: "nikos@katsarosboats.gr" },
    phone: { says: "727-555-0192", is: "+17275550192" },
  },
  {
    channel: "typed",
    name: { says: "Hazel Nutt, I've heard all the jokes", is: "Hazel Nutt" },
    email: { says: "hazel.nutt@comcast.net", is: "hazel.nutt@comcast.net" },
    phone: { says: "360 555 0119", is: "+13605550119" },
  },
  {
    channel: "typed",
    name: { says: "Corporal Dale Begay, ret.", is: "Dale Begay" },
    email: { says: "dbegay@navajo-nsn.gov", is: "dbegay@navajo-nsn.gov" },
    phone: { says: "928-555-0182", is: "+19285550182" },
  },
  {
    channel: "typed",
    name: { says: "rosa elena tejada", is: "Rosa Elena Tejada" },
    email: { says: "retejada arroba gmail.com", is: "retejada@gmail.com" },
    phone: { says: "(718) 555 0129", is: "+17185550129" },
  },
  {
    channel: "typed",
    name: { says: "It's Fitzgerald, first name Owen", is: "Owen Fitzgerald" },
    email: { says: "ofitz@nd.edu", is: "ofitz@nd.edu" },
    phone: { says: "574.555.0158", is: "+15745550158" },
  },
  {
    channel: "typed",
    name: { says: "Sunny (legal: Sun-hee Choi). Legal one please", is: "Sun-hee Choi" },
    email: { says: "sunnychoi@kakao.com", is: "sunnychoi@kakao.com" },
    phone: { says: "678 555 0172", is: "+16785550172" },
  },
  {
    channel: "typed",
    name: { says: "wanda", is: "Wanda" },
    email: { says: "wandathewelder@gmail.com", is: "wandathewelder@gmail.com" },
    phone: { says: "NO CALLS AT WORK. cell 918-555-0195", is: "+19185550195" },
  },
  {
    channel: "typed",
    name: { says: "Beatriz Fonseca", is: "Beatriz Fonseca" },
    email: { says: "bfonseca@fonsecatile.com", is: "bfonseca@fonsecatile.com" },
    phone: { says: "(774) 555-0153", is: "+17745550153" },
  },
  {
    channel: "typed",
    name: { says: "hii its Kaylee Brandt w two e's", is: "Kaylee Brandt" },
    email: { says: "kayleebrandt06@gmail.com", is: "kayleebrandt06@gmail.com" },
    phone: { says: "9205550147 txt me", is: "+19205550147" },
  },
  {
    channel: "typed",
    name: { says: "Abdi Warsame, owner-operator", is: "Abdi Warsame" },
    email: { says: "warsametrucking@gmail.com is best", is: "warsametrucking@gmail.com" },
    phone: { says: "612.555.0138 (on the road till 9)", is: "+16125550138" },
  },
  {
    channel: "typed",
    name: { says: "LINDGREN ASTRID", is: "Astrid Lindgren" },
    email: { says: "astrid.lindgren@pippi.se no relation!", is: "astrid.lindgren@pippi.se" },
    phone: { says: "1 (651) 555-0172", is: "+16515550172" },
  },
  {
    channel: "typed",
    name: { says: "Mr and Mrs? just me, Ronald Teasley", is: "Ronald Teasley" },
    email: { says: "rteasley1@juno.com", is: "rteasley1@juno.com" },
    phone: { says: "336 555-0109", is: "+13365550109" },
  },
  {
    channel: "typed",
    name: { says: "Noor Jahan Begum", is: "Noor Jahan Begum" },
    email: { says: "njbegum@gmail.com", is: "njbegum@gmail.com" },
    phone: { says: "929-555-0141. my son answers in english", is: "+19295550141" },
  },
  {
    channel: "typed",
    name: { says: "First: Colt, Last: McCrea", is: "Colt McCrea" },
    email: { says: "colt@mccrearodeo.com", is: "colt@mccrearodeo.com" },
    phone: { says: "307.555.0122", is: "+13075550122" },
  },
  {
    channel: "typed",
    name: { says: "Xiomara Peralta", is: "Xiomara Peralta" },
    email: { says: "xio.peralta@icloud.com", is: "xio.peralta@icloud.com" },
    phone: { says: "+17875550119", is: "+17875550119" },
  },
  {
    channel: "typed",
    name: { says: "Liesel v. (von) Trautmann -> Liesel von Trautmann", is: "Liesel von Trautmann" },
    email: { says: "liesel@trautmann-gallery.com", is: "liesel@trautmann-gallery.com" },
    phone: { says: "four one five-555-0187", is: "+14155550187" },
  },
  {
    channel: "typed",
    name: { says: "you may address me as Mr. Ignatius Pell", is: "Ignatius Pell" },
    email: { says: "I.Pell@pellandpell.law", is: "i.pell@pellandpell.law" },
    phone: { says: "302-555-0106, extension 14, ask for Doris", is: "+13025550106" },
  },
  {
    channel: "typed",
    name: { says: "Danny... Daniel Okuda officially", is: "Daniel Okuda" },
    email: { says: "dokuda@gmail.com", is: "dokuda@gmail.com" },
    phone: { says: "310 555 0163", is: "+13105550163" },
  },
  {
    channel: "typed",
    name: { says: "sherri w/ an i, Sherri Lovelace", is: "Sherri Lovelace" },
    email: {
      says: "sherrilovelace@yahoo.cm oops .com -> sherrilovelace@yahoo.com",
      is: "sherrilovelace@yahoo.com",
    },
    phone: { says: "731 555 0195", is: "+17315550195" },
  },
  {
    channel: "typed",
    name: { says: "Tomás Ó Briain", is: "Tomás Ó Briain" },
    email: { says: "tomas@obriainmasonry.ie", is: "tomas@obriainmasonry.ie" },
    phone: { says: "Here in Chicago it's 312 555 0148", is: "+13125550148" },
  },
  {
    channel: "typed",
    name: { says: "Mireille (f), family name Kabongo", is: "Mireille Kabongo" },
    email: { says: "mireille.kabongo@un.org", is: "mireille.kabongo@un.org" },
    phone: { says: "240/555/0101", is: "+12405550101" },
  },
  {
    channel: "typed",
    name: { says: "bubba. haha no. William Tate", is: "William Tate" },
    email: { says: "wtate@tateexcavating.net", is: "wtate@tateexcavating.net" },
    phone: { says: "601-555-0180 leave msg", is: "+16015550180" },
  },
  {
    channel: "typed",
    name: { says: "Prefer my middle name: Elspeth. Elspeth Crane", is: "Elspeth Crane" },
    email: { says: "elspethcrane@fastmail.fm", is: "elspethcrane@fastmail.fm" },
    phone: { says: "971 555 0115", is: "+19715550115" },
  },
  {
    channel: "typed",
    name: { says: "Phuong Anh Dang / female / Dang is last", is: "Phuong Anh Dang" },
    email: { says: "phuonganhdang@gmail.com", is: "phuonganhdang@gmail.com" },
    phone: { says: "281-555-0154", is: "+12815550154" },
  },
  {
    channel: "typed",
    name: { says: "Hank Worley (US Mail, ret'd)", is: "Hank Worley" },
    email: { says: "hankworley@embarqmail.com", is: "hankworley@embarqmail.com" },
    phone: { says: "I think its 910 555 0128 yes it is", is: "+19105550128" },
  },
  {
    channel: "typed",
    name: { says: "Soy la Lic. Verónica Saldaña", is: "Verónica Saldaña" },
    email: { says: "vsaldana@saldanaabogados.com", is: "vsaldana@saldanaabogados.com" },
    phone: { says: "Oficina: (956) 555-0144", is: "+19565550144" },
  },
  {
    channel: "typed",
    name: { says: "chloe bouchard no accent needed", is: "Chloe Bouchard" },
    email: { says: "chloe.bouchard@middlebury.edu", is: "chloe.bouchard@middlebury.edu" },
    phone: { says: "802 5550176", is: "+18025550176" },
  },
  {
    channel: "typed",
    name: { says: "Guest name = Rajesh Pillai", is: "Rajesh Pillai" },
    email: {
      says: "rajeshp@infosys.com; personal is better: pillai.raj@gmail.com. Use personal",
      is: "pillai.raj@gmail.com",
    },
    phone: { says: "848-555-0133", is: "+18485550133" },
  },
  {
    channel: "typed",
    name: { says: "Mx. Jordan Vail", is: "Jordan Vail" },
    email: { says: "jordan@vail.studio", is: "jordan@vail.studio" },
    phone: { says: "(510)555 0194", is: "+15105550194" },
  },
  {
    channel: "typed",
    name: {
      says: "My husband typed this wrong before. It's Annika, two n's. Annika Frost",
      is: "Annika Frost",
    },
    email: { says: "annikafrost@comcast.net", is: "annikafrost@comcast.net" },
    phone: { says: "763-555-0127", is: "+17635550127" },
  },
  {
    channel: "typed",
    name: { says: "augusto c. moreira", is: "Augusto C. Moreira" },
    email: { says: "acmoreira@uol.com.br", is: "acmoreira@uol.com.br" },
    phone: { says: "US cell 857 555 0102", is: "+18575550102" },
  },
  {
    channel: "typed",
    name: { says: "Kim, Do-yoon", is: "Do-yoon Kim" },
    email: { says: "doyoon.kim@gatech.edu", is: "doyoon.kim@gatech.edu" },
    phone: { says: "470.555.0186", is: "+14705550186" },
  },
  {
    channel: "typed",
    name: { says: "Betty Lou Pickens, 79 yrs young", is: "Betty Lou Pickens" },
    email: { says: "I dictate these. bettylou79@gmail.com", is: "bettylou79@gmail.com" },
    phone: { says: "Area code 479 then 555-0110", is: "+14795550110" },
  },
  {
    channel: "typed",
    name: { says: "name's rex rex mahoney", is: "Rex Mahoney" },
    email: { says: "rex (dot) mahoney (at) bricklayers1.org", is: "rex.mahoney@bricklayers1.org" },
    phone: { says: "215.555.0139", is: "+12155550139" },
  },
  {
    channel: "typed",
    name: { says: "Fatima Zahra El Idrissi", is: "Fatima Zahra El Idrissi" },
    email: { says: "fz.elidrissi@gmail.com", is: "fz.elidrissi@gmail.com" },
    phone: { says: "703-555-0161 after 5 pls", is: "+17035550161" },
  },
  {
    channel: "typed",
    name: { says: "I go by Ollie; Oliver Stanhope on documents, use that", is: "Oliver Stanhope" },
    email: { says: "ostanhope@gmail.com", is: "ostanhope@gmail.com" },
    phone: { says: "six one seven 555 0157", is: "+16175550157" },
  },
  {
    channel: "typed",
    name: { says: "T. Rivera? Tania Rivera", is: "Tania Rivera" },
    email: { says: "tania_rivera@aol.com", is: "tania_rivera@aol.com" },
    phone: { says: "413 555-01-18", is: "+14135550118" },
  },
  {
    channel: "typed",
    name: { says: "Sgt Marcus Bellweather", is: "Marcus Bellweather" },
    email: { says: "mbellweather@fayettevillepd.org", is: "mbellweather@fayettevillepd.org" },
    phone: { says: "(910)5550136", is: "+19105550136" },
  },
  {
    channel: "typed",
    name: { says: 'Wilhelmina "Billie" Schuster, put Billie', is: "Billie Schuster" },
    email: { says: "billie@schusterfloral.com", is: "billie@schusterfloral.com" },
    phone: { says: "shop line 414-555-0104", is: "+14145550104" },
  },
  {
    channel: "typed",
    name: { says: "ZHANG WEI, Zhang is surname", is: "Wei Zhang" },
    email: { says: "zhangwei_sf@qq.com", is: "zhangwei_sf@qq.com" },
    phone: { says: "628 555 0165", is: "+16285550165" },
  },
  {
    channel: "typed",
    name: { says: "Cyrus Tehrani, not Cyprus lol", is: "Cyrus Tehrani" },
    email: { says: "cyrus@tehranirugs.com", is: "cyrus@tehranirugs.com" },
    phone: { says: "818-555-0130 / same for whatsapp", is: "+18185550130" },
  },
  {
    channel: "typed",
    name: { says: "Gail Hightower", is: "Gail Hightower" },
    email: { says: "GAIL.HIGHTOWER@STATE.MN.US", is: "gail.hightower@state.mn.us" },
    phone: { says: "cell: 218 555 0150", is: "+12185550150" },
  },
  {
    channel: "typed",
    name: { says: "mi nombre es Nayeli Xicoténcatl", is: "Nayeli Xicoténcatl" },
    email: { says: "nayeli.xico@gmail.com", is: "nayeli.xico@gmail.com" },
    phone: { says: "al 323 555 0192 por favor", is: "+13235550192" },
  },
  {
    channel: "typed",
    name: { says: "Pat. Patrick? no, Patricia. Patricia Munro", is: "Patricia Munro" },
    email: { says: "p.munro@shaw.ca", is: "p.munro@shaw.ca" },
    phone: { says: "206 555 0149 US roaming", is: "+12065550149" },
  },
  {
    channel: "typed",
    name: { says: "Efosa Igbinedion, copy paste it please", is: "Efosa Igbinedion" },
    email: { says: "efosa.igb@gmail.com", is: "efosa.igb@gmail.com" },
    phone: { says: "832-555-0177", is: "+18325550177" },
  },
  {
    channel: "typed",
    name: { says: "Lois Lanecaster. One word. No Superman", is: "Lois Lanecaster" },
    email: { says: "lois@lanecaster.org", is: "lois@lanecaster.org" },
    phone: { says: "316.555.0123", is: "+13165550123" },
  },
  {
    channel: "typed",
    name: { says: "Buyer is my LLC but contact is Dmitri Volkov", is: "Dmitri Volkov" },
    email: { says: "dv@volkovcapital.com", is: "dv@volkovcapital.com" },
    phone: { says: "646-555-0100. Direct.", is: "+16465550100" },
  },
  {
    channel: "typed",
    name: { says: "kristofer, k and f, Kristofer Dahl", is: "Kristofer Dahl" },
    email: { says: "kdahl@augsburg.edu", is: "kdahl@augsburg.edu" },
    phone: { says: "320 555 0168", is: "+13205550168" },
  },
  {
    channel: "typed",
    name: { says: "Yesenia M. Archuleta", is: "Yesenia M. Archuleta" },
    email: { says: "yesi_archuleta@hotmail.com", is: "yesi_archuleta@hotmail.com" },
    phone: { says: "5-0-5-5-5-5-0-1-4-6", is: "+15055550146" },
  },
  {
    channel: "typed",
    name: { says: "This is Vera (Vera Kuznetsova)", is: "Vera Kuznetsova" },
    email: { says: "vera.kuz@yandex.com", is: "vera.kuz@yandex.com" },
    phone: { says: "my daughter's phone 347.555.0135", is: "+13475550135" },
  },
  {
    channel: "typed",
    name: { says: "travis mc.. autocorrect.. Travis McElroy-Boggs", is: "Travis McElroy-Boggs" },
    email: { says: "tmb@boggsgravel.com", is: "tmb@boggsgravel.com" },
    phone: { says: "304 555 0189", is: "+13045550189" },
  },
  {
    channel: "typed",
    name: { says: "Sr. Leopoldo Arce", is: "Leopoldo Arce" },
    email: { says: "escríbame a leoarce50@yahoo.com", is: "leoarce50@yahoo.com" },
    phone: { says: "(626) 555-0116 casa", is: "+16265550116" },
  },
  {
    channel: "typed",
    name: { says: "Nell Abbott-Osei", is: "Nell Abbott-Osei" },
    email: { says: "nell.ao@pm.me", is: "nell.ao@pm.me" },
    phone: { says: "555-0143 w/ 470 in front", is: "+14705550143" },
  },
  {
    channel: "typed",
    name: {
      says: "The deceased was Carl; I am his executor, Simone Auerbach",
      is: "Simone Auerbach",
    },
    email: { says: "s.auerbach@auerbachprobate.com", is: "s.auerbach@auerbachprobate.com" },
    phone: { says: "312-555-0181, press 2", is: "+13125550181" },
  },
  {
    channel: "typed",
    name: { says: "Tuan", is: "Tuan" },
    email: { says: "tuan@pho88.us", is: "tuan@pho88.us" },
    phone: { says: "504-555-0107", is: "+15045550107" },
  },
  {
    channel: "typed",
    name: { says: "M. Jacqueline Roy -- just Jacqueline Roy", is: "Jacqueline Roy" },
    email: { says: "jroy@videotron.ca", is: "jroy@videotron.ca" },
    phone: { says: "Florida no.: 954 555 0171", is: "+19545550171" },
  },
  {
    channel: "typed",
    name: { says: "Gert-Jan Visser", is: "Gert-Jan Visser" },
    email: { says: "gertjan@visserbulbs.nl (no hyphen)", is: "gertjan@visserbulbs.nl" },
    phone: { says: "360-555-0185", is: "+13605550185" },
  },
  {
    channel: "typed",
    name: { says: "ur gonna misspell it: Mckayleigh Dunn", is: "Mckayleigh Dunn" },
    email: { says: "mckayleighd@gmail.com", is: "mckayleighd@gmail.com" },
    phone: { says: "ok 385 555 0132", is: "+13855550132" },
  },
  {
    channel: "typed",
    name: { says: "Hon. Thelma Braithwaite", is: "Thelma Braithwaite" },
    email: { says: "tbraithwaite@9thcircuit.gov", is: "tbraithwaite@9thcircuit.gov" },
    phone: { says: "Chambers 503-555-0174", is: "+15035550174" },
  },
  {
    channel: "typed",
    name: { says: "Isaac ben-David", is: "Isaac ben-David" },
    email: { says: "isaac@bendavidjewelers.com", is: "isaac@bendavidjewelers.com" },
    phone: { says: "not the store, my cell: 213 555 0159", is: "+12135550159" },
  },
  {
    channel: "typed",
    name: {
      says: "tried to change it, account still says Linda Moss but I'm Linda Perrault now",
      is: "Linda Perrault",
    },
    email: { says: "linda.perrault@gmail.com", is: "linda.perrault@gmail.com" },
    phone: { says: "603.555.0120", is: "+16035550120" },
  },
  {
    channel: "typed",
    name: { says: "Kwabena Owusu-Ansah", is: "Kwabena Owusu-Ansah" },
    email: { says: "kwabena@owusulogistics.com", is: "kwabena@owusulogistics.com" },
    phone: { says: "+1.614.555.0152", is: "+16145550152" },
  },
  {
    channel: "typed",
    name: { says: "hi, Inaya here, surname Chaudhry", is: "Inaya Chaudhry" },
    email: { says: "inaya.chaudhry@kcl.ac.uk", is: "inaya.chaudhry@kcl.ac.uk" },
    phone: { says: "staying w/ uncle 972 555 0103", is: "+19725550103" },
  },
  {
    channel: "typed",
    name: { says: "Roscoe P. Lundy", is: "Roscoe P. Lundy" },
    email: { says: "roscoelundy@tds.net, check it twice a week", is: "roscoelundy@tds.net" },
    phone: { says: "608--555--0126", is: "+16085550126" },
  },
  {
    channel: "typed",
    name: { says: "Mei-Ling, hyphenated; Mei-Ling Castro", is: "Mei-Ling Castro" },
    email: { says: "mlcastro@stanford.edu", is: "mlcastro@stanford.edu" },
    phone: { says: "650 555 0191 [mobile]", is: "+16505550191" },
  },
  {
    channel: "typed",
    name: { says: "Alonzo Q. Greer Esq.", is: "Alonzo Q. Greer" },
    email: { says: "agreer@greerlaw.com cc nobody", is: "agreer@greerlaw.com" },
    phone: { says: "(404) 555-0160", is: "+14045550160" },
  },
  {
    channel: "typed",
    name: { says: "ash from the tattoo place. Ash Lindqvist", is: "Ash Lindqvist" },
    email: { says: "ash@inkandiron.tattoo", is: "ash@inkandiron.tattoo" },
    phone: { says: "971 five five five 0108", is: "+19715550108" },
  },
  {
    channel: "typed",
    name: { says: "Jovana Petrović with ć", is: "Jovana Petrović" },
    email: { says: "jovana.petrovic@gmail.com (plain c)", is: "jovana.petrovic@gmail.com" },
    phone: { says: "414 555 0199", is: "+14145550199" },
  },
  {
    channel: "typed",
    name: { says: "Mario, apellidos Del Toro Ruiz", is: "Mario Del Toro Ruiz" },
    email: { says: "mdeltoro@cemex.com", is: "mdeltoro@cemex.com" },
    phone: { says: "832 555 0114, mándeme texto", is: "+18325550114" },
  },
  {
    channel: "typed",
    name: { says: "Cpt. (Navy) Susan Ikeda", is: "Susan Ikeda" },
    email: { says: "sikeda@navy.mil", is: "sikeda@navy.mil" },
    phone: { says: "757.555.0175", is: "+17575550175" },
  },
  {
    channel: "typed",
    name: { says: "Elmer Gantry Hobbs. yes like the book", is: "Elmer Gantry Hobbs" },
    email: { says: "hobbs_elmer@q.com", is: "hobbs_elmer@q.com" },
    phone: { says: "541 555 0111 = landline", is: "+15415550111" },
  },
  {
    channel: "typed",
    name: { says: "Duc Vu (both short!)", is: "Duc Vu" },
    email: { says: "duc.vu.auto@gmail.com", is: "duc.vu.auto@gmail.com" },
    phone: { says: "714 - 555-0162", is: "+17145550162" },
  },
  {
    channel: "typed",
    name: { says: "Oh sorry. Maren Thorsby", is: "Maren Thorsby" },
    email: { says: "maren@thorsbysails.com", is: "maren@thorsbysails.com" },
    phone: { says: "try 207-555-0129", is: "+12075550129" },
  },
  {
    channel: "typed",
    name: { says: "ignore the caps MY NAME IS Cecil Fant", is: "Cecil Fant" },
    email: { says: "CFANT@BELLSOUTH.NET sorry stuck key", is: "cfant@bellsouth.net" },
    phone: { says: "803 555 0178", is: "+18035550178" },
  },
  {
    channel: "typed",
    name: { says: "Dr. Ngozi Uchenna-Bright (dentist)", is: "Ngozi Uchenna-Bright" },
    email: { says: "smile@brightdental.care", is: "smile@brightdental.care" },
    phone: { says: "770-555-0155 front desk", is: "+17705550155" },
  },
  {
    channel: "typed",
    name: { says: "Robbie Lee Coates", is: "Robbie Lee Coates" },
    email: { says: "rlcoates3@gmail.com - thats the number three", is: "rlcoates3@gmail.com" },
    phone: { says: "276 555 oh-1-0-5", is: "+12765550105" },
  },
  {
    channel: "typed",
    name: { says: "Ana-María Restrepo, con guion y acento", is: "Ana-María Restrepo" },
    email: { says: "amrestrepo@une.net.co", is: "amrestrepo@une.net.co" },
    phone: { says: "el de acá es 561-555-0140", is: "+15615550140" },
  },
  {
    channel: "typed",
    name: { says: "Spencer. S-p-e-n-c-e-r, Gail is my wife. Spencer Tull", is: "Spencer Tull" },
    email: { says: "stull@purdue.edu", is: "stull@purdue.edu" },
    phone: { says: "765 555 0117", is: "+17655550117" },
  },
  {
    channel: "typed",
    name: { says: "Honestly just put Uma. Uma Raghunathan", is: "Uma Raghunathan" },
    email: { says: "uma.raghunathan@oracle.com", is: "uma.raghunathan@oracle.com" },
    phone: { says: "(925) 555 - 0190", is: "+19255550190" },
  },
  {
    channel: "typed",
    name: { says: "FRANKIE VALENTI", is: "Frankie Valenti" },
    email: { says: "frankie@valentimeats.com", is: "frankie@valentimeats.com" },
    phone: { says: "718-555-0158 butcher counter", is: "+17185550158" },
  },
  {
    channel: "typed",
    name: { says: "Imogen St. James", is: "Imogen St. James" },
    email: { says: "imogen.stjames@bbc.co.uk", is: "imogen.stjames@bbc.co.uk" },
    phone: { says: "New US one is 332 555 0124", is: "+13325550124" },
  },
  {
    channel: "typed",
    name: { says: "Leroy and Dot, but file it as Dot Hanley", is: "Dot Hanley" },
    email: { says: 'dothanley@q.com - yes "dot" is in the word, D-O-T', is: "dothanley@q.com" },
    phone: { says: "402 555 0113 ring twice", is: "+14025550113" },
  },
];
