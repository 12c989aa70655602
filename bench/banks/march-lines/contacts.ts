// Names, email addresses and phone numbers as people give them, and what should be stored.
import type { ContactLines } from "../shape.ts";

export const contacts: readonly ContactLines[] = [
  // Spoken.
  {
    channel: "spoken",
    name: { says: "uh this is harold pickering", is: "Harold Pickering" },
    email: {
      says: "it's h pickering at example dot com that's h and then p i c k e r i n g all one word",
      is: "hpickering@example.com",
    },
    phone: { says: "area code four one nine five five five oh one four two", is: "+14195550142" },
  },
  {
    channel: "spoken",
    name: { says: "denise kowalski k o w a l s k i", is: "Denise Kowalski" },
    email: { says: "denise dot kowalski at gmail dot com", is: "denise.kowalski@gmail.com" },
    phone: { says: "three one two triple five zero one nine nine", is: "+13125550199" },
  },
  {
    channel: "spoken",
    name: {
      says: "my name's tyrone banks like where you keep your money plural",
      is: "Tyrone Banks",
    },
    email: {
      says: "tyrone underscore banks eighty eight at yahoo dot com the eighty eight is digits",
      is: "tyrone_banks88@yahoo.com",
    },
    phone: { says: "okay so four oh four five five five zero one one three", is: "+14045550113" },
  },
  {
    channel: "spoken",
    name: { says: "yes ma'am it's loretta simms s i double m s", is: "Loretta Simms" },
    email: {
      says: "oh shoot my grandson set it up it's grandma loretta all together no spaces at outlook dot com",
      is: "grandmaloretta@outlook.com",
    },
    phone: {
      says: "it's six one five then five five five then oh one seven six",
      is: "+16155550176",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "vikram desai that's v as in victor i k r a m and desai is d e s a i",
      is: "Vikram Desai",
    },
    email: {
      says: "v dot desai at lakeview dental dot example lakeview dental being one word",
      is: "v.desai@lakeviewdental.example",
    },
    phone: {
      says: "plus one seven three two five five five zero one two zero",
      is: "+17325550120",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "caitlyn with a c c a i t l y n last name moore two o's m o o r e",
      is: "Caitlyn Moore",
    },
    email: {
      says: "um caitlyn spelled like i said then moore then the number seven at icloud dot com",
      is: "caitlynmoore7@icloud.com",
    },
    phone: { says: "five oh three um five five five oh one oh eight", is: "+15035550108" },
  },
  {
    channel: "spoken",
    name: { says: "first name george last name haddad h a double d a d", is: "George Haddad" },
    email: {
      says: "just my first name dot my last name at example dot org",
      is: "george.haddad@example.org",
    },
    phone: {
      says: "three one three five five five oh one three nine wait did i say three nine it's four nine oh one four nine",
      is: "+13135550149",
    },
  },
  {
    channel: "spoken",
    name: { says: "sgt wait no just put william ames a m e s", is: "William Ames" },
    email: { says: "whiskey alpha mike echo sierra at example dot net", is: "wames@example.net" },
    phone: { says: "niner one zero five five five zero one six four", is: "+19105550164" },
  },
  {
    channel: "spoken",
    name: { says: "rosa delgado", is: "Rosa Delgado" },
    email: {
      says: "rosita delgado nineteen seventy four at hotmail dot com rosita r o s i t a and no dots anywhere before the at",
      is: "rositadelgado1974@hotmail.com",
    },
    phone: {
      says: "nine five six five five five cero i mean zero one eight one",
      is: "+19565550181",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "it's pete novak n o v a k peter if it's for paperwork but write pete",
      is: "Pete Novak",
    },
    email: {
      says: "novak hauling one word novak with a k at novakhauling dot example same word twice i know",
      is: "novakhauling@novakhauling.example",
    },
    phone: {
      says: "call the truck it's two one six five fifty five oh one fifty three",
      is: "+12165550153",
    },
  },
  {
    channel: "spoken",
    name: { says: "siobhan kelly siobhan is s i o b h a n i know i know", is: "Siobhan Kelly" },
    email: {
      says: "s kelly dash realty at example dot com dash like a hyphen",
      is: "skelly-realty@example.com",
    },
    phone: { says: "six one seven five five five oh one double eight", is: "+16175550188" },
  },
  {
    channel: "spoken",
    name: { says: "marvin last name is teague t as in tom e a g u e", is: "Marvin Teague" },
    email: {
      says: "m teague two two at gmail and that's m t e a g u e then two two",
      is: "mteague22@gmail.com",
    },
    phone: {
      says: "hmm my own number let me look okay eight six four five five five oh one oh five",
      is: "+18645550105",
    },
  },
  {
    channel: "spoken",
    name: { says: "grace okafor o k a f o r", is: "Grace Okafor" },
    email: {
      says: "it's okafor dot grace so backwards at protonmail dot com",
      is: "okafor.grace@protonmail.com",
    },
    phone: { says: "two eight one five five five zero one nine two", is: "+12815550192" },
  },
  {
    channel: "spoken",
    name: { says: "dwayne not dwight dwayne d w a y n e sutton", is: "Dwayne Sutton" },
    email: {
      says: "big d sutton all lowercase all run together at aol dot com yes i still have aol",
      is: "bigdsutton@aol.com",
    },
    phone: { says: "nine oh one five five five oh one one one", is: "+19015550111" },
  },
  {
    channel: "spoken",
    name: { says: "you can put elena petrova p e t r o v a", is: "Elena Petrova" },
    email: {
      says: "e as in edward p as in paul then petrova no sorry scratch that it's just elena petrova one word at example dot com",
      is: "elenapetrova@example.com",
    },
    phone: {
      says: "seven one eight five five five oh one two seven it's a brooklyn number",
      is: "+17185550127",
    },
  },
  {
    channel: "spoken",
    name: { says: "i'm chuck whitfield w h i t f i e l d", is: "Chuck Whitfield" },
    email: {
      says: "chuck dot w at whitfield and sons dot example spell out the and it's whitfieldandsons no spaces",
      is: "chuck.w@whitfieldandsons.example",
    },
    phone: {
      says: "shop line is four zero five five five five zero one seven zero",
      is: "+14055550170",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "mei lin chang so the first name is mei m e i middle i don't use just mei chang c h a n g",
      is: "Mei Chang",
    },
    email: { says: "m e i dot c h a n g at example dot net", is: "mei.chang@example.net" },
    phone: {
      says: "it's four one five five five five zero one three one no extension",
      is: "+14155550131",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "bobby ray jenkins well bobby jenkins is what's on my license so bobby jenkins",
      is: "Bobby Jenkins",
    },
    email: {
      says: "bobbyraycatfish at yahoo dot com bobby with a y ray with a y catfish like the fish",
      is: "bobbyraycatfish@yahoo.com",
    },
    phone: { says: "six six two five five five oh one four four", is: "+16625550144" },
  },
  {
    channel: "spoken",
    name: { says: "yeah hi fatima noor n double o r", is: "Fatima Noor" },
    email: {
      says: "fatima f a t i m a dot noor n o o r at gmail dot com",
      is: "fatima.noor@gmail.com",
    },
    phone: { says: "six one two five five five then it's zero one six eight", is: "+16125550168" },
  },
  {
    channel: "spoken",
    name: {
      says: "gerald but with a j jerald j e r a l d hutchins h u t c h i n s",
      is: "Jerald Hutchins",
    },
    email: {
      says: "jerald with the j remember then a period then hutchins at example dot com",
      is: "jerald.hutchins@example.com",
    },
    phone: {
      says: "got a pencil eight one three five five five oh one nine six",
      is: "+18135550196",
    },
  },
  {
    channel: "spoken",
    name: { says: "naomi feldman f e l d m a n one n at the end", is: "Naomi Feldman" },
    email: {
      says: "nfeld at example dot org n like nancy f like frank e l d like david",
      is: "nfeld@example.org",
    },
    phone: { says: "my cell five one six five five five oh one one nine", is: "+15165550119" },
  },
  {
    channel: "spoken",
    name: { says: "luis herrera h e doble erre i mean two r's e r a", is: "Luis Herrera" },
    email: {
      says: "luis punto i'm sorry luis dot herrera dot roofing at gmail dot com",
      is: "luis.herrera.roofing@gmail.com",
    },
    phone: { says: "five one two five five five zero one zero one", is: "+15125550101" },
  },
  {
    channel: "spoken",
    name: {
      says: "this is nurse no don't write nurse it's pamela stroud s t r o u d",
      is: "Pamela Stroud",
    },
    email: {
      says: "p stroud r n so p s t r o u d r n at icloud dot com",
      is: "pstroudrn@icloud.com",
    },
    phone: { says: "three three six five five five uh zero one five eight", is: "+13365550158" },
  },
  {
    channel: "spoken",
    name: { says: "ahmed with one m a h m e d rashid r a s h i d", is: "Ahmed Rashid" },
    email: {
      says: "a rashid at rashid auto dot example so the first part is a r a s h i d and after the at it's r a s h i d a u t o",
      is: "arashid@rashidauto.example",
    },
    phone: { says: "seven oh three five five five oh one three seven", is: "+17035550137" },
  },
  {
    channel: "spoken",
    name: { says: "betty lou no just betty crandall c r a n d a double l", is: "Betty Crandall" },
    email: {
      says: "now let me get my glasses it says crandall betty and then a one and a nine and a four and a one at example dot net and no gaps",
      is: "crandallbetty1941@example.net",
    },
    phone: {
      says: "we've had it since sixty eight it's five one five five five five oh one double two",
      is: "+15155550122",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "zach z a c h lindqvist l i n d q v i s t with a q and a v",
      is: "Zach Lindqvist",
    },
    email: {
      says: "z lindqvist same spelling as the name with just a z in front at example dot com",
      is: "zlindqvist@example.com",
    },
    phone: { says: "two oh six triple five oh one seven four", is: "+12065550174" },
  },
  {
    channel: "spoken",
    name: { says: "joy like happiness joy abernathy a b e r n a t h y", is: "Joy Abernathy" },
    email: {
      says: "joy to the world no kidding joytotheworld one word with t o not the number at gmail dot com",
      is: "joytotheworld@gmail.com",
    },
    phone: { says: "four seven eight five five five oh one oh three", is: "+14785550103" },
  },
  {
    channel: "spoken",
    name: { says: "nguyen is the last name n g u y e n first is tommy", is: "Tommy Nguyen" },
    email: {
      says: "tommy n four u so tommy then the letter n the number four the letter u at example dot com",
      is: "tommyn4u@example.com",
    },
    phone: { says: "seven one four five five five zero one double six", is: "+17145550166" },
  },
  {
    channel: "spoken",
    name: { says: "sarah with an h s a r a h plain old smith", is: "Sarah Smith" },
    email: {
      says: "sarah with the h again underscore smith underscore homes at outlook dot com",
      is: "sarah_smith_homes@outlook.com",
    },
    phone: {
      says: "it's eight oh eight five five five oh one one six it's hawaii so mind the time difference",
      is: "+18085550116",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "earl t as in tango no no middle initial earl boudreaux b o u d r e a u x",
      is: "Earl Boudreaux",
    },
    email: {
      says: "earl dot b o u d r e a u x at example dot org",
      is: "earl.boudreaux@example.org",
    },
    phone: { says: "three three seven five five five oh one four eight cher", is: "+13375550148" },
  },
  {
    channel: "spoken",
    name: {
      says: "kristin k r i s t i n i n not e n last name olsen o l s e n that one is e n",
      is: "Kristin Olsen",
    },
    email: {
      says: "k olsen at north fork title dot example north fork title without spaces",
      is: "kolsen@northforktitle.example",
    },
    phone: {
      says: "six zero five five five five zero one eight three and that reaches me directly",
      is: "+16055550183",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "deshawn with a d e s h a w n one word no capital in the middle deshawn pruitt p r u i t t",
      is: "Deshawn Pruitt",
    },
    email: {
      says: "pruitt deshawn at gmail that's last name first name nothing in between dot com",
      is: "pruittdeshawn@gmail.com",
    },
    phone: { says: "mine's three one four five five five zero one zero nine", is: "+13145550109" },
  },
  {
    channel: "spoken",
    name: {
      says: "it's margaret lowell l o w e double l but do put peggy peggy lowell everybody does",
      is: "Peggy Lowell",
    },
    email: {
      says: "peggy lowell with a dot in the middle at example dot com",
      is: "peggy.lowell@example.com",
    },
    phone: { says: "two oh seven five five five oh one nine oh", is: "+12075550190" },
  },
  {
    channel: "spoken",
    name: { says: "ivan ivan as in ivan the terrible sokolov s o k o l o v", is: "Ivan Sokolov" },
    email: {
      says: "sokol dot ivan s o k o l like the first half of my name at yandex no i closed that one make it sokol dot ivan at gmail dot com",
      is: "sokol.ivan@gmail.com",
    },
    phone: { says: "eight four seven five five five zero one three five", is: "+18475550135" },
  },
  {
    channel: "spoken",
    name: { says: "tammy with two m's and a y tammy greer g r double e r", is: "Tammy Greer" },
    email: {
      says: "tammy lashes dot example wait that's my website the email is hello at tammy lashes dot example tammylashes together",
      is: "hello@tammylashes.example",
    },
    phone: {
      says: "salon or cell um cell nine one eight five five five oh one two eight",
      is: "+19185550128",
    },
  },
  {
    channel: "spoken",
    name: { says: "oscar villanueva v i l l a n u e v a", is: "Oscar Villanueva" },
    email: {
      says: "oscar v i l l a so only half the last name zero six at hotmail dot com",
      is: "oscarvilla06@hotmail.com",
    },
    phone: { says: "five two zero five five five zero one one seven", is: "+15205550117" },
  },
  {
    channel: "spoken",
    name: {
      says: "ruth ann is two words r u t h space a n n last name yoder y o d e r",
      is: "Ruth Ann Yoder",
    },
    email: {
      says: "it's ruthann this time with no space then yoder at example dot net",
      is: "ruthannyoder@example.net",
    },
    phone: { says: "three three oh five five five oh one six two", is: "+13305550162" },
  },
  {
    channel: "spoken",
    name: {
      says: "call me coach ha no it's brian with an i b r i a n daly d a l y",
      is: "Brian Daly",
    },
    email: {
      says: "coach daly thirty three the number three three at yahoo dot com coachdaly one word",
      is: "coachdaly33@yahoo.com",
    },
    phone: { says: "yep four one oh five five five oh one five five", is: "+14105550155" },
  },
  {
    channel: "spoken",
    name: { says: "leilani kahale l e i l a n i and k a h a l e", is: "Leilani Kahale" },
    email: {
      says: "leilani period kahale at example period com",
      is: "leilani.kahale@example.com",
    },
    phone: { says: "eight oh eight five five five oh one eight four", is: "+18085550184" },
  },
  {
    channel: "spoken",
    name: { says: "philip one l p h i l i p ashworth a s h w o r t h", is: "Philip Ashworth" },
    email: {
      says: "p for papa ashworth for the surname then at ashworth hyphen law dot example",
      is: "pashworth@ashworth-law.example",
    },
    phone: { says: "two oh two double five five oh one seven nine", is: "+12025550179" },
  },
  {
    channel: "spoken",
    name: { says: "hey it's gabby gabby reyes g a b b y r e y e s", is: "Gabby Reyes" },
    email: {
      says: "okay so it's gabby with three y's g a b b y y y at icloud dot com don't judge i was twelve",
      is: "gabbyyy@icloud.com",
    },
    phone: { says: "um nine one five five five five zero one two nine", is: "+19155550129" },
  },
  {
    channel: "spoken",
    name: { says: "stuart with a u s t u a r t finch like the bird", is: "Stuart Finch" },
    email: {
      says: "finches at the finches dot example the first finches plural and after the at it's the finches run together t h e f i n c h e s",
      is: "finches@thefinches.example",
    },
    phone: { says: "seven seven five five five five oh one oh two", is: "+17755550102" },
  },
  {
    channel: "spoken",
    name: {
      says: "well my maiden name was cobb but now it's iris langford i r i s l a n g f o r d",
      is: "Iris Langford",
    },
    email: {
      says: "still under the maiden name iris dot cobb c o double b at example dot com",
      is: "iris.cobb@example.com",
    },
    phone: { says: "eight five nine five five five oh one four oh", is: "+18595550140" },
  },
  {
    channel: "spoken",
    name: { says: "hassan h a double s a n last name aziz a z i z", is: "Hassan Aziz" },
    email: {
      says: "h dot aziz dot zero one at gmail dot com zero one in numbers",
      is: "h.aziz.01@gmail.com",
    },
    phone: {
      says: "that'd be two four eight five five five zero one nine three",
      is: "+12485550193",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "lynn no e on it l y n n hofstetter h o f s t e double t e r",
      is: "Lynn Hofstetter",
    },
    email: { says: "lynnie h l y n n i e h at example dot org", is: "lynnieh@example.org" },
    phone: {
      says: "four one four five five five oh one oh seven oh seven like james bond",
      is: "+14145550107",
    },
  },
  {
    channel: "spoken",
    name: { says: "marcus webb w e double b", is: "Marcus Webb" },
    email: {
      says: "bond fan webb double o seven so bondfanwebb zero zero seven at outlook dot com",
      is: "bondfanwebb007@outlook.com",
    },
    phone: {
      says: "seven oh two then five five five then zero one double nine no sorry that's the old one zero one double eight",
      is: "+17025550188",
    },
  },
  {
    channel: "spoken",
    name: { says: "teresa no h t e r e s a quintero q u i n t e r o", is: "Teresa Quintero" },
    email: {
      says: "t quintero at gmail dot com q u i n t e r o t just the letter",
      is: "tquintero@gmail.com",
    },
    phone: {
      says: "write this down six two six five five five oh one three three",
      is: "+16265550133",
    },
  },
  {
    channel: "spoken",
    name: { says: "just dale dale burke b u r k e", is: "Dale Burke" },
    email: {
      says: "ain't got but the one it's dale at burke farms dot example farms with an s burkefarms",
      is: "dale@burkefarms.example",
    },
    phone: { says: "three oh eight five five five oh one one five", is: "+13085550115" },
  },
  {
    channel: "spoken",
    name: { says: "annika two n's a n n i k a berg b e r g", is: "Annika Berg" },
    email: {
      says: "annika dot berg plus house at gmail dot com and that's the plus sign",
      is: "annika.berg+house@gmail.com",
    },
    phone: { says: "nine five two five five five zero one seven seven", is: "+19525550177" },
  },
  {
    channel: "spoken",
    name: { says: "reggie tate t a t e", is: "Reggie Tate" },
    email: { says: "r e g t a t e at live dot com reg tate no gie", is: "regtate@live.com" },
    phone: {
      says: "two oh five five five five zero one no hold on zero one four six yeah zero one four six",
      is: "+12055550146",
    },
  },
  {
    channel: "spoken",
    name: { says: "sure olivia brandt b r a n d t don't forget the d", is: "Olivia Brandt" },
    email: {
      says: "obrandt so o for olivia and the last name d included at example dot net",
      is: "obrandt@example.net",
    },
    phone: { says: "six oh eight five five five oh one eight seven", is: "+16085550187" },
  },
  {
    channel: "spoken",
    name: {
      says: "this'll be for my wife actually put her down carmen salas s a l a s",
      is: "Carmen Salas",
    },
    email: {
      says: "hers is carmen salas c p a c p a like the accountant all squished together at example dot com",
      is: "carmensalascpa@example.com",
    },
    phone: {
      says: "and her number is five oh five five five five oh one two one",
      is: "+15055550121",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "jonathan j o n a t h a n no h after the o pryce p r y c e",
      is: "Jonathan Pryce",
    },
    email: { says: "jon j o n dot pryce p r y c e at yahoo dot com", is: "jon.pryce@yahoo.com" },
    phone: { says: "dial eight oh one five five five oh one six seven", is: "+18015550167" },
  },
  {
    channel: "spoken",
    name: { says: "me llamo i mean my name is alma rios a l m a r i o s", is: "Alma Rios" },
    email: {
      says: "alma at rios cleaning dot example so a l m a and after the at r i o s c l e a n i n g",
      is: "alma@rioscleaning.example",
    },
    phone: {
      says: "six two three five five five cinco sorry i said three fives already then zero one four five",
      is: "+16235550145",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "wes short for wesley but just wes wes carmichael c a r m i c h a e l",
      is: "Wes Carmichael",
    },
    email: {
      says: "it's w s carmichael no wait i always do that w e s carmichael together at example dot org",
      is: "wescarmichael@example.org",
    },
    phone: { says: "four oh six five five five zero one five nine", is: "+14065550159" },
  },
  {
    channel: "spoken",
    name: { says: "yolanda y o l a n d a bright like the light", is: "Yolanda Bright" },
    email: {
      says: "yb realty group at example dot com that's the letters y and b then realtygroup everything joined",
      is: "ybrealtygroup@example.com",
    },
    phone: {
      says: "seven seven three five five five oh one seven two thank you",
      is: "+17735550172",
    },
  },
  {
    channel: "spoken",
    name: { says: "ok i'm ken tanaka t a n a k a", is: "Ken Tanaka" },
    email: {
      says: "k e n then a dash then t a n a k a at example dot com",
      is: "ken-tanaka@example.com",
    },
    phone: {
      says: "the best one is four two five five five five oh one nine one",
      is: "+14255550191",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "last name first ferris f e double r i s like the wheel first name noelle n o e double l e",
      is: "Noelle Ferris",
    },
    email: {
      says: "noelle ferris wheel you heard me noelleferriswheel at gmail dot com",
      is: "noelleferriswheel@gmail.com",
    },
    phone: { says: "five four one five five five zero one six nine", is: "+15415550169" },
  },
  {
    channel: "spoken",
    name: { says: "alright then it's cecil drummond d r u double m o n d", is: "Cecil Drummond" },
    email: {
      says: "cecil underscore d that's all cecil c e c i l the underscore line and the letter d at aol dot com",
      is: "cecil_d@aol.com",
    },
    phone: {
      says: "eight four three five five five oh one two four that is a landline",
      is: "+18435550124",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "hannah same forwards and backwards h a n n a h then ito i t o",
      is: "Hannah Ito",
    },
    email: {
      says: "hannah dot i dot t dot o so dots between every letter of ito too at example dot net",
      is: "hannah.i.t.o@example.net",
    },
    phone: { says: "six five zero five five five zero one five one", is: "+16505550151" },
  },

  // Typed.
  {
    channel: "typed",
    name: { says: "Barbara Lindell", is: "Barbara Lindell" },
    email: { says: "blindell@example.com", is: "blindell@example.com" },
    phone: { says: "(503) 555-0162", is: "+15035550162" },
  },
  {
    channel: "typed",
    name: { says: "its jake romano", is: "Jake Romano" },
    email: { says: "jakeromano99@gmail.com", is: "jakeromano99@gmail.com" },
    phone: { says: "2155550134", is: "+12155550134" },
  },
  {
    channel: "typed",
    name: { says: "MARLENE FOSTER", is: "Marlene Foster" },
    email: { says: "MARLENE.FOSTER@AOL.COM", is: "marlene.foster@aol.com" },
    phone: { says: "CELL 727-555-0118", is: "+17275550118" },
  },
  {
    channel: "typed",
    name: { says: "My name is Dr. Samuel Weiss, but leave the Dr. off.", is: "Samuel Weiss" },
    email: { says: "You may use sweiss@weissortho.example.", is: "sweiss@weissortho.example" },
    phone: { says: "+1 212 555 0195", is: "+12125550195" },
  },
  {
    channel: "typed",
    name: { says: "kayla w/ a k. kayla jennings", is: "Kayla Jennings" },
    email: { says: "kaykay.jennings@icloud.com lol", is: "kaykay.jennings@icloud.com" },
    phone: { says: "682.555.0141", is: "+16825550141" },
  },
  {
    channel: "typed",
    name: { says: "Jorge Zamora", is: "Jorge Zamora" },
    email: {
      says: "jorge (dot) zamora (at) example (dot) net, sorry, I write it like that because of bots",
      is: "jorge.zamora@example.net",
    },
    phone: { says: "1-787-555-0106", is: "+17875550106" },
  },
  {
    channel: "typed",
    name: {
      says: "tina brewer*, sorry typed trina at first on your other chat, it's tina",
      is: "Tina Brewer",
    },
    email: { says: "tbrewer@exmaple.com oops *tbrewer@example.com", is: "tbrewer@example.com" },
    phone: { says: "479 555 0173", is: "+14795550173" },
  },
  {
    channel: "typed",
    name: { says: "The name is Edmund Hale. H-A-L-E, no I in it.", is: "Edmund Hale" },
    email: { says: "e_hale@example.org (that is an underscore)", is: "e_hale@example.org" },
    phone: { says: "You may reach me at 860-555-0114, which is my residence.", is: "+18605550114" },
  },
  {
    channel: "typed",
    name: { says: "hi this is ashley (ashley park)", is: "Ashley Park" },
    email: { says: "my email is ashpark2001@yahoo.com", is: "ashpark2001@yahoo.com" },
    phone: { says: "Ill pick up at 571-555-0152 most days", is: "+15715550152" },
  },
  {
    channel: "typed",
    name: { says: "Fitzgerald, Nora", is: "Nora Fitzgerald" },
    email: {
      says: "nora@fitzgeraldfloral.example, one r in nora lol",
      is: "nora@fitzgeraldfloral.example",
    },
    phone: { says: "it's 919-5550186", is: "+19195550186" },
  },
  {
    channel: "typed",
    name: { says: "sanjay mehta here", is: "Sanjay Mehta" },
    email: {
      says: "Sanjay.Mehta@Example.com caps dont matter right",
      is: "sanjay.mehta@example.com",
    },
    phone: { says: "cell's 408 555 01 32", is: "+14085550132" },
  },
  {
    channel: "typed",
    name: { says: "Beth. Beth Mackey", is: "Beth Mackey" },
    email: { says: "beth mackey all one word at gmail dot com", is: "bethmackey@gmail.com" },
    phone: { says: "fine: 7165550157", is: "+17165550157" },
  },
  {
    channel: "typed",
    name: { says: "u can put Devon Lyle", is: "Devon Lyle" },
    email: { says: "dlyle.welding at example.com", is: "dlyle.welding@example.com" },
    phone: { says: "307 555 0110 leave a vm if i dont answr", is: "+13075550110" },
  },
  {
    channel: "typed",
    name: {
      says: "Gwendolyn Pratt, everyone spells it wrong, it's G-w-e-n-d-o-l-y-n",
      is: "Gwendolyn Pratt",
    },
    email: { says: "gwenpratt at outlook, the .com one", is: "gwenpratt@outlook.com" },
    phone: { says: "my number: 757/555/0178", is: "+17575550178" },
  },
  {
    channel: "typed",
    name: { says: "omar haddox (x at the end)", is: "Omar Haddox" },
    email: { says: "omarhaddox.photo@gmail.com not .co", is: "omarhaddox.photo@gmail.com" },
    phone: { says: "313-555-0123 no wait thats my works, 313-555-0132", is: "+13135550132" },
  },
  {
    channel: "typed",
    name: { says: "I am Mrs. Akiko Sato", is: "Akiko Sato" },
    email: { says: "Email: akiko-sato@example.net", is: "akiko-sato@example.net" },
    phone: { says: "Telephone: +1 (206) 555-0185", is: "+12065550185" },
  },
  {
    channel: "typed",
    name: { says: "rachel n. i mean rachel newsome, dont need the initial", is: "Rachel Newsome" },
    email: {
      says: "rnewsome3@example.org the 3 is bc 1 and 2 were taken",
      is: "rnewsome3@example.org",
    },
    phone: { says: "txt me at 9195550104", is: "+19195550104" },
  },
  {
    channel: "typed",
    name: { says: "Signed, Walter Griggs", is: "Walter Griggs" },
    email: {
      says: "Please direct it to walter.griggs@griggstractor.example",
      is: "walter.griggs@griggstractor.example",
    },
    phone: { says: "(641)555-0147 (barn phone, it rings loud)", is: "+16415550147" },
  },
  {
    channel: "typed",
    name: { says: "priscilla duarte. 1 s 2 Ls", is: "Priscilla Duarte" },
    email: { says: "prisduarte@hotmail.com", is: "prisduarte@hotmail.com" },
    phone: { says: "its 956555 0139", is: "+19565550139" },
  },
  {
    channel: "typed",
    name: { says: "Put it under Colin Baird please, I'm his assistant", is: "Colin Baird" },
    email: { says: "colin@bairdcapital.example. Not mine, his.", is: "colin@bairdcapital.example" },
    phone: { says: "His mobile is 646-555-0171", is: "+16465550171" },
  },
  {
    channel: "typed",
    name: { says: "Monique Thibault", is: "Monique Thibault" },
    email: {
      says: "mthibault+loan@gmail.com, keep the +loan part",
      is: "mthibault+loan@gmail.com",
    },
    phone: { says: "985-555-0136 ☎️", is: "+19855550136" },
  },
  {
    channel: "typed",
    name: { says: "yo its trey. trey gaines", is: "Trey Gaines" },
    email: { says: "treygainz@icloud.com yes with a z", is: "treygainz@icloud.com" },
    phone: { says: "four zero four 555 0165 my 4 key sticks", is: "+14045550165" },
  },
  {
    channel: "typed",
    name: { says: "Ingrid Solberg - one word each", is: "Ingrid Solberg" },
    email: { says: "<ingrid.solberg@example.com>", is: "ingrid.solberg@example.com" },
    phone: { says: "001 320 555 0194", is: "+13205550194" },
  },
  {
    channel: "typed",
    name: { says: "im dustin pope like the pope", is: "Dustin Pope" },
    email: {
      says: "dust1npope@gmail.com thats a number one instead of the i in dustin",
      is: "dust1npope@gmail.com",
    },
    phone: { says: "509555-0126", is: "+15095550126" },
  },
  {
    channel: "typed",
    name: { says: "Lucía Navarro", is: "Lucía Navarro" },
    email: {
      says: "lucia.navarro@example.com sin acento en el correo",
      is: "lucia.navarro@example.com",
    },
    phone: { says: "mi cel es 210-555-0159", is: "+12105550159" },
  },
  {
    channel: "typed",
    name: { says: "robert but bob on everything so bob kessler", is: "Bob Kessler" },
    email: { says: "BobKessler@Example.Net", is: "bobkessler@example.net" },
    phone: { says: "614.555-0180", is: "+16145550180" },
  },
  {
    channel: "typed",
    name: { says: "First: Chidi / Last: Obi", is: "Chidi Obi" },
    email: { says: "c.obi@example.org (c dot obi)", is: "c.obi@example.org" },
    phone: { says: "832 - 555 - 0143", is: "+18325550143" },
  },
  {
    channel: "typed",
    name: { says: "haley sorry autocorrect. HAYLEE marsh, two e's at the end", is: "Haylee Marsh" },
    email: {
      says: "hayleemarsh, then gmail.com obviously with the @",
      is: "hayleemarsh@gmail.com",
    },
    phone: { says: "sure 417 555-0198", is: "+14175550198" },
  },
  {
    channel: "typed",
    name: { says: "This is Franklin Dobbs, retired", is: "Franklin Dobbs" },
    email: {
      says: "I believe it is fdobbs1938@example.com, all small letters",
      is: "fdobbs1938@example.com",
    },
    phone: { says: "Dial 1, then 573, then 555, then 0112", is: "+15735550112" },
  },
  {
    channel: "typed",
    name: { says: "shauna p e a r s o n", is: "Shauna Pearson" },
    email: { says: "shaunap_crafts@yahoo.com ty", is: "shaunap_crafts@yahoo.com" },
    phone: { says: "3855550175 is me", is: "+13855550175" },
  },
  {
    channel: "typed",
    name: { says: "leo castellano & no middle name", is: "Leo Castellano" },
    email: {
      says: "leo@castellano-tile.example theres a dash btwn castellano n tile",
      is: "leo@castellano-tile.example",
    },
    phone: { says: "201 5550161 ask 4 leo", is: "+12015550161" },
  },
  {
    channel: "typed",
    name: { says: "It is I, Winifred Cole, again!", is: "Winifred Cole" },
    email: {
      says: "winifred.cole@example.net; my nephew made it for me",
      is: "winifred.cole@example.net",
    },
    phone: { says: "My number is as follows: 802 555 0130.", is: "+18025550130" },
  },
  {
    channel: "typed",
    name: { says: "amir tehrani", is: "Amir Tehrani" },
    email: {
      says: "atehrani@example.com*** not atehrani@example.org thats dead",
      is: "atehrani@example.com",
    },
    phone: { says: "ph 818-555-0197, old one with 0179 got stolen", is: "+18185550197" },
  },
  {
    channel: "typed",
    name: { says: "mine or my moms? mine is jasmine ellis", is: "Jasmine Ellis" },
    email: { says: "jas.ellis.04@gmail.com", is: "jas.ellis.04@gmail.com" },
    phone: { says: "ok 678 555 oh one five four", is: "+16785550154" },
  },
  {
    channel: "typed",
    name: { says: "Heinrich Vogel (please not Henry)", is: "Heinrich Vogel" },
    email: { says: "h.vogel [at] vogelclocks [dot] example", is: "h.vogel@vogelclocks.example" },
    phone: { says: "+1.262.555.0168", is: "+12625550168" },
  },
  {
    channel: "typed",
    name: { says: "patrice w. hmm just patrice waters", is: "Patrice Waters" },
    email: {
      says: "patricewaters @ example . com with no spaces, my keyboard adds them",
      is: "patricewaters@example.com",
    },
    phone: { says: "225-555-O125, thats a zero not an O, 225-555-0125", is: "+12255550125" },
  },
  {
    channel: "typed",
    name: { says: "Name's Clint Rawlings pardner", is: "Clint Rawlings" },
    email: { says: "clintrawlings76@live.com", is: "clintrawlings76@live.com" },
    phone: { says: "406-555-0149 if the tower's up", is: "+14065550149" },
  },
  {
    channel: "typed",
    name: { says: "sophie tran :)", is: "Sophie Tran" },
    email: { says: "sophie@tran.example short n sweet", is: "sophie@tran.example" },
    phone: { says: "4 2 4 5 5 5 0 1 1 9", is: "+14245550119" },
  },
  {
    channel: "typed",
    name: { says: "Delroy Campbell is my full name", is: "Delroy Campbell" },
    email: {
      says: "delroycampbell@gmial.com. Correction: gmail.com",
      is: "delroycampbell@gmail.com",
    },
    phone: { says: "954-555-0163, it takes texts too", is: "+19545550163" },
  },
  {
    channel: "typed",
    name: { says: "antonio i go by tony but write antonio. antonio russo", is: "Antonio Russo" },
    email: { says: "tony.russo@example.org", is: "tony.russo@example.org" },
    phone: { says: "Home 401-555-0138, I don't have a cell", is: "+14015550138" },
  },
];
