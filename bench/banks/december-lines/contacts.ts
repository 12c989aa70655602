// Names, email addresses and phone numbers as people say or type them, and what should be stored.

import type { ContactLines } from "../shape.ts";

export const contacts: readonly ContactLines[] = [
  {
    channel: "spoken",
    name: { says: "marisol de la cruz", is: "Marisol de la Cruz" },
    email: {
      says: "m dot delacruz at gmail dot com delacruz all together",
      is: "m.delacruz@gmail.com",
    },
    phone: { says: "seven one eight five five five oh one four two", is: "+17185550142" },
  },
  {
    channel: "spoken",
    name: { says: "yeah it's pete vandermolen v a n d e r m o l e n", is: "Pete Vandermolen" },
    email: {
      says: "pete at vandermolen builders dot com vandermolen like i spelled it builders plural",
      is: "pete@vandermolenbuilders.com",
    },
    phone: { says: "616 555 0117", is: "+16165550117" },
  },
  {
    channel: "spoken",
    name: { says: "my name is shonda pettigrew", is: "Shonda Pettigrew" },
    email: { says: "shonda p seventy nine at yahoo dot com", is: "shondap79@yahoo.com" },
    phone: { says: "area code four oh four triple five oh one two six", is: "+14045550126" },
  },
  {
    channel: "spoken",
    name: { says: "doctor anil krishnamurthy k r i s h n a m u r t h y", is: "Anil Krishnamurthy" },
    email: { says: "a k murthy at lakeside ortho dot com", is: "akmurthy@lakesideortho.com" },
    phone: { says: "it's 312 555 0190 extension 4", is: "+13125550190" },
  },
  {
    channel: "spoken",
    name: { says: "it's for my father walter brandt", is: "Walter Brandt" },
    email: {
      says: "um he doesn't have one use mine it's brandt family at comcast dot net b r a n d t",
      is: "brandtfamily@comcast.net",
    },
    phone: { says: "his is six one two five five five zero one three eight", is: "+16125550138" },
  },
  {
    channel: "spoken",
    name: { says: "bridget o'shaughnessy", is: "Bridget O'Shaughnessy" },
    email: {
      says: "b underscore shaughnessy without the o at hotmail dot com",
      is: "b_shaughnessy@hotmail.com",
    },
    phone: { says: "617 double five five 0104", is: "+16175550104" },
  },
  {
    channel: "spoken",
    name: { says: "that'd be thanh nguyen t h a n h and nguyen n g u y e n", is: "Thanh Nguyen" },
    email: { says: "thanh dot nguyen at outlook dot com", is: "thanh.nguyen@outlook.com" },
    phone: { says: "714 5550 155", is: "+17145550155" },
  },
  {
    channel: "spoken",
    name: { says: "uh jean luc beaumont jean hyphen luc", is: "Jean-Luc Beaumont" },
    email: {
      says: "jl beaumont at beaumont imports dot com",
      is: "jlbeaumont@beaumontimports.com",
    },
    phone: { says: "five oh four five five five oh one six six", is: "+15045550166" },
  },
  {
    channel: "spoken",
    name: { says: "catherine with a c catherine lowell", is: "Catherine Lowell" },
    email: { says: "cat lowell at icloud dot com cat with a c", is: "catlowell@icloud.com" },
    phone: { says: "it's uh two oh seven five five five oh one eight one", is: "+12075550181" },
  },
  {
    channel: "spoken",
    name: { says: "reverend otis t hargrove", is: "Otis T Hargrove" },
    email: {
      says: "rev hargrove at mount olive church dot org",
      is: "revhargrove@mountolivechurch.org",
    },
    phone: { says: "nine oh one five five five zero one one three", is: "+19015550113" },
  },
  {
    channel: "spoken",
    name: {
      says: "ximena ortiz villarreal x i m e n a and then ortiz and villarreal with two r's and one l at the end",
      is: "Ximena Ortiz Villarreal",
    },
    email: { says: "ximena ov at gmail dot com x i m e n a o v", is: "ximenaov@gmail.com" },
    phone: { says: "956 555 0129", is: "+19565550129" },
  },
  {
    channel: "spoken",
    name: { says: "kaitlyn k a i t l y n burke", is: "Kaitlyn Burke" },
    email: {
      says: "kaitlyn underscore burke underscore ninety six at gmail dot com",
      is: "kaitlyn_burke_96@gmail.com",
    },
    phone: { says: "eight one four five five five oh one seven oh", is: "+18145550170" },
  },
  {
    channel: "spoken",
    name: { says: "me llamo ignacio fuentes", is: "Ignacio Fuentes" },
    email: {
      says: "ignacio punto fuentes arroba gmail punto com",
      is: "ignacio.fuentes@gmail.com",
    },
    phone: { says: "tres cero cinco cinco cinco cinco cero uno ocho ocho", is: "+13055550188" },
  },
  {
    channel: "spoken",
    name: { says: "robert ames junior", is: "Robert Ames Jr" },
    email: { says: "bob ames jr at verizon dot net", is: "bobamesjr@verizon.net" },
    phone: { says: "four one zero five five five oh one three three", is: "+14105550133" },
  },
  {
    channel: "spoken",
    name: { says: "hi this is priyanka desai", is: "Priyanka Desai" },
    email: { says: "p as in peter d as in david e s a i at a o l dot com", is: "pdesai@aol.com" },
    phone: { says: "732 555 oh one oh nine", is: "+17325550109" },
  },
  {
    channel: "spoken",
    name: { says: "sergeant damon fields", is: "Damon Fields" },
    email: {
      says: "fields dot damon dot r at city of macon dot gov all one word city of macon",
      is: "fields.damon.r@cityofmacon.gov",
    },
    phone: { says: "478 555 0151", is: "+14785550151" },
  },
  {
    channel: "spoken",
    name: {
      says: "it's lynne lynne with two n's and an e at the end lynne parrish two r's",
      is: "Lynne Parrish",
    },
    email: { says: "lynne dash parrish at msn dot com", is: "lynne-parrish@msn.com" },
    phone: { says: "area code 8 0 3 5 5 5 0 1 2 2", is: "+18035550122" },
  },
  {
    channel: "spoken",
    name: {
      says: "steven no sorry i go by steve steve kowalczyk k o w a l c z y k",
      is: "Steve Kowalczyk",
    },
    email: {
      says: "steve k at kowalczyk electric dot com same spelling",
      is: "stevek@kowalczykelectric.com",
    },
    phone: { says: "773 555 0147 no wait 0174", is: "+17735550174" },
  },
  {
    channel: "spoken",
    name: { says: "aoife brennan that's a o i f e", is: "Aoife Brennan" },
    email: {
      says: "aoife at brennan and daughters dot com and is spelled out",
      is: "aoife@brennananddaughters.com",
    },
    phone: { says: "nine one four five double five oh one six oh", is: "+19145550160" },
  },
  {
    channel: "spoken",
    name: { says: "the name's cleotis washington c l e o t i s", is: "Cleotis Washington" },
    email: {
      says: "i think it's c washington forty four at bellsouth dot net",
      is: "cwashington44@bellsouth.net",
    },
    phone: { says: "six six two five five five oh one oh one", is: "+16625550101" },
  },
  {
    channel: "spoken",
    name: {
      says: "muhammad al rashid m u h a m m a d and al dash rashid both a and r are capitals",
      is: "Muhammad Al-Rashid",
    },
    email: {
      says: "m dot al rashid at gmail dot com no dash in that one",
      is: "m.alrashid@gmail.com",
    },
    phone: { says: "313 555 0136", is: "+13135550136" },
  },
  {
    channel: "spoken",
    name: { says: "wendy wu w u", is: "Wendy Wu" },
    email: {
      says: "double u w u no i'm sorry it's just w wu w w u at gmail dot com",
      is: "wwu@gmail.com",
    },
    phone: { says: "four one five five five five oh one nine three", is: "+14155550193" },
  },
  {
    channel: "spoken",
    name: {
      says: "people say t j but write terrence terrence mccallister m c c a l l i s t e r",
      is: "Terrence McCallister",
    },
    email: {
      says: "t j mccallister at sbcglobal dot net m c c a l l i s t e r",
      is: "tjmccallister@sbcglobal.net",
    },
    phone: { says: "eight one seven five five five zero one four nine", is: "+18175550149" },
  },
  {
    channel: "spoken",
    name: {
      says: "my wife's name is on the loan so put giulia ferrante g i u l i a f e r r a n t e",
      is: "Giulia Ferrante",
    },
    email: { says: "giulia dot ferrante at yahoo dot com", is: "giulia.ferrante@yahoo.com" },
    phone: { says: "her cell is 203 555 0162", is: "+12035550162" },
  },
  {
    channel: "spoken",
    name: { says: "hyun woo park first name hyun woo two words", is: "Hyun Woo Park" },
    email: { says: "hw park at uw dot edu h w p a r k", is: "hwpark@uw.edu" },
    phone: { says: "two oh six five five five oh one five seven", is: "+12065550157" },
  },
  {
    channel: "spoken",
    name: { says: "delphine saint clair with the saint written out", is: "Delphine Saint Clair" },
    email: { says: "delphine sc at proton dot me", is: "delphinesc@proton.me" },
    phone: { says: "it's five oh two five fifty five oh one oh three", is: "+15025550103" },
  },
  {
    channel: "spoken",
    name: {
      says: "nkechi okonkwo n as in nancy k as in king e c h i and okonkwo o k o n k w o",
      is: "Nkechi Okonkwo",
    },
    email: { says: "nkechi o at gmail dot com", is: "nkechio@gmail.com" },
    phone: { says: "832 555 0185", is: "+18325550185" },
  },
  {
    channel: "spoken",
    name: { says: "i'm hank just hank dillard", is: "Hank Dillard" },
    email: { says: "hank the tank sixty two at yahoo dot com", is: "hankthetank62@yahoo.com" },
    phone: { says: "nine one eight five five five zero one zero seven", is: "+19185550107" },
  },
  {
    channel: "spoken",
    name: { says: "jo ann miller jo ann two words no e", is: "Jo Ann Miller" },
    email: { says: "jo ann miller all one word no e at aol dot com", is: "joannmiller@aol.com" },
    phone: { says: "419 555 0120", is: "+14195550120" },
  },
  {
    channel: "spoken",
    name: {
      says: "charlotte no not charlotte i'm so sorry that's my daughter i'm carla carla esposito",
      is: "Carla Esposito",
    },
    email: { says: "carla dot esposito at gmail dot com", is: "carla.esposito@gmail.com" },
    phone: { says: "six three one five five five oh one one nine", is: "+16315550119" },
  },
  {
    channel: "spoken",
    name: { says: "siobhan s i o b h a n kelly hart kelly dash hart", is: "Siobhan Kelly-Hart" },
    email: { says: "siobhan at kelly hyphen hart dot com", is: "siobhan@kelly-hart.com" },
    phone: { says: "508 555 0143", is: "+15085550143" },
  },
  {
    channel: "spoken",
    name: {
      says: "b as in boy r a n as in nancy d t as in tom brandt arlene brandt",
      is: "Arlene Brandt",
    },
    email: { says: "arlene b 1951 at gmail dot com", is: "arleneb1951@gmail.com" },
    phone: { says: "seven six five five five five oh one nine one", is: "+17655550191" },
  },
  {
    channel: "spoken",
    name: { says: "joaquin del rio with a small d on the del", is: "Joaquin del Rio" },
    email: {
      says: "joaquin del rio at del rio paving dot com both times one word",
      is: "joaquindelrio@delriopaving.com",
    },
    phone: { says: "five seven five five five five oh one one six", is: "+15755550116" },
  },
  {
    channel: "spoken",
    name: { says: "mister and missus well just put me harold finch", is: "Harold Finch" },
    email: {
      says: "h finch at finch hardware dot com like the bird",
      is: "hfinch@finchhardware.com",
    },
    phone: { says: "ours is six oh eight five five five oh one eight four", is: "+16085550184" },
  },
  {
    channel: "spoken",
    name: { says: "anya petrova a n y a", is: "Anya Petrova" },
    email: { says: "anya underscore p at inbox dot com", is: "anya_p@inbox.com" },
    phone: {
      says: "area code nine one seven then five five five then zero one three nine",
      is: "+19175550139",
    },
  },
  {
    channel: "spoken",
    name: { says: "samuel l jackson no relation ha", is: "Samuel L Jackson" },
    email: { says: "sam the plumber at gmail dot com", is: "samtheplumber@gmail.com" },
    phone: { says: "two one four five five five zero one seven two", is: "+12145550172" },
  },
  {
    channel: "spoken",
    name: {
      says: "lakshmi venkataraman v as in victor e n k a t a r a m a n",
      is: "Lakshmi Venkataraman",
    },
    email: {
      says: "lakshmi v at cisco no i don't work there now use lakshmi dot v at hotmail dot com",
      is: "lakshmi.v@hotmail.com",
    },
    phone: { says: "four oh eight five five five zero one two eight", is: "+14085550128" },
  },
  {
    channel: "spoken",
    name: { says: "kimberly sue ledbetter", is: "Kimberly Sue Ledbetter" },
    email: {
      says: "kim sue ledbetter all lowercase at gmail dot com l e d b e t t e r",
      is: "kimsueledbetter@gmail.com",
    },
    phone: { says: "eight six five five five five oh one four six", is: "+18655550146" },
  },
  {
    channel: "spoken",
    name: { says: "d'andre simmons d apostrophe andre", is: "D'Andre Simmons" },
    email: {
      says: "dandre simmons no apostrophe at icloud dot com",
      is: "dandresimmons@icloud.com",
    },
    phone: { says: "two one six five five five oh one eight nine", is: "+12165550189" },
  },
  {
    channel: "spoken",
    name: {
      says: "judge ruth ellen castellano well ruth castellano is fine",
      is: "Ruth Castellano",
    },
    email: { says: "r castellano two at law dot com the number two", is: "rcastellano2@law.com" },
    phone: { says: "315 555 0112", is: "+13155550112" },
  },
  {
    channel: "spoken",
    name: { says: "um marguerite thibodeaux t h i b o d e a u x", is: "Marguerite Thibodeaux" },
    email: { says: "maggie t at cox dot net", is: "maggiet@cox.net" },
    phone: { says: "three three seven five five five oh one six three", is: "+13375550163" },
  },
  {
    channel: "spoken",
    name: { says: "van thi tran", is: "Van Thi Tran" },
    email: {
      says: "van tran the number four at gmail dot com so v a n t r a n four",
      is: "vantran4@gmail.com",
    },
    phone: { says: "916 555 0134", is: "+19165550134" },
  },
  {
    channel: "spoken",
    name: { says: "i'm geoff with a g g e o f f last name tull two l's", is: "Geoff Tull" },
    email: { says: "geoff dot tull at tull surveying dot com", is: "geoff.tull@tullsurveying.com" },
    phone: { says: "five four one five five five zero one oh eight", is: "+15415550108" },
  },
  {
    channel: "spoken",
    name: { says: "noor n o o r abdi a b d i", is: "Noor Abdi" },
    email: { says: "noor dot abdi dot 93 at outlook dot com", is: "noor.abdi.93@outlook.com" },
    phone: {
      says: "six five one five five five oh one nine six i'll say it again six five one five five five oh one nine six",
      is: "+16515550196",
    },
  },
  {
    channel: "spoken",
    name: { says: "wilhelmina van buren", is: "Wilhelmina Van Buren" },
    email: {
      says: "double u van buren fifteen at gmail dot com one five",
      is: "wvanburen15@gmail.com",
    },
    phone: { says: "five one eight five five five oh one two one", is: "+15185550121" },
  },
  {
    channel: "spoken",
    name: { says: "it's mike o'dell o apostrophe d e l l", is: "Mike O'Dell" },
    email: { says: "mike at odell roofing dot net no apostrophe", is: "mike@odellroofing.net" },
    phone: { says: "three one seven five five five zero one five three", is: "+13175550153" },
  },
  {
    channel: "spoken",
    name: { says: "pastor gloria jean whitfield", is: "Gloria Jean Whitfield" },
    email: { says: "g j whitfield at new hope dot church", is: "gjwhitfield@newhope.church" },
    phone: { says: "two oh five five five five oh one three five", is: "+12055550135" },
  },
  {
    channel: "spoken",
    name: { says: "soren lindqvist s o r e n l i n d q v i s t", is: "Soren Lindqvist" },
    email: { says: "soren at lindqvist design dot com", is: "soren@lindqvistdesign.com" },
    phone: { says: "seven six three five five five oh one four one", is: "+17635550141" },
  },
  {
    channel: "spoken",
    name: { says: "rosa maria gutierrez peña", is: "Rosa Maria Gutierrez Peña" },
    email: {
      says: "rosa gutierrez pena with a plain n at gmail dot com no dots",
      is: "rosagutierrezpena@gmail.com",
    },
    phone: { says: "six two six five five five oh one one oh", is: "+16265550110" },
  },
  {
    channel: "spoken",
    name: { says: "leroy brown bad bad leroy brown i get that all the time", is: "Leroy Brown" },
    email: { says: "bad leroy at yahoo dot com", is: "badleroy@yahoo.com" },
    phone: { says: "seven oh eight five five five oh one nine nine", is: "+17085550199" },
  },
  {
    channel: "spoken",
    name: { says: "akiko watanabe a k i k o w a t a n a b e", is: "Akiko Watanabe" },
    email: { says: "akiko dot w at hawaii dot edu", is: "akiko.w@hawaii.edu" },
    phone: { says: "eight oh eight five five five oh one seven eight", is: "+18085550178" },
  },
  {
    channel: "spoken",
    name: { says: "so last name is finkelstein first name is morty", is: "Morty Finkelstein" },
    email: { says: "morty f at optonline dot net", is: "mortyf@optonline.net" },
    phone: { says: "five one six five five five oh one two three", is: "+15165550123" },
  },
  {
    channel: "spoken",
    name: {
      says: "tamika no not tameka tamika t a m i k a rhodes like the scholar",
      is: "Tamika Rhodes",
    },
    email: { says: "tamika dot rhodes at kroger dot com", is: "tamika.rhodes@kroger.com" },
    phone: { says: "six one four five five five zero one six five", is: "+16145550165" },
  },
  {
    channel: "spoken",
    name: {
      says: "i'm booking for my mom her name is eun ji choi e u n space j i c h o i",
      is: "Eun Ji Choi",
    },
    email: { says: "she uses eunji underscore choi at naver dot com", is: "eunji_choi@naver.com" },
    phone: { says: "two one three five five five oh one five two", is: "+12135550152" },
  },
  {
    channel: "spoken",
    name: { says: "major retired earl c stubblefield", is: "Earl C Stubblefield" },
    email: { says: "earl stub at a t t dot net", is: "earlstub@att.net" },
    phone: { says: "two five four five five five oh one oh six", is: "+12545550106" },
  },
  {
    channel: "spoken",
    name: {
      says: "frances with an e i'm a lady frances mulcahy m u l c a h y",
      is: "Frances Mulcahy",
    },
    email: { says: "frances dot mulcahy at gmail dot com", is: "frances.mulcahy@gmail.com" },
    phone: { says: "seven eight one five five five zero one nine four", is: "+17815550194" },
  },
  {
    channel: "spoken",
    name: { says: "zbigniew z b i g n i e w nowak you can put zbigniew", is: "Zbigniew Nowak" },
    email: { says: "z nowak at nowak trucking dot us", is: "znowak@nowaktrucking.us" },
    phone: { says: "eight four seven five five five oh one three one", is: "+18475550131" },
  },
  {
    channel: "spoken",
    name: { says: "crystal with a k krystal k r y s t a l bowen", is: "Krystal Bowen" },
    email: {
      says: "krystal b one nine eight seven at gmail dot com",
      is: "krystalb1987@gmail.com",
    },
    phone: { says: "three oh four five five five oh one oh two", is: "+13045550102" },
  },
  {
    channel: "spoken",
    name: { says: "emeka obi that's e m e k a o b i", is: "Emeka Obi" },
    email: {
      says: "emeka obi at obi and sons dot com with the word and",
      is: "emekaobi@obiandsons.com",
    },
    phone: { says: "two four oh five five five oh one eight six", is: "+12405550186" },
  },
  {
    channel: "spoken",
    name: { says: "philip with one l philip st james s t period james", is: "Philip St. James" },
    email: {
      says: "philip st james all one word no period at gmail dot com",
      is: "philipstjames@gmail.com",
    },
    phone: { says: "eight four three five five five oh one seven three", is: "+18435550173" },
  },
  {
    channel: "spoken",
    name: {
      says: "beth ann no hyphen last name schroeder s c h r o e d e r",
      is: "Beth Ann Schroeder",
    },
    email: { says: "ba schroeder at charter dot net", is: "baschroeder@charter.net" },
    phone: { says: "nine two oh five five five oh one one four", is: "+19205550114" },
  },
  {
    channel: "spoken",
    name: {
      says: "my name yevgenia y e v g e n i a last name sokolova s o k o l o v a",
      is: "Yevgenia Sokolova",
    },
    email: {
      says: "yevgenia dot sokolova at mail dot com not gmail mail",
      is: "yevgenia.sokolova@mail.com",
    },
    phone: { says: "seven one eight five five five oh one five eight", is: "+17185550158" },
  },
  {
    channel: "spoken",
    name: { says: "travis wayne hutto h u t t o", is: "Travis Wayne Hutto" },
    email: { says: "t w hutto at windstream dot net t w h u t t o", is: "twhutto@windstream.net" },
    phone: { says: "it's two two nine five five five oh one three seven", is: "+12295550137" },
  },
  {
    channel: "spoken",
    name: {
      says: "colonel beatrice amato but everyone says bea just put beatrice",
      is: "Beatrice Amato",
    },
    email: {
      says: "b amato at us dot army no that's old it's beatrice dot amato at gmail dot com",
      is: "beatrice.amato@gmail.com",
    },
    phone: { says: "seven oh three five five five zero one four five", is: "+17035550145" },
  },
  {
    channel: "spoken",
    name: { says: "fatoumata diallo f a t o u m a t a d i a double l o", is: "Fatoumata Diallo" },
    email: {
      says: "fatou diallo at yahoo dot com f a t o u d i a double l o",
      is: "fatoudiallo@yahoo.com",
    },
    phone: { says: "nine two nine five five five oh one two seven", is: "+19295550127" },
  },
  {
    channel: "spoken",
    name: {
      says: "lee ann no let me spell it l e i g h a n n e one word leighanne cobb",
      is: "Leighanne Cobb",
    },
    email: { says: "leighanne dot cobb at gmail dot com", is: "leighanne.cobb@gmail.com" },
    phone: { says: "two five six five five five oh one six nine", is: "+12565550169" },
  },
  {
    channel: "spoken",
    name: { says: "george the third george whitcomb the third", is: "George Whitcomb III" },
    email: {
      says: "gw three at whitcomb partners dot com the digit three",
      is: "gw3@whitcombpartners.com",
    },
    phone: { says: "two oh two five five five oh one oh five", is: "+12025550105" },
  },
  {
    channel: "spoken",
    name: { says: "amir hosseini h o double s e i n i", is: "Amir Hosseini" },
    email: { says: "amir dash hosseini at gmail dot com", is: "amir-hosseini@gmail.com" },
    phone: {
      says: "five five five oh one four eight that's a three one oh number",
      is: "+13105550148",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "uh it's donna no last name needed right okay donna prewitt p r e w i double t",
      is: "Donna Prewitt",
    },
    email: {
      says: "donna at prewitt and co dot com and spelled a n d",
      is: "donna@prewittandco.com",
    },
    phone: { says: "five seven three five five five oh one five nine", is: "+15735550159" },
  },
  {
    channel: "spoken",
    name: { says: "jesus montoya", is: "Jesus Montoya" },
    email: { says: "chuy montoya c h u y montoya at gmail dot com", is: "chuymontoya@gmail.com" },
    phone: { says: "five oh five five five five oh one one eight", is: "+15055550118" },
  },
  {
    channel: "spoken",
    name: { says: "hi i'm mei ling hyphenated mei dash ling last name fong", is: "Mei-Ling Fong" },
    email: {
      says: "mei ling dot fong at gmail dot com no hyphen there",
      is: "meiling.fong@gmail.com",
    },
    phone: { says: "six two eight five five five oh one nine eight", is: "+16285550198" },
  },
  {
    channel: "spoken",
    name: { says: "rutherford b and i'm not kidding rutherford b hayes", is: "Rutherford B Hayes" },
    email: { says: "rb hayes at frontier dot com r b h a y e s", is: "rbhayes@frontier.com" },
    phone: { says: "seven four oh five five five oh one two four", is: "+17405550124" },
  },
  {
    channel: "spoken",
    name: {
      says: "ashleigh a s h l e i g h de witt two words capital d small e capital w",
      is: "Ashleigh De Witt",
    },
    email: { says: "ashleigh at dewitt law firm dot com", is: "ashleigh@dewittlawfirm.com" },
    phone: { says: "four oh one five five five oh one oh oh", is: "+14015550100" },
  },
  {
    channel: "spoken",
    name: {
      says: "benny the blade is what they call me but for this benedetto russo b e n e d e t t o",
      is: "Benedetto Russo",
    },
    email: {
      says: "benny russo at russo barber shop dot com all one word",
      is: "bennyrusso@russobarbershop.com",
    },
    phone: { says: "seven three two five five five oh one eight two", is: "+17325550182" },
  },
  {
    channel: "spoken",
    name: { says: "dakota running horse two words running horse", is: "Dakota Running Horse" },
    email: { says: "dakota r h at gmail dot com", is: "dakotarh@gmail.com" },
    phone: { says: "six oh five five five five zero one seven six", is: "+16055550176" },
  },
  {
    channel: "spoken",
    name: {
      says: "nurse practitioner jill hightower do you need that no just jill hightower",
      is: "Jill Hightower",
    },
    email: {
      says: "jill dot hightower at mercy clinic dot org",
      is: "jill.hightower@mercyclinic.org",
    },
    phone: {
      says: "four one seven five five five oh one six eight extension two twelve",
      is: "+14175550168",
    },
  },
  {
    channel: "spoken",
    name: { says: "oluwaseun adeyemi o l u w a s e u n a d e y e m i", is: "Oluwaseun Adeyemi" },
    email: {
      says: "seun dot adeyemi s e u n dot a d e y e m i at gmail dot com",
      is: "seun.adeyemi@gmail.com",
    },
    phone: { says: "seven seven oh five five five oh one three oh", is: "+17705550130" },
  },
  {
    channel: "spoken",
    name: { says: "ray just ray ray paulson with an o n", is: "Ray Paulson" },
    email: { says: "ray paulson oh seven at live dot com zero seven", is: "raypaulson07@live.com" },
    phone: { says: "seven oh one five five five oh one four four", is: "+17015550144" },
  },
  {
    channel: "spoken",
    name: {
      says: "this is alejandra ruiz de somocurcio ruiz de s o m o c u r c i o",
      is: "Alejandra Ruiz de Somocurcio",
    },
    email: { says: "ale ruiz at gmail dot com a l e r u i z", is: "aleruiz@gmail.com" },
    phone: { says: "seven eight six five five five oh one five six", is: "+17865550156" },
  },
  {
    channel: "spoken",
    name: {
      says: "margie marjorie i guess officially marjorie pell p e double l",
      is: "Marjorie Pell",
    },
    email: { says: "margie pell at juno dot com m a r g i e", is: "margiepell@juno.com" },
    phone: { says: "six oh three five five five oh one one one", is: "+16035550111" },
  },
  {
    channel: "spoken",
    name: { says: "ha nguyen h a", is: "Ha Nguyen" },
    email: {
      says: "ha dot nguyen dot realty no dot between them ha nguyen realty at gmail dot com",
      is: "hanguyenrealty@gmail.com",
    },
    phone: { says: "seven oh three triple five zero one six one", is: "+17035550161" },
  },
  {
    channel: "spoken",
    name: { says: "antoine lefebvre l e f e b v r e", is: "Antoine Lefebvre" },
    email: {
      says: "antoine at cafe lefebvre dot com c a f e then my last name",
      is: "antoine@cafelefebvre.com",
    },
    phone: { says: "eight oh two five five five oh one nine two", is: "+18025550192" },
  },
  {
    channel: "spoken",
    name: { says: "quinn quinn with two n's harrigan two r's", is: "Quinn Harrigan" },
    email: { says: "q harrigan at state dot ma dot us", is: "qharrigan@state.ma.us" },
    phone: { says: "four one three five five five oh one seven five", is: "+14135550175" },
  },
  {
    channel: "spoken",
    name: { says: "misty dawn tucker", is: "Misty Dawn Tucker" },
    email: {
      says: "misty dawn t all lower case no spaces at hotmail dot com",
      is: "mistydawnt@hotmail.com",
    },
    phone: { says: "five eight oh five five five oh one oh nine", is: "+15805550109" },
  },
  {
    channel: "spoken",
    name: {
      says: "suresh patel but there's another suresh at the bank so put suresh m patel",
      is: "Suresh M Patel",
    },
    email: {
      says: "suresh period m period patel at gmail period com",
      is: "suresh.m.patel@gmail.com",
    },
    phone: { says: "nine oh eight five five five zero one two five", is: "+19085550125" },
  },
  {
    channel: "spoken",
    name: { says: "katarzyna k a t a r z y n a wojcik w o j c i k", is: "Katarzyna Wojcik" },
    email: { says: "kasia wojcik k a s i a w o j c i k at wp dot pl", is: "kasiawojcik@wp.pl" },
    phone: { says: "two two four five five five oh one three two", is: "+12245550132" },
  },
  {
    channel: "spoken",
    name: {
      says: "uh huh yes my name dewayne d e w a y n e suggs s u double g s",
      is: "Dewayne Suggs",
    },
    email: { says: "d suggs eleven at gmail dot com one one", is: "dsuggs11@gmail.com" },
    phone: {
      says: "nine one nine that's the area code five five five and then oh one eighty three",
      is: "+19195550183",
    },
  },
  {
    channel: "spoken",
    name: { says: "honor like your honor honor blackwood", is: "Honor Blackwood" },
    email: { says: "honor at blackwood farm dot co", is: "honor@blackwoodfarm.co" },
    phone: { says: "eight two eight five five five oh one five one", is: "+18285550151" },
  },
  {
    channel: "spoken",
    name: { says: "ibrahim ibn yusuf", is: "Ibrahim ibn Yusuf" },
    email: {
      says: "ibrahim ibn yusuf all together at yahoo dot com",
      is: "ibrahimibnyusuf@yahoo.com",
    },
    phone: { says: "two six seven five five five oh one six two", is: "+12675550162" },
  },
  {
    channel: "spoken",
    name: { says: "vincent dimaggio d i capital m a g g i o", is: "Vincent DiMaggio" },
    email: { says: "vinnie d at dimaggio tile dot com", is: "vinnied@dimaggiotile.com" },
    phone: { says: "five seven oh five five five oh one oh four", is: "+15705550104" },
  },
  {
    channel: "spoken",
    name: {
      says: "lupe well guadalupe but everything's under lupe lupe zaragoza z a r a g o z a",
      is: "Lupe Zaragoza",
    },
    email: { says: "lupita zaragoza at gmail dot com", is: "lupitazaragoza@gmail.com" },
    phone: { says: "nine one five five five five oh one one seven", is: "+19155550117" },
  },
  {
    channel: "spoken",
    name: { says: "ingrid haugen h a u g e n", is: "Ingrid Haugen" },
    email: {
      says: "ingrid haugen mn at gmail dot com mn like minnesota",
      is: "ingridhaugenmn@gmail.com",
    },
    phone: { says: "two one eight five five five oh one four oh", is: "+12185550140" },
  },
  {
    channel: "spoken",
    name: { says: "carl with a k karl karl heinz becker karl dash heinz", is: "Karl-Heinz Becker" },
    email: { says: "kh becker at becker machine dot com", is: "khbecker@beckermachine.com" },
    phone: { says: "four one four five five five oh one two two", is: "+14145550122" },
  },
  {
    channel: "spoken",
    name: { says: "patience mensah patience like the virtue m e n s a h", is: "Patience Mensah" },
    email: { says: "patience dot mensah at gwu dot edu g w u", is: "patience.mensah@gwu.edu" },
    phone: { says: "three oh one five five five oh one seven seven", is: "+13015550177" },
  },
  {
    channel: "spoken",
    name: { says: "uncle sam ha no samson ito i t o", is: "Samson Ito" },
    email: { says: "samson ito one at gmail dot com the numeral one", is: "samsonito1@gmail.com" },
    phone: { says: "eight oh eight five five five oh one eight seven", is: "+18085550187" },
  },
  {
    channel: "spoken",
    name: { says: "lorraine mc kenzie m small c capital k", is: "Lorraine McKenzie" },
    email: {
      says: "lorraine mckenzie at prodigy dot net m c k e n z i e",
      is: "lorrainemckenzie@prodigy.net",
    },
    phone: { says: "six one nine five five five oh one nine seven", is: "+16195550197" },
  },
  {
    channel: "spoken",
    name: { says: "tyrell tyrell with one r two l's king", is: "Tyrell King" },
    email: { says: "king tyrell ninety nine at gmail dot com", is: "kingtyrell99@gmail.com" },
    phone: { says: "seven five seven five five five oh one three four", is: "+17575550134" },
  },
  {
    channel: "spoken",
    name: { says: "hassan or hasan one s hasan celik c e l i k", is: "Hasan Celik" },
    email: { says: "hasan underscore celik at outlook dot com", is: "hasan_celik@outlook.com" },
    phone: { says: "nine seven three five five five oh one one five", is: "+19735550115" },
  },
  {
    channel: "spoken",
    name: {
      says: "betty lou put elizabeth no you know what betty lou is fine betty lou garrity",
      is: "Betty Lou Garrity",
    },
    email: { says: "betty lou g at wildblue dot net", is: "bettyloug@wildblue.net" },
    phone: { says: "four oh six five five five oh one oh eight", is: "+14065550108" },
  },
  {
    channel: "spoken",
    name: { says: "shira ben david ben dash david", is: "Shira Ben-David" },
    email: { says: "shira at bd architects dot com b d architects", is: "shira@bdarchitects.com" },
    phone: { says: "two oh one five five five oh one six four", is: "+12015550164" },
  },
  {
    channel: "spoken",
    name: { says: "tobias greenleaf", is: "Tobias Greenleaf" },
    email: { says: "first name dot last name at gmail dot com", is: "tobias.greenleaf@gmail.com" },
    phone: { says: "okay five oh three um five five five oh one um six seven", is: "+15035550167" },
  },
  {
    channel: "spoken",
    name: { says: "last name mercado first name yolanda", is: "Yolanda Mercado" },
    email: { says: "y mercado at mercado cleaning dot com", is: "ymercado@mercadocleaning.com" },
    phone: {
      says: "seven seven three five five five oh one four two no i'm lying four three",
      is: "+17735550143",
    },
  },
  {
    channel: "spoken",
    name: { says: "dale e earnest e a r n e s t", is: "Dale E Earnest" },
    email: {
      says: "same as my name no dots at yahoo so dale e earnest at yahoo dot com",
      is: "daleeearnest@yahoo.com",
    },
    phone: { says: "three three six five five five oh one eight eight", is: "+13365550188" },
  },
  {
    channel: "spoken",
    name: { says: "papa ndiaye n as in november d as in delta i a y e", is: "Papa Ndiaye" },
    email: { says: "papa dot ndiaye at g mail dot com", is: "papa.ndiaye@gmail.com" },
    phone: { says: "six four six five five five zero one nineteen", is: "+16465550119" },
  },
  {
    channel: "spoken",
    name: {
      says: "florence it's florence puckett p as in peter u c k e double t",
      is: "Florence Puckett",
    },
    email: {
      says: "i've got one somewhere it's flo puckett at centurylink dot net",
      is: "flopuckett@centurylink.net",
    },
    phone: {
      says: "area code eight five oh and then five five five and then oh one three six",
      is: "+18505550136",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "kwame k w a m e asante boateng with a hyphen between asante and boateng",
      is: "Kwame Asante-Boateng",
    },
    email: {
      says: "kwame at asante boateng dot com no hyphen in the website",
      is: "kwame@asanteboateng.com",
    },
    phone: { says: "614 555 01 58", is: "+16145550158" },
  },
  {
    channel: "spoken",
    name: {
      says: "hello i am liu yang my family name is liu so in english yang liu write it yang liu",
      is: "Yang Liu",
    },
    email: { says: "yang liu eighty eight at qq dot com", is: "yangliu88@qq.com" },
    phone: { says: "six four six five five five zero one eight eight", is: "+16465550188" },
  },
  {
    channel: "spoken",
    name: { says: "it's nan n a n hollister two l's", is: "Nan Hollister" },
    email: {
      says: "nan dot hollister at hollister vineyards dot wine",
      is: "nan.hollister@hollistervineyards.wine",
    },
    phone: { says: "seven oh seven five five five oh one two three", is: "+17075550123" },
  },
  {
    channel: "spoken",
    name: { says: "r o n no just the one n ron yoder y o d e r", is: "Ron Yoder" },
    email: { says: "yoder ron at embarqmail dot com", is: "yoderron@embarqmail.com" },
    phone: { says: "five seven four five five five zero one zero one", is: "+15745550101" },
  },
  {
    channel: "spoken",
    name: { says: "cecilia with a c not an s cecilia marchetti two t's", is: "Cecilia Marchetti" },
    email: { says: "ceci marchetti at icloud dot com c e c i", is: "cecimarchetti@icloud.com" },
    phone: {
      says: "four one five five five five oh one oh six my office is different but use that one",
      is: "+14155550106",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "doctor no not a medical doctor a dentist anyway paul szabo s z a b o",
      is: "Paul Szabo",
    },
    email: { says: "paul at szabo smiles dot com", is: "paul@szabosmiles.com" },
    phone: {
      says: "four four oh five five five oh one seven one extension nine",
      is: "+14405550171",
    },
  },
  {
    channel: "spoken",
    name: { says: "jaime j a i m e it's said hi may jaime cordero", is: "Jaime Cordero" },
    email: {
      says: "jaime cordero r e at gmail dot com that's r e at the end for real estate",
      is: "jaimecorderore@gmail.com",
    },
    phone: { says: "three eight six five five five zero one four seven", is: "+13865550147" },
  },
  {
    channel: "spoken",
    name: { says: "mildred eubanks e u b a n k s", is: "Mildred Eubanks" },
    email: {
      says: "my grandson set it up it's mildred dot eubanks dot 1938 at gmail dot com",
      is: "mildred.eubanks.1938@gmail.com",
    },
    phone: {
      says: "let me see it's written here eight oh three five five five oh one five four",
      is: "+18035550154",
    },
  },
  {
    channel: "spoken",
    name: { says: "shaun s h a u n not s e a n shaun oakley", is: "Shaun Oakley" },
    email: { says: "shaun at oakley hyphen homes dot com", is: "shaun@oakley-homes.com" },
    phone: { says: "six oh two five five five oh one nine three", is: "+16025550193" },
  },
  {
    channel: "spoken",
    name: { says: "parvati iyer p a r v a t i and i y e r", is: "Parvati Iyer" },
    email: { says: "parvati underscore i at rediffmail dot com", is: "parvati_i@rediffmail.com" },
    phone: { says: "five one oh five five five oh one one four", is: "+15105550114" },
  },
  {
    channel: "spoken",
    name: { says: "put down big jim no james james tunstall", is: "James Tunstall" },
    email: {
      says: "tunstall james at tunstall oil dot com t u n s t a double l",
      is: "tunstalljames@tunstalloil.com",
    },
    phone: { says: "four three two five five five oh one two nine", is: "+14325550129" },
  },
  {
    channel: "spoken",
    name: { says: "i'm ofelia with an f o f e l i a saenz s a e n z", is: "Ofelia Saenz" },
    email: {
      says: "ofelia saenz the year i was born fifty eight at aol dot com so just five eight",
      is: "ofeliasaenz58@aol.com",
    },
    phone: { says: "two one oh five five five oh one six five", is: "+12105550165" },
  },
  {
    channel: "spoken",
    name: {
      says: "heather lynn mc no heather lynn sorry i'm married now heather lynn farnsworth",
      is: "Heather Lynn Farnsworth",
    },
    email: {
      says: "it's still my old name heather mcbride at gmail dot com m c b r i d e",
      is: "heathermcbride@gmail.com",
    },
    phone: { says: "four eight oh five five five oh one three three", is: "+14805550133" },
  },
  {
    channel: "spoken",
    name: { says: "bao b a o pham p h a m", is: "Bao Pham" },
    email: { says: "bao dot p at pham nails dot com p h a m nails", is: "bao.p@phamnails.com" },
    phone: { says: "nine seven two triple five oh one oh three", is: "+19725550103" },
  },
  {
    channel: "spoken",
    name: { says: "captain rick stavros retired coast guard", is: "Rick Stavros" },
    email: {
      says: "capt rick at stavros charters dot com c a p t rick",
      is: "captrick@stavroscharters.com",
    },
    phone: { says: "seven two seven five five five zero one eight four", is: "+17275550184" },
  },
  {
    channel: "spoken",
    name: { says: "monique dubois d u b o i s", is: "Monique Dubois" },
    email: {
      says: "monique dot dubois plus homes at gmail dot com with a plus sign",
      is: "monique.dubois+homes@gmail.com",
    },
    phone: { says: "two two five five five five oh one five oh", is: "+12255550150" },
  },
  {
    channel: "spoken",
    name: { says: "lachlan l a c h l a n fraser with an s", is: "Lachlan Fraser" },
    email: { says: "lachlan fraser at fastmail dot com", is: "lachlanfraser@fastmail.com" },
    phone: { says: "nine seven one five five five oh one four eight", is: "+19715550148" },
  },
  {
    channel: "spoken",
    name: {
      says: "well there's two of us i'll give mine deborah that's d e b o r a h stanton",
      is: "Deborah Stanton",
    },
    email: { says: "deb stanton two two at gmail dot com two twos", is: "debstanton22@gmail.com" },
    phone: { says: "five one three five five five oh one seven nine", is: "+15135550179" },
  },
  {
    channel: "spoken",
    name: { says: "jose luis jimenez ayala", is: "Jose Luis Jimenez Ayala" },
    email: { says: "jl jimenez ayala at gmail dot com", is: "jljimenezayala@gmail.com" },
    phone: { says: "five five nine five five five oh one three oh", is: "+15595550130" },
  },
  {
    channel: "spoken",
    name: {
      says: "ewa e w a it's like eva but with a w kaminska k a m i n s k a",
      is: "Ewa Kaminska",
    },
    email: { says: "ewa dot kaminska at uic dot edu", is: "ewa.kaminska@uic.edu" },
    phone: { says: "eight seven two five five five oh one one two", is: "+18725550112" },
  },
  {
    channel: "spoken",
    name: {
      says: "the reverend doctor alonzo pettiford p e t t i f o r d",
      is: "Alonzo Pettiford",
    },
    email: {
      says: "a pettiford at greater grace dot org greater grace one word",
      is: "apettiford@greatergrace.org",
    },
    phone: { says: "three one three five five five oh one nine five", is: "+13135550195" },
  },
  {
    channel: "spoken",
    name: {
      says: "bob it's for bob no wait the account's robert so robert e lindgren",
      is: "Robert E Lindgren",
    },
    email: { says: "bob lindgren at q dot com just the letter q", is: "boblindgren@q.com" },
    phone: { says: "seven two oh five five five oh one six six", is: "+17205550166" },
  },
  {
    channel: "spoken",
    name: { says: "saoirse s a o i r s e doyle", is: "Saoirse Doyle" },
    email: {
      says: "saoirse doyle at gmail dot com do i spell it again s a o i r s e d o y l e",
      is: "saoirsedoyle@gmail.com",
    },
    phone: { says: "nine seven eight five five five zero one two six", is: "+19785550126" },
  },
  {
    channel: "spoken",
    name: {
      says: "faith hope and charity i'm the middle one hope hope carmichael",
      is: "Hope Carmichael",
    },
    email: {
      says: "hope carmichael six at gmail dot com the numeral",
      is: "hopecarmichael6@gmail.com",
    },
    phone: { says: "five five five oh one eight five area code six one five", is: "+16155550185" },
  },
  {
    channel: "spoken",
    name: {
      says: "min jun that's m i n hyphen j u n capital j last name seo s e o",
      is: "Min-Jun Seo",
    },
    email: { says: "m j seo at emory dot edu", is: "mjseo@emory.edu" },
    phone: { says: "four seven oh five five five oh one four one", is: "+14705550141" },
  },
  {
    channel: "spoken",
    name: { says: "roxanne with two n's and an e dupree d u p r double e", is: "Roxanne Dupree" },
    email: {
      says: "rox dupree at roxanne's salon dot com no apostrophe",
      is: "roxdupree@roxannessalon.com",
    },
    phone: { says: "five oh four five five five zero one zero two", is: "+15045550102" },
  },
  {
    channel: "spoken",
    name: { says: "this is terry t e r r i e and the last name's wong", is: "Terrie Wong" },
    email: { says: "t wong cpa at wong tax dot com", is: "twongcpa@wongtax.com" },
    phone: { says: "four two five five five five oh one three eight", is: "+14255550138" },
  },
  {
    channel: "spoken",
    name: {
      says: "yes good morning my name is chukwuemeka but you can write emeka emeka nwosu n w o s u",
      is: "Emeka Nwosu",
    },
    email: { says: "e nwosu at halliburton dot com", is: "enwosu@halliburton.com" },
    phone: { says: "two eight one five five five zero one fifty five", is: "+12815550155" },
  },
  {
    channel: "spoken",
    name: { says: "lucille with two l's in the middle lucille banks", is: "Lucille Banks" },
    email: { says: "lucille banks at lucille banks dot com", is: "lucillebanks@lucillebanks.com" },
    phone: { says: "nine oh four five five five oh one nine oh", is: "+19045550190" },
  },
  {
    channel: "spoken",
    name: {
      says: "vlad vladimir put vladimir v l a d i m i r marin m a r i n",
      is: "Vladimir Marin",
    },
    email: {
      says: "v underscore marin underscore two thousand at yahoo dot com two zero zero zero",
      is: "v_marin_2000@yahoo.com",
    },
    phone: { says: "nine one six five five five oh one oh seven", is: "+19165550107" },
  },
  {
    channel: "spoken",
    name: { says: "annabel a double n a b e l lee like the poem l double e", is: "Annabel Lee" },
    email: {
      says: "annabel lee reads at gmail dot com reads like books",
      is: "annabelleereads@gmail.com",
    },
    phone: { says: "four four three five five five oh one seven four", is: "+14435550174" },
  },
  {
    channel: "spoken",
    name: { says: "rashida bint no just rashida omar o m a r", is: "Rashida Omar" },
    email: { says: "rashida zero one at gmail dot com", is: "rashida01@gmail.com" },
    phone: { says: "plus one six one two five five five oh one one six", is: "+16125550116" },
  },
  {
    channel: "spoken",
    name: { says: "nathaniel hawthorne briggs the second", is: "Nathaniel Hawthorne Briggs II" },
    email: { says: "nat briggs at briggs boatyard dot com", is: "natbriggs@briggsboatyard.com" },
    phone: { says: "two oh seven five five five zero one three one", is: "+12075550131" },
  },
  {
    channel: "spoken",
    name: {
      says: "oh dear my name it's winifred w i n i f r e d tuttle two t's in the middle",
      is: "Winifred Tuttle",
    },
    email: { says: "i'm winnie at tuttle dot us w i n n i e", is: "winnie@tuttle.us" },
    phone: { says: "eight six oh five five five oh one five seven", is: "+18605550157" },
  },
  {
    channel: "spoken",
    name: {
      says: "i'm calling for my boss his name is elliott two l's two t's sandoval",
      is: "Elliott Sandoval",
    },
    email: {
      says: "esandoval at sandoval and reyes dot com that's e sandoval and then the word and",
      is: "esandoval@sandovalandreyes.com",
    },
    phone: {
      says: "his direct line is five oh five five five five oh one two two extension thirty one",
      is: "+15055550122",
    },
  },
  {
    channel: "spoken",
    name: { says: "deepa no surname ok rao r a o", is: "Deepa Rao" },
    email: { says: "deepa dot rao and then the at sign intel dot com", is: "deepa.rao@intel.com" },
    phone: { says: "nine seven one five five five oh one eight oh", is: "+19715550180" },
  },
  {
    channel: "spoken",
    name: { says: "chuck charles on the papers charles o'hara", is: "Charles O'Hara" },
    email: {
      says: "chuck ohara fifty one at aol dot com no apostrophe",
      is: "chuckohara51@aol.com",
    },
    phone: { says: "seven one six five five five oh one four four", is: "+17165550144" },
  },
  {
    channel: "spoken",
    name: {
      says: "gwendolyn g w e n d o l y n ap rhys no it's just rhys r h y s",
      is: "Gwendolyn Rhys",
    },
    email: { says: "gwen at rhys pottery dot com", is: "gwen@rhyspottery.com" },
    phone: { says: "three six oh five five five zero one six three", is: "+13605550163" },
  },
  {
    channel: "spoken",
    name: { says: "tuan first name t u a n last name vo v o", is: "Tuan Vo" },
    email: { says: "tuan vo at tuan vo insurance dot com", is: "tuanvo@tuanvoinsurance.com" },
    phone: {
      says: "five oh three no five oh four five five five oh one one nine",
      is: "+15045550119",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "maria it's maria antonia with the antonia maria antonia de leon small d capital l",
      is: "Maria Antonia de Leon",
    },
    email: { says: "ma deleon at gmail dot com m a d e l e o n", is: "madeleon@gmail.com" },
    phone: { says: "three six one five five five oh one oh five", is: "+13615550105" },
  },
  {
    channel: "spoken",
    name: { says: "cash like money cash mcgraw", is: "Cash McGraw" },
    email: { says: "cash mcgraw hauling at gmail", is: "cashmcgrawhauling@gmail.com" },
    phone: { says: "four seven nine five five five oh one nine six", is: "+14795550196" },
  },
  {
    channel: "spoken",
    name: { says: "huda h u d a al amin no dash two words capital a both", is: "Huda Al Amin" },
    email: { says: "huda alamin at hotmail dot com alamin together", is: "hudaalamin@hotmail.com" },
    phone: { says: "seven three four five five five zero one seven zero", is: "+17345550170" },
  },
  {
    channel: "spoken",
    name: {
      says: "gus for gustav g u s t a v put that one gustav ahlberg a h l b e r g",
      is: "Gustav Ahlberg",
    },
    email: {
      says: "gus ahlberg at q com no sorry gmail gus ahlberg at gmail dot com",
      is: "gusahlberg@gmail.com",
    },
    phone: { says: "five oh nine five five five oh one two one", is: "+15095550121" },
  },
  {
    channel: "spoken",
    name: {
      says: "the owner's name is priscilla p r i s c i double l a yazzie y a double z i e",
      is: "Priscilla Yazzie",
    },
    email: { says: "p yazzie at navajo arts dot org", is: "pyazzie@navajoarts.org" },
    phone: { says: "nine two eight five five five oh one three nine", is: "+19285550139" },
  },
  {
    channel: "spoken",
    name: { says: "kurt with a k kurt vogel v as in victor o g e l", is: "Kurt Vogel" },
    email: { says: "k vogel at vogel hvac dot com h v a c", is: "kvogel@vogelhvac.com" },
    phone: { says: "two six two five five five oh one five two", is: "+12625550152" },
  },
  {
    channel: "spoken",
    name: { says: "hello my name is sunniva s u double n i v a dahl d a h l", is: "Sunniva Dahl" },
    email: { says: "sunniva dahl all small letters at gmail dot com", is: "sunnivadahl@gmail.com" },
    phone: { says: "seven oh one triple five zero one one three", is: "+17015550113" },
  },
  {
    channel: "spoken",
    name: { says: "lamar no middle name lamar stokes", is: "Lamar Stokes" },
    email: {
      says: "l stokes three thirteen at gmail dot com three one three",
      is: "lstokes313@gmail.com",
    },
    phone: { says: "two four eight five five five oh one six eight", is: "+12485550168" },
  },
  {
    channel: "spoken",
    name: { says: "jean j e a n i'm a woman jean applegate", is: "Jean Applegate" },
    email: { says: "jean at applegate quilts dot com", is: "jean@applegatequilts.com" },
    phone: { says: "eight one two five five five oh one double oh", is: "+18125550100" },
  },
  {
    channel: "spoken",
    name: {
      says: "raul with no accent raul quintanilla q u i n t a n i double l a",
      is: "Raul Quintanilla",
    },
    email: { says: "raul q ninety one at outlook dot com", is: "raulq91@outlook.com" },
    phone: { says: "nine five six five five five oh one eight nine", is: "+19565550189" },
  },
  {
    channel: "spoken",
    name: { says: "it's doctor ngozi eze but just put ngozi eze n g o z i e z e", is: "Ngozi Eze" },
    email: {
      says: "dr ngozi at eze pediatrics dot com d r n g o z i",
      is: "drngozi@ezepediatrics.com",
    },
    phone: { says: "four oh four five five five zero one seven eight", is: "+14045550178" },
  },
  {
    channel: "spoken",
    name: { says: "trudy von hagen small v", is: "Trudy von Hagen" },
    email: { says: "trudy v h at bellsouth dot net", is: "trudyvh@bellsouth.net" },
    phone: { says: "eight two eight five five five oh one three four", is: "+18285550134" },
  },
  {
    channel: "spoken",
    name: { says: "michael but spelled m i k e l mikel jordan and yes i know", is: "Mikel Jordan" },
    email: {
      says: "mikel jordan not that one at gmail dot com all of it mikeljordannotthatone",
      is: "mikeljordannotthatone@gmail.com",
    },
    phone: { says: "nine one oh five five five oh one two three", is: "+19105550123" },
  },
  {
    channel: "spoken",
    name: { says: "for my aunt her name is soledad s o l e d a d ibarra", is: "Soledad Ibarra" },
    email: {
      says: "hers is soledad i at gmail dot com just the letter i after soledad",
      is: "soledadi@gmail.com",
    },
    phone: {
      says: "and her phone is six one nine five five five zero one four six",
      is: "+16195550146",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "sal salvatore not salvador salvatore lo presti lo presti two words",
      is: "Salvatore Lo Presti",
    },
    email: { says: "sal at lo presti bakery dot com no spaces", is: "sal@loprestibakery.com" },
    phone: { says: "seven one eight five five five oh one eight three", is: "+17185550183" },
  },
  {
    channel: "spoken",
    name: { says: "elena i'm elena kuznetsova k u z n e t s o v a", is: "Elena Kuznetsova" },
    email: { says: "elena k at yandex dot com y a n d e x", is: "elenak@yandex.com" },
    phone: { says: "three four seven five five five zero one one zero", is: "+13475550110" },
  },
  {
    channel: "spoken",
    name: { says: "cletus p ray p is for purvis but just the letter", is: "Cletus P Ray" },
    email: { says: "cletus ray at tds dot net", is: "cletusray@tds.net" },
    phone: { says: "nine three one five five five oh one nine one", is: "+19315550191" },
  },
  {
    channel: "spoken",
    name: { says: "tomoko with a t t o m o k o hirano h i r a n o", is: "Tomoko Hirano" },
    email: {
      says: "hirano underscore tomoko at yahoo dot co dot jp",
      is: "hirano_tomoko@yahoo.co.jp",
    },
    phone: { says: "eight oh eight five five five oh one oh four", is: "+18085550104" },
  },
  {
    channel: "spoken",
    name: { says: "pat kim first name pat last name kim", is: "Pat Kim" },
    email: { says: "pat at pat kim homes dot com", is: "pat@patkimhomes.com" },
    phone: { says: "two five three five five five oh one six two", is: "+12535550162" },
  },
  {
    channel: "spoken",
    name: { says: "xiomara x i o m a r a baez b a e z", is: "Xiomara Baez" },
    email: { says: "xio baez at gmail dot com x i o b a e z", is: "xiobaez@gmail.com" },
    phone: { says: "eight six two five five five oh one five three", is: "+18625550153" },
  },
  {
    channel: "spoken",
    name: {
      says: "write john smith j o h n s m y t h e smythe with a y and an e",
      is: "John Smythe",
    },
    email: { says: "john dot smythe at gmail dot com s m y t h e", is: "john.smythe@gmail.com" },
    phone: { says: "three oh two five five five oh one two seven", is: "+13025550127" },
  },
  {
    channel: "spoken",
    name: {
      says: "aurelio i was named for my grandfather aurelio bustamante",
      is: "Aurelio Bustamante",
    },
    email: {
      says: "aurelio at bustamante law dot com one word bustamantelaw",
      is: "aurelio@bustamantelaw.com",
    },
    phone: { says: "seven oh two five five five zero one four two", is: "+17025550142" },
  },
  {
    channel: "spoken",
    name: { says: "colleen two l's two e's mcnamara", is: "Colleen McNamara" },
    email: { says: "cmac at mcnamara pub dot com c m a c", is: "cmac@mcnamarapub.com" },
    phone: { says: "seven seven four five five five oh one one five", is: "+17745550115" },
  },
  {
    channel: "spoken",
    name: { says: "devorah d e v o r a h with an h rosenthal", is: "Devorah Rosenthal" },
    email: {
      says: "devorah r one eight at gmail dot com one eight like chai",
      is: "devorahr18@gmail.com",
    },
    phone: { says: "eight four five five five five oh one eight seven", is: "+18455550187" },
  },
  {
    channel: "spoken",
    name: { says: "burt with a u burt lancaster tate", is: "Burt Lancaster Tate" },
    email: {
      says: "burt tate at suddenlink dot net b u r t t a t e",
      is: "burttate@suddenlink.net",
    },
    phone: { says: "nine oh three five five five oh one seven five", is: "+19035550175" },
  },
  {
    channel: "spoken",
    name: { says: "nguyet n g u y e t le l e", is: "Nguyet Le" },
    email: { says: "nguyet dot le at boeing dot com", is: "nguyet.le@boeing.com" },
    phone: { says: "four two five five five five oh one six oh", is: "+14255550160" },
  },
  {
    channel: "spoken",
    name: { says: "mary kate one word marykate no capital k marykate dolan", is: "Marykate Dolan" },
    email: {
      says: "m as in mike k as in kilo dolan at dolan florist dot com",
      is: "mkdolan@dolanflorist.com",
    },
    phone: { says: "six one seven five five five zero one three seven", is: "+16175550137" },
  },
  {
    channel: "spoken",
    name: { says: "officer trent nakagawa n a k a g a w a", is: "Trent Nakagawa" },
    email: { says: "t nakagawa at honolulu dot gov", is: "tnakagawa@honolulu.gov" },
    phone: { says: "eight oh eight five five five oh one nine two", is: "+18085550192" },
  },
  {
    channel: "spoken",
    name: { says: "zoe z o e no dots or anything zoe papadopoulos", is: "Zoe Papadopoulos" },
    email: {
      says: "zoe pap at papadopoulos diner dot com p a p a d o p o u l o s",
      is: "zoepap@papadopoulosdiner.com",
    },
    phone: {
      says: "eight three one no eight one three five five five oh one oh eight",
      is: "+18135550108",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "i'm his power of attorney his name is hubert hubert crenshaw c r e n s h a w",
      is: "Hubert Crenshaw",
    },
    email: {
      says: "send it to mine lila crenshaw at gmail dot com l i l a",
      is: "lilacrenshaw@gmail.com",
    },
    phone: {
      says: "mine too three three four five five five oh one four five",
      is: "+13345550145",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "santiago with a capital s of course santiago ferreira da silva small d on the da",
      is: "Santiago Ferreira da Silva",
    },
    email: { says: "santi fds at gmail dot com s a n t i f d s", is: "santifds@gmail.com" },
    phone: { says: "nine seven eight five five five oh one seven three", is: "+19785550173" },
  },
  {
    channel: "spoken",
    name: { says: "opal gene with a g g e n e opal gene stringer", is: "Opal Gene Stringer" },
    email: { says: "opal dash stringer at sbcglobal dot net", is: "opal-stringer@sbcglobal.net" },
    phone: { says: "nine four oh five five five zero one five nine", is: "+19405550159" },
  },
  {
    channel: "spoken",
    name: {
      says: "name's ty t y that's all of it on my license ty cobb jenkins",
      is: "Ty Cobb Jenkins",
    },
    email: { says: "ty cobb jenkins at gmail dot com", is: "tycobbjenkins@gmail.com" },
    phone: { says: "seven oh six five five five oh one one seven", is: "+17065550117" },
  },
  {
    channel: "spoken",
    name: {
      says: "esperanza esperanza no i don't use the second one esperanza luna",
      is: "Esperanza Luna",
    },
    email: {
      says: "esperanza luna punto casas at gmail punto com",
      is: "esperanzaluna.casas@gmail.com",
    },
    phone: {
      says: "it's five six two uh five five five uh zero one uh eight one",
      is: "+15625550181",
    },
  },
  {
    channel: "spoken",
    name: { says: "corporal nate i mean nathan nathan holloway two l's", is: "Nathan Holloway" },
    email: { says: "nathan dot holloway at usmc dot mil", is: "nathan.holloway@usmc.mil" },
    phone: { says: "nine one oh five five five oh one two eight", is: "+19105550128" },
  },
  {
    channel: "spoken",
    name: {
      says: "bryn b r y n no second n llewellyn double l e w e double l y n",
      is: "Bryn Llewellyn",
    },
    email: { says: "bryn llew at gmail dot com b r y n l l e w", is: "brynllew@gmail.com" },
    phone: { says: "four eight four five five five oh one six one", is: "+14845550161" },
  },
  {
    channel: "spoken",
    name: {
      says: "hi yeah jonathan no h at the front j o n a t h a n reyes",
      is: "Jonathan Reyes",
    },
    email: { says: "jon reyes j o n at reyes auto body dot com", is: "jonreyes@reyesautobody.com" },
    phone: { says: "three two three five five five oh one three two", is: "+13235550132" },
  },
  {
    channel: "spoken",
    name: { says: "mabel and i'm ninety one mabel fitzgibbon", is: "Mabel Fitzgibbon" },
    email: {
      says: "i have no idea my son does it his is tom at fitzgibbon farms dot com use that",
      is: "tom@fitzgibbonfarms.com",
    },
    phone: {
      says: "five six three five five five oh one oh six that's the kitchen phone",
      is: "+15635550106",
    },
  },
  {
    channel: "spoken",
    name: { says: "arjun mehta a r j u n m e h t a", is: "Arjun Mehta" },
    email: { says: "arjun at mehta capital dot io dot i o", is: "arjun@mehtacapital.io" },
    phone: { says: "four oh eight five five five oh one eight two", is: "+14085550182" },
  },
  {
    channel: "spoken",
    name: {
      says: "it's tatiana t a t i a n a last name is hyphenated volkov dash reed",
      is: "Tatiana Volkov-Reed",
    },
    email: { says: "t volkov reed no hyphen at gmail dot com", is: "tvolkovreed@gmail.com" },
    phone: { says: "eight five eight five five five oh one nine four", is: "+18585550194" },
  },
  {
    channel: "spoken",
    name: {
      says: "lou ellen two words louellen some people put together but it's two lou ellen hatch",
      is: "Lou Ellen Hatch",
    },
    email: { says: "lou dot ellen dot hatch at gmail dot com", is: "lou.ellen.hatch@gmail.com" },
    phone: { says: "four three five five five five oh one four nine", is: "+14355550149" },
  },
  {
    channel: "spoken",
    name: {
      says: "omar like the poet omar khayyam siddiqui s i double d i q u i just omar siddiqui",
      is: "Omar Siddiqui",
    },
    email: { says: "omar siddiqui m d at gmail dot com", is: "omarsiddiquimd@gmail.com" },
    phone: { says: "six three oh five five five oh one five one", is: "+16305550151" },
  },
  {
    channel: "spoken",
    name: {
      says: "philomena call me phil but write philomena philomena grasso",
      is: "Philomena Grasso",
    },
    email: {
      says: "phil grasso four you at gmail dot com with the digit four and y o u",
      is: "philgrasso4you@gmail.com",
    },
    phone: { says: "four oh one triple five oh one six nine", is: "+14015550169" },
  },
  {
    channel: "spoken",
    name: { says: "wes but put wesley w e s l e y last name two eagles", is: "Wesley Two Eagles" },
    email: {
      says: "wes two eagles at gmail dot com two is the word t w o",
      is: "westwoeagles@gmail.com",
    },
    phone: { says: "four oh six five five five oh one two four", is: "+14065550124" },
  },
  {
    channel: "spoken",
    name: {
      says: "amparo a m p a r o i am from spain amparo vidal i roca with the i",
      is: "Amparo Vidal i Roca",
    },
    email: { says: "amparo punto vidal at gmail punto com", is: "amparo.vidal@gmail.com" },
    phone: { says: "seven eight six five five five zero one zero nine", is: "+17865550109" },
  },
  {
    channel: "spoken",
    name: {
      says: "irving no g i r v i n sorry yes there's a g irving irving schatz s c h a t z",
      is: "Irving Schatz",
    },
    email: { says: "irv schatz at earthlink dot net", is: "irvschatz@earthlink.net" },
    phone: { says: "five six one five five five oh one seven seven", is: "+15615550177" },
  },
  {
    channel: "spoken",
    name: { says: "makayla m a k a y l a not the m i c kind makayla frost", is: "Makayla Frost" },
    email: {
      says: "makayla frost with three x's at the end at yahoo dot com so makaylafrostxxx",
      is: "makaylafrostxxx@yahoo.com",
    },
    phone: { says: "five five five oh one one one with eight oh one in front", is: "+18015550111" },
  },
  {
    channel: "spoken",
    name: {
      says: "how i spell it well b e a u beau fontenot f o n t e n o t",
      is: "Beau Fontenot",
    },
    email: { says: "beau font at fontenot seafood dot com", is: "beaufont@fontenotseafood.com" },
    phone: { says: "nine eight five five five five zero one eight six", is: "+19855550186" },
  },
  {
    channel: "spoken",
    name: {
      says: "mrs eleanor sprague but my mail comes to ellie sprague so no eleanor's right",
      is: "Eleanor Sprague",
    },
    email: {
      says: "ellie dot sprague at gmail dot com e double l i e",
      is: "ellie.sprague@gmail.com",
    },
    phone: { says: "six oh three five five five oh one three five", is: "+16035550135" },
  },
  {
    channel: "spoken",
    name: { says: "shan shan two words same thing twice zhou z h o u", is: "Shan Shan Zhou" },
    email: { says: "shan shan zhou at gmail dot com no spaces", is: "shanshanzhou@gmail.com" },
    phone: { says: "six two six five five five zero one five six", is: "+16265550156" },
  },
  {
    channel: "spoken",
    name: {
      says: "rocco tell him rocco from the deli he knows rocco bellini",
      is: "Rocco Bellini",
    },
    email: { says: "rocco at bellini deli dot nyc dot n y c", is: "rocco@bellinideli.nyc" },
    phone: { says: "nine one seven five five five oh one four oh", is: "+19175550140" },
  },
  {
    channel: "spoken",
    name: {
      says: "luz l u z maria is my second name but only luz luz escobedo",
      is: "Luz Escobedo",
    },
    email: {
      says: "luz escobedo dot two at gmail dot com dot and the digit two",
      is: "luzescobedo.2@gmail.com",
    },
    phone: { says: "two oh nine five five five oh one nine eight", is: "+12095550198" },
  },
  {
    channel: "spoken",
    name: {
      says: "hold on okay it's percival percy no percival greene with an e at the end",
      is: "Percival Greene",
    },
    email: {
      says: "percival dot greene at greene and greene dot net and as a word",
      is: "percival.greene@greeneandgreene.net",
    },
    phone: { says: "four three four five five five oh one one eight", is: "+14345550118" },
  },
  {
    channel: "spoken",
    name: { says: "ayodele a y o d e l e bright b r i g h t", is: "Ayodele Bright" },
    email: { says: "ayo bright at gmail dot com a y o", is: "ayobright@gmail.com" },
    phone: {
      says: "it's three one seven dash five five five dash oh one six four",
      is: "+13175550164",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "dot short for dorothy put dorothy dorothy nielsen n i e l s e n",
      is: "Dorothy Nielsen",
    },
    email: {
      says: "dot nielsen and that dot is spelled out d o t because it's my name d o t nielsen at gmail dot com",
      is: "dotnielsen@gmail.com",
    },
    phone: { says: "five one five five five five oh one oh three", is: "+15155550103" },
  },
  {
    channel: "spoken",
    name: {
      says: "yes um it's alex no wait legal name alexandra alexandra pruitt hayes no hyphen",
      is: "Alexandra Pruitt Hayes",
    },
    email: {
      says: "a pruitt hayes at pruitt hayes dot com no hyphens",
      is: "apruitthayes@pruitthayes.com",
    },
    phone: {
      says: "six oh eight five five five oh one seven two i'm sorry one seven three",
      is: "+16085550173",
    },
  },
  {
    channel: "typed",
    name: { says: "Marta Quiñones", is: "Marta Quiñones" },
    email: { says: "Marta.Quinones@gmail.com", is: "marta.quinones@gmail.com" },
    phone: { says: "(407) 555-0142", is: "+14075550142" },
  },
  {
    channel: "typed",
    name: { says: "devon hale", is: "Devon Hale" },
    email: { says: "devonhale@icloud.com", is: "devonhale@icloud.com" },
    phone: { says: "4075550118", is: "+14075550118" },
  },
  {
    channel: "typed",
    name: { says: "LORETTA BIGGS", is: "Loretta Biggs" },
    email: { says: "LORETTABIGGS@AOL.COM", is: "lorettabiggs@aol.com" },
    phone: { says: "910-555-0133", is: "+19105550133" },
  },
  {
    channel: "typed",
    name: { says: "It's Kofi Annan Owusu", is: "Kofi Annan Owusu" },
    email: { says: "kofi.owusu@bu.edu", is: "kofi.owusu@bu.edu" },
    phone: { says: "617.555.0171", is: "+16175550171" },
  },
  {
    channel: "typed",
    name: { says: "Dr. Helena Brandvold", is: "Helena Brandvold" },
    email: { says: "my email is hbrandvold@brandvoldvet.com.", is: "hbrandvold@brandvoldvet.com" },
    phone: { says: "+1 218 555 0164", is: "+12185550164" },
  },
  {
    channel: "typed",
    name: { says: "sean o'rourke", is: "Sean O'Rourke" },
    email: { says: "sorourke88@yahoo.com", is: "sorourke88@yahoo.com" },
    phone: { says: "1-508-555-0129", is: "+15085550129" },
  },
  {
    channel: "typed",
    name: { says: "Nguyen Thi Mai, family name Nguyen, you can put Mai Nguyen", is: "Mai Nguyen" },
    email: { says: "mainguyen_01@gmail.com", is: "mainguyen_01@gmail.com" },
    phone: { says: "657 555 0103", is: "+16575550103" },
  },
  {
    channel: "typed",
    name: { says: "Robert J. Pickett Jr.", is: "Robert J. Pickett Jr." },
    email: { says: "rjpickett (at) pickettfarms (dot) com", is: "rjpickett@pickettfarms.com" },
    phone: { says: "it's 641-555-0187 ext 12", is: "+16415550187" },
  },
  {
    channel: "typed",
    name: { says: "my name is anneliese vogt", is: "Anneliese Vogt" },
    email: { says: "anneliese-vogt@posteo.de", is: "anneliese-vogt@posteo.de" },
    phone: { says: "503 555-0150", is: "+15035550150" },
  },
  {
    channel: "typed",
    name: { says: "Jayden", is: "Jayden" },
    email: { says: "jaydenxo7@gmail.com", is: "jaydenxo7@gmail.com" },
    phone: { says: "+19725550191", is: "+19725550191" },
  },
  {
    channel: "typed",
    name: { says: "Maria-José Fernández del Valle", is: "Maria-José Fernández del Valle" },
    email: { says: "mjfdv@outlook.com", is: "mjfdv@outlook.com" },
    phone: { says: "(786)5550126", is: "+17865550126" },
  },
  {
    channel: "typed",
    name: { says: "this is Tom. Tom Birdsong", is: "Tom Birdsong" },
    email: { says: "tom@birdsongmusic.net (work)", is: "tom@birdsongmusic.net" },
    phone: { says: "615 555 0144 cell", is: "+16155550144" },
  },
  {
    channel: "typed",
    name: { says: "Putting this in for my mom, Shirley Abernathy", is: "Shirley Abernathy" },
    email: {
      says: "she doesn't have email so mine: cabernathy@protonmail.com",
      is: "cabernathy@protonmail.com",
    },
    phone: { says: "hers is 704-555-0112", is: "+17045550112" },
  },
  {
    channel: "typed",
    name: { says: "Rev. Clarence Moody", is: "Clarence Moody" },
    email: { says: "cmoody@bethelame.org thank you", is: "cmoody@bethelame.org" },
    phone: { says: "334.555.0198", is: "+13345550198" },
  },
  {
    channel: "typed",
    name: { says: "van der Meer, Joris", is: "Joris van der Meer" },
    email: { says: "jorisvdm@gmail.com", is: "jorisvdm@gmail.com" },
    phone: { says: "+1 (616) 555-0109", is: "+16165550109" },
  },
  {
    channel: "typed",
    name: { says: "ana lucia de oliveira", is: "Ana Lucia de Oliveira" },
    email: { says: "analuciadeoliveira@hotmail.com", is: "analuciadeoliveira@hotmail.com" },
    phone: { says: "774-555-0175", is: "+17745550175" },
  },
  {
    channel: "typed",
    name: { says: "Kim Soo-jin but Americans write Soo-jin Kim so do that", is: "Soo-jin Kim" },
    email: { says: "soojinkim@naver.com", is: "soojinkim@naver.com" },
    phone: { says: "201 555 0136 please text first", is: "+12015550136" },
  },
  {
    channel: "typed",
    name: { says: "Jon no h Hendershot", is: "Jon Hendershot" },
    email: { says: "jon.hendershot@cummins.com", is: "jon.hendershot@cummins.com" },
    phone: { says: "812 555 0181", is: "+18125550181" },
  },
  {
    channel: "typed",
    name: { says: "Sgt. Alicia Montes", is: "Alicia Montes" },
    email: { says: "Alicia.Montes.mil@gmail.com", is: "alicia.montes.mil@gmail.com" },
    phone: { says: "(915) 555 0155", is: "+19155550155" },
  },
  {
    channel: "typed",
    name: {
      says: "Krishnan Subramanian (Kris is fine but use the full one)",
      is: "Krishnan Subramanian",
    },
    email: { says: "ksubra@subraconsulting.io", is: "ksubra@subraconsulting.io" },
    phone: { says: "1 (408) 555-0167", is: "+14085550167" },
  },
  {
    channel: "typed",
    name: { says: "Darnell Tibbs III", is: "Darnell Tibbs III" },
    email: { says: "d_tibbs3@yahoo.com", is: "d_tibbs3@yahoo.com" },
    phone: { says: "901/555/0119", is: "+19015550119" },
  },
  {
    channel: "typed",
    name: { says: "pam, pamela wojtowicz", is: "Pamela Wojtowicz" },
    email: { says: "pwoj@comcast.net", is: "pwoj@comcast.net" },
    phone: { says: "413 555 01 24", is: "+14135550124" },
  },
  {
    channel: "typed",
    name: { says: "Fatima Zahra El Idrissi", is: "Fatima Zahra El Idrissi" },
    email: { says: "fz.elidrissi@gmail.com", is: "fz.elidrissi@gmail.com" },
    phone: { says: "347-555-0102", is: "+13475550102" },
  },
  {
    channel: "typed",
    name: { says: "its mike again mike delgado", is: "Mike Delgado" },
    email: { says: "mdelgado@delgadomasonry.com", is: "mdelgado@delgadomasonry.com" },
    phone: { says: "same as the one i'm texting from but ok 203 555 0148", is: "+12035550148" },
  },
  {
    channel: "typed",
    name: { says: "T. Raymond Ostrowski", is: "T. Raymond Ostrowski" },
    email: { says: "ray.o@ostrowskilaw.com", is: "ray.o@ostrowskilaw.com" },
    phone: { says: "716-555-0139 x204", is: "+17165550139" },
  },
  {
    channel: "typed",
    name: { says: "Sunita", is: "Sunita" },
    email: { says: "sunita dot rao at gmail dot com", is: "sunita.rao@gmail.com" },
    phone: { says: "five one oh 555 0160", is: "+15105550160" },
  },
  {
    channel: "typed",
    name: { says: "mary ellen o'keefe", is: "Mary Ellen O'Keefe" },
    email: { says: "maryellenokeefe@verizon.net no apostrophe", is: "maryellenokeefe@verizon.net" },
    phone: { says: "(978) 555-0111", is: "+19785550111" },
  },
  {
    channel: "typed",
    name: { says: "Chidi Nnamdi-Pierce", is: "Chidi Nnamdi-Pierce" },
    email: { says: "chidi@nnamdipierce.com", is: "chidi@nnamdipierce.com" },
    phone: { says: "404.555.0183", is: "+14045550183" },
  },
  {
    channel: "typed",
    name: { says: "Hélène Gagnon", is: "Hélène Gagnon" },
    email: { says: "helene.gagnon@videotron.ca", is: "helene.gagnon@videotron.ca" },
    phone: { says: "+1.802.555.0157", is: "+18025550157" },
  },
  {
    channel: "typed",
    name: { says: "Bobby Ray Hicks", is: "Bobby Ray Hicks" },
    email: { says: "bobbyrayhicks@gmial.com sorry gmail.com", is: "bobbyrayhicks@gmail.com" },
    phone: { says: "256-555-0114", is: "+12565550114" },
  },
  {
    channel: "typed",
    name: { says: "Lena Fischer-Ruiz", is: "Lena Fischer-Ruiz" },
    email: { says: "Lena@Fischer-Ruiz.com", is: "lena@fischer-ruiz.com" },
    phone: { says: "720 555 0122", is: "+17205550122" },
  },
  {
    channel: "typed",
    name: { says: "Ms. Tonya Gaines", is: "Tonya Gaines" },
    email: { says: "tgaines1974@att.net", is: "tgaines1974@att.net" },
    phone: { says: "9015550176", is: "+19015550176" },
  },
  {
    channel: "typed",
    name: { says: "Wei", is: "Wei" },
    email: { says: "wei.zhang.cmu@gmail.com", is: "wei.zhang.cmu@gmail.com" },
    phone: { says: "412 555 0190", is: "+14125550190" },
  },
  {
    channel: "typed",
    name: { says: "Abdul-Karim Saleh", is: "Abdul-Karim Saleh" },
    email: { says: "aksaleh@umich.edu", is: "aksaleh@umich.edu" },
    phone: { says: "734-555-0101", is: "+17345550101" },
  },
  {
    channel: "typed",
    name: { says: "name: Gregory Pappas", is: "Gregory Pappas" },
    email: { says: "email: gpappas@pappasgrill.com", is: "gpappas@pappasgrill.com" },
    phone: { says: "phone: 773-555-0166", is: "+17735550166" },
  },
  {
    channel: "typed",
    name: { says: "Rosalind Achterberg", is: "Rosalind Achterberg" },
    email: { says: "roz.achterberg+house@gmail.com", is: "roz.achterberg+house@gmail.com" },
    phone: { says: "+1-616-555-0135", is: "+16165550135" },
  },
  {
    channel: "typed",
    name: { says: "juan pablo restrepo gil", is: "Juan Pablo Restrepo Gil" },
    email: { says: "jprestrepog@gmail.com", is: "jprestrepog@gmail.com" },
    phone: { says: "954 5550173", is: "+19545550173" },
  },
  {
    channel: "typed",
    name: { says: "Hi! I'm Becca Stone-Hart :)", is: "Becca Stone-Hart" },
    email: { says: "beccastonehart@icloud.com 😊", is: "beccastonehart@icloud.com" },
    phone: { says: "(828) 555-0188!", is: "+18285550188" },
  },
  {
    channel: "typed",
    name: { says: "L. Q. Treadwell", is: "L. Q. Treadwell" },
    email: { says: "lqt@treadwell.org", is: "lqt@treadwell.org" },
    phone: { says: "601-555-0105", is: "+16015550105" },
  },
  {
    channel: "typed",
    name: { says: "Dmitri Volkonsky not Dmitry", is: "Dmitri Volkonsky" },
    email: { says: "d.volkonsky@mail.ru", is: "d.volkonsky@mail.ru" },
    phone: { says: "646.555.0152", is: "+16465550152" },
  },
  {
    channel: "typed",
    name: { says: "Grace Park (박은혜)... just Grace Park", is: "Grace Park" },
    email: { says: "gracepark.nj@gmail.com", is: "gracepark.nj@gmail.com" },
    phone: { says: "201-555-0194", is: "+12015550194" },
  },
  {
    channel: "typed",
    name: { says: "Josefina d'Arcy", is: "Josefina d'Arcy" },
    email: { says: "jdarcy@darcyinteriors.co", is: "jdarcy@darcyinteriors.co" },
    phone: { says: "555-0117, area code 239", is: "+12395550117" },
  },
  {
    channel: "typed",
    name: { says: "Trey Boudreaux, real name Ferdinand but please use Trey", is: "Trey Boudreaux" },
    email: { says: "treyb@boudreauxboats.com", is: "treyb@boudreauxboats.com" },
    phone: { says: "(337) 555-0178", is: "+13375550178" },
  },
  {
    channel: "typed",
    name: { says: "Mrs Edith Lamb", is: "Edith Lamb" },
    email: { says: "edithlamb1936@juno.com", is: "edithlamb1936@juno.com" },
    phone: { says: "My number is 802 555 0140. Please let it ring.", is: "+18025550140" },
  },
  {
    channel: "typed",
    name: { says: "zainab", is: "Zainab" },
    email: { says: "Zainab.Sheikh@Outlook.com", is: "zainab.sheikh@outlook.com" },
    phone: { says: "1 832 555 0199", is: "+18325550199" },
  },
  {
    channel: "typed",
    name: { says: "Sam Oyelaran, S-A-M is not short for anything", is: "Sam Oyelaran" },
    email: { says: "samoyelaran@gmail.com", is: "samoyelaran@gmail.com" },
    phone: { says: "(301)555-0121", is: "+13015550121" },
  },
  {
    channel: "typed",
    name: { says: "Pilar Echeverría Lasa", is: "Pilar Echeverría Lasa" },
    email: { says: "pilar.echeverria@boisestate.edu", is: "pilar.echeverria@boisestate.edu" },
    phone: { says: "208-555-0131", is: "+12085550131" },
  },
  {
    channel: "typed",
    name: { says: "Kenji Mori", is: "Kenji Mori" },
    email: { says: "kenji@morisushi.com", is: "kenji@morisushi.com" },
    phone: { says: "206 555 0143 sorry 0134", is: "+12065550134" },
  },
  {
    channel: "typed",
    name: { says: 'Capt. Luis "Louie" Ferrer, put Luis Ferrer', is: "Luis Ferrer" },
    email: { says: "lferrer@miamifire.org", is: "lferrer@miamifire.org" },
    phone: { says: "305-555-0186", is: "+13055550186" },
  },
  {
    channel: "typed",
    name: { says: "Candace w/ a C, Candace Holt", is: "Candace Holt" },
    email: { says: "candaceholt@live.com", is: "candaceholt@live.com" },
    phone: { says: "919 555 0107", is: "+19195550107" },
  },
  {
    channel: "typed",
    name: { says: "Elif Yıldız", is: "Elif Yıldız" },
    email: { says: "elifyildiz@gmail.com", is: "elifyildiz@gmail.com" },
    phone: { says: "862-555-0162", is: "+18625550162" },
  },
  {
    channel: "typed",
    name: { says: "Nana Yaa Mensah", is: "Nana Yaa Mensah" },
    email: { says: "nanayaa@mensahcatering.com", is: "nanayaa@mensahcatering.com" },
    phone: { says: "(614) 555 0130", is: "+16145550130" },
  },
  {
    channel: "typed",
    name: { says: "jesse w. two rivers", is: "Jesse W. Two Rivers" },
    email: { says: "jtworivers@blackfeet.org", is: "jtworivers@blackfeet.org" },
    phone: { says: "406.555.0115", is: "+14065550115" },
  },
  {
    channel: "typed",
    name: { says: "Stacy. No e.", is: "Stacy" },
    email: { says: "stacy.beaman@gmail.com", is: "stacy.beaman@gmail.com" },
    phone: { says: "317 555 0108", is: "+13175550108" },
  },
  {
    channel: "typed",
    name: { says: "McKayla Thorne", is: "McKayla Thorne" },
    email: { says: "mckthorne@weber.edu", is: "mckthorne@weber.edu" },
    phone: { says: "801-555-0179", is: "+18015550179" },
  },
  {
    channel: "typed",
    name: { says: "I am Olena Shevchenko", is: "Olena Shevchenko" },
    email: { says: "olena.shevchenko@ukr.net", is: "olena.shevchenko@ukr.net" },
    phone: { says: "+1 916 555 01 25", is: "+19165550125" },
  },
  {
    channel: "typed",
    name: { says: "Big Al's Towing, owner's name is Alan Dietz", is: "Alan Dietz" },
    email: { says: "al@bigalstowing.com", is: "al@bigalstowing.com" },
    phone: { says: "570-555-0147 ask for Al", is: "+15705550147" },
  },
  {
    channel: "typed",
    name: { says: "Veronica St. Pierre", is: "Veronica St. Pierre" },
    email: { says: "vstpierre@cox.net", is: "vstpierre@cox.net" },
    phone: { says: "225 555-0169", is: "+12255550169" },
  },
  {
    channel: "typed",
    name: { says: "rohan iyer-mcgee, capital G", is: "Rohan Iyer-McGee" },
    email: { says: "rohan@iyermcgee.com", is: "rohan@iyermcgee.com" },
    phone: { says: "(669) 555-0158", is: "+16695550158" },
  },
  {
    channel: "typed",
    name: { says: "Thea", is: "Thea" },
    email: { says: "theathegardener@gmail.com", is: "theathegardener@gmail.com" },
    phone: { says: "503-555-0193", is: "+15035550193" },
  },
  {
    channel: "typed",
    name: { says: "Ezekiel Ben-Ami", is: "Ezekiel Ben-Ami" },
    email: { says: "zeke.benami@gmail.com", is: "zeke.benami@gmail.com" },
    phone: { says: "718.555.0104", is: "+17185550104" },
  },
  {
    channel: "typed",
    name: { says: "Joanna Kaczmarek-Lopez", is: "Joanna Kaczmarek-Lopez" },
    email: { says: "jkl@kaczmarek-lopez.com", is: "jkl@kaczmarek-lopez.com" },
    phone: { says: "(312) 555.0127", is: "+13125550127" },
  },
  {
    channel: "typed",
    name: { says: "hal r. gunderson sr", is: "Hal R. Gunderson Sr" },
    email: { says: "halg@gundersonseed.com", is: "halg@gundersonseed.com" },
    phone: { says: "701-555-0110 then press 3", is: "+17015550110" },
  },
  {
    channel: "typed",
    name: { says: "Vy Le", is: "Vy Le" },
    email: { says: "vyle@vynails.com", is: "vyle@vynails.com" },
    phone: { says: "7145550182", is: "+17145550182" },
  },
  {
    channel: "typed",
    name: { says: "Soledad", is: "Soledad" },
    email: { says: "mi correo es soledad.paz@yahoo.com.mx", is: "soledad.paz@yahoo.com.mx" },
    phone: { says: "619-555-0151", is: "+16195550151" },
  },
  {
    channel: "typed",
    name: { says: "Prof. Ingeborg Stein", is: "Ingeborg Stein" },
    email: { says: "istein@oberlin.edu", is: "istein@oberlin.edu" },
    phone: { says: "440-555-0132", is: "+14405550132" },
  },
  {
    channel: "typed",
    name: { says: "Tiffani with an i at the end, Tiffani Crowe", is: "Tiffani Crowe" },
    email: { says: "tiffanicrowe@gmail.com", is: "tiffanicrowe@gmail.com" },
    phone: { says: "(304) 555-0172", is: "+13045550172" },
  },
  {
    channel: "typed",
    name: { says: "Matthew Two-Hearts", is: "Matthew Two-Hearts" },
    email: { says: "mtwohearts@gmail.com", is: "mtwohearts@gmail.com" },
    phone: { says: "505 555 0185", is: "+15055550185" },
  },
  {
    channel: "typed",
    name: { says: "ARTURO BENAVIDES", is: "Arturo Benavides" },
    email: { says: "ARTURO@BENAVIDESTILE.COM", is: "arturo@benavidestile.com" },
    phone: { says: "9565550123", is: "+19565550123" },
  },
  {
    channel: "typed",
    name: { says: "cindy lou whitaker-boggs", is: "Cindy Lou Whitaker-Boggs" },
    email: { says: "clwb@windstream.net", is: "clwb@windstream.net" },
    phone: { says: "606-555-0161", is: "+16065550161" },
  },
  {
    channel: "typed",
    name: { says: "Use my husband's: Desmond Achebe", is: "Desmond Achebe" },
    email: {
      says: "d.achebe@achebegroup.com, or info@ but his is better",
      is: "d.achebe@achebegroup.com",
    },
    phone: { says: "his cell: 240 555 0149", is: "+12405550149" },
  },
  {
    channel: "typed",
    name: { says: "Noelle Saint-Just", is: "Noelle Saint-Just" },
    email: { says: "noelle@saintjust.photography", is: "noelle@saintjust.photography" },
    phone: { says: "(305) 555-0174", is: "+13055550174" },
  },
  {
    channel: "typed",
    name: { says: "Pradeep K. Nair", is: "Pradeep K. Nair" },
    email: { says: "pknair@tcs.com", is: "pknair@tcs.com" },
    phone: { says: "+1(469)555-0137", is: "+14695550137" },
  },
  {
    channel: "typed",
    name: { says: "Wanda Fay Purcell", is: "Wanda Fay Purcell" },
    email: { says: "wandafay@brightok.net", is: "wandafay@brightok.net" },
    phone: { says: "580-555-0156", is: "+15805550156" },
  },
  {
    channel: "typed",
    name: { says: "Gio DiNapoli", is: "Gio DiNapoli" },
    email: { says: "gio@dinapolibros.com", is: "gio@dinapolibros.com" },
    phone: { says: "856 555 0195", is: "+18565550195" },
  },
  {
    channel: "typed",
    name: { says: "Hana Novotná", is: "Hana Novotná" },
    email: { says: "hana.novotna@seznam.cz", is: "hana.novotna@seznam.cz" },
    phone: { says: "319-555-0113", is: "+13195550113" },
  },
  {
    channel: "typed",
    name: { says: "Jamal X. Rivers", is: "Jamal X. Rivers" },
    email: { says: "jxrivers@temple.edu", is: "jxrivers@temple.edu" },
    phone: { says: "(267) 555 0106", is: "+12675550106" },
  },
  {
    channel: "typed",
    name: { says: "oops typo earlier its Meredith Vance not Meridith", is: "Meredith Vance" },
    email: { says: "mvance@vancecpa.com", is: "mvance@vancecpa.com" },
    phone: { says: "no the 443 one. 443-555-0128", is: "+14435550128" },
  },
  {
    channel: "typed",
    name: { says: "Tupac Huaman Rojas", is: "Tupac Huaman Rojas" },
    email: { says: "thuaman@gmail.com", is: "thuaman@gmail.com" },
    phone: { says: "973 555 0165", is: "+19735550165" },
  },
  {
    channel: "typed",
    name: { says: "Birgit Söderström", is: "Birgit Söderström" },
    email: { says: "birgit.soderstrom@telia.com", is: "birgit.soderstrom@telia.com" },
    phone: { says: "763.555.0146", is: "+17635550146" },
  },
  {
    channel: "typed",
    name: { says: "Q. Nobody calls me Quentin. Ok, Quentin Vale", is: "Quentin Vale" },
    email: { says: "q@quentinvale.com", is: "q@quentinvale.com" },
    phone: { says: "(413) 555-0197", is: "+14135550197" },
  },
  {
    channel: "typed",
    name: { says: "Manpreet Kaur Gill", is: "Manpreet Kaur Gill" },
    email: { says: "manpreet.k.gill@gmail.com", is: "manpreet.k.gill@gmail.com" },
    phone: { says: "559-555-0184", is: "+15595550184" },
  },
  {
    channel: "typed",
    name: { says: "Isaac & Ruth Feldman but the appointment's for Isaac", is: "Isaac Feldman" },
    email: { says: "isaacfeldman@optonline.net", is: "isaacfeldman@optonline.net" },
    phone: { says: "914-555-0120", is: "+19145550120" },
  },
  {
    channel: "typed",
    name: { says: "lily rose carter-bell", is: "Lily Rose Carter-Bell" },
    email: { says: "lilyrosecb <lilyrosecb@gmail.com>", is: "lilyrosecb@gmail.com" },
    phone: { says: "(843) 555-0163", is: "+18435550163" },
  },
  {
    channel: "typed",
    name: { says: "Tariq Al-Hamdani", is: "Tariq Al-Hamdani" },
    email: { says: "t.alhamdani@wayne.edu", is: "t.alhamdani@wayne.edu" },
    phone: { says: "313 555 0145, not the 0154 you have", is: "+13135550145" },
  },
  {
    channel: "typed",
    name: { says: "Cap'n Dave, officially David Mooney", is: "David Mooney" },
    email: { says: "davemooney@mooneymarina.com", is: "davemooney@mooneymarina.com" },
    phone: { says: "(410) 555 0138", is: "+14105550138" },
  },
  {
    channel: "typed",
    name: { says: "Yael", is: "Yael" },
    email: { says: "yael_g@walla.co.il", is: "yael_g@walla.co.il" },
    phone: { says: "+1 718 555 0191", is: "+17185550191" },
  },
  {
    channel: "typed",
    name: { says: "Eun-ji Yoo", is: "Eun-ji Yoo" },
    email: { says: "eunjiyoo@gatech.edu", is: "eunjiyoo@gatech.edu" },
    phone: { says: "770.555.0116", is: "+17705550116" },
  },
  {
    channel: "typed",
    name: { says: "barb k, k is for kessler", is: "Barb Kessler" },
    email: { says: "barbkessler52@charter.net", is: "barbkessler52@charter.net" },
    phone: { says: "608 555 0180", is: "+16085550180" },
  },
  {
    channel: "typed",
    name: { says: "Florin Dragomir (first name Florin)", is: "Florin Dragomir" },
    email: { says: "florin AT dragomirdental DOT com", is: "florin@dragomirdental.com" },
    phone: { says: "Office 602-555-0100, cell 602-555-0159. Use the cell", is: "+16025550159" },
  },
  {
    channel: "typed",
    name: { says: "Tallulah Mae Jefferson", is: "Tallulah Mae Jefferson" },
    email: { says: "tmj@jeffersonjazz.org", is: "tmj@jeffersonjazz.org" },
    phone: { says: "504-555-0192", is: "+15045550192" },
  },
  {
    channel: "typed",
    name: { says: "Duc Hoang", is: "Duc Hoang" },
    email: { says: "duchoang@sjsu.edu", is: "duchoang@sjsu.edu" },
    phone: { says: "408-555-0170", is: "+14085550170" },
  },
  {
    channel: "typed",
    name: { says: "Ursula K", is: "Ursula K" },
    email: { says: "ursulak@earthlink.net", is: "ursulak@earthlink.net" },
    phone: { says: "971 555 0154", is: "+19715550154" },
  },
  {
    channel: "typed",
    name: { says: "Esteban de la Torre y Ruiz", is: "Esteban de la Torre y Ruiz" },
    email: { says: "edelatorre@utep.edu", is: "edelatorre@utep.edu" },
    phone: { says: "915-555-0168 Ext. 7", is: "+19155550168" },
  },
  {
    channel: "typed",
    name: { says: "Hon. Margaret Tillman", is: "Margaret Tillman" },
    email: {
      says: "Margaret.Tillman@tillmanmediation.com",
      is: "margaret.tillman@tillmanmediation.com",
    },
    phone: { says: "(919)-555-0189", is: "+19195550189" },
  },
  {
    channel: "typed",
    name: { says: "ok fine. Otto Krebs", is: "Otto Krebs" },
    email: { says: "okrebs@krebsfamily.name", is: "okrebs@krebsfamily.name" },
    phone: { says: "1.414.555.0153", is: "+14145550153" },
  },
  {
    channel: "typed",
    name: { says: "MacArthur Bell, yes first name MacArthur", is: "MacArthur Bell" },
    email: { says: "mac.bell@wichita.edu", is: "mac.bell@wichita.edu" },
    phone: { says: "316 555-0119", is: "+13165550119" },
  },
  {
    channel: "typed",
    name: { says: "Adaeze", is: "Adaeze" },
    email: { says: "hello@adaeze.studio", is: "hello@adaeze.studio" },
    phone: { says: "2145550103", is: "+12145550103" },
  },
  {
    channel: "typed",
    name: { says: "Ludmila P. Horvath", is: "Ludmila P. Horvath" },
    email: {
      says: "ludmila.horvath@ohiohealth.com is my work, use lhorvath60@gmail.com",
      is: "lhorvath60@gmail.com",
    },
    phone: { says: "614 - 555 - 0177", is: "+16145550177" },
  },
  {
    channel: "typed",
    name: { says: "Renée Thibault, two e's, accent on the first", is: "Renée Thibault" },
    email: { says: "renee.thibault@uvm.edu", is: "renee.thibault@uvm.edu" },
    phone: { says: "802 555 0133", is: "+18025550133" },
  },
];
