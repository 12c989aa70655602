import type { ContactLines } from "../shape.ts";

export const contacts: readonly ContactLines[] = [
  {
    channel: "spoken",
    name: { says: "it's harold fenwick", is: "Harold Fenwick" },
    email: { says: "h fenwick at gmail dot com all one word", is: "hfenwick@gmail.com" },
    phone: { says: "six oh two five five five oh one four three", is: "+16025550143" },
  },
  {
    channel: "spoken",
    name: { says: "um my name is tasha bright like the light", is: "Tasha Bright" },
    email: { says: "tasha dot bright at yahoo dot com", is: "tasha.bright@yahoo.com" },
    phone: {
      says: "area code seven seven three um five five five zero one nine two",
      is: "+17735550192",
    },
  },
  {
    channel: "spoken",
    name: { says: "okonkwo first name adaeze that's a d a e z e", is: "Adaeze Okonkwo" },
    email: { says: "adaeze okonkwo no dot at outlook dot com", is: "adaezeokonkwo@outlook.com" },
    phone: { says: "four oh four triple five oh one eight seven", is: "+14045550187" },
  },
  {
    channel: "spoken",
    name: { says: "bob sorry robert robert stanley", is: "Robert Stanley" },
    email: {
      says: "bob underscore stanley forty two at hotmail dot com",
      is: "bob_stanley42@hotmail.com",
    },
    phone: {
      says: "three one two no wait that's my old one it's eight one five five five five oh one one six",
      is: "+18155550116",
    },
  },
  {
    channel: "spoken",
    name: { says: "this is reverend calvin moss speaking", is: "Calvin Moss" },
    email: {
      says: "cmoss at greaterhope dot org greater hope is one word",
      is: "cmoss@greaterhope.org",
    },
    phone: { says: "uh two oh five five five five zero one zero nine", is: "+12055550109" },
  },
  {
    channel: "spoken",
    name: {
      says: "priya p r i y a last name venkatesan v e n k a t e s a n",
      is: "Priya Venkatesan",
    },
    email: { says: "p r i y a v at icloud dot com", is: "priyav@icloud.com" },
    phone: { says: "four oh eight five five five oh one seven one", is: "+14085550171" },
  },
  {
    channel: "spoken",
    name: { says: "smith with a y so s m y t h first name ian", is: "Ian Smyth" },
    email: { says: "ian dot smyth with the y at gmail dot com", is: "ian.smyth@gmail.com" },
    phone: {
      says: "you got a pen okay five oh three pause five five five pause zero one three eight",
      is: "+15035550138",
    },
  },
  {
    channel: "spoken",
    name: { says: "j jeff d d donaldson sorry i stutter jeff donaldson", is: "Jeff Donaldson" },
    email: { says: "jeff d at comcast dot net so j e f f d", is: "jeffd@comcast.net" },
    phone: { says: "t two one five f five five five zero one f five five", is: "+12155550155" },
  },
  {
    channel: "spoken",
    name: { says: "that'd be mrs eunice pettigrew dear", is: "Eunice Pettigrew" },
    email: {
      says: "my grandson made it it's granny eunice all together at aol dot com",
      is: "grannyeunice@aol.com",
    },
    phone: {
      says: "seven oh four five five five oh one two two and let it ring",
      is: "+17045550122",
    },
  },
  {
    channel: "spoken",
    name: { says: "sup it's dre andre i mean andre wilkes", is: "Andre Wilkes" },
    email: { says: "dre wilkes d r e w i l k e s at gmail dot com", is: "drewilkes@gmail.com" },
    phone: { says: "three one three triple five oh one six eight", is: "+13135550168" },
  },
  {
    channel: "spoken",
    name: { says: "me llamo rosa elena quintero", is: "Rosa Elena Quintero" },
    email: {
      says: "rosa quintero todo junto arroba gmail punto com",
      is: "rosaquintero@gmail.com",
    },
    phone: { says: "seis dos seis cinco cinco cinco cero uno cuatro siete", is: "+16265550147" },
  },
  {
    channel: "spoken",
    name: { says: "soy el señor efraín medrano para servirle", is: "Efraín Medrano" },
    email: {
      says: "efra guion bajo medrano arroba hotmail punto com efra con efe",
      is: "efra_medrano@hotmail.com",
    },
    phone: {
      says: "es el nueve uno cinco cinco cinco cinco cero uno tres tres",
      is: "+19155550133",
    },
  },
  {
    channel: "spoken",
    name: { says: "kaitlyn spelled k a i t l y n brewer", is: "Kaitlyn Brewer" },
    email: { says: "kaitlyn with a k dot brewer at yahoo dot com", is: "kaitlyn.brewer@yahoo.com" },
    phone: { says: "nine one nine five five five oh one oh four", is: "+19195550104" },
  },
  {
    channel: "spoken",
    name: { says: "last name's two words van dyke first is peter", is: "Peter Van Dyke" },
    email: {
      says: "pvandyke that's p v a n d y k e at outlook dot com",
      is: "pvandyke@outlook.com",
    },
    phone: { says: "six one six five five five zero one eight eight", is: "+16165550188" },
  },
  {
    channel: "spoken",
    name: {
      says: "you can put down lou ann tibbets lou ann is two words t i b b e t s",
      is: "Lou Ann Tibbets",
    },
    email: { says: "lou ann no space at bellsouth dot net", is: "louann@bellsouth.net" },
    phone: {
      says: "well it's eight six five five five five and then oh one four nine",
      is: "+18655550149",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "chief petty officer retired dale hanrahan but just dale hanrahan",
      is: "Dale Hanrahan",
    },
    email: { says: "delta hotel alpha november at gmail dot com", is: "dhan@gmail.com" },
    phone: { says: "seven five seven five five five zero one niner three", is: "+17575550193" },
  },
  {
    channel: "spoken",
    name: {
      says: "wen li liu wen is my given name l i u the surname and li in the middle so wen li liu",
      is: "Wen Li Liu",
    },
    email: {
      says: "wenli dot liu w e n l i dot l i u at gmail dot com",
      is: "wenli.liu@gmail.com",
    },
    phone: { says: "six four six five five five oh one three zero", is: "+16465550130" },
  },
  {
    channel: "spoken",
    name: { says: "oh my name uh marguerite dubois d u b o i s", is: "Marguerite Dubois" },
    email: { says: "m dubois at cox dot net", is: "mdubois@cox.net" },
    phone: {
      says: "five oh four five five five double zero no sorry zero one one one",
      is: "+15045550111",
    },
  },
  {
    channel: "spoken",
    name: { says: "garcia hyphen wells delia", is: "Delia Garcia-Wells" },
    email: { says: "delia g w at gmail dot com", is: "deliagw@gmail.com" },
    phone: { says: "eight one eight five five five oh one nine oh", is: "+18185550190" },
  },
  {
    channel: "spoken",
    name: { says: "it's my wife you want actually so carolyn pruitt", is: "Carolyn Pruitt" },
    email: {
      says: "she's c pruitt seven at yahoo dot com the number seven",
      is: "cpruitt7@yahoo.com",
    },
    phone: { says: "hers is four two three five five five oh one two six", is: "+14235550126" },
  },
  {
    channel: "spoken",
    name: { says: "yusuf abdi y u s u f a b d i", is: "Yusuf Abdi" },
    email: {
      says: "yusuf dash abdi at outlook dot com dash like minus",
      is: "yusuf-abdi@outlook.com",
    },
    phone: { says: "six one two five five five oh one five zero", is: "+16125550150" },
  },
  {
    channel: "spoken",
    name: {
      says: "nobody can spell it so here goes s z c z e p a n s k i and gary in front of it",
      is: "Gary Szczepanski",
    },
    email: {
      says: "gary s k i like gary ski all one word at gmail dot com",
      is: "garyski@gmail.com",
    },
    phone: { says: "four one four five five five zero one seven five", is: "+14145550175" },
  },
  {
    channel: "spoken",
    name: { says: "the name's bond ha no it's burt bonner", is: "Burt Bonner" },
    email: {
      says: "burt dot bonner nineteen fifty six in digits at aol dot com",
      is: "burt.bonner1956@aol.com",
    },
    phone: { says: "nine oh four five five five oh one one two", is: "+19045550112" },
  },
  {
    channel: "spoken",
    name: { says: "doctor alicia fontaine with an e at the end", is: "Alicia Fontaine" },
    email: {
      says: "a fontaine at fontainedental dot com that's fontaine dental run together",
      is: "afontaine@fontainedental.com",
    },
    phone: {
      says: "my cell is three three seven five five five oh one eight four",
      is: "+13375550184",
    },
  },
  {
    channel: "spoken",
    name: { says: "tran is the last name and it's minh", is: "Minh Tran" },
    email: {
      says: "minh tran oh eight so m i n h t r a n zero eight at gmail dot com",
      is: "minhtran08@gmail.com",
    },
    phone: { says: "seven one four five five five zero one two seven", is: "+17145550127" },
  },
  {
    channel: "spoken",
    name: { says: "shawna not shauna s h a w n a kirby", is: "Shawna Kirby" },
    email: {
      says: "shawna with the w kirby one word at icloud dot com",
      is: "shawnakirby@icloud.com",
    },
    phone: { says: "two one four five five five oh one six oh", is: "+12145550160" },
  },
  {
    channel: "spoken",
    name: { says: "hold on the dog down boy okay it's vince marino", is: "Vince Marino" },
    email: { says: "vince at marinotile dot com m a r i n o t i l e", is: "vince@marinotile.com" },
    phone: { says: "eight four five five five five oh one three six", is: "+18455550136" },
  },
  {
    channel: "spoken",
    name: {
      says: "i go by trey but the paper should say charles hutchins",
      is: "Charles Hutchins",
    },
    email: { says: "trey hutchins together at gmail dot com", is: "treyhutchins@gmail.com" },
    phone: { says: "two five one five five five zero one four four", is: "+12515550144" },
  },
  {
    channel: "spoken",
    name: { says: "patel p as in peter a t e l nilesh n i l e s h", is: "Nilesh Patel" },
    email: { says: "nilesh period patel at gmail dot com", is: "nilesh.patel@gmail.com" },
    phone: { says: "seven three two triple five zero one nine eight", is: "+17325550198" },
  },
  {
    channel: "spoken",
    name: { says: "soy graciela con ce graciela fuentes", is: "Graciela Fuentes" },
    email: { says: "gfuentes arroba yahoo punto com ge de gato fuentes", is: "gfuentes@yahoo.com" },
    phone: { says: "ocho tres dos cinco cinco cinco cero uno uno cinco", is: "+18325550115" },
  },
  {
    channel: "spoken",
    name: {
      says: "mackenzie no space capital m whatever holly holly mackenzie",
      is: "Holly Mackenzie",
    },
    email: { says: "holly mac at gmail dot com m a c no k", is: "hollymac@gmail.com" },
    phone: { says: "four oh six five five five oh one zero one", is: "+14065550101" },
  },
  {
    channel: "spoken",
    name: { says: "write tobias green the color", is: "Tobias Green" },
    email: {
      says: "t green at no t dot green with a dot at hotmail dot com",
      is: "t.green@hotmail.com",
    },
    phone: { says: "seven two oh five five five oh one six three", is: "+17205550163" },
  },
  {
    channel: "spoken",
    name: { says: "greene with a third e on the end and amos in front", is: "Amos Greene" },
    email: {
      says: "amos greene with both es on the end so g r e e n e at gmail dot com amos first no dot",
      is: "amosgreene@gmail.com",
    },
    phone: { says: "eight oh three five five five oh one seven eight", is: "+18035550178" },
  },
  {
    channel: "spoken",
    name: { says: "uh that is sunita rao r a o", is: "Sunita Rao" },
    email: { says: "sunita underscore rao at outlook dot com", is: "sunita_rao@outlook.com" },
    phone: { says: "five one oh five five five zero one five four", is: "+15105550154" },
  },
  {
    channel: "spoken",
    name: {
      says: "mi nombre es josé luis barragán con be grande y doble erre",
      is: "José Luis Barragán",
    },
    email: {
      says: "jose barragan sin acentos todo junto arroba gmail punto com",
      is: "josebarragan@gmail.com",
    },
    phone: { says: "dos uno tres cinco cinco cinco cero uno ocho seis", is: "+12135550186" },
  },
  {
    channel: "spoken",
    name: { says: "frances with an e cuz i'm a lady frances delmonico", is: "Frances Delmonico" },
    email: { says: "fran del at verizon dot net f r a n d e l", is: "frandel@verizon.net" },
    phone: { says: "nine one four five five five oh one two nine", is: "+19145550129" },
  },
  {
    channel: "spoken",
    name: { says: "i'm eli and my last name's cohen c o h e n", is: "Eli Cohen" },
    email: { says: "eli the letter c at icloud dot com so e l i c", is: "elic@icloud.com" },
    phone: { says: "three four seven five five five oh one oh seven", is: "+13475550107" },
  },
  {
    channel: "spoken",
    name: {
      says: "bellweather like a bell and the weather um jonah bellweather",
      is: "Jonah Bellweather",
    },
    email: { says: "jonah b w at gmail", is: "jonahbw@gmail.com" },
    phone: { says: "nine seven one five five five zero one zero zero", is: "+19715550100" },
  },
  {
    channel: "spoken",
    name: { says: "sergeant first class denise okafor no rank needed", is: "Denise Okafor" },
    email: { says: "d okafor eighty two at yahoo dot com", is: "dokafor82@yahoo.com" },
    phone: { says: "nine one oh five five five oh one four eight", is: "+19105550148" },
  },
  {
    channel: "spoken",
    name: {
      says: "it's pronounced shiv aun but it's spelled s i o b h a n last name keane k e a n e",
      is: "Siobhan Keane",
    },
    email: {
      says: "s i o b h a n at gmail dot com wait no that one was taken it's siobhan k at gmail dot com",
      is: "siobhank@gmail.com",
    },
    phone: { says: "six one seven triple five oh one eight one", is: "+16175550181" },
  },
  {
    channel: "spoken",
    name: {
      says: "kurt with a k and neumann with two ns at the end k u r t n e u m a n n",
      is: "Kurt Neumann",
    },
    email: { says: "k neumann two ns at charter dot net", is: "kneumann@charter.net" },
    phone: { says: "three one four five five five oh one one eight", is: "+13145550118" },
  },
  {
    channel: "spoken",
    name: {
      says: "lord have mercy you want the whole name okay lavonda mae stubbs",
      is: "Lavonda Mae Stubbs",
    },
    email: { says: "lavonda stubbs all run together at att dot net", is: "lavondastubbs@att.net" },
    phone: { says: "six oh one five five five oh one seven two", is: "+16015550172" },
  },
  {
    channel: "spoken",
    name: {
      says: "hi yes it's quinn just quinn no i mean quinn is the first name and ashby's the last",
      is: "Quinn Ashby",
    },
    email: { says: "q u i n n dot a at protonmail dot com", is: "quinn.a@protonmail.com" },
    phone: { says: "two oh six five five five oh one nine four", is: "+12065550194" },
  },
  {
    channel: "spoken",
    name: { says: "magnus lindqvist l i n d q v i s t it's q v not q u", is: "Magnus Lindqvist" },
    email: {
      says: "magnus at lindqvist dot com spelled like i just did",
      is: "magnus@lindqvist.com",
    },
    phone: { says: "six five one five five five zero one three one", is: "+16515550131" },
  },
  {
    channel: "spoken",
    name: { says: "my husband's it's under orrin tate o r r i n", is: "Orrin Tate" },
    email: { says: "o tate at frontier dot com with the o for orrin", is: "otate@frontier.com" },
    phone: { says: "three oh four five five five oh one six six", is: "+13045550166" },
  },
  {
    channel: "spoken",
    name: { says: "roy just like it sounds roy bledsoe", is: "Roy Bledsoe" },
    email: {
      says: "roy bledsoe with no dot or nothing at gmail dot com",
      is: "roybledsoe@gmail.com",
    },
    phone: { says: "nine one eight five five five oh one four oh", is: "+19185550140" },
  },
  {
    channel: "spoken",
    name: { says: "it's spelled weird jaxxon with two xs j a x x o n reed", is: "Jaxxon Reed" },
    email: {
      says: "jaxxon reed the same two xs all together at outlook dot com",
      is: "jaxxonreed@outlook.com",
    },
    phone: { says: "four eight zero five five five oh one two four", is: "+14805550124" },
  },
  {
    channel: "spoken",
    name: { says: "mei chen m e i c h e n", is: "Mei Chen" },
    email: {
      says: "mei eighty eight at gmail dot com the eighty eight in numbers",
      is: "mei88@gmail.com",
    },
    phone: { says: "nine one seven five five five oh one eight eight", is: "+19175550188" },
  },
  {
    channel: "spoken",
    name: { says: "thompson with a p douglas", is: "Douglas Thompson" },
    email: {
      says: "doug dot thompson at sbcglobal dot net s b c global",
      is: "doug.thompson@sbcglobal.net",
    },
    phone: { says: "two one oh five five five oh one five seven", is: "+12105550157" },
  },
  {
    channel: "spoken",
    name: { says: "i'm nora and then fitzgerald f i t z gerald one word", is: "Nora Fitzgerald" },
    email: { says: "nora fitz together at yahoo dot com", is: "norafitz@yahoo.com" },
    phone: { says: "seven eight one five five five zero one six nine", is: "+17815550169" },
  },
  {
    channel: "spoken",
    name: { says: "se llama mi mamá es para ella eulalia ponce", is: "Eulalia Ponce" },
    email: {
      says: "no usa pero ponga el mío dani ponce todo pegado arroba outlook punto com",
      is: "daniponce@outlook.com",
    },
    phone: { says: "siete cero dos cinco cinco cinco cero uno nueve uno", is: "+17025550191" },
  },
  {
    channel: "spoken",
    name: { says: "abernathy a b e r n a t h y and my first is claude", is: "Claude Abernathy" },
    email: {
      says: "claude dot abernathy at gmail dot com no dots about it ha well one dot",
      is: "claude.abernathy@gmail.com",
    },
    phone: { says: "five oh one five five five oh one two oh", is: "+15015550120" },
  },
  {
    channel: "spoken",
    name: { says: "kim the first name also kim the last name yes kim kim", is: "Kim Kim" },
    email: {
      says: "kim kim kim three times all one word at gmail dot com",
      is: "kimkimkim@gmail.com",
    },
    phone: { says: "two one three five five five oh one oh two", is: "+12135550102" },
  },
  {
    channel: "spoken",
    name: { says: "put jean luc hyphen between them moreau m o r e a u", is: "Jean-Luc Moreau" },
    email: { says: "j l moreau at gmail dot com just j l moreau", is: "jlmoreau@gmail.com" },
    phone: { says: "two two five five five five oh one three nine", is: "+12255550139" },
  },
  {
    channel: "spoken",
    name: { says: "i told the other lady already it's wendell oakes", is: "Wendell Oakes" },
    email: {
      says: "w oakes at oakesandsons dot com with and spelled out",
      is: "woakes@oakesandsons.com",
    },
    phone: { says: "eight five nine five five five oh one one seven", is: "+18595550117" },
  },
  {
    channel: "spoken",
    name: { says: "ruth anne no e on the ann so ruth ann a n n fisk", is: "Ruth Ann Fisk" },
    email: { says: "ruth dot fisk at comcast dot net", is: "ruth.fisk@comcast.net" },
    phone: { says: "four one two five five five oh one eight three", is: "+14125550183" },
  },
  {
    channel: "spoken",
    name: {
      says: "uh brandon i'm at work so quick brandon yazzie y a z z i e",
      is: "Brandon Yazzie",
    },
    email: {
      says: "b yazzie five oh five at gmail dot com numbers five zero five",
      is: "byazzie505@gmail.com",
    },
    phone: { says: "five oh five five five five oh one five five", is: "+15055550155" },
  },
  {
    channel: "spoken",
    name: { says: "it's like the car ford and the month april", is: "April Ford" },
    email: {
      says: "april ford real estate no just april ford at yahoo dot com no space",
      is: "aprilford@yahoo.com",
    },
    phone: { says: "two four eight five five five oh one oh six", is: "+12485550106" },
  },
  {
    channel: "spoken",
    name: {
      says: "o'malley that's o apostrophe malley first name sean s e a n",
      is: "Sean O'Malley",
    },
    email: {
      says: "sean omalley no apostrophe at outlook dot com all together",
      is: "seanomalley@outlook.com",
    },
    phone: { says: "seven oh eight five five five oh one seven three", is: "+17085550173" },
  },
  {
    channel: "spoken",
    name: { says: "hmm whose name mine okay zelda krantz with a k and a z", is: "Zelda Krantz" },
    email: { says: "z krantz at earthlink dot net", is: "zkrantz@earthlink.net" },
    phone: { says: "five six one five five five zero one five nine", is: "+15615550159" },
  },
  {
    channel: "spoken",
    name: {
      says: "abdul rahman is my first name two words and siddiqui s i d d i q u i the last",
      is: "Abdul Rahman Siddiqui",
    },
    email: {
      says: "a r siddiqui at gmail dot com a r then my last name",
      is: "arsiddiqui@gmail.com",
    },
    phone: { says: "eight three two triple five oh one four five", is: "+18325550145" },
  },
  {
    channel: "spoken",
    name: {
      says: "ignacio pero todos me dicen nacho ponga ignacio ignacio vela",
      is: "Ignacio Vela",
    },
    email: {
      says: "nacho vela siete siete con números arroba gmail punto com todo junto",
      is: "nachovela77@gmail.com",
    },
    phone: { says: "cinco uno dos cinco cinco cinco cero uno cero ocho", is: "+15125550108" },
  },
  {
    channel: "spoken",
    name: {
      says: "jenny g no that's my married one use jenny castell c a s t e l l",
      is: "Jenny Castell",
    },
    email: {
      says: "jenny c two thousand four as in two zero zero four at icloud dot com",
      is: "jennyc2004@icloud.com",
    },
    phone: { says: "three eight five five five five oh one six two", is: "+13855550162" },
  },
  {
    channel: "spoken",
    name: { says: "this is attorney lucas whitfield", is: "Lucas Whitfield" },
    email: { says: "lucas at whitfieldlaw dot com", is: "lucas@whitfieldlaw.com" },
    phone: {
      says: "the direct line is six one five five five five oh one nine nine",
      is: "+16155550199",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "i'll spell it t o r b e n torben like in denmark h o l m holm",
      is: "Torben Holm",
    },
    email: { says: "torben dot holm at hotmail dot com", is: "torben.holm@hotmail.com" },
    phone: { says: "three six oh five five five oh one one nine", is: "+13605550119" },
  },
  {
    channel: "spoken",
    name: { says: "pearl as in oyster pearl jessup", is: "Pearl Jessup" },
    email: { says: "pearl j at aol dot com p e a r l j", is: "pearlj@aol.com" },
    phone: {
      says: "i'm slow so bear with me four seven eight then five five five then oh one then eight oh",
      is: "+14785550180",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "darius it's darius coleman and tell him it's about the duplex",
      is: "Darius Coleman",
    },
    email: {
      says: "d coleman no darius dot coleman at gmail dot com the d coleman is work",
      is: "darius.coleman@gmail.com",
    },
    phone: { says: "nine oh one five five five oh one six four", is: "+19015550164" },
  },
  {
    channel: "spoken",
    name: { says: "hey um it's skyler s k y l e r not with the c h um boone", is: "Skyler Boone" },
    email: {
      says: "skyler boone x at gmail dot com there's an x at the end of boone",
      is: "skylerboonex@gmail.com",
    },
    phone: { says: "five four one five five five oh one two eight", is: "+15415550128" },
  },
  {
    channel: "spoken",
    name: { says: "nguyen n g u y e n first name thanh t h a n h", is: "Thanh Nguyen" },
    email: { says: "thanh dot n at yahoo dot com so just the n", is: "thanh.n@yahoo.com" },
    phone: { says: "four oh eight five five five oh one three two", is: "+14085550132" },
  },
  {
    channel: "spoken",
    name: { says: "well on my license it's gwendolyn so gwendolyn hatch", is: "Gwendolyn Hatch" },
    email: {
      says: "gwen hatch is it g w e n h a t c h at gmail dot com",
      is: "gwenhatch@gmail.com",
    },
    phone: { says: "eight oh one five five five zero one seven six", is: "+18015550176" },
  },
  {
    channel: "spoken",
    name: {
      says: "lots of people get it wrong it's hermione like the movie hermione blackwood",
      is: "Hermione Blackwood",
    },
    email: { says: "h blackwood at me dot com m e dot com", is: "hblackwood@me.com" },
    phone: { says: "three one oh five five five oh one oh nine", is: "+13105550109" },
  },
  {
    channel: "spoken",
    name: { says: "felipe ortega no relation to anybody famous", is: "Felipe Ortega" },
    email: {
      says: "felipe o eighty nine eight nine at gmail dot com i mean felipeo eight nine just once",
      is: "felipeo89@gmail.com",
    },
    phone: { says: "seven eight six five five five oh one four six", is: "+17865550146" },
  },
  {
    channel: "spoken",
    name: {
      says: "hello this is operator two no kidding it's stan stan wojcik w o j c i k",
      is: "Stan Wojcik",
    },
    email: { says: "stan w o j at gmail dot com", is: "stanwoj@gmail.com" },
    phone: { says: "seven one six five five five oh one three seven", is: "+17165550137" },
  },
  {
    channel: "spoken",
    name: { says: "first bettina b e t t i n a second krauss k r a u s s", is: "Bettina Krauss" },
    email: {
      says: "bettina at kraussfloral dot com krauss with two s and floral f l o r a l no gap",
      is: "bettina@kraussfloral.com",
    },
    phone: {
      says: "shop phone okay nine two oh five five five oh one zero five extension three",
      is: "+19205550105",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "hal that's short for harrison you can write harrison beal",
      is: "Harrison Beal",
    },
    email: {
      says: "harrison dash beal at gmail dot com with a hyphen",
      is: "harrison-beal@gmail.com",
    },
    phone: { says: "two oh seven five five five oh one eight nine", is: "+12075550189" },
  },
  {
    channel: "spoken",
    name: {
      says: "mister um mister leroy banks junior's my son i'm the senior but just leroy banks",
      is: "Leroy Banks",
    },
    email: {
      says: "i think it's l banks one at yahoo dot com with the number one",
      is: "lbanks1@yahoo.com",
    },
    phone: { says: "five oh four five five five oh one nine five", is: "+15045550195" },
  },
  {
    channel: "spoken",
    name: { says: "amara with three as a m a r a then diallo d i a l l o", is: "Amara Diallo" },
    email: { says: "amara underscore d at outlook dot com", is: "amara_d@outlook.com" },
    phone: { says: "two four oh five five five oh one one oh", is: "+12405550110" },
  },
  {
    channel: "spoken",
    name: { says: "ok so it's lindsay with an a y lindsay cruz with a z", is: "Lindsay Cruz" },
    email: {
      says: "lindsay dot cruz lindsay with an a at gmail dot com",
      is: "lindsay.cruz@gmail.com",
    },
    phone: { says: "eight five eight five five five zero one eight two", is: "+18585550182" },
  },
  {
    channel: "spoken",
    name: { says: "doña carmen bueno carmen villaseñor con eñe", is: "Carmen Villaseñor" },
    email: { says: "carmen punto v arroba gmail punto com", is: "carmen.v@gmail.com" },
    phone: { says: "nueve cinco seis cinco cinco cinco cero uno cinco ocho", is: "+19565550158" },
  },
  {
    channel: "spoken",
    name: { says: "this is gus yeah gus pappas p a p p a s the diner guy", is: "Gus Pappas" },
    email: { says: "gus at gusdiner dot com that's g u s d i n e r", is: "gus@gusdiner.com" },
    phone: { says: "nine seven three five five five oh one seven four", is: "+19735550174" },
  },
  {
    channel: "spoken",
    name: {
      says: "i'm paula and i'm calling with my sister but use mine paula steen s t e e n",
      is: "Paula Steen",
    },
    email: {
      says: "paula steen three at gmail dot com digit three no spaces",
      is: "paulasteen3@gmail.com",
    },
    phone: { says: "seven six three five five five oh one oh three", is: "+17635550103" },
  },
  {
    channel: "spoken",
    name: { says: "rodney last name is pronounced shay but s h e a", is: "Rodney Shea" },
    email: { says: "rodney shea together at live dot com", is: "rodneyshea@live.com" },
    phone: { says: "four oh one five five five oh one five one", is: "+14015550151" },
  },
  {
    channel: "spoken",
    name: { says: "colleen murphy like half of boston", is: "Colleen Murphy" },
    email: {
      says: "c murph eleven at gmail dot com c m u r p h one one",
      is: "cmurph11@gmail.com",
    },
    phone: { says: "five oh eight five five five oh one eight five", is: "+15085550185" },
  },
  {
    channel: "spoken",
    name: {
      says: "can you hear me it's ezekiel zeke to my friends ezekiel dunn with two ns",
      is: "Ezekiel Dunn",
    },
    email: { says: "zeke dot dunn at gmail dot com", is: "zeke.dunn@gmail.com" },
    phone: { says: "four seven oh five five five oh one one four", is: "+14705550114" },
  },
  {
    channel: "spoken",
    name: { says: "sakura like cherry blossom s a k u r a tanaka", is: "Sakura Tanaka" },
    email: {
      says: "sakura t a n at gmail dot com the t a n like suntan",
      is: "sakuratan@gmail.com",
    },
    phone: { says: "eight oh eight five five five oh one two one", is: "+18085550121" },
  },
  {
    channel: "spoken",
    name: { says: "delgado comma marisol ha i always say it like that", is: "Marisol Delgado" },
    email: {
      says: "marisol dot delgado at no sorry it's dash marisol dash delgado at yahoo dot com",
      is: "marisol-delgado@yahoo.com",
    },
    phone: { says: "five two oh five five five oh one three five", is: "+15205550135" },
  },
  {
    channel: "spoken",
    name: {
      says: "my name my name is let me turn that down my name is alton price",
      is: "Alton Price",
    },
    email: {
      says: "alton price spelled out at windstream dot net one word",
      is: "altonprice@windstream.net",
    },
    phone: { says: "seven seven oh five five five oh one five three", is: "+17705550153" },
  },
  {
    channel: "spoken",
    name: { says: "bridget no e bridget hale h a l e like hale and hearty", is: "Bridget Hale" },
    email: { says: "b hale sixty one at gmail dot com six one", is: "bhale61@gmail.com" },
    phone: { says: "six oh three five five five zero one nine six", is: "+16035550196" },
  },
  {
    channel: "spoken",
    name: { says: "i'm the trustee it's evelyn okada o k a d a", is: "Evelyn Okada" },
    email: {
      says: "evelyn okada trustee all one word at gmail dot com",
      is: "evelynokadatrustee@gmail.com",
    },
    phone: { says: "nine two five five five five oh one seven seven", is: "+19255550177" },
  },
  {
    channel: "spoken",
    name: { says: "nick papadakis p a p a d a k i s no other way to say it", is: "Nick Papadakis" },
    email: { says: "n papadakis at hotmail dot com", is: "npapadakis@hotmail.com" },
    phone: { says: "seven two seven five five five oh one four two", is: "+17275550142" },
  },
  {
    channel: "spoken",
    name: { says: "ma'am it's travis travis boudreaux b o u d r e a u x", is: "Travis Boudreaux" },
    email: { says: "t boudreaux ending in e a u x at gmail dot com", is: "tboudreaux@gmail.com" },
    phone: { says: "nine eight five five five five oh one six five", is: "+19855550165" },
  },
  {
    channel: "spoken",
    name: { says: "yo me llamo brayan con be y con i griega brayan soto", is: "Brayan Soto" },
    email: {
      says: "brayan soto arroba gmail punto com brayan con be todo junto",
      is: "brayansoto@gmail.com",
    },
    phone: { says: "tres dos tres triple cinco cero uno siete nueve", is: "+13235550179" },
  },
  {
    channel: "spoken",
    name: { says: "phyllis two ls phyllis vandermeer one word", is: "Phyllis Vandermeer" },
    email: {
      says: "phyllis at vandermeerfarm dot com that's vandermeer farm singular",
      is: "phyllis@vandermeerfarm.com",
    },
    phone: { says: "five one five five five five oh one two three", is: "+15155550123" },
  },
  {
    channel: "spoken",
    name: { says: "hi miss it's omar el khatib e l space k h a t i b", is: "Omar El Khatib" },
    email: { says: "omar elkhatib no space no dot at gmail dot com", is: "omarelkhatib@gmail.com" },
    phone: { says: "three one three five five five oh one nine seven", is: "+13135550197" },
  },
  {
    channel: "spoken",
    name: {
      says: "gosh it's been ages since anyone asked ida may rollins may with a y",
      is: "Ida May Rollins",
    },
    email: {
      says: "i don't rightly know oh here it is ida rollins nineteen thirty eight one nine three eight at gmail dot com no spaces",
      is: "idarollins1938@gmail.com",
    },
    phone: { says: "two seven oh five five five oh one four one", is: "+12705550141" },
  },
  {
    channel: "spoken",
    name: {
      says: "carter no not my first name first name's blake blake carter",
      is: "Blake Carter",
    },
    email: { says: "blake c at mac dot com just the letter c", is: "blakec@mac.com" },
    phone: { says: "six one nine five five five oh one six one", is: "+16195550161" },
  },
  {
    channel: "spoken",
    name: {
      says: "i'll give you mine then it's tonya with an o t o n y a mills",
      is: "Tonya Mills",
    },
    email: {
      says: "tonya mills rn one word at gmail dot com rn like registered nurse",
      is: "tonyamillsrn@gmail.com",
    },
    phone: { says: "three three six five five five oh one oh eight", is: "+13365550108" },
  },
  {
    channel: "spoken",
    name: { says: "professor gideon adler drop the professor", is: "Gideon Adler" },
    email: { says: "gadler at state dot edu g a d l e r", is: "gadler@state.edu" },
    phone: { says: "six oh eight five five five zero one five six", is: "+16085550156" },
  },
  {
    channel: "spoken",
    name: {
      says: "my first name is a sentence by itself it's princess no joke princess holloway",
      is: "Princess Holloway",
    },
    email: { says: "princess dot holloway at gmail dot com", is: "princess.holloway@gmail.com" },
    phone: { says: "four four three five five five oh one eight six", is: "+14435550186" },
  },
  {
    channel: "spoken",
    name: { says: "marty that's with a y marty klein k l e i n", is: "Marty Klein" },
    email: { says: "marty k at optonline dot net o p t online", is: "martyk@optonline.net" },
    phone: { says: "five one six five five five oh one three four", is: "+15165550134" },
  },
  {
    channel: "spoken",
    name: {
      says: "hey it's jo no e on that jo beth is the whole first name jo beth lyle l y l e",
      is: "Jo Beth Lyle",
    },
    email: {
      says: "jobeth dot lyle jobeth together at gmail dot com",
      is: "jobeth.lyle@gmail.com",
    },
    phone: { says: "eight oh six five five five oh one two five", is: "+18065550125" },
  },
  {
    channel: "spoken",
    name: { says: "ravi kumar k u m a r v as in victor", is: "Ravi Kumar" },
    email: {
      says: "ravi kumar two oh two two at gmail dot com so two zero two two all joined",
      is: "ravikumar2022@gmail.com",
    },
    phone: { says: "four two five five five five oh one five two", is: "+14255550152" },
  },
  {
    channel: "spoken",
    name: { says: "you're speaking with mr desmond achebe a c h e b e", is: "Desmond Achebe" },
    email: { says: "desmond dot achebe at outlook dot com", is: "desmond.achebe@outlook.com" },
    phone: { says: "eight one three five five five oh one seven oh", is: "+18135550170" },
  },
  {
    channel: "spoken",
    name: { says: "astrid berg berg like iceberg", is: "Astrid Berg" },
    email: {
      says: "astrid at sign berg design b e r g d e s i g n dot com",
      is: "astrid@bergdesign.com",
    },
    phone: { says: "nine five two five five five oh one one three", is: "+19525550113" },
  },
  {
    channel: "spoken",
    name: { says: "sí anote humberto hache u eme be humberto lara", is: "Humberto Lara" },
    email: {
      says: "h lara guion medio uno con número arroba yahoo punto com",
      is: "hlara-1@yahoo.com",
    },
    phone: { says: "cuatro seis nueve cinco cinco cinco cero uno nueve tres", is: "+14695550193" },
  },
  {
    channel: "spoken",
    name: { says: "cecil like cecil b demille so c e c i l rudd r u d d", is: "Cecil Rudd" },
    email: { says: "cecil rudd with two ds at gmail dot com no dot", is: "cecilrudd@gmail.com" },
    phone: { says: "three one eight five five five oh one oh one", is: "+13185550101" },
  },
  {
    channel: "spoken",
    name: { says: "a lady never tells but okay minerva lowe l o w e", is: "Minerva Lowe" },
    email: { says: "minnie lowe m i n n i e l o w e at aol dot com", is: "minnielowe@aol.com" },
    phone: { says: "four three four five five five oh one nine two", is: "+14345550192" },
  },
  {
    channel: "spoken",
    name: { says: "it's chad i know i know chad huxley", is: "Chad Huxley" },
    email: { says: "chad at huxleyfit dot com h u x l e y f i t", is: "chad@huxleyfit.com" },
    phone: { says: "nine four nine triple five oh one six seven", is: "+19495550167" },
  },
  {
    channel: "spoken",
    name: {
      says: "natasha ivanova n a t a s h a and ivanova i v a n o v a",
      is: "Natasha Ivanova",
    },
    email: { says: "n as in nancy dot ivanova at gmail dot com", is: "n.ivanova@gmail.com" },
    phone: { says: "seven one eight five five five oh one one five", is: "+17185550115" },
  },
  {
    channel: "spoken",
    name: {
      says: "wait i have a cold so listen close it's dennis with a d not tennis dennis platt p l a t t",
      is: "Dennis Platt",
    },
    email: { says: "dennis dot platt d for dog at yahoo dot com", is: "dennis.platt@yahoo.com" },
    phone: { says: "three oh two five five five zero one four seven", is: "+13025550147" },
  },
  {
    channel: "spoken",
    name: { says: "lakshmi l a k s h m i iyer i y e r", is: "Lakshmi Iyer" },
    email: { says: "l iyer at gmail dot com l as in lima", is: "liyer@gmail.com" },
    phone: { says: "six oh nine five five five oh one nine oh", is: "+16095550190" },
  },
  {
    channel: "spoken",
    name: { says: "chester chet whatever chester bloom", is: "Chester Bloom" },
    email: { says: "chet dot bloom not chester at gmail dot com", is: "chet.bloom@gmail.com" },
    phone: { says: "four one nine five five five oh one three zero", is: "+14195550130" },
  },
  {
    channel: "spoken",
    name: { says: "i'm captain of the boat but you can just write wade mercer", is: "Wade Mercer" },
    email: {
      says: "captain wade together at gmail dot com c a p t a i n w a d e",
      is: "captainwade@gmail.com",
    },
    phone: { says: "two five two five five five oh one zero seven", is: "+12525550107" },
  },
  {
    channel: "spoken",
    name: { says: "deirdre d e i r d r e o'connell", is: "Deirdre O'Connell" },
    email: {
      says: "deirdre o c at comcast dot net just the letters o c after",
      is: "deirdreoc@comcast.net",
    },
    phone: { says: "seven seven four five five five oh one six six", is: "+17745550166" },
  },
  {
    channel: "spoken",
    name: { says: "beau b e a u like a bow on a gift beau landry", is: "Beau Landry" },
    email: {
      says: "beau dot landry nine at gmail dot com number nine after landry",
      is: "beau.landry9@gmail.com",
    },
    phone: { says: "three three seven five five five oh one four four", is: "+13375550144" },
  },
  {
    channel: "spoken",
    name: {
      says: "tell her fatima called fatima zahra benali b e n a l i that's all three",
      is: "Fatima Zahra Benali",
    },
    email: {
      says: "fatima dot benali at gmail dot com without the zahra",
      is: "fatima.benali@gmail.com",
    },
    phone: { says: "five seven one five five five oh one two six", is: "+15715550126" },
  },
  {
    channel: "spoken",
    name: { says: "kowalczyk k o w a l c z y k and anna anna in front", is: "Anna Kowalczyk" },
    email: {
      says: "anna k at kowal dot com wait dot net k o w a l dot net",
      is: "annak@kowal.net",
    },
    phone: { says: "eight four seven five five five oh one five nine", is: "+18475550159" },
  },
  {
    channel: "spoken",
    name: { says: "joyce my name is joyce and the last is tully t u l l y", is: "Joyce Tully" },
    email: { says: "j tully at suddenlink dot net", is: "jtully@suddenlink.net" },
    phone: { says: "nine three six five five five oh one eight one", is: "+19365550181" },
  },
  {
    channel: "spoken",
    name: { says: "ike i k e ike stone yes that's real", is: "Ike Stone" },
    email: {
      says: "ike stone roofing at gmail dot com roofing too all one word",
      is: "ikestoneroofing@gmail.com",
    },
    phone: { says: "two eight one five five five oh one zero two", is: "+12815550102" },
  },
  {
    channel: "spoken",
    name: {
      says: "uh it's under both but mine is marlene marlene foss f o s s",
      is: "Marlene Foss",
    },
    email: {
      says: "the two of us share it's m and d foss m a n d d f o s s at gmail dot com",
      is: "manddfoss@gmail.com",
    },
    phone: { says: "seven oh one five five five oh one one one", is: "+17015550111" },
  },
  {
    channel: "spoken",
    name: {
      says: "aquí habla nieves nieves como la nieve en plural nieves robledo",
      is: "Nieves Robledo",
    },
    email: {
      says: "nieves robledo uno nueve siete cero arroba gmail punto com todo junto los números también",
      is: "nievesrobledo1970@gmail.com",
    },
    phone: { says: "seis uno nueve cinco cinco cinco cero uno dos cuatro", is: "+16195550124" },
  },
  {
    channel: "spoken",
    name: {
      says: "spencer and before you ask it's the last name first name katherine with a k and an e in the middle k a t h e r i n e",
      is: "Katherine Spencer",
    },
    email: { says: "kat spencer k a t at gmail dot com one word", is: "katspencer@gmail.com" },
    phone: { says: "nine eight four five five five oh one three eight", is: "+19845550138" },
  },
  {
    channel: "spoken",
    name: { says: "it's ollie oliver oliver strand like a strand of hair", is: "Oliver Strand" },
    email: {
      says: "oliver at strand dot studio that's the end dot studio no com",
      is: "oliver@strand.studio",
    },
    phone: { says: "three oh three five five five zero one one six", is: "+13035550116" },
  },
  {
    channel: "spoken",
    name: { says: "gunnery sergeant tom velez v e l e z just write tom velez", is: "Tom Velez" },
    email: { says: "tango victor echo lima echo zulu at gmail dot com", is: "tvelez@gmail.com" },
    phone: { says: "seven six oh five five five oh one eight eight", is: "+17605550188" },
  },
  {
    channel: "spoken",
    name: { says: "you got me it's bernice bernice and then holt h o l t", is: "Bernice Holt" },
    email: {
      says: "b holt with no dot oh wait there is a dot b dot holt at yahoo dot com",
      is: "b.holt@yahoo.com",
    },
    phone: { says: "six six two five five five oh one five four", is: "+16625550154" },
  },
  {
    channel: "spoken",
    name: {
      says: "hakeem h a k e e m jeffries no sorry that's the politician i'm hakeem jennings",
      is: "Hakeem Jennings",
    },
    email: { says: "hakeem j forty at gmail dot com four zero", is: "hakeemj40@gmail.com" },
    phone: { says: "two six seven five five five oh one nine nine", is: "+12675550199" },
  },
  {
    channel: "spoken",
    name: {
      says: "i'm in the car so it's rachel i'll spell the last w e i s s weiss",
      is: "Rachel Weiss",
    },
    email: { says: "rachel weiss no dots nothing at gmail dot com", is: "rachelweiss@gmail.com" },
    phone: { says: "three oh one five five five oh one oh four", is: "+13015550104" },
  },
  {
    channel: "spoken",
    name: { says: "constance not connie constance avery", is: "Constance Avery" },
    email: {
      says: "constance dot avery at averyhouse dot org avery house joined",
      is: "constance.avery@averyhouse.org",
    },
    phone: { says: "eight four three five five five oh one seven five", is: "+18435550175" },
  },
  {
    channel: "spoken",
    name: { says: "glen one n glen harkness", is: "Glen Harkness" },
    email: { says: "glen h one n at shaw dot ca for canada", is: "glenh@shaw.ca" },
    phone: { says: "two five oh five five five zero one six eight", is: "+12505550168" },
  },
  {
    channel: "spoken",
    name: { says: "good evening tatiana with ts not a d t a t i a n a bruno", is: "Tatiana Bruno" },
    email: {
      says: "tatiana bruno at libero dot it that's italy i t one word in front",
      is: "tatianabruno@libero.it",
    },
    phone: { says: "nine five four five five five oh one four nine", is: "+19545550149" },
  },
  {
    channel: "spoken",
    name: { says: "ok my government name is marcellus hightower", is: "Marcellus Hightower" },
    email: {
      says: "cellus hightower c e l l u s all one at gmail dot com",
      is: "cellushightower@gmail.com",
    },
    phone: { says: "four oh four five five five oh one two nine", is: "+14045550129" },
  },
  {
    channel: "spoken",
    name: { says: "it's ed eddie edward put edward edward plum like the fruit", is: "Edward Plum" },
    email: {
      says: "ed plum at plumwell dot com p l u m w e l l and ed plum is one word",
      is: "edplum@plumwell.com",
    },
    phone: { says: "six oh seven five five five oh one eight seven", is: "+16075550187" },
  },
  {
    channel: "spoken",
    name: { says: "ximena con equis ximena arriaga", is: "Ximena Arriaga" },
    email: {
      says: "ximena punto arriaga arroba icloud punto com con equis",
      is: "ximena.arriaga@icloud.com",
    },
    phone: { says: "siete siete tres cinco cinco cinco cero uno seis cero", is: "+17735550160" },
  },
  {
    channel: "spoken",
    name: {
      says: "i'm her assistant so put her name it's vivian stroud s t r o u d",
      is: "Vivian Stroud",
    },
    email: { says: "office at vivianstroud dot com all together", is: "office@vivianstroud.com" },
    phone: {
      says: "mobile's better than the desk so eight one four five five five oh one three six",
      is: "+18145550136",
    },
  },
  {
    channel: "spoken",
    name: { says: "randy with a y parrish two rs", is: "Randy Parrish" },
    email: {
      says: "randy parrish two rs at gmail dot com joined up",
      is: "randyparrish@gmail.com",
    },
    phone: {
      says: "four oh two five five five um five five five zero one seven eight sorry four oh two five five five zero one seven eight",
      is: "+14025550178",
    },
  },
  {
    channel: "spoken",
    name: { says: "hee jin park h e e and then j i n two words", is: "Hee Jin Park" },
    email: {
      says: "heejin dot park heejin's one word there at gmail dot com",
      is: "heejin.park@gmail.com",
    },
    phone: { says: "two oh one five five five oh one four three", is: "+12015550143" },
  },
  {
    channel: "spoken",
    name: {
      says: "tell you what it's easier if i spell it i v o r ivor g w y n n e gwynne",
      is: "Ivor Gwynne",
    },
    email: {
      says: "i gwynne like i then g w y n n e at btinternet dot com",
      is: "igwynne@btinternet.com",
    },
    phone: { says: "five one eight five five five oh one two zero", is: "+15185550120" },
  },
  {
    channel: "spoken",
    name: {
      says: "my name is sunday yes like the day sunday adeyemi a d e y e m i",
      is: "Sunday Adeyemi",
    },
    email: {
      says: "sunday adeyemi one word at ymail dot com y mail not gmail",
      is: "sundayadeyemi@ymail.com",
    },
    phone: { says: "three four six five five five zero one five seven", is: "+13465550157" },
  },
  {
    channel: "spoken",
    name: { says: "trudy it's trudy and um trudy lockhart", is: "Trudy Lockhart" },
    email: {
      says: "trudy l at lockhart minus homes dot com a minus in between",
      is: "trudyl@lockhart-homes.com",
    },
    phone: { says: "nine seven oh five five five oh one oh nine", is: "+19705550109" },
  },
  {
    channel: "spoken",
    name: {
      says: "i'm clint i lay brick clint sorrell two rs two ls s o r r e l l",
      is: "Clint Sorrell",
    },
    email: {
      says: "brickman clint no wait clint the brickman clintthebrickman at yahoo dot com one word",
      is: "clintthebrickman@yahoo.com",
    },
    phone: {
      says: "uh eight one seven five five five oh one that's four five no four six oh one four six",
      is: "+18175550146",
    },
  },
  {
    channel: "spoken",
    name: { says: "the appointment's for aunt vera vera nadeau n a d e a u", is: "Vera Nadeau" },
    email: {
      says: "she doesn't have one use mine it's luke nadeau at gmail dot com no gap",
      is: "lukenadeau@gmail.com",
    },
    phone: {
      says: "hers rings at two oh seven five five five oh one seven two",
      is: "+12075550172",
    },
  },
  {
    channel: "spoken",
    name: { says: "hussein two ss h u s s e i n first name layla l a y l a", is: "Layla Hussein" },
    email: { says: "layla dot h at zoho dot com z o h o", is: "layla.h@zoho.com" },
    phone: { says: "seven oh three triple five oh one one two", is: "+17035550112" },
  },
  {
    channel: "spoken",
    name: {
      says: "i answer to mack but the bank wants malcolm gilroy so malcolm gilroy",
      is: "Malcolm Gilroy",
    },
    email: { says: "mgilroy m g i l r o y at bank no at gmail dot com", is: "mgilroy@gmail.com" },
    phone: { says: "six one zero five five five oh one six three", is: "+16105550163" },
  },
  {
    channel: "spoken",
    name: { says: "shoot it's on the account as dorothy dorothy ames", is: "Dorothy Ames" },
    email: {
      says: "dot ames that's d o t like my nickname then ames all one word at gmail dot com",
      is: "dotames@gmail.com",
    },
    phone: { says: "five seven four five five five oh one three three", is: "+15745550133" },
  },
  {
    channel: "spoken",
    name: {
      says: "pues mire en el banco estoy como agustín pero todos me dicen tino ponga agustín cordero",
      is: "Agustín Cordero",
    },
    email: {
      says: "tino cordero arroba gmail punto com sin punto en medio todo junto",
      is: "tinocordero@gmail.com",
    },
    phone: {
      says: "ay cuál era cinco seis dos cinco cinco cinco cero uno treinta y uno",
      is: "+15625550131",
    },
  },
  {
    channel: "spoken",
    name: { says: "apellido peralta nombre yesenia con y griega y ese", is: "Yesenia Peralta" },
    email: {
      says: "yese guion bajo peralta arroba outlook punto com",
      is: "yese_peralta@outlook.com",
    },
    phone: {
      says: "cuatro ocho cero cinco cinco cinco cero uno no perdón sí cero uno cuarenta y dos",
      is: "+14805550142",
    },
  },
  {
    channel: "spoken",
    name: { says: "la cita es para mí lorenzo lorenzo zamora con zeta", is: "Lorenzo Zamora" },
    email: {
      says: "ele zamora la pura letra ele y zamora junto arroba hotmail punto com",
      is: "lzamora@hotmail.com",
    },
    phone: { says: "siete uno tres cinco cinco cinco cero uno cero tres", is: "+17135550103" },
  },
  {
    channel: "spoken",
    name: { says: "bueno sí habla inés inés del río dos palabras del y río", is: "Inés del Río" },
    email: {
      says: "ines del rio todo junto sin acentos arroba yahoo punto com",
      is: "inesdelrio@yahoo.com",
    },
    phone: {
      says: "marque el tres cero cinco luego cinco cinco cinco y luego cero uno noventa",
      is: "+13055550190",
    },
  },
  {
    channel: "spoken",
    name: {
      says: "never had a middle name just sherman sherman tubbs two bs",
      is: "Sherman Tubbs",
    },
    email: {
      says: "sherman at tubbs towing dot com tubbs towing is one word",
      is: "sherman@tubbstowing.com",
    },
    phone: { says: "eight seven zero five five five oh one six nine", is: "+18705550169" },
  },
  {
    channel: "spoken",
    name: {
      says: "i sound like a frog today it's monique monique lavelle l a v e l l e",
      is: "Monique Lavelle",
    },
    email: {
      says: "monique plus house at lavelle dot org with an actual plus sign",
      is: "monique+house@lavelle.org",
    },
    phone: {
      says: "and the number's two oh two five five five oh one eighty four",
      is: "+12025550184",
    },
  },
  {
    channel: "typed",
    name: { says: "Hank Dorsey", is: "Hank Dorsey" },
    email: { says: "hank.dorsey@gmail.com", is: "hank.dorsey@gmail.com" },
    phone: { says: "602-555-0111", is: "+16025550111" },
  },
  {
    channel: "typed",
    name: { says: "its jess, jess palmer", is: "Jess Palmer" },
    email: { says: "jesspalmer22 at gmail", is: "jesspalmer22@gmail.com" },
    phone: { says: "(773) 555-0164", is: "+17735550164" },
  },
  {
    channel: "typed",
    name: { says: "Whitaker, Donna", is: "Donna Whitaker" },
    email: { says: "dwhitaker@comcast.net - that's d, not donna", is: "dwhitaker@comcast.net" },
    phone: { says: "404.555.0139", is: "+14045550139" },
  },
  {
    channel: "typed",
    name: { says: "My name is Olumide Bakare (first name Olumide)", is: "Olumide Bakare" },
    email: { says: "olumide.bakare@outlook.com is best", is: "olumide.bakare@outlook.com" },
    phone: { says: "+1 312 555 0175", is: "+13125550175" },
  },
  {
    channel: "typed",
    name: { says: "dr. alan pike", is: "Alan Pike" },
    email: { says: "apike@pikecardio.com", is: "apike@pikecardio.com" },
    phone: { says: "cell: 8155550102", is: "+18155550102" },
  },
  {
    channel: "typed",
    name: { says: "MARGE TILLEY", is: "Marge Tilley" },
    email: { says: "sorry caps lock was on. margetilley@aol.com", is: "margetilley@aol.com" },
    phone: { says: "2055550177 NO DASHES SORRY", is: "+12055550177" },
  },
  {
    channel: "typed",
    name: { says: "Ms. Renata Kovacs", is: "Renata Kovacs" },
    email: { says: "renata [at] kovacsinteriors [dot] com", is: "renata@kovacsinteriors.com" },
    phone: { says: "1 (503) 555-0110", is: "+15035550110" },
  },
  {
    channel: "typed",
    name: { says: "Tim. Tim Sauer.", is: "Tim Sauer" },
    email: {
      says: "tsauer@hotmial.com oops hotmail.com, tsauer@hotmail.com",
      is: "tsauer@hotmail.com",
    },
    phone: { says: "503 5550185", is: "+15035550185" },
  },
  {
    channel: "typed",
    name: { says: "put it under Leigh Anders please", is: "Leigh Anders" },
    email: { says: "leigh_anders@yahoo.com (underscore)", is: "leigh_anders@yahoo.com" },
    phone: { says: "215 555 0108 texts only", is: "+12155550108" },
  },
  {
    channel: "typed",
    name: { says: "Bao Pham, thanks for asking!", is: "Bao Pham" },
    email: { says: "baopham@icloud.com", is: "baopham@icloud.com" },
    phone: { says: "seven oh four 555 0191", is: "+17045550191" },
  },
  {
    channel: "typed",
    name: { says: "Joaquín Robles", is: "Joaquín Robles" },
    email: { says: "mi correo: jrobles@gmail.com", is: "jrobles@gmail.com" },
    phone: { says: "el cel es 626-555-0112", is: "+16265550112" },
  },
  {
    channel: "typed",
    name: { says: "soy Maribel Tovar", is: "Maribel Tovar" },
    email: { says: "maribel.tovar84@hotmail.com por favor", is: "maribel.tovar84@hotmail.com" },
    phone: { says: "915 555 01 49", is: "+19155550149" },
  },
  {
    channel: "typed",
    name: { says: "Christoper Lund... typo, Christopher Lund", is: "Christopher Lund" },
    email: { says: "chris@lundlumber.com", is: "chris@lundlumber.com" },
    phone: { says: "9195550162 but don't call before 9", is: "+19195550162" },
  },
  {
    channel: "typed",
    name: { says: "Sgt. Kayla Dunn", is: "Kayla Dunn" },
    email: { says: "kayla.dunn.mil@gmail.com w/ two dots", is: "kayla.dunn.mil@gmail.com" },
    phone: { says: "910-555-0126 (base housing)", is: "+19105550126" },
  },
  {
    channel: "typed",
    name: { says: "Name's Arlo Finch, like the bird", is: "Arlo Finch" },
    email: { says: "arlofinch@gmail.com no dots", is: "arlofinch@gmail.com" },
    phone: { says: "971/555/0158", is: "+19715550158" },
  },
  {
    channel: "typed",
    name: { says: "The buyer is my son, Dmitri Volkov", is: "Dmitri Volkov" },
    email: { says: "He uses dvolkov@protonmail.com", is: "dvolkov@protonmail.com" },
    phone: { says: "his phone: 617-555-0143", is: "+16175550143" },
  },
  {
    channel: "typed",
    name: {
      says: "sandy k. wait you want the last name? kessler. sandy kessler",
      is: "Sandy Kessler",
    },
    email: { says: "skessler1@yahoo.com, that's a one not an L", is: "skessler1@yahoo.com" },
    phone: { says: "616-555-0199 ext. 4", is: "+16165550199" },
  },
  {
    channel: "typed",
    name: { says: "Prof. Judith Amsel (retired)", is: "Judith Amsel" },
    email: { says: "jamsel@emeritus.edu", is: "jamsel@emeritus.edu" },
    phone: { says: "Home 865-555-0115", is: "+18655550115" },
  },
  {
    channel: "typed",
    name: { says: "Hi, I'm Connor. Last name Reilly", is: "Connor Reilly" },
    email: { says: "creilly99@gmail.com", is: "creilly99@gmail.com" },
    phone: { says: "757555 0131", is: "+17575550131" },
  },
  {
    channel: "typed",
    name: {
      says: "Xu Yifan: family name Xu, given name Yifan, so Yifan Xu for you",
      is: "Yifan Xu",
    },
    email: { says: "yifan.xu@outlook.com", is: "yifan.xu@outlook.com" },
    phone: { says: "408-555-0106, that is zero one zero six at the end", is: "+14085550106" },
  },
  {
    channel: "typed",
    name: { says: "pat. just kidding its patricia stroh", is: "Patricia Stroh" },
    email: { says: "patstroh (at) sbcglobal (dot) net", is: "patstroh@sbcglobal.net" },
    phone: { says: "5045550188. whoops missed nothing, thats right", is: "+15045550188" },
  },
  {
    channel: "typed",
    name: { says: "Deshawn M. — sorry, full: Deshawn Merritt", is: "Deshawn Merritt" },
    email: { says: "deshawn.merritt@gmail.com", is: "deshawn.merritt@gmail.com" },
    phone: { says: "Work is 818 555 0100, cell is better: 818 555 0153", is: "+18185550153" },
  },
  {
    channel: "typed",
    name: { says: "Galloway is the surname. Fiona.", is: "Fiona Galloway" },
    email: { says: "fiona AT gallowaybakes DOT com", is: "fiona@gallowaybakes.com" },
    phone: { says: "423-555-0170", is: "+14235550170" },
  },
  {
    channel: "typed",
    name: { says: "mr wilbur t... just wilbur cates", is: "Wilbur Cates" },
    email: { says: "i only have wcates@frontier.com", is: "wcates@frontier.com" },
    phone: { says: "304 five five five 0182", is: "+13045550182" },
  },
  {
    channel: "typed",
    name: { says: "Ngozi Eze (N-G-O-Z-I)", is: "Ngozi Eze" },
    email: { says: "ngozieze@yahoo.com", is: "ngozieze@yahoo.com" },
    phone: { says: "612-555-0147", is: "+16125550147" },
  },
  {
    channel: "typed",
    name: { says: "hello this is bev carmody typing with one hand", is: "Bev Carmody" },
    email: {
      says: "bev.carmody@ gmail.com there shouldn't be a space",
      is: "bev.carmody@gmail.com",
    },
    phone: { says: "414-555-O128 (that O is a zero)", is: "+14145550128" },
  },
  {
    channel: "typed",
    name: { says: "Raj Malhotra, R-A-J", is: "Raj Malhotra" },
    email: { says: "raj.malhotra@techmail.com", is: "raj.malhotra@techmail.com" },
    phone: { says: "+1-904-555-0173", is: "+19045550173" },
  },
  {
    channel: "typed",
    name: { says: "legal name Elizabeth Crane", is: "Elizabeth Crane" },
    email: { says: "betsycrane@gmail.com (I know, Betsy)", is: "betsycrane@gmail.com" },
    phone: { says: "+13375550119", is: "+13375550119" },
  },
  {
    channel: "typed",
    name: { says: "Tomasz with a sz. Tomasz Lis.", is: "Tomasz Lis" },
    email: { says: "tlis@lisauto.com", is: "tlis@lisauto.com" },
    phone: { says: "714-555-01-96", is: "+17145550196" },
  },
  {
    channel: "typed",
    name: { says: "yeah gimme a sec... Rory Blaine", is: "Rory Blaine" },
    email: { says: "roryblaine@live.com i think. yes", is: "roryblaine@live.com" },
    phone: { says: "214 - 555 - 0105", is: "+12145550105" },
  },
  {
    channel: "typed",
    name: { says: "Hannah B. Ostrow? No, leave out the B. Hannah Ostrow", is: "Hannah Ostrow" },
    email: { says: "hostrow@msn.com", is: "hostrow@msn.com" },
    phone: { says: "845-555-0159", is: "+18455550159" },
  },
  {
    channel: "typed",
    name: { says: "Put me down as Vince Tanner", is: "Vince Tanner" },
    email: { says: "Use vt@tannerplumbing.com", is: "vt@tannerplumbing.com" },
    phone: { says: "251.555.0120 - shop", is: "+12515550120" },
  },
  {
    channel: "typed",
    name: { says: "Ewa Nowak. Yes, just three letters.", is: "Ewa Nowak" },
    email: { says: "ewa-nowak@gmail.com, with hyphen", is: "ewa-nowak@gmail.com" },
    phone: { says: "7325550144", is: "+17325550144" },
  },
  {
    channel: "typed",
    name: { says: "esteban, esteban luna a sus órdenes", is: "Esteban Luna" },
    email: { says: "estebanluna arroba yahoo punto com", is: "estebanluna@yahoo.com" },
    phone: { says: "(832) 555 0197", is: "+18325550197" },
  },
  {
    channel: "typed",
    name: { says: "Josie Whitehorse, hi!!", is: "Josie Whitehorse" },
    email: { says: "josie.whitehorse@gmail.com", is: "josie.whitehorse@gmail.com" },
    phone: { says: "call 406-555-0163 after 5", is: "+14065550163" },
  },
  {
    channel: "typed",
    name: { says: "it says Theodore on my ID so Theodore Banks", is: "Theodore Banks" },
    email: { says: "teddyb@icloud.com", is: "teddyb@icloud.com" },
    phone: { says: "7 2 0 5 5 5 0 1 8 9", is: "+17205550189" },
  },
  {
    channel: "typed",
    name: { says: "Muhammad Asif Khan", is: "Muhammad Asif Khan" },
    email: { says: "makhan@gmail.com (m.a. khan without dots)", is: "makhan@gmail.com" },
    phone: { says: "803-555-0132.", is: "+18035550132" },
  },
  {
    channel: "typed",
    name: { says: "Cooper (first), Lang (last)", is: "Cooper Lang" },
    email: { says: "cooper.lang@hey.com", is: "cooper.lang@hey.com" },
    phone: { says: "my # 510-555-0166", is: "+15105550166" },
  },
  {
    channel: "typed",
    name: { says: "Name: Isabel Trent / DOB you don't need", is: "Isabel Trent" },
    email: { says: "E-mail: isabel@trentlegal.com", is: "isabel@trentlegal.com" },
    phone: { says: "Tel: 213-555-0151", is: "+12135550151" },
  },
  {
    channel: "typed",
    name: { says: "Nana Yaw Mensah. First name is Nana Yaw.", is: "Nana Yaw Mensah" },
    email: { says: "nymensah@outlook.com", is: "nymensah@outlook.com" },
    phone: { says: "914-555-0178 not 0187", is: "+19145550178" },
  },
  {
    channel: "typed",
    name: { says: "GREG HOLLIS SR WAIT NO SR JUST GREG HOLLIS", is: "Greg Hollis" },
    email: { says: "greghollis@att.net", is: "greghollis@att.net" },
    phone: { says: "347-555-0121", is: "+13475550121" },
  },
  {
    channel: "typed",
    name: { says: "Ok so it's spelled Aoife, last name Byrne", is: "Aoife Byrne" },
    email: { says: "aoife.byrne@gmail.com", is: "aoife.byrne@gmail.com" },
    phone: { says: "It's 971-555-0186, thanks", is: "+19715550186" },
  },
  {
    channel: "typed",
    name: { says: "Lt. Col. Marcus Bell, USAF (ret.)", is: "Marcus Bell" },
    email: { says: "mbell@bellfamily.us", is: "mbell@bellfamily.us" },
    phone: { says: "910 555 0101", is: "+19105550101" },
  },
  {
    channel: "typed",
    name: { says: "sry autocorrect. Shanice, not Shaniece. Shanice Ford", is: "Shanice Ford" },
    email: { says: "shaniceford@gmail.com", is: "shaniceford@gmail.com" },
    phone: { says: "6175550192 (mobile)", is: "+16175550192" },
  },
  {
    channel: "typed",
    name: { says: "Pieter de Vries", is: "Pieter de Vries" },
    email: { says: "pieter@devries.nl", is: "pieter@devries.nl" },
    phone: { says: "US number is 314-555-0137", is: "+13145550137" },
  },
  {
    channel: "typed",
    name: { says: "I'm Winnie (Winifred Ng on paper, so use Winifred Ng)", is: "Winifred Ng" },
    email: { says: "winnie.ng@yahoo.com", is: "winnie.ng@yahoo.com" },
    phone: { says: "601-555-0154", is: "+16015550154" },
  },
  {
    channel: "typed",
    name: { says: "kyle r thats it. ok ok, kyle rasmussen", is: "Kyle Rasmussen" },
    email: { says: "krasmussen at outlook dot com", is: "krasmussen@outlook.com" },
    phone: { says: "2065550118 hmu", is: "+12065550118" },
  },
  {
    channel: "typed",
    name: { says: "The name is Babette Marchand, double t", is: "Babette Marchand" },
    email: { says: "babette.marchand@orange.fr", is: "babette.marchand@orange.fr" },
    phone: { says: "651-555-0176 x12", is: "+16515550176" },
  },
  {
    channel: "typed",
    name: {
      says: "LEE, Jung Hoon (Lee is the family name; write Jung Hoon Lee)",
      is: "Jung Hoon Lee",
    },
    email: { says: "junghoonlee@naver.com", is: "junghoonlee@naver.com" },
    phone: { says: "304-555-0148", is: "+13045550148" },
  },
  {
    channel: "typed",
    name: { says: "Tex. My mama called me Lyle. Lyle Burnett.", is: "Lyle Burnett" },
    email: { says: "tex.burnett@gmail.com", is: "tex.burnett@gmail.com" },
    phone: { says: "918/555-0122", is: "+19185550122" },
  },
  {
    channel: "typed",
    name: { says: "Rosalía Benavides", is: "Rosalía Benavides" },
    email: { says: "rosalia.b@gmail.com sin acento", is: "rosalia.b@gmail.com" },
    phone: { says: "480 555 0135, es WhatsApp también", is: "+14805550135" },
  },
  {
    channel: "typed",
    name: { says: "this is for my boss, Anita Desrosiers", is: "Anita Desrosiers" },
    email: { says: "anita@desrosiersgroup.com, cc nobody", is: "anita@desrosiersgroup.com" },
    phone: { says: "Her line: 917.555.0109", is: "+19175550109" },
  },
  {
    channel: "typed",
    name: { says: "Jamal Whitt with two t's", is: "Jamal Whitt" },
    email: { says: "jamalwhitt@gmail.com. Two t's there too", is: "jamalwhitt@gmail.com" },
    phone: { says: "210-555-0184", is: "+12105550184" },
  },
  {
    channel: "typed",
    name: { says: "Hollis Greer, she/her", is: "Hollis Greer" },
    email: { says: "hollis@greer.co (not .com!)", is: "hollis@greer.co" },
    phone: { says: "781-555-0155", is: "+17815550155" },
  },
  {
    channel: "typed",
    name: { says: "caller is Edna Moffat, I'm her niece", is: "Edna Moffat" },
    email: { says: "Aunt Edna's is edna_moffat@verizon.net", is: "edna_moffat@verizon.net" },
    phone: { says: "702.5550.138 oops 702.555.0138", is: "+17025550138" },
  },
  {
    channel: "typed",
    name: { says: "Bryce Tolliver :)", is: "Bryce Tolliver" },
    email: { says: "brycetolliver+loan@gmail.com", is: "brycetolliver+loan@gmail.com" },
    phone: { says: "501-555-0190", is: "+15015550190" },
  },
  {
    channel: "typed",
    name: { says: "my name? mya. mya lockwood. M-Y-A", is: "Mya Lockwood" },
    email: { says: "mya.lockwood01@gmail.com zero one", is: "mya.lockwood01@gmail.com" },
    phone: { says: "213 555-0161", is: "+12135550161" },
  },
  {
    channel: "typed",
    name: { says: "Ferdinand Okeke Esq.? skip the Esq., Ferdinand Okeke", is: "Ferdinand Okeke" },
    email: { says: "f.okeke@okekelaw.com", is: "f.okeke@okekelaw.com" },
    phone: { says: "225-555-0113 (direct)", is: "+12255550113" },
  },
  {
    channel: "typed",
    name: { says: "Wren. Surname Ito.", is: "Wren Ito" },
    email: { says: "wrenito@fastmail.com", is: "wrenito@fastmail.com" },
    phone: { says: "859 555 0107", is: "+18595550107" },
  },
  {
    channel: "typed",
    name: { says: "Good day. I am Bartholomew Nash.", is: "Bartholomew Nash" },
    email: { says: "b.nash@nashandnash.com", is: "b.nash@nashandnash.com" },
    phone: { says: "412-555-0169", is: "+14125550169" },
  },
  {
    channel: "typed",
    name: { says: "carly simms (NOT simmons)", is: "Carly Simms" },
    email: { says: "carlysimms at yahoo.com", is: "carlysimms@yahoo.com" },
    phone: { says: "5055550133 or leave vm", is: "+15055550133" },
  },
  {
    channel: "typed",
    name: { says: "Vanessa P. Cho, minus the P: Vanessa Cho", is: "Vanessa Cho" },
    email: { says: "vcho (at) chodental.com", is: "vcho@chodental.com" },
    phone: { says: "+1 (248) 555-0181", is: "+12485550181" },
  },
  {
    channel: "typed",
    name: { says: "Dale Rusk, Dale's Garage", is: "Dale Rusk" },
    email: { says: "dale@dalesgarage.com", is: "dale@dalesgarage.com" },
    phone: { says: "7085550116", is: "+17085550116" },
  },
  {
    channel: "typed",
    name: { says: "Inga Sorensen, with an e at the end not an o", is: "Inga Sorensen" },
    email: { says: "inga.sorensen@gmail.com", is: "inga.sorensen@gmail.com" },
    phone: { says: "561-555-0140", is: "+15615550140" },
  },
  {
    channel: "typed",
    name: { says: "Hi this is Mrs. Opal Reddick and I'm new to texting", is: "Opal Reddick" },
    email: { says: "my daughter says it is opalreddick@gmail.com", is: "opalreddick@gmail.com" },
    phone: { says: "I believe it's 832 555 0104", is: "+18325550104" },
  },
  {
    channel: "typed",
    name: { says: "Fausto Arreola, mucho gusto", is: "Fausto Arreola" },
    email: { says: "farreola@outlook.com (una sola f)", is: "farreola@outlook.com" },
    phone: { says: "le paso mi número: 512-555-0172", is: "+15125550172" },
  },
  {
    channel: "typed",
    name: { says: "call me Bud but book it as Leonard Kipp", is: "Leonard Kipp" },
    email: { says: "budkipp@centurylink.net", is: "budkipp@centurylink.net" },
    phone: { says: "385 555 0193", is: "+13855550193" },
  },
  {
    channel: "typed",
    name: { says: "Tracey w/ an e: Tracey Voss", is: "Tracey Voss" },
    email: { says: "traceyvoss@gmail.com also w/ the e", is: "traceyvoss@gmail.com" },
    phone: { says: "six one five 555 0125", is: "+16155550125" },
  },
  {
    channel: "typed",
    name: { says: "Aarav Shetty", is: "Aarav Shetty" },
    email: { says: "aarav.shetty at gmail dot com", is: "aarav.shetty@gmail.com" },
    phone: { says: "3605550165", is: "+13605550165" },
  },
  {
    channel: "typed",
    name: { says: "Client: Estelle Bowman. I'm her POA.", is: "Estelle Bowman" },
    email: { says: "bowmanpoa@gmail.com", is: "bowmanpoa@gmail.com" },
    phone: { says: "478-555-0146, mine, she doesn't answer", is: "+14785550146" },
  },
  {
    channel: "typed",
    name: { says: "zach hillard h i l l a r d", is: "Zach Hillard" },
    email: { says: "zhillard@ymail.com", is: "zhillard@ymail.com" },
    phone: { says: "901 555 0180 txt ok", is: "+19015550180" },
  },
  {
    channel: "typed",
    name: { says: "Katarzyna Maj - short last name, long first", is: "Katarzyna Maj" },
    email: { says: "kasia.maj@gmail.com", is: "kasia.maj@gmail.com" },
    phone: { says: "five four one, 555-0157", is: "+15415550157" },
  },
  {
    channel: "typed",
    name: { says: "Harper St. James", is: "Harper St. James" },
    email: { says: "harper@stjamesbooks.com", is: "harper@stjamesbooks.com" },
    phone: { says: "408.555.0198", is: "+14085550198" },
  },
  {
    channel: "typed",
    name: { says: "Curt. Curtis if it's official, so Curtis Yoder", is: "Curtis Yoder" },
    email: { says: "cyoder@yoderfarms.com", is: "cyoder@yoderfarms.com" },
    phone: { says: "801-555-0114", is: "+18015550114" },
  },
  {
    channel: "typed",
    name: { says: "Ok here: Simone Batiste", is: "Simone Batiste" },
    email: { says: "simonebatiste504@gmail.com", is: "simonebatiste504@gmail.com" },
    phone: { says: "(310)555-0136", is: "+13105550136" },
  },
  {
    channel: "typed",
    name: { says: "Captain Ray Moody, FDNY. Ray Moody is enough.", is: "Ray Moody" },
    email: { says: "raymoody@optonline.net", is: "raymoody@optonline.net" },
    phone: { says: "786-555-0168", is: "+17865550168" },
  },
  {
    channel: "typed",
    name: { says: "Last: Quigley. First: Noreen. Middle: none.", is: "Noreen Quigley" },
    email: { says: "nquigley2@gmail.com <- number 2", is: "nquigley2@gmail.com" },
    phone: { says: "716-555-0103", is: "+17165550103" },
  },
  {
    channel: "typed",
    name: { says: "Ysabel Montero con Y", is: "Ysabel Montero" },
    email: { says: "ysabel_montero@hotmail.com", is: "ysabel_montero@hotmail.com" },
    phone: { says: "920-555-0129 gracias", is: "+19205550129" },
  },
  {
    channel: "typed",
    name: { says: "lol its technically Reginald. Reginald Oakes", is: "Reginald Oakes" },
    email: { says: "reggieoakes@me.com", is: "reggieoakes@me.com" },
    phone: { says: "207 555 01 77", is: "+12075550177" },
  },
  {
    channel: "typed",
    name: { says: "Nadia Haddad; H-A-D-D-A-D", is: "Nadia Haddad" },
    email: {
      says: "nadia@haddadrugs.com one d between hadda and rugs... h-a-d-d-a-d-r-u-g-s",
      is: "nadia@haddadrugs.com",
    },
    phone: { says: "504.555.0141", is: "+15045550141" },
  },
  {
    channel: "typed",
    name: { says: "Gareth Pugh speaking (typing)", is: "Gareth Pugh" },
    email: { says: "gareth.pugh@gmail.com", is: "gareth.pugh@gmail.com" },
    phone: { says: "240-555-0194 ext 7", is: "+12405550194" },
  },
  {
    channel: "typed",
    name: { says: "Tina M Rourke but no middle initial pls, Tina Rourke", is: "Tina Rourke" },
    email: { says: "tinarourke at comcast.net", is: "tinarourke@comcast.net" },
    phone: { says: "8585550123", is: "+18585550123" },
  },
  {
    channel: "typed",
    name: { says: "we are the Lindholms, I'm Erik. So Erik Lindholm.", is: "Erik Lindholm" },
    email: { says: "erik@lindholms.org", is: "erik@lindholms.org" },
    phone: { says: "956-555-0150", is: "+19565550150" },
  },
  {
    channel: "typed",
    name: { says: "Pastor Delphine Gaines", is: "Delphine Gaines" },
    email: { says: "dgaines@newhopeame.org", is: "dgaines@newhopeame.org" },
    phone: { says: "church office 973 555 0187", is: "+19735550187" },
  },
  {
    channel: "typed",
    name: { says: "Beatriz Almada", is: "Beatriz Almada" },
    email: { says: "bealmada@gmail.com, b-e-a-l-m-a-d-a", is: "bealmada@gmail.com" },
    phone: { says: "763 555-0117 para mensajes", is: "+17635550117" },
  },
  {
    channel: "typed",
    name: { says: "Jordan Pell. Not Bell.", is: "Jordan Pell" },
    email: { says: "jordanpell@outlook.com", is: "jordanpell@outlook.com" },
    phone: { says: "4015550174 ← that one", is: "+14015550174" },
  },
  {
    channel: "typed",
    name: { says: '"Sully" is what they call me, it\'s Frank Sullivan', is: "Frank Sullivan" },
    email: { says: "fsullivan@sullyelectric.com", is: "fsullivan@sullyelectric.com" },
    phone: { says: "508-555-0130", is: "+15085550130" },
  },
  {
    channel: "typed",
    name: { says: "Maeve Costigan, and yes I'll hold", is: "Maeve Costigan" },
    email: { says: "maeve.costigan.re@gmail.com", is: "maeve.costigan.re@gmail.com" },
    phone: { says: "470-555-0195", is: "+14705550195" },
  },
  {
    channel: "typed",
    name: { says: "hiroshi abe (surname abe)", is: "Hiroshi Abe" },
    email: { says: "h.abe@gmail.com, h dot abe", is: "h.abe@gmail.com" },
    phone: { says: "808-555-0108", is: "+18085550108" },
  },
  {
    channel: "typed",
    name: { says: "I got married so it's Allison Burke now", is: "Allison Burke" },
    email: { says: "still the old one: allisonpratt@gmail.com", is: "allisonpratt@gmail.com" },
    phone: { says: "520 555 0156", is: "+15205550156" },
  },
  {
    channel: "typed",
    name: { says: "Odell Grimes, Grimes Trucking", is: "Odell Grimes" },
    email: { says: "odell@grimestrucking.com", is: "odell@grimestrucking.com" },
    phone: { says: "dispatch is 770-555-0100, me direct is 770-555-0162", is: "+17705550162" },
  },
  {
    channel: "typed",
    name: { says: "Svetlana Orlova (no, not Orlov)", is: "Svetlana Orlova" },
    email: { says: "s.orlova@mail.com", is: "s.orlova@mail.com" },
    phone: { says: "603-555-0138", is: "+16035550138" },
  },
  {
    channel: "typed",
    name: { says: "dusty rhodes no really. Dustin Rhodes", is: "Dustin Rhodes" },
    email: { says: "dustinrhodes (all one word) @gmail.com", is: "dustinrhodes@gmail.com" },
    phone: { says: "925 dash 555 dash 0110", is: "+19255550110" },
  },
  {
    channel: "typed",
    name: { says: "Under my LLC? No, use Camille Forde", is: "Camille Forde" },
    email: { says: "camille@fordecapital.com", is: "camille@fordecapital.com" },
    phone: { says: "727-555-0185", is: "+17275550185" },
  },
  {
    channel: "typed",
    name: {
      says: "JP Thibodeaux. It's Jean Paul, write Jean Paul Thibodeaux",
      is: "Jean Paul Thibodeaux",
    },
    email: { says: "jpthib@gmail.com", is: "jpthib@gmail.com" },
    phone: { says: "985 555 0112", is: "+19855550112" },
  },
  {
    channel: "typed",
    name: { says: "Mina Farahani, M as in mango", is: "Mina Farahani" },
    email: { says: "mina.farahani@yahoo.com", is: "mina.farahani@yahoo.com" },
    phone: { says: "323-555-0171 (leave a text)", is: "+13235550171" },
  },
  {
    channel: "typed",
    name: { says: "Walt Zimmer", is: "Walt Zimmer" },
    email: { says: "waltz@zimmer.net (ha)", is: "waltz@zimmer.net" },
    phone: { says: "515-555-0149", is: "+15155550149" },
  },
  {
    channel: "typed",
    name: { says: "hey its tori!! tori langley", is: "Tori Langley" },
    email: { says: "torilangley03@icloud.com", is: "torilangley03@icloud.com" },
    phone: { says: "3135550126 dont judge the area code", is: "+13135550126" },
  },
  {
    channel: "typed",
    name: { says: "Ms Idris. Zainab Idris.", is: "Zainab Idris" },
    email: { says: "zainab.idris@outlook.com", is: "zainab.idris@outlook.com" },
    phone: { says: "270.555.0164", is: "+12705550164" },
  },
  {
    channel: "typed",
    name: { says: "Blanca Nieto viuda de Sosa, ponga nomás Blanca Nieto", is: "Blanca Nieto" },
    email: { says: "blancanieto55@yahoo.com", is: "blancanieto55@yahoo.com" },
    phone: { says: "619 555 0191", is: "+16195550191" },
  },
  {
    channel: "typed",
    name: { says: "Rhett Caldwell, two t's two l's", is: "Rhett Caldwell" },
    email: { says: "rcaldwell@caldwellhvac.com", is: "rcaldwell@caldwellhvac.com" },
    phone: { says: "1-336-555-0120", is: "+13365550120" },
  },
  {
    channel: "typed",
    name: { says: "Felicity Ohara, no apostrophe", is: "Felicity Ohara" },
    email: { says: "felicity.ohara@gmail.com", is: "felicity.ohara@gmail.com" },
    phone: { says: "608 555 0143", is: "+16085550143" },
  },
  {
    channel: "typed",
    name: { says: "from Chen Wei: Chen is my family name, please write Wei Chen", is: "Wei Chen" },
    email: { says: "weichen1990@gmail.com", is: "weichen1990@gmail.com" },
    phone: { says: "four four three - 555 - 0167", is: "+14435550167" },
  },
  {
    channel: "typed",
    name: { says: 'Old habit, I sign as "R. Platt". Rosemary Platt.', is: "Rosemary Platt" },
    email: { says: "rosemaryplatt@juno.com", is: "rosemaryplatt@juno.com" },
    phone: { says: "516-555-0102", is: "+15165550102" },
  },
  {
    channel: "typed",
    name: { says: "nate the great jk nate osgood", is: "Nate Osgood" },
    email: { says: "nate.osgood@gmail.com", is: "nate.osgood@gmail.com" },
    phone: { says: "8065550188 lmk", is: "+18065550188" },
  },
  {
    channel: "typed",
    name: { says: "Ana Lucía Ferrer", is: "Ana Lucía Ferrer" },
    email: { says: "analuciaferrer@gmail.com todo junto", is: "analuciaferrer@gmail.com" },
    phone: { says: "425-555-0131", is: "+14255550131" },
  },
  {
    channel: "typed",
    name: { says: "The Honorable Wm. Stacks, i.e. William Stacks", is: "William Stacks" },
    email: { says: "wstacks@stackslegal.com", is: "wstacks@stackslegal.com" },
    phone: { says: "813 555 0105 - chambers", is: "+18135550105" },
  },
  {
    channel: "typed",
    name: { says: "Poppy Lindqvist-Hale", is: "Poppy Lindqvist-Hale" },
    email: { says: "poppy.lh@gmail.com", is: "poppy.lh@gmail.com" },
    phone: { says: "952-555-0176", is: "+19525550176" },
  },
  {
    channel: "typed",
    name: { says: "Its Dwayne . Dwayne Eckles", is: "Dwayne Eckles" },
    email: {
      says: "dwayne_eckles@hotmail.com <that underscore is part of it>",
      is: "dwayne_eckles@hotmail.com",
    },
    phone: { says: "469 555 0147", is: "+14695550147" },
  },
  {
    channel: "typed",
    name: { says: "Sorry, hit send early. Meredith Quan", is: "Meredith Quan" },
    email: { says: "meredithquan@gmail (dot com obviously)", is: "meredithquan@gmail.com" },
    phone: { says: "318-555-0119", is: "+13185550119" },
  },
  {
    channel: "typed",
    name: { says: "Appt for Otis Redmond. I'm Otis.", is: "Otis Redmond" },
    email: { says: "otisredmond@bellsouth.net", is: "otisredmond@bellsouth.net" },
    phone: { says: "434-555-0160", is: "+14345550160" },
  },
  {
    channel: "typed",
    name: { says: "Giulia Ferrante, G-I-U-L-I-A", is: "Giulia Ferrante" },
    email: { says: "giulia.ferrante@libero.it", is: "giulia.ferrante@libero.it" },
    phone: { says: "949 555-0152", is: "+19495550152" },
  },
  {
    channel: "typed",
    name: { says: "First name Sky, last name Bluewater, I'm serious", is: "Sky Bluewater" },
    email: { says: "skybluewater@gmail.com", is: "skybluewater@gmail.com" },
    phone: { says: "Ph. 718-555-0183", is: "+17185550183" },
  },
  {
    channel: "typed",
    name: { says: "Lorna McAfee", is: "Lorna McAfee" },
    email: { says: "lornamcafee@charter.net", is: "lornamcafee@charter.net" },
    phone: { says: "302-555-0115", is: "+13025550115" },
  },
  {
    channel: "typed",
    name: { says: "benji aka benjamin roth, use the long one", is: "Benjamin Roth" },
    email: { says: "benji.roth@gmail.com", is: "benji.roth@gmail.com" },
    phone: { says: "6095550139 ✌", is: "+16095550139" },
  },
  {
    channel: "typed",
    name: { says: "Yolanda Pimentel", is: "Yolanda Pimentel" },
    email: { says: "ypimentel@aol.com", is: "ypimentel@aol.com" },
    phone: { says: "419-555-0177 (my landline)", is: "+14195550177" },
  },
  {
    channel: "typed",
    name: { says: "Kip Sorenson. Yes it's on my birth certificate", is: "Kip Sorenson" },
    email: { says: "kip@sorensonsigns.com", is: "kip@sorensonsigns.com" },
    phone: { says: "252 555 0106", is: "+12525550106" },
  },
  {
    channel: "typed",
    name: { says: "Zoë Hartmann", is: "Zoë Hartmann" },
    email: { says: "zoe.hartmann@gmx.de, without the dots on the e", is: "zoe.hartmann@gmx.de" },
    phone: { says: "774-555-0193", is: "+17745550193" },
  },
  {
    channel: "typed",
    name: { says: "Trevor DaSilva, capital S", is: "Trevor DaSilva" },
    email: { says: "tdasilva@gmail.com", is: "tdasilva@gmail.com" },
    phone: { says: "337 555 01-21", is: "+13375550121" },
  },
  {
    channel: "typed",
    name: { says: "My wife handles this: Corinne Baptiste", is: "Corinne Baptiste" },
    email: { says: "corinne.baptiste@gmail.com hers not mine", is: "corinne.baptiste@gmail.com" },
    phone: { says: "571-555-0144 same, hers", is: "+15715550144" },
  },
  {
    channel: "typed",
    name: { says: "hollywood name, plain guy: Rex Harlow", is: "Rex Harlow" },
    email: { says: "rex dot harlow at gmail dot com", is: "rex.harlow@gmail.com" },
    phone: { says: "8475550158", is: "+18475550158" },
  },
  {
    channel: "typed",
    name: { says: "Eleni Stavros, sometimes spelled Helen but use Eleni", is: "Eleni Stavros" },
    email: { says: "eleni@stavroscatering.com", is: "eleni@stavroscatering.com" },
    phone: { says: "936-555-0190", is: "+19365550190" },
  },
  {
    channel: "typed",
    name: { says: "Sheriff's Dept? No lol. Buck Tanner, private citizen", is: "Buck Tanner" },
    email: { says: "bucktanner71@yahoo.com", is: "bucktanner71@yahoo.com" },
    phone: { says: "281 555 0134", is: "+12815550134" },
  },
  {
    channel: "typed",
    name: { says: "Anneliese Vogt, A-N-N-E-L-I-E-S-E", is: "Anneliese Vogt" },
    email: { says: "a.vogt@web.de", is: "a.vogt@web.de" },
    phone: { says: "701 555 0181 while I'm in the States", is: "+17015550181" },
  },
  {
    channel: "typed",
    name: { says: "Manny Quiñones", is: "Manny Quiñones" },
    email: { says: "mannyq@gmail.com", is: "mannyq@gmail.com" },
    phone: { says: "619/555/0107", is: "+16195550107" },
  },
  {
    channel: "typed",
    name: { says: "my first is Tyrell, last is Knox", is: "Tyrell Knox" },
    email: { says: "tyrellknox at icloud dot com", is: "tyrellknox@icloud.com" },
    phone: { says: "984-555-0173 plz text", is: "+19845550173" },
  },
  {
    channel: "typed",
    name: { says: "Quentin Ashworth III, no need for the III", is: "Quentin Ashworth" },
    email: { says: "quentin@ashworth.com", is: "quentin@ashworth.com" },
    phone: { says: "(303)5550124", is: "+13035550124" },
  },
  {
    channel: "typed",
    name: { says: "it's gloria. gloria haynes. third time.", is: "Gloria Haynes" },
    email: { says: "ghaynes@outlook.com. third time for this too.", is: "ghaynes@outlook.com" },
    phone: { says: "760-555-0163. Please write it down.", is: "+17605550163" },
  },
  {
    channel: "typed",
    name: { says: "Faith, last name Hope. Faith Hope, go ahead and laugh", is: "Faith Hope" },
    email: { says: "faithhope777@gmail.com (3 sevens)", is: "faithhope777@gmail.com" },
    phone: { says: "662 555 0118", is: "+16625550118" },
  },
  {
    channel: "typed",
    name: {
      says: "Per contract: Leopold J. Stein; for the calendar Leopold Stein",
      is: "Leopold Stein",
    },
    email: { says: "lstein@steinpartners.com", is: "lstein@steinpartners.com" },
    phone: { says: "267-555-0136, extension 220", is: "+12675550136" },
  },
  {
    channel: "typed",
    name: { says: "Noemí Carranza, con acento en la i", is: "Noemí Carranza" },
    email: { says: "noemic@icloud.com", is: "noemic@icloud.com" },
    phone: { says: "301 555 0155 de preferencia por texto", is: "+13015550155" },
  },
  {
    channel: "typed",
    name: { says: "Hey, Dex here. Dexter Fong", is: "Dexter Fong" },
    email: { says: "dexfong@proton.me", is: "dexfong@proton.me" },
    phone: { says: "8435550189", is: "+18435550189" },
  },
  {
    channel: "typed",
    name: { says: "Agnes Tuttle (Mrs.)", is: "Agnes Tuttle" },
    email: { says: "agnes.tuttle@gmail.com I check it Sundays", is: "agnes.tuttle@gmail.com" },
    phone: { says: "250-555-0111 Canadian cell", is: "+12505550111" },
  },
  {
    channel: "typed",
    name: { says: "Ruben no accent, Escobedo", is: "Ruben Escobedo" },
    email: { says: "rubenescobedo@live.com", is: "rubenescobedo@live.com" },
    phone: { says: "954 555 0170", is: "+19545550170" },
  },
  {
    channel: "typed",
    name: { says: "tessa w. = tessa wainwright", is: "Tessa Wainwright" },
    email: { says: "tw@wainwrightco.com t and w", is: "tw@wainwrightco.com" },
    phone: { says: "404-555-0149 or 0150, first one's me", is: "+14045550149" },
  },
  {
    channel: "typed",
    name: { says: "Sven. Sven Halvorsen. Uff da.", is: "Sven Halvorsen" },
    email: { says: "svenhalvorsen@midco.net", is: "svenhalvorsen@midco.net" },
    phone: { says: "607 555 0125", is: "+16075550125" },
  },
  {
    channel: "typed",
    name: { says: "Latoya Griggs, buyer #2 on the contract", is: "Latoya Griggs" },
    email: { says: "latoya.griggs@gmail.com", is: "latoya.griggs@gmail.com" },
    phone: { says: "7735550182", is: "+17735550182" },
  },
  {
    channel: "typed",
    name: { says: "Harriet the realtor from Oxnard, Harriet Blum", is: "Harriet Blum" },
    email: { says: "harriet@blumhomes.com", is: "harriet@blumhomes.com" },
    phone: { says: "call or text 814.555.0101", is: "+18145550101" },
  },
  {
    channel: "typed",
    name: { says: "Elías Montaño para servirle", is: "Elías Montaño" },
    email: { says: "eliasmontano@gmail.com (con n, no ñ)", is: "eliasmontano@gmail.com" },
    phone: { says: "402-555-0166", is: "+14025550166" },
  },
  {
    channel: "typed",
    name: {
      says: "ty. oh you mean my name. ty is short for tyrone. tyrone maddox",
      is: "Tyrone Maddox",
    },
    email: { says: "tymaddox@gmail.com", is: "tymaddox@gmail.com" },
    phone: { says: "201 555 0192", is: "+12015550192" },
  },
  {
    channel: "typed",
    name: { says: "Gwyneth Rees-Jones", is: "Gwyneth Rees-Jones" },
    email: { says: "gwyneth@rees-jones.com (hyphenated)", is: "gwyneth@rees-jones.com" },
    phone: { says: "5185550140", is: "+15185550140" },
  },
  {
    channel: "typed",
    name: { says: "you can write Abuela Chayo but it's Rosario Quintana", is: "Rosario Quintana" },
    email: {
      says: "charioquintana@gmail.com wait: chayoquintana@gmail.com",
      is: "chayoquintana@gmail.com",
    },
    phone: { says: "346-555-0129", is: "+13465550129" },
  },
  {
    channel: "typed",
    name: { says: "Vikram Sethi - first time buyer", is: "Vikram Sethi" },
    email: { says: "vikram.sethi@outlook.com", is: "vikram.sethi@outlook.com" },
    phone: { says: "+1 970.555.0198", is: "+19705550198" },
  },
  {
    channel: "typed",
    name: { says: "Mack Truesdale. Like the truck.", is: "Mack Truesdale" },
    email: { says: "mack.truesdale@gmail.com", is: "mack.truesdale@gmail.com" },
    phone: { says: "817-555-0113", is: "+18175550113" },
  },
  {
    channel: "typed",
    name: { says: "Lupita, bueno, Guadalupe Zepeda", is: "Guadalupe Zepeda" },
    email: { says: "lupitaz@yahoo.com", is: "lupitaz@yahoo.com" },
    phone: { says: "703 555 0154 (no llamar al otro)", is: "+17035550154" },
  },
  {
    channel: "typed",
    name: { says: "signed, Clementine Dufour", is: "Clementine Dufour" },
    email: { says: "clem@dufour.com", is: "clem@dufour.com" },
    phone: { says: "610-555-0188", is: "+16105550188" },
  },
  {
    channel: "typed",
    name: { says: 'it\'s under "Ingram". Paul Ingram.', is: "Paul Ingram" },
    email: { says: "paulingram@windstream.net", is: "paulingram@windstream.net" },
    phone: { says: "574555-0116", is: "+15745550116" },
  },
  {
    channel: "typed",
    name: { says: "Hieu Le, two short words", is: "Hieu Le" },
    email: { says: "hieule@gmail.com h-i-e-u-l-e", is: "hieule@gmail.com" },
    phone: { says: "714 555 0159", is: "+17145550159" },
  },
  {
    channel: "typed",
    name: {
      says: "Apellidos: Ledesma Ruiz. Nombre: Octavio. O sea Octavio Ledesma Ruiz",
      is: "Octavio Ledesma Ruiz",
    },
    email: { says: "oledesma@prodigy.net.mx, termina en mx", is: "oledesma@prodigy.net.mx" },
    phone: { says: "mi número de acá es 210-555-0117", is: "+12105550117" },
  },
  {
    channel: "typed",
    name: { says: "hola!! ponga a mi hija, Dayana Rentería", is: "Dayana Rentería" },
    email: {
      says: "dayana.renteria@gmail.com (sin tilde en la i)",
      is: "dayana.renteria@gmail.com",
    },
    phone: { says: "es el de ella, 9 7 2 - 5 5 5 - 0 1 4 5", is: "+19725550145" },
  },
];
