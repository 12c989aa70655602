// People who say or type their name, email address and phone number, and what should be stored.
import type { ContactLines } from "../shape.ts";

export const contacts: readonly ContactLines[] = [
  {
    channel: "spoken",
    name: { says: "yeah it's tom garrity", is: "Tom Garrity" },
    email: { says: "tom dot garrity at gmail dot com", is: "tom.garrity@gmail.com" },
    phone: { says: "yeah it's seven one eight five five five oh one four two", is: "+17185550142" },
  },
  {
    channel: "spoken",
    name: { says: "um sheila b as in boy o y k i n sheila boykin", is: "Sheila Boykin" },
    email: { says: "it's s boykin forty four at yahoo dot com", is: "sboykin44@yahoo.com" },
    phone: { says: "four zero four triple five oh one one seven", is: "+14045550117" },
  },
  {
    channel: "spoken",
    name: { says: "my name is doctor priya raman r a m a n", is: "Priya Raman" },
    email: { says: "p as in peter r a m a n at outlook dot com", is: "praman@outlook.com" },
    phone: { says: "six won seven five five five zero one six three", is: "+16175550163" },
  },
  {
    channel: "typed",
    name: { says: "Marcus Bell", is: "Marcus Bell" },
    email: { says: "mbell@comcast.net", is: "mbell@comcast.net" },
    phone: { says: "312-555-0109", is: "+13125550109" },
  },
  {
    channel: "typed",
    name: { says: "its kayla jimenez", is: "Kayla Jimenez" },
    email: { says: "kaylaj_99@hotmail.com", is: "kaylaj_99@hotmail.com" },
    phone: { says: "(210) 555 0138", is: "+12105550138" },
  },
  {
    channel: "spoken",
    name: { says: "garrett with two r's and two t's garrett lowe l o w e", is: "Garrett Lowe" },
    email: {
      says: "garrett lowe all one word g a double r e double t l o w e at gmail dot com",
      is: "garrettlowe@gmail.com",
    },
    phone: { says: "five oh three five five five oh one ninety", is: "+15035550190" },
  },
  {
    channel: "spoken",
    name: {
      says: "oh sure hon dorothy mae just put dorothy last name pruitt p r u i t t",
      is: "Dorothy Pruitt",
    },
    email: {
      says: "they call me dot so it's d o t then pruitt p r u i t t one word at aye oh el dot com",
      is: "dotpruitt@aol.com",
    },
    phone: {
      says: "let me think area code eight six five then five five five then zero one twenty two",
      is: "+18655550122",
    },
  },
  {
    channel: "typed",
    name: { says: "FRANK MARINO", is: "Frank Marino" },
    email: { says: "FMARINO1951@AOL.COM", is: "fmarino1951@aol.com" },
    phone: { says: "5165550104", is: "+15165550104" },
  },
  {
    channel: "spoken",
    name: { says: "you can put down mister harold stein s t e i n", is: "Harold Stein" },
    email: {
      says: "harold stein six at verizon dot net all lowercase no spaces",
      is: "haroldstein6@verizon.net",
    },
    phone: { says: "nine one four five five five oh one seventy one", is: "+19145550171" },
  },
  {
    channel: "spoken",
    name: { says: "that'd be wendy wu just w u", is: "Wendy Wu" },
    email: { says: "w w u at u w dot e d u", is: "wwu@uw.edu" },
    phone: {
      says: "two oh six triple five oh one hundred that's zero one zero zero",
      is: "+12065550100",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "first name's siobhan it's spelled s i o b h a n last name kerr k e r r",
      is: "Siobhan Kerr",
    },
    email: {
      says: "s i o b h a n underscore k e r r at gmail dot com",
      is: "siobhan_kerr@gmail.com",
    },
    phone: {
      says: "cell is seven seven three uh five five five um oh one five eight",
      is: "+17735550158",
    },
  },
  {
    channel: "typed",
    name: { says: "hi this is Anne-Marie Lambert", is: "Anne-Marie Lambert" },
    email: { says: "anne-marie.lambert@icloud.com", is: "anne-marie.lambert@icloud.com" },
    phone: { says: "504.555.0126", is: "+15045550126" },
  },
  {
    channel: "spoken",
    name: {
      says: "john smith j o h n no wait it's jon without the h j o n smith",
      is: "Jon Smith",
    },
    email: {
      says: "jon smith eighty three that's j o n s m i t h eight three at gmail",
      is: "jonsmith83@gmail.com",
    },
    phone: {
      says: "uh six oh two five five five oh one oh three no sorry oh one thirteen",
      is: "+16025550113",
    },
  },
  {
    channel: "spoken",
    name: { says: "ngoc tran n g o c then t r a n", is: "Ngoc Tran" },
    email: {
      says: "ngoc dot tran n g o c dot t r a n at yahoo dot com",
      is: "ngoc.tran@yahoo.com",
    },
    phone: { says: "seven one four five five five zero one double eight", is: "+17145550188" },
  },
  {
    channel: "typed",
    name: { says: "Tyrell W. Banks", is: "Tyrell W. Banks" },
    email: { says: "tyrellbanks at gmail", is: "tyrellbanks@gmail.com" },
    phone: { says: "ny cell 646 555 0177", is: "+16465550177" },
  },
  {
    channel: "spoken",
    name: {
      says: "it's kathryn k a t h r y n not the other way last name is doyle d o y l e",
      is: "Kathryn Doyle",
    },
    email: {
      says: "k doyle at doyle high fen law dot com with the little dash and doyle's d o y l e both times",
      is: "kdoyle@doyle-law.com",
    },
    phone: {
      says: "two one five five five five zero one three five extension twelve",
      is: "+12155550135",
    },
  },
  {
    channel: "spoken",
    name: { says: "bob mcallister m c capital a l l i s t e r", is: "Bob McAllister" },
    email: { says: "b mac no b m c a l l i s t e r at att dot net", is: "bmcallister@att.net" },
    phone: { says: "three one for five five five oh one double nine", is: "+13145550199" },
  },
  {
    channel: "typed",
    name: { says: "lol ok its Brittany Okafor", is: "Brittany Okafor" },
    email: { says: "britt.okafor+house@gmail.com", is: "britt.okafor+house@gmail.com" },
    phone: { says: "713 five five five 0152", is: "+17135550152" },
  },
  {
    channel: "spoken",
    name: { says: "sergeant luis ortega o r t e g a", is: "Luis Ortega" },
    email: { says: "luis underscore ortega at hot mail dot com", is: "luis_ortega@hotmail.com" },
    phone: { says: "nine one five five five five oh one oh five", is: "+19155550105" },
  },
  {
    channel: "spoken",
    name: {
      says: "last name first it's petrov p e t r o v first name dmitri d m i t r i",
      is: "Dmitri Petrov",
    },
    email: {
      says: "d as in david petrov p e t r o v zero seven at gmail dot com the zero's a number",
      is: "dpetrov07@gmail.com",
    },
    phone: { says: "plus one three four seven five five five oh one six oh", is: "+13475550160" },
  },
  {
    channel: "spoken",
    name: { says: "this is miss eloise hargrove h a r g r o v e", is: "Eloise Hargrove" },
    email: {
      says: "oh my granddaughter set it up it's eloise e l o i s e and then the letter h no dots at gmail dot com",
      is: "eloiseh@gmail.com",
    },
    phone: {
      says: "it's the same one since nineteen sixty eight four three five five five zero one one four no wait i left off the first eight it's eight four three five five five zero one one four",
      is: "+18435550114",
    },
  },
  {
    channel: "typed",
    name: { says: "Dr. Hannah Weiss", is: "Hannah Weiss" },
    email: { says: "hweiss(at)weissdental(dot)com", is: "hweiss@weissdental.com" },
    phone: { says: "+1 954-555-0121", is: "+19545550121" },
  },
  {
    channel: "spoken",
    name: {
      says: "uh deshawn capital d e s h a w n last name pettway p e t t w a y",
      is: "Deshawn Pettway",
    },
    email: {
      says: "deshawn p two one all together d e s h a w n p two one at eye cloud dot com",
      is: "deshawnp21@icloud.com",
    },
    phone: { says: "two oh five triple five oh one eleven so oh one one one", is: "+12055550111" },
  },
  {
    channel: "spoken",
    name: { says: "it's olga with an o olga kim k i m", is: "Olga Kim" },
    email: { says: "olga dot kim at gee mail dot com", is: "olga.kim@gmail.com" },
    phone: { says: "two one three five fifty five oh one forty six", is: "+12135550146" },
  },
  {
    channel: "typed",
    name: { says: "Name: Rob Castellano", is: "Rob Castellano" },
    email: { says: "Email: rob@castellanobuilders.com", is: "rob@castellanobuilders.com" },
    phone: { says: "Cell: 401-555-0183", is: "+14015550183" },
  },
  {
    channel: "spoken",
    name: { says: "steven with a v s t e v e n hall", is: "Steven Hall" },
    email: {
      says: "steven with a v then hall then the number four at msn dot com no spaces",
      is: "stevenhall4@msn.com",
    },
    phone: {
      says: "work's no good so home is three one seven five five five oh one eighty one",
      is: "+13175550181",
    },
  },
  {
    channel: "spoken",
    name: { says: "i'm phoebe p h o e b e grant", is: "Phoebe Grant" },
    email: {
      says: "p h o e b e dash grant g r a n t at gmail dot com",
      is: "phoebe-grant@gmail.com",
    },
    phone: {
      says: "one eight oh two five five five oh one two nine the one's just the country thing",
      is: "+18025550129",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "sure it's n as in nancy i c k nick voss v as in victor o double s",
      is: "Nick Voss",
    },
    email: {
      says: "nick dot voss v o s s at proton mail dot com one word protonmail",
      is: "nick.voss@protonmail.com",
    },
    phone: {
      says: "five one two dash five five five dash zero one seven four",
      is: "+15125550174",
    },
  },
  {
    channel: "typed",
    name: { says: "mike oneil, its spelled O'Neil", is: "Mike O'Neil" },
    email: { says: "moneil72@gmial.com sorry gmail.com", is: "moneil72@gmail.com" },
    phone: { says: "617 555 0o19 oops 617 555 0119", is: "+16175550119" },
  },
  {
    channel: "spoken",
    name: {
      says: "jean paul hyphenated jean hyphen paul then moreau m o r e a u",
      is: "Jean-Paul Moreau",
    },
    email: {
      says: "j p moreau so jay pee and m o r e a u at ya hoo dot com",
      is: "jpmoreau@yahoo.com",
    },
    phone: {
      says: "my number three three seven then triple five then zero one zero eight thank you",
      is: "+13375550108",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "missus agnes lindqvist l i n d q v i s t yes a q then a v",
      is: "Agnes Lindqvist",
    },
    email: {
      says: "a lindqvist a l i n d q v i s t at charter dot net",
      is: "alindqvist@charter.net",
    },
    phone: { says: "six five one five five five oh one five five", is: "+16515550155" },
  },
  {
    channel: "spoken",
    name: {
      says: "charlie hotel i'm kidding it's chad c h a d romeo oscar sierra sierra ross",
      is: "Chad Ross",
    },
    email: {
      says: "charlie hotel alpha delta dot romeo oscar sierra sierra at gmail dot com",
      is: "chad.ross@gmail.com",
    },
    phone: { says: "niner one zero five five five zero one six seven", is: "+19105550167" },
  },
  {
    channel: "typed",
    name: { says: "Xiomara Peña", is: "Xiomara Peña" },
    email: { says: "xiomara.pena@gmail.com (n without the tilde)", is: "xiomara.pena@gmail.com" },
    phone: { says: "787 555 0191", is: "+17875550191" },
  },
  {
    channel: "spoken",
    name: {
      says: "ed ed like edward but just ed last name zimmer z as in zebra i m m e r",
      is: "Ed Zimmer",
    },
    email: {
      says: "e d zimmer with two m's and a z at juno dot com one word edzimmer",
      is: "edzimmer@juno.com",
    },
    phone: { says: "four fourteen five fifty five oh one thirty", is: "+14145550130" },
  },
  {
    channel: "spoken",
    name: { says: "aaliyah a a l i y a h brooks", is: "Aaliyah Brooks" },
    email: { says: "a a l i y a h b at gmail dot com", is: "aaliyahb@gmail.com" },
    phone: {
      says: "nine oh one five five five oh one two five that's my cell you can text it",
      is: "+19015550125",
    },
  },
  {
    channel: "spoken",
    name: { says: "frances with an e f r a n c e s tully t u l l y", is: "Frances Tully" },
    email: {
      says: "f tully at tully and sons dot com and is spelled out a n d",
      is: "ftully@tullyandsons.com",
    },
    phone: {
      says: "eight one four five five five oh one nine six ext three oh one",
      is: "+18145550196",
    },
  },
  {
    channel: "typed",
    name: { says: "jamal w/ one a at the end lol Jamal Reed", is: "Jamal Reed" },
    email: { says: "jamalreed_realtalk@yahoo.com", is: "jamalreed_realtalk@yahoo.com" },
    phone: { says: "443.555.0178", is: "+14435550178" },
  },
  {
    channel: "spoken",
    name: { says: "brian with a y so b r y a n hicks", is: "Bryan Hicks" },
    email: { says: "bryan with a y dot hicks at outlook dot com", is: "bryan.hicks@outlook.com" },
    phone: { says: "four oh five five five five oh one oh one like a highway", is: "+14055550101" },
  },
  {
    channel: "spoken",
    name: { says: "patel p a t e l and then first name is anjali a n j a l i", is: "Anjali Patel" },
    email: {
      says: "a n j a l i then a dot then p a t e l at live dot com",
      is: "anjali.patel@live.com",
    },
    phone: {
      says: "so seven three two that's the area code and then five five five oh one seven oh",
      is: "+17325550170",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "well now it's walter w a l t e r and crump c r u m p like grump with a c",
      is: "Walter Crump",
    },
    email: {
      says: "walter crump nineteen forty eight at aol dot com the year in numbers all run together",
      is: "waltercrump1948@aol.com",
    },
    phone: {
      says: "well i never call myself ha it's six oh one triple five oh one oh seven",
      is: "+16015550107",
    },
  },
  {
    channel: "typed",
    name: { says: "Capt. Owen Fairchild", is: "Owen Fairchild" },
    email: { says: "owen.fairchild@mail.mil", is: "owen.fairchild@mail.mil" },
    phone: { says: "619-555-0133 (call or text)", is: "+16195550133" },
  },
  {
    channel: "spoken",
    name: {
      says: "theodora kostas k o s t a s people say costas with a c but it's a k",
      is: "Theodora Kostas",
    },
    email: { says: "t kostas with a k at gmail dot com t k o s t a s", is: "tkostas@gmail.com" },
    phone: { says: "seven two seven five five five zero one eight zero", is: "+17275550180" },
  },
  {
    channel: "spoken",
    name: { says: "hey so i'm jay j a y not the letter last name lin l i n", is: "Jay Lin" },
    email: {
      says: "jay underscore lin underscore eight at gmail dot com and the eight's a digit",
      is: "jay_lin_8@gmail.com",
    },
    phone: { says: "four one five five five five oh one double six", is: "+14155550166" },
  },
  {
    channel: "spoken",
    name: { says: "mary beth two words mary beth hanlon h a n l o n", is: "Mary Beth Hanlon" },
    email: {
      says: "mary beth hanlon one word no dots at gmail dot com",
      is: "marybethhanlon@gmail.com",
    },
    phone: { says: "five seventy five five five oh one forty four", is: "+15705550144" },
  },
  {
    channel: "typed",
    name: { says: "pete. Pete Sandoval", is: "Pete Sandoval" },
    email: { says: "psandoval505@q.com", is: "psandoval505@q.com" },
    phone: { says: "five oh five 555 0150", is: "+15055550150" },
  },
  {
    channel: "spoken",
    name: { says: "reverend calvin moss m o s s", is: "Calvin Moss" },
    email: {
      says: "pastor moss at mount zion dot org mount is spelled out m o u n t z i o n and pastor moss is one word",
      is: "pastormoss@mountzion.org",
    },
    phone: {
      says: "church office is three three four five five five oh one three six",
      is: "+13345550136",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "it's spelled q u i n n quinn and then avery a v e r y quinn avery that's the order",
      is: "Quinn Avery",
    },
    email: { says: "quinn a v at fastmail dot com q u i n n a v", is: "quinnav@fastmail.com" },
    phone: {
      says: "nine seven one not five oh three nine seven one five five five oh one one nine",
      is: "+19715550119",
    },
  },
  {
    channel: "spoken",
    name: { says: "hiro h i r o tanaka t a n a k a", is: "Hiro Tanaka" },
    email: { says: "hiro dot t at tanaka dash homes dot net", is: "hiro.t@tanaka-homes.net" },
    phone: {
      says: "hawaii number eight oh eight five five five zero one two zero",
      is: "+18085550120",
    },
  },
  {
    channel: "typed",
    name: { says: "Lakshmi V. Subramanian", is: "Lakshmi V. Subramanian" },
    email: { says: "lvs.homes@gmail.com", is: "lvs.homes@gmail.com" },
    phone: { says: "my number is 510 555-0189", is: "+15105550189" },
  },
  {
    channel: "spoken",
    name: { says: "ma'am my name is rusty tidwell t i d w e double l", is: "Rusty Tidwell" },
    email: {
      says: "rusty tidwell two two at hughes dot net rusty tidwell together and the numbers are digits",
      is: "rustytidwell22@hughes.net",
    },
    phone: {
      says: "three two five five five five oh one four eight hang on nine oh one four nine at the end",
      is: "+13255550149",
    },
  },
  {
    channel: "spoken",
    name: { says: "yes hello it's ewa e w a nowak n o w a k polish name", is: "Ewa Nowak" },
    email: {
      says: "e w a dot n o w a k at interia i n t e r i a dot com",
      is: "ewa.nowak@interia.com",
    },
    phone: { says: "seven seven three triple five zero one zero six", is: "+17735550106" },
  },
  {
    channel: "spoken",
    name: { says: "garcia sorry first name rosa rosa garcia", is: "Rosa Garcia" },
    email: {
      says: "rosa g garcia at gmail dot com so rosa then the letter g then garcia no spaces",
      is: "rosaggarcia@gmail.com",
    },
    phone: { says: "este nine five six five five five oh one six two", is: "+19565550162" },
  },
  {
    channel: "typed",
    name: { says: "mr tim o. haggerty", is: "Tim O. Haggerty" },
    email: { says: "timh@haggerty.co", is: "timh@haggerty.co" },
    phone: { says: "1-860-555-0116", is: "+18605550116" },
  },
  {
    channel: "spoken",
    name: {
      says: "lee anne l e e space a n n e with an e last name ford like the truck",
      is: "Lee Anne Ford",
    },
    email: {
      says: "l a ford f one fifty no i'm joking it's l a ford at yahoo dot com",
      is: "laford@yahoo.com",
    },
    phone: { says: "it's two eighty one five fifty five oh one eighty seven", is: "+12815550187" },
  },
  {
    channel: "spoken",
    name: {
      says: "okay s as in sam u e sue then b as in bravo a x t e r baxter",
      is: "Sue Baxter",
    },
    email: {
      says: "sue at sue baxter homes dot com all one word s u e b a x t e r h o m e s",
      is: "sue@suebaxterhomes.com",
    },
    phone: {
      says: "seven zero four pause five five five pause zero one five nine",
      is: "+17045550159",
    },
  },
  {
    channel: "spoken",
    name: { says: "ahmed a h m e d saleh s a l e h", is: "Ahmed Saleh" },
    email: { says: "a h m e d period s a l e h at gmail period com", is: "ahmed.saleh@gmail.com" },
    phone: { says: "three one three five five five oh one two three", is: "+13135550123" },
  },
  {
    channel: "typed",
    name: { says: "Name is Ingrid Solberg-Haas", is: "Ingrid Solberg-Haas" },
    email: { says: "i.solberg@haasgroup.io", is: "i.solberg@haasgroup.io" },
    phone: { says: "9525550141", is: "+19525550141" },
  },
  {
    channel: "spoken",
    name: { says: "cody with a c and a y c o d y last name nash", is: "Cody Nash" },
    email: {
      says: "cody nash is taken so i'm cody dot nash dot ten one zero at gmail dot com ten as digits so cody dot nash dot one zero",
      is: "cody.nash.10@gmail.com",
    },
    phone: { says: "six fifteen five five five oh one ninety two", is: "+16155550192" },
  },
  {
    channel: "spoken",
    name: { says: "vivian leigh yes really like scarlett o'hara l e i g h", is: "Vivian Leigh" },
    email: {
      says: "the letter v and leigh so v l e i g h at earth link dot net",
      is: "vleigh@earthlink.net",
    },
    phone: { says: "eight one eight five five five zero one seven five", is: "+18185550175" },
  },
  {
    channel: "spoken",
    name: { says: "jack mcdonald spelled m c d o n a l d no a after the m", is: "Jack McDonald" },
    email: {
      says: "jack m c d like the burger place that's j a c k m c d at gmail dot com",
      is: "jackmcd@gmail.com",
    },
    phone: {
      says: "four twelve triple five oh one oh two and leave a message if i don't pick up",
      is: "+14125550102",
    },
  },
  {
    channel: "typed",
    name: { says: "noor haddad", is: "Noor Haddad" },
    email: { says: "noor underscore haddad at gmail dot com", is: "noor_haddad@gmail.com" },
    phone: { says: "sure two four ate five five five zero one one two", is: "+12485550112" },
  },
  {
    channel: "spoken",
    name: {
      says: "gus is what they call me but for the record gustavo put gustavo rios r i o s",
      is: "Gustavo Rios",
    },
    email: {
      says: "g rios zero one at yahoo dot com zero one in numbers",
      is: "grios01@yahoo.com",
    },
    phone: {
      says: "eight thirteen that's tampa five five five oh one eighty four",
      is: "+18135550184",
    },
  },
  {
    channel: "spoken",
    name: { says: "tiffany two f's t i f f a n y cho c h o", is: "Tiffany Cho" },
    email: { says: "tiff cho that's t i double f c h o at gmail", is: "tiffcho@gmail.com" },
    phone: { says: "four two five triple five oh one three nine", is: "+14255550139" },
  },
  {
    channel: "spoken",
    name: { says: "lieutenant shawn hobbs s h a w n h o double b s", is: "Shawn Hobbs" },
    email: {
      says: "s hobbs at city of tulsa dot org s h o b b s at c i t y o f t u l s a dot org",
      is: "shobbs@cityoftulsa.org",
    },
    phone: {
      says: "desk line nine one eight five five five zero one five four extension two two one seven",
      is: "+19185550154",
    },
  },
  {
    channel: "typed",
    name: { says: "Ok so: Delphine Roux.", is: "Delphine Roux" },
    email: { says: "delphine.roux@free.fr", is: "delphine.roux@free.fr" },
    phone: { says: "+1 (305) 555-0128", is: "+13055550128" },
  },
  {
    channel: "spoken",
    name: { says: "mei m e i and last name is zhao z h a o", is: "Mei Zhao" },
    email: {
      says: "m e i z h a o eight eight eight at gmail dot com three eights",
      is: "meizhao888@gmail.com",
    },
    phone: {
      says: "six two six five five five oh one triple zero no sorry oh one and then two zeros so oh one oh oh",
      is: "+16265550100",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "you want my whole name okay peggy sue well peggy is fine peggy landry l a n d r y",
      is: "Peggy Landry",
    },
    email: {
      says: "peggy landry no dot no space nothing peggylandry at cox dot net that's c o x",
      is: "peggylandry@cox.net",
    },
    phone: {
      says: "two two five five five five zero one nine four is the house phone",
      is: "+12255550194",
    },
  },
  {
    channel: "spoken",
    name: { says: "it's erik with a k e r i k thorne t h o r n e", is: "Erik Thorne" },
    email: {
      says: "erik with a k underscore thorne with an e at hotmail dot com",
      is: "erik_thorne@hotmail.com",
    },
    phone: { says: "two oh eight five five five oh one three two", is: "+12085550132" },
  },
  {
    channel: "typed",
    name: { says: "zoe abernathy", is: "Zoe Abernathy" },
    email: { says: "zoeabernathy@gmail,com", is: "zoeabernathy@gmail.com" },
    phone: { says: "303 555 01 47", is: "+13035550147" },
  },
  {
    channel: "spoken",
    name: { says: "b r e e bree not brie like the cheese bree sutton", is: "Bree Sutton" },
    email: {
      says: "bree sutton b r e e s u t t o n the numbers three oh three so three zero three at gmail dot com",
      is: "breesutton303@gmail.com",
    },
    phone: { says: "seven twenty five five five zero one sixty one", is: "+17205550161" },
  },
  {
    channel: "spoken",
    name: { says: "nanette n a n e double t e cole like king cole c o l e", is: "Nanette Cole" },
    email: {
      says: "n cole like n then cole c o l e at bell south dot net bellsouth one word",
      is: "ncole@bellsouth.net",
    },
    phone: { says: "seven oh six five five five oh one four three", is: "+17065550143" },
  },
  {
    channel: "spoken",
    name: { says: "isaac double a one s i s a a c and levy l e v y", is: "Isaac Levy" },
    email: {
      says: "i levy at levy cpa dot com that's i l e v y at l e v y c p a dot com",
      is: "ilevy@levycpa.com",
    },
    phone: {
      says: "eight four five five five five zero one two four and then extension five when the lady comes on",
      is: "+18455550124",
    },
  },
  {
    channel: "typed",
    name: { says: "RONDA no h. RONDA FITCH", is: "Ronda Fitch" },
    email: { says: "ronda.fitch@yahoo.com NOT rhonda", is: "ronda.fitch@yahoo.com" },
    phone: { says: "620 555 0115", is: "+16205550115" },
  },
  {
    channel: "spoken",
    name: {
      says: "can you put it down as hassan yusuf h a double s a n and y u s u f",
      is: "Hassan Yusuf",
    },
    email: {
      says: "h yusuf twelve at gmail dot com h then y u s u f then one two",
      is: "hyusuf12@gmail.com",
    },
    phone: {
      says: "six one two five five five zero one nine eight extension forty",
      is: "+16125550198",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "uh the name's skip no put my real one raymond raymond dunne with an e d u n n e",
      is: "Raymond Dunne",
    },
    email: { says: "ray dunne r a y d u n n e at optonline dot net", is: "raydunne@optonline.net" },
    phone: { says: "six thirty one triple five oh one oh nine", is: "+16315550109" },
  },
  {
    channel: "spoken",
    name: { says: "carla with a c carla benedetti b e n e d e t t i", is: "Carla Benedetti" },
    email: {
      says: "carla dot b at benedetti realty dot com b e n e d e double t i realty all together",
      is: "carla.b@benedettirealty.com",
    },
    phone: {
      says: "two oh three five five five zero one fifty one i think yeah fifty one",
      is: "+12035550151",
    },
  },
  {
    channel: "typed",
    name: { says: "ty nguyen", is: "Ty Nguyen" },
    email: { says: "ty.nguyen@sjsu.edu", is: "ty.nguyen@sjsu.edu" },
    phone: { says: "408 triple five 0172", is: "+14085550172" },
  },
  {
    channel: "spoken",
    name: {
      says: "like margaret but drop the second a so m a r g r e t voigt v o i g t",
      is: "Margret Voigt",
    },
    email: {
      says: "m voigt at wi dot r r dot com m v o i g t at w i dot r r dot com",
      is: "mvoigt@wi.rr.com",
    },
    phone: {
      says: "got a pencil two six two five five five zero one three one",
      is: "+12625550131",
    },
  },
  {
    channel: "spoken",
    name: { says: "leticia l e t i c i a campos", is: "Leticia Campos" },
    email: {
      says: "letty campos l e t t y c a m p o s at gmail dot com",
      is: "lettycampos@gmail.com",
    },
    phone: {
      says: "five five nine then three more fives then oh one eight six",
      is: "+15595550186",
    },
  },
  {
    channel: "spoken",
    name: { says: "dallas like the city dallas whitehorse one word", is: "Dallas Whitehorse" },
    email: {
      says: "d whitehorse one word at gmail dot com d w h i t e h o r s e",
      is: "dwhitehorse@gmail.com",
    },
    phone: {
      says: "nine two eight five five five oh one one eight on the rez so signal's spotty",
      is: "+19285550118",
    },
  },
  {
    channel: "typed",
    name: { says: "Professor Ian McTavish here", is: "Ian McTavish" },
    email: { says: "imctavish@cornell.edu", is: "imctavish@cornell.edu" },
    phone: { says: "607-555-0156 x22", is: "+16075550156" },
  },
  {
    channel: "spoken",
    name: {
      says: "oksana o k s a n a like oh kay but together bondar b o n d a r",
      is: "Oksana Bondar",
    },
    email: {
      says: "oksana dot bondar dot ua at gmail dot com ua just the two letters u a",
      is: "oksana.bondar.ua@gmail.com",
    },
    phone: {
      says: "country code one then nine one six five five five zero one zero three",
      is: "+19165550103",
    },
  },
  {
    channel: "spoken",
    name: { says: "it's will will not bill will archer", is: "Will Archer" },
    email: {
      says: "will archer with a dot between at me dot com so will dot archer at m e dot com",
      is: "will.archer@me.com",
    },
    phone: { says: "eight oh four five five five oh won six four", is: "+18045550164" },
  },
  {
    channel: "spoken",
    name: {
      says: "my name it's nia n i a johnson with the h in it j o h n s o n",
      is: "Nia Johnson",
    },
    email: {
      says: "nia j one two three at gmail dot com n i a j then the digits one two three",
      is: "niaj123@gmail.com",
    },
    phone: { says: "seven five seven five five five zero one forty five", is: "+17575550145" },
  },
  {
    channel: "typed",
    name: { says: "bjorn lund no accents needed", is: "Bjorn Lund" },
    email: { says: "bjorn[at]lundfarm[dot]com", is: "bjorn@lundfarm.com" },
    phone: { says: "701 - 555 - 0137", is: "+17015550137" },
  },
  {
    channel: "spoken",
    name: { says: "alexis a l e x i s parr p a double r", is: "Alexis Parr" },
    email: {
      says: "alexis then an underscore then parr at y mail dot com ymail not gmail",
      is: "alexis_parr@ymail.com",
    },
    phone: { says: "four forty triple five oh one ninety seven", is: "+14405550197" },
  },
  {
    channel: "spoken",
    name: { says: "ida hon ida mabry m a b r y like mayberry but shorter", is: "Ida Mabry" },
    email: {
      says: "i don't know if it's capitals or not ida mabry seven one word with a number seven at gee mail dot calm",
      is: "idamabry7@gmail.com",
    },
    phone: {
      says: "oh lord it's on the fridge five oh one triple five zero one seven six",
      is: "+15015550176",
    },
  },
  {
    channel: "spoken",
    name: { says: "phil lombardo one l in phil p h i l", is: "Phil Lombardo" },
    email: {
      says: "phil at lombardo plumbing dot biz as in b i z and it's all one word l o m b a r d o p l u m b i n g",
      is: "phil@lombardoplumbing.biz",
    },
    phone: {
      says: "nine seven three five five five zero one four zero call after four",
      is: "+19735550140",
    },
  },
  {
    channel: "typed",
    name: { says: "Esperanza Villanueva-Ortiz", is: "Esperanza Villanueva-Ortiz" },
    email: { says: "ESPERANZA.VO@GMAIL.COM", is: "esperanza.vo@gmail.com" },
    phone: { says: "(702)5550165", is: "+17025550165" },
  },
  {
    channel: "spoken",
    name: { says: "who me gary sykes s y k e s", is: "Gary Sykes" },
    email: {
      says: "g sykes at gary no at sykes auto dot com g s y k e s at s y k e s a u t o dot com",
      is: "gsykes@sykesauto.com",
    },
    phone: { says: "two nineteen five five five oh one twenty seven", is: "+12195550127" },
  },
  {
    channel: "spoken",
    name: { says: "you're speaking with shanice wells", is: "Shanice Wells" },
    email: {
      says: "shanice wells s h a n i c e w e double l s at jean mail dot com",
      is: "shanicewells@gmail.com",
    },
    phone: {
      says: "use the four seven zero number four seven zero five five five zero one five three",
      is: "+14705550153",
    },
  },
  {
    channel: "spoken",
    name: { says: "kwame k w a m e asante a s a n t e", is: "Kwame Asante" },
    email: { says: "kwame dot asante at yahoo dot co dot uk", is: "kwame.asante@yahoo.co.uk" },
    phone: { says: "two four zero triple five zero one nine five", is: "+12405550195" },
  },
  {
    channel: "typed",
    name: { says: "teh names Greg Paulson, *the lol", is: "Greg Paulson" },
    email: { says: "gregp@paulson-roofing.com", is: "gregp@paulson-roofing.com" },
    phone: { says: "605 555 0148 thats my wifes actually use 605 555 0149", is: "+16055550149" },
  },
  {
    channel: "spoken",
    name: { says: "viola that's like the instrument then beck b e c k", is: "Viola Beck" },
    email: {
      says: "it's v like victor then beck sixty two v b e c k six two at comcast dot net",
      is: "vbeck62@comcast.net",
    },
    phone: {
      says: "three oh nine five five five zero one three five no four zero one three four",
      is: "+13095550134",
    },
  },
  {
    channel: "spoken",
    name: { says: "hector with an h hector salinas s a l i n a s", is: "Hector Salinas" },
    email: { says: "h s a l i n a s dot realty at gmail dot com", is: "hsalinas.realty@gmail.com" },
    phone: { says: "three six one five five five oh one seven nine", is: "+13615550179" },
  },
  {
    channel: "spoken",
    name: { says: "grace huang h u a n g", is: "Grace Huang" },
    email: {
      says: "grace dot huang h u a n g at alumni dot ucla dot edu",
      is: "grace.huang@alumni.ucla.edu",
    },
    phone: {
      says: "nine four nine and then five five five and then zero one five seven",
      is: "+19495550157",
    },
  },
  {
    channel: "typed",
    name: { says: "Sam (Samantha) - use Samantha Cruz pls", is: "Samantha Cruz" },
    email: { says: "samcruz.tx@outlook.com", is: "samcruz.tx@outlook.com" },
    phone: { says: "+19725550168", is: "+19725550168" },
  },
  {
    channel: "spoken",
    name: { says: "i go by coach but put neil n e i l underwood", is: "Neil Underwood" },
    email: {
      says: "neil dot underwood like under and wood no underscore just a dot between neil and underwood at gmail dot com",
      is: "neil.underwood@gmail.com",
    },
    phone: { says: "eight fifty nine five fifty five oh one eight two", is: "+18595550182" },
  },
  {
    channel: "spoken",
    name: {
      says: "farah f a r a h daneshvar d a n e s h v as in victor a r",
      is: "Farah Daneshvar",
    },
    email: {
      says: "f as in frank then d a n e s h v as in victor a r at pm dot me that's proton's short one p m dot m e",
      is: "fdaneshvar@pm.me",
    },
    phone: { says: "three one oh five five five zero one ninety three", is: "+13105550193" },
  },
  {
    channel: "spoken",
    name: { says: "lou ann one word l o u a n n last name tripp t r i p p", is: "Louann Tripp" },
    email: {
      says: "louann one word dash tripp two p's at windstream dot net",
      is: "louann-tripp@windstream.net",
    },
    phone: { says: "six oh six five five five oh one ten", is: "+16065550110" },
  },
];
