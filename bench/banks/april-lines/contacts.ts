import type { ContactLines } from "../shape.ts";

/** What was said and what should be stored. */
type Pair = readonly [says: string, is: string];

const c = (
  channel: ContactLines["channel"],
  name: Pair,
  email: Pair,
  phone: Pair,
): ContactLines => ({
  channel,
  name: { says: name[0], is: name[1] },
  email: { says: email[0], is: email[1] },
  phone: { says: phone[0], is: phone[1] },
});

const spoken = (name: Pair, email: Pair, phone: Pair): ContactLines =>
  c("spoken", name, email, phone);
const typed = (name: Pair, email: Pair, phone: Pair): ContactLines =>
  c("typed", name, email, phone);

export const contacts: readonly ContactLines[] = [
  spoken(
    ["gwendolyn ortega", "Gwendolyn Ortega"],
    ["gwen dot ortega at gmail dot com", "gwen.ortega@gmail.com"],
    ["two oh six five five five oh one four two", "+12065550142"],
  ),
  spoken(
    ["um this is travis boudreaux b o u d r e a u x", "Travis Boudreaux"],
    [
      "t boudreaux so just the t and then b o u d r e a u x at yahoo dot com",
      "tboudreaux@yahoo.com",
    ],
    ["area code five oh four then triple five then oh one one nine", "+15045550119"],
  ),
  spoken(
    ["my name's priya that's p as in papa r i y a and raman is r a m a n", "Priya Raman"],
    ["priya underscore raman at outlook dot com all lowercase", "priya_raman@outlook.com"],
    ["it's four one five five five five zero one zero seven", "+14155550107"],
  ),
  spoken(
    ["yeah put down deshawn whitaker d e s h a w n", "Deshawn Whitaker"],
    [
      "big shawn twenty three at hotmail dot com so big b i g and shawn s h a w n and then a two and a three",
      "bigshawn23@hotmail.com",
    ],
    ["six one four five fifty five oh one sixty eight", "+16145550168"],
  ),
  spoken(
    ["oh it's mildred dear mildred kowalczyk that's k o w a l c z y k", "Mildred Kowalczyk"],
    [
      "my granddaughter set it up for me it's m i l l i e then the letter k then nineteen forty one at a o l dot com",
      "milliek1941@aol.com",
    ],
    [
      "well the number here at the house is four four oh five five five oh one two six",
      "+14405550126",
    ],
  ),
  spoken(
    ["hank no wait you'll want the legal one henry henry stroud", "Henry Stroud"],
    [
      "h stroud s t r o u d at stroud roofing dot example and stroud roofing is all one word",
      "hstroud@stroudroofing.example",
    ],
    ["nine one eight five five five oh one double three", "+19185550133"],
  ),
  spoken(
    ["aoife murphy and before you ask it's a o i f e", "Aoife Murphy"],
    [
      "aoife dash murphy at example dot com with the little hyphen in the middle",
      "aoife-murphy@example.com",
    ],
    ["so six one seven uh five five five zero one five four", "+16175550154"],
  ),
  spoken(
    ["last name park first name jisoo j i s o o", "Jisoo Park"],
    [
      "j as in juliet s as in sierra park p a r k two zero two one at icloud dot com",
      "jspark2021@icloud.com",
    ],
    ["two one three five five five oh one eight nine", "+12135550189"],
  ),
  spoken(
    ["this is bob no robert write robert robert delgado", "Robert Delgado"],
    [
      "the letter r no dot and then delgado d e l g a d o at example dot org",
      "rdelgado@example.org",
    ],
    [
      "three oh five sorry no that's my old one it's seven eight six five five five oh one one two",
      "+17865550112",
    ],
  ),
  spoken(
    ["sure i'm kathryn k a t h r y n bell like the thing you ring", "Kathryn Bell"],
    [
      "kathryn dot bell at yahoo no hang on i closed that one kathryn dot bell at proton dot me",
      "kathryn.bell@proton.me",
    ],
    ["five one two and then five five five and then oh one oh six", "+15125550106"],
  ),
  spoken(
    ["you can call me lamar jennings", "Lamar Jennings"],
    [
      "lamar jennings run together no space j e double n i n g s at comcast dot net",
      "lamarjennings@comcast.net",
    ],
    ["two six seven five five five oh one seven five that's my cell", "+12675550175"],
  ),
  spoken(
    ["xiomara x i o m a r a last name fuentes f u e n t e s", "Xiomara Fuentes"],
    ["x like in x ray then fuentes then eighty eight at gmail dot com", "xfuentes88@gmail.com"],
    ["nine five six five five five zero one zero zero", "+19565550100"],
  ),
  spoken(
    ["uh nguyen is the last name n g u y e n and the first is tuan t u a n", "Tuan Nguyen"],
    ["t u a n dot n g u y e n at example dot net", "tuan.nguyen@example.net"],
    ["four oh eight five five five oh one nine one", "+14085550191"],
  ),
  spoken(
    ["declan o'brien with the apostrophe", "Declan O'Brien"],
    [
      "there's no apostrophe in it just d e c l a n o b r i e n at gmail dot com",
      "declanobrien@gmail.com",
    ],
    ["seven seven three triple five zero one four eight", "+17735550148"],
  ),
  spoken(
    ["anne hyphen marie anne has an e on it and fischer is f i s c h e r", "Anne-Marie Fischer"],
    [
      "a m fischer so a m f i s c h e r no dots or anything at outlook dot com",
      "amfischer@outlook.com",
    ],
    ["area code's two six two and then five five five oh one fifty five", "+12625550155"],
  ),
  spoken(
    ["ha everybody says reggie but write reginald reginald walters", "Reginald Walters"],
    ["walters underscore fam at yahoo dot com f a m as in family", "walters_fam@yahoo.com"],
    ["you ready six seven eight okay five five five okay oh one three seven", "+16785550137"],
  ),
  spoken(
    ["it's shauna not shawna s h a u n a and pruitt p r u i double t", "Shauna Pruitt"],
    ["s p r u i t t with two t's at the end at example dot com", "spruitt@example.com"],
    ["eight oh one five five five oh one double two", "+18015550122"],
  ),
  spoken(
    ["mohammed m o h a double m e d siddiqui s i d d i q u i", "Mohammed Siddiqui"],
    [
      "m dot siddiqui at siddiqui dental dot example siddiqui dental being one word and siddiqui is always s i d d i q u i",
      "m.siddiqui@siddiquidental.example",
    ],
    ["seven one three five five five zero one six zero", "+17135550160"],
  ),
  spoken(
    ["beverley with the extra e so b e v e r l e y and tran t r a n", "Beverley Tran"],
    ["bravo echo victor tango romeo alpha november at icloud dot com", "bevtran@icloud.com"],
    ["five zero three five five five zero one eight one", "+15035550181"],
  ),
  spoken(
    ["cody uh cody lynch l y n c h", "Cody Lynch"],
    [
      "cody lynch and then like the truck four x four digits for the fours at gmail dot com",
      "codylynch4x4@gmail.com",
    ],
    ["four oh six five five five oh one oh nine yep montana", "+14065550109"],
  ),
  spoken(
    ["that'd be eleanor vance v like victor", "Eleanor Vance"],
    [
      "eleanor at vance and daughters dot example and the and is spelled out a n d all of it one word",
      "eleanor@vanceanddaughters.example",
    ],
    ["six oh three five five five oh one forty four", "+16035550144"],
  ),
  spoken(
    ["tyrese okafor t y r e s e and then o k a f o r", "Tyrese Okafor"],
    ["t y dot okafor at gmail dot com", "ty.okafor@gmail.com"],
    ["nine oh one five five five oh one seventy seven", "+19015550177"],
  ),
  spoken(
    ["write marisol de la cruz the de and the la are separate words", "Marisol De La Cruz"],
    ["m a r i s o l and then d l c all together at hotmail dot com", "marisoldlc@hotmail.com"],
    ["five two oh five five five oh one one oh", "+15205550110"],
  ),
  spoken(
    ["it's gregg three g's in all g r e g g sanderson", "Gregg Sanderson"],
    [
      "gregg double g at the end and sanderson stuck right onto it at example dot com",
      "greggsanderson@example.com",
    ],
    ["three one six triple five oh one nine four", "+13165550194"],
  ),
  spoken(
    ["dolores hayes not haze like the weather h a y e s", "Dolores Hayes"],
    ["it's d hayes h a y e s at s b c global dot net", "dhayes@sbcglobal.net"],
    ["two one oh five five five oh one two eight", "+12105550128"],
  ),
  spoken(
    ["wei chen w e i c h e n", "Wei Chen"],
    [
      "my name backwards chen wei c h e n w e i and then seven seven at gmail dot com",
      "chenwei77@gmail.com",
    ],
    ["six two six five five five zero one one six", "+16265550116"],
  ),
  spoken(
    ["you want the whole thing alright augustus freeman", "Augustus Freeman"],
    [
      "old gus freeman one word at yahoo dot com my kids thought that was funny",
      "oldgusfreeman@yahoo.com",
    ],
    ["well sir it's three three four five five five oh one five oh", "+13345550150"],
  ),
  spoken(
    ["svetlana petrova s v e t l a n a p e t r o v a", "Svetlana Petrova"],
    [
      "svetlana petrova nineteen seventy six no dots no nothing at gmail dot com",
      "svetlanapetrova1976@gmail.com",
    ],
    ["seven one eight five five five oh one three five and that's all of it", "+17185550135"],
  ),
  spoken(
    ["hang on sorry the baby okay naomi castellano c a s t e l l a n o", "Naomi Castellano"],
    ["mama naomi at example dot net m a m a then naomi n a o m i", "mamanaomi@example.net"],
    [
      "two oh three no wait that's work use eight six oh five five five oh one one eight",
      "+18605550118",
    ],
  ),
  spoken(
    ["ruth is the first abernathy is the last a b e r n a t h y", "Ruth Abernathy"],
    [
      "ruth a so r u t h a at abernathy farms dot example farms with an s and no gap",
      "rutha@abernathyfarms.example",
    ],
    ["six four one five five five oh one oh four", "+16415550104"],
  ),
  spoken(
    ["zach with an h no k at all thornton", "Zach Thornton"],
    [
      "z thornton underscore nine at outlook dot com that's the digit nine",
      "zthornton_9@outlook.com",
    ],
    ["nine seven oh five five five oh one six three", "+19705550163"],
  ),
  spoken(
    ["i go by imani um imani brooks i m a n i", "Imani Brooks"],
    [
      "imani then just the letter b then photography all squished up at gmail dot com",
      "imanibphotography@gmail.com",
    ],
    ["four oh four then five five five then oh one eight six", "+14045550186"],
  ),
  spoken(
    ["fitzgerald patrick fitzgerald so patrick's the first", "Patrick Fitzgerald"],
    ["p fitz p as in peter f i t z at example dot org", "pfitz@example.org"],
    ["eight four five and then three fives oh one two one", "+18455550121"],
  ),
  spoken(
    ["they call me lupe but on paper it's guadalupe so guadalupe rios please", "Guadalupe Rios"],
    ["lupita rios l u p i t a r i o s at live dot com", "lupitarios@live.com"],
    ["five seven five five five five oh one seven two", "+15755550172"],
  ),
  spoken(
    ["stefan with an f not a p h lindqvist l i n d q v i s t", "Stefan Lindqvist"],
    [
      "stefan l at lindqvist dot example s t e f a n and the single letter l",
      "stefanl@lindqvist.example",
    ],
    ["six five one five five five zero one five nine", "+16515550159"],
  ),
  spoken(
    ["jo no e just j o hollis h o l l i s", "Jo Hollis"],
    ["j o dot h at example dot com and yes it really is that short", "jo.h@example.com"],
    ["two oh seven five five five oh one double one", "+12075550111"],
  ),
  spoken(
    ["yolanda grimes like crimes but with a g", "Yolanda Grimes"],
    ["y grimes fifty five at gmail dot com the fifty five is two digits", "ygrimes55@gmail.com"],
    ["six oh one five five five oh one four seven", "+16015550147"],
  ),
  spoken(
    ["pastor will do but for your book it's calvin tubbs t u double b s", "Calvin Tubbs"],
    [
      "pastor calvin at new hope tabernacle dot example no spaces anywhere",
      "pastorcalvin@newhopetabernacle.example",
    ],
    ["eight six four five five five zero one double six", "+18645550166"],
  ),
  spoken(
    ["allyson a l l y s o n mcgraw no sorry mercer i got married allyson mercer", "Allyson Mercer"],
    [
      "that's still under the old name allyson dot m c g r a w at yahoo dot com",
      "allyson.mcgraw@yahoo.com",
    ],
    ["nine one three five five five oh one oh eight", "+19135550108"],
  ),
  spoken(
    ["rohan r o h a n gupta", "Rohan Gupta"],
    [
      "r as in romeo o as in oscar h as in hotel g as in golf at example dot com",
      "rohg@example.com",
    ],
    ["seven three two triple five zero one nine zero", "+17325550190"],
  ),
  spoken(
    ["dot's what they holler but you'd put dorothy lindgren", "Dorothy Lindgren"],
    ["dorothy period lindgren at aol dot com", "dorothy.lindgren@aol.com"],
    ["it's a landline two one eight five five five oh one three oh", "+12185550130"],
  ),
  spoken(
    ["mike sharp s h a r p no e on the end", "Mike Sharp"],
    ["mike underscore the underscore plumber at gmail dot com", "mike_the_plumber@gmail.com"],
    ["four one nine five five five oh one twenty three", "+14195550123"],
  ),
  spoken(
    ["thandiwe t h a n d i w e and moyo is m o y o", "Thandiwe Moyo"],
    [
      "t moyo plus sign house at gmail dot com t m o y o then a plus then house",
      "tmoyo+house@gmail.com",
    ],
    ["three oh one five five five oh one nine six", "+13015550196"],
  ),
  spoken(
    ["karl with a k brandt with a d t b r a n d t", "Karl Brandt"],
    ["last name first so b r a n d t then k at example dot net", "brandtk@example.net"],
    ["six oh eight five five five zero one fifteen", "+16085550115"],
  ),
  spoken(
    ["wendell pike", "Wendell Pike"],
    ["pikes peak p i k e s p e a k at hotmail dot com no apostrophe", "pikespeak@hotmail.com"],
    ["seven one nine five five five oh one five seven", "+17195550157"],
  ),
  spoken(
    ["sasha bird b as in boy i as in ida r as in robert d as in david", "Sasha Bird"],
    [
      "sasha the bird lady at yahoo dot com one long word s a s h a t h e b i r d l a d y",
      "sashathebirdlady@yahoo.com",
    ],
    ["five four one five five five zero one three nine", "+15415550139"],
  ),
  spoken(
    ["leticia with a c l e t i c i a montoya", "Leticia Montoya"],
    ["l e t i m one two at i cloud dot com", "letim12@icloud.com"],
    ["five oh five five five five oh one four three", "+15055550143"],
  ),
  spoken(
    ["geoffrey the english way g e o f f r e y blaine b l a i n e", "Geoffrey Blaine"],
    [
      "g blaine c p a at blaine ledger dot example lowercase and no spaces",
      "gblainecpa@blaineledger.example",
    ],
    ["three one seven five five five oh one oh two", "+13175550102"],
  ),
  spoken(
    ["quincy adair a d a i r like a dare but fancier", "Quincy Adair"],
    [
      "quincy at adair dash homes dot example that's a minus sign between adair and homes",
      "quincy@adair-homes.example",
    ],
    ["three three six five five five zero one eighty eight", "+13365550188"],
  ),
  spoken(
    ["no mrs please just faye lockhart f a y e", "Faye Lockhart"],
    [
      "faye zero five at example dot org f a y e and two numbers a zero and a five",
      "faye05@example.org",
    ],
    ["oh gosh i never call myself um eight one six five five five oh one seven oh", "+18165550170"],
  ),
  spoken(
    ["tomasz t o m a s z surname nowak n o w a k", "Tomasz Nowak"],
    ["tomasz dot nowak dot eight zero at outlook dot com", "tomasz.nowak.80@outlook.com"],
    ["eight four seven five five five zero one three two", "+18475550132"],
  ),
  spoken(
    ["keisha e i in the middle k e i s h a dunbar", "Keisha Dunbar"],
    [
      "keisha d at gmail no keisha dot d sorry there's a dot in there keisha dot d at gmail dot com",
      "keisha.d@gmail.com",
    ],
    ["four four three five five five oh one four nine no sorry oh one five one", "+14435550151"],
  ),
  spoken(
    ["ray kim k i m real short", "Ray Kim"],
    ["ray point kim point loans at example point com", "ray.kim.loans@example.com"],
    ["seven oh two triple five oh one double eight", "+17025550188"],
  ),
  spoken(
    ["margaret and then sloan s l o a n no e", "Margaret Sloan"],
    [
      "it's peggy sloan since that's what people call me p e g g y s l o a n at comcast dot net",
      "peggysloan@comcast.net",
    ],
    ["five oh eight five five five oh one two seven", "+15085550127"],
  ),
  spoken(
    [
      "bashir haddad that's bravo alpha sierra hotel india romeo and haddad is h a double d a d",
      "Bashir Haddad",
    ],
    ["bashir underscore h at example dot com h like harry", "bashir_h@example.com"],
    ["three one three five five five zero one seven nine", "+13135550179"],
  ),
  spoken(
    ["i'm up on the tractor can you hear me it's dale hutchins", "Dale Hutchins"],
    [
      "green acres one nine at yahoo dot com greenacres no gap numerals one nine",
      "greenacres19@yahoo.com",
    ],
    ["three oh eight five five five oh one three six", "+13085550136"],
  ),
  spoken(
    ["noor n double o r ansari a n s a r i", "Noor Ansari"],
    ["n double o r at ansari law dot example ansari law no space", "noor@ansarilaw.example"],
    ["five seven one five five five oh one sixty one", "+15715550161"],
  ),
  spoken(
    [
      "delphine like the animal but with an e d e l p h i n e rousseau r o u double s e a u",
      "Delphine Rousseau",
    ],
    ["delphine dot r at example dot net only the initial after the dot", "delphine.r@example.net"],
    ["baton rouge number two two five five five five oh one nine seven", "+12255550197"],
  ),
  spoken(
    ["my first name is santiago and my last is bravo like when you clap", "Santiago Bravo"],
    ["santi s a n t i with bravo right behind it at gmail dot com", "santibravo@gmail.com"],
    ["nine one five five five five zero one six five", "+19155550165"],
  ),
  spoken(
    ["this is she grace ikeda i k e d a", "Grace Ikeda"],
    [
      "just my full name squeezed together grace ikeda at hotmail dot com",
      "graceikeda@hotmail.com",
    ],
    ["aloha from eight oh eight five five five zero one oh one", "+18085550101"],
  ),

  typed(
    ["Tanya Birch", "Tanya Birch"],
    ["tanya.birch@example.com", "tanya.birch@example.com"],
    ["(503) 555-0164", "+15035550164"],
  ),
  typed(
    ["marcus ellery", "Marcus Ellery"],
    ["marcus.ellery(at)gmail.com", "marcus.ellery@gmail.com"],
    ["212.555.0138", "+12125550138"],
  ),
  typed(
    ["ROSA MENDEZ", "Rosa Mendez"],
    ["ROSA.MENDEZ@YAHOO.COM", "rosa.mendez@yahoo.com"],
    ["1-786-555-0101", "+17865550101"],
  ),
  typed(
    ["its kevin o'hara, capital O capital H", "Kevin O'Hara"],
    ["kevohara@hotmail.com no apostrophe in that 1", "kevohara@hotmail.com"],
    ["6175550177", "+16175550177"],
  ),
  typed(
    ["My name is Beatrix Pell.", "Beatrix Pell"],
    ["You may write to me at B.Pell@example.org.", "b.pell@example.org"],
    ["+1 (415) 555-0119", "+14155550119"],
  ),
  typed(
    ["jenn w 2 n's, last name ruiz", "Jenn Ruiz"],
    ["jennruiz (all 1 word) @ outlook .com", "jennruiz@outlook.com"],
    ["3055550102 thats my cell", "+13055550102"],
  ),
  typed(
    ["Dubois, Colette (first name Colette)", "Colette Dubois"],
    ["colette_dubois@icloud.com", "colette_dubois@icloud.com"],
    ["tel: 504 555 0183", "+15045550183"],
  ),
  typed(
    ["hey its tyler maddox 👋", "Tyler Maddox"],
    ["tmaddox99@gmial.com oops *tmaddox99@gmail.com", "tmaddox99@gmail.com"],
    ["469 555 0116 📱", "+14695550116"],
  ),
  typed(
    ["Put it under Nadia Farouk pls, not my husband", "Nadia Farouk"],
    ["n.farouk at example dot com", "n.farouk@example.com"],
    ["518/555/0145", "+15185550145"],
  ),
  typed(
    ["Shaun Odell, that's S-H-A-U-N", "Shaun Odell"],
    ["shaun@odell-electric.example (hyphen included)", "shaun@odell-electric.example"],
    ["best # for me is 734-555-0199", "+17345550199"],
  ),
  typed(
    ["Good day Sir, I am called Emeka Obi.", "Emeka Obi"],
    ["emeka.obi1969@yahoo.com is my electronic mail address.", "emeka.obi1969@yahoo.com"],
    ["Kindly ring (281) 555-0152.", "+12815550152"],
  ),
  typed(
    ["linda carmichal sorry *carmichael", "Linda Carmichael"],
    ["lcarmichael@example.net. starts with a lower case L", "lcarmichael@example.net"],
    ["didnt know you needed it but ok 7205550129", "+17205550129"],
  ),
  typed(
    ["Jo-Ann Sweet", "Jo-Ann Sweet"],
    ["joannsweet@example.com, no hyphen here", "joannsweet@example.com"],
    ["Cell 860.555.0140", "+18605550140"],
  ),
  typed(
    ["full name? amir kazemi", "Amir Kazemi"],
    ["amir [dot] kazemi [at] proton [dot] me", "amir.kazemi@proton.me"],
    ["+13105550195", "+13105550195"],
  ),
  typed(
    ["PHILLIP DRAKE, TWO L'S", "Phillip Drake"],
    ["pdrake@drakehvac.example", "pdrake@drakehvac.example"],
    ["918-555-O171 (the O is a zero, sticky key)", "+19185550171"],
  ),
  typed(
    ["first: chloe last: zimmerman", "Chloe Zimmerman"],
    ["e-mail = czimm@example.com", "czimm@example.com"],
    ["2 4 8 5 5 5 0 1 0 9", "+12485550109"],
  ),
  typed(
    ["most ppl say bri but full is brianna knox, use that", "Brianna Knox"],
    ["bri_knox_@gmail.com w/ an underscore on the end too", "bri_knox_@gmail.com"],
    ["615 555 01 92", "+16155550192"],
  ),
  typed(
    ["That would be William Tate.", "William Tate"],
    ["My secretary reads wtate@tatelaw.example daily, so use it.", "wtate@tatelaw.example"],
    ["402-555-0113", "+14025550113"],
  ),
  typed(
    ["José Peña (accent and ñ please)", "José Peña"],
    ["jose.pena@gmail.com, obviously without accents", "jose.pena@gmail.com"],
    ["956)555-0124 sry lost a bracket", "+19565550124"],
  ),
  typed(
    ["i am Oksana Hrytsenko", "Oksana Hrytsenko"],
    ["Email - oksana.h@example.org", "oksana.h@example.org"],
    ["phone - 773 555 0158", "+17735550158"],
  ),
  typed(
    ["Desmond Achebe-Clarke", "Desmond Achebe-Clarke"],
    ["desmond@achebeclarke.example", "desmond@achebeclarke.example"],
    ["My mobile: 1 (240) 555 0106", "+12405550106"],
  ),
  typed(
    ["trish vaughn lol", "Trish Vaughn"],
    ["trishthedish77@hotmail.com dont judge", "trishthedish77@hotmail.com"],
    ["831-555-0167 txt ok", "+18315550167"],
  ),
  typed(
    ["Surname HOLLIS, given name MARGOT.", "Margot Hollis"],
    ["mailto:margot.hollis@example.com", "margot.hollis@example.com"],
    ["+1-617-555-0148", "+16175550148"],
  ),
  typed(
    ["devon reyes. autocorrect keeps making it Devin, its devOn", "Devon Reyes"],
    ["reyes.devon@outlook.com (last name goes first)", "reyes.devon@outlook.com"],
    ["(909)5550187", "+19095550187"],
  ),
  typed(
    ["Sunny Bhatt here!!", "Sunny Bhatt"],
    ["SunnyB.Homes@Gmail.com", "sunnyb.homes@gmail.com"],
    ["650–555–0134", "+16505550134"],
  ),
  typed(
    ["Yes, it's Ingrid Solberg.", "Ingrid Solberg"],
    ["ingrid+listings@example.com (yes with the plus)", "ingrid+listings@example.com"],
    ["206 - 555 - 0175", "+12065550175"],
  ),
  typed(
    ["natalie woods with an s not like the actress", "Natalie Woods"],
    ["natwoods at yahoo dot com", "natwoods@yahoo.com"],
    ["five oh nine 555 0156", "+15095550156"],
  ),
  typed(
    ["Cruz. first name Angel", "Angel Cruz"],
    ["angelcruz23@gmail.com not 32 thats my bro", "angelcruz23@gmail.com"],
    ["9155550182 rings at the shop", "+19155550182"],
  ),
  typed(
    ["my names fern abbott two b two t", "Fern Abbott"],
    ["send it 2 fernabbott@example.net", "fernabbott@example.net"],
    ["just the house phone, 802 555 0103", "+18025550103"],
  ),
  typed(
    ["Gus. Gus Papas", "Gus Papas"],
    ["gus@papasdiner.example", "gus@papasdiner.example"],
    ["Diner line is 410-555-0131, ask for me", "+14105550131"],
  ),
  typed(
    ["Hi! Mei-Ling Zhao", "Mei-Ling Zhao"],
    ["meiling.zhao@icloud.com :)", "meiling.zhao@icloud.com"],
    ["4085550198!", "+14085550198"],
  ),
  typed(
    ["donna hale (not hall)", "Donna Hale"],
    ["dhale1@comcast.net thats the number 1 after hale", "dhale1@comcast.net"],
    ["540 555 0120 <- new #", "+15405550120"],
  ),
  typed(
    ["It is spelled Caitriona Daly and pronounced Katrina.", "Caitriona Daly"],
    ["Please use caitriona.daly@example.com; thank you.", "caitriona.daly@example.com"],
    ["347-555-0160 since I left New Jersey", "+13475550160"],
  ),
  typed(
    ["xavier stone b4 u ask w/ an x", "Xavier Stone"],
    ["xstone0@gmail.com zero not o", "xstone0@gmail.com"],
    ["832-5550114", "+18325550114"],
  ),
  typed(
    ["Harriet Boone, 81 years young", "Harriet Boone"],
    ["harrietboone1943@aol.com", "harrietboone1943@aol.com"],
    ["828 555-0141 let it ring a while", "+18285550141"],
  ),
  typed(
    ["Sam. Well, Samantha on the paperwork, so write Samantha Quist", "Samantha Quist"],
    ["s.quist@quistandco.example", "s.quist@quistandco.example"],
    ["605.555.0139", "+16055550139"],
  ),
  typed(
    ["luca ferri, L-U-C-A", "Luca Ferri"],
    ["<luca@ferri-tile.example>", "luca@ferri-tile.example"],
    ["Work: 401 555 0165 (only one I've got)", "+14015550165"],
  ),
  typed(
    ["ASHLEE W/ TWO E'S, LAST NAME BURKE", "Ashlee Burke"],
    ["ASHLEEB@LIVE.COM SORRY CAPS LOCK IS STUCK", "ashleeb@live.com"],
    ["971 555 0110 I TEXT MORE THAN I TALK", "+19715550110"],
  ),
  typed(
    ["omar haddix thats h a d d i x", "Omar Haddix"],
    ["haddix.omar.e@gmail.com", "haddix.omar.e@gmail.com"],
    ["old # is dead. new: 313 555 0126", "+13135550126"],
  ),
  typed(
    ["V. Lund won't do? Fine, Veronica Lund", "Veronica Lund"],
    ["vlund@exmaple.com - ugh, vlund@example.com, can't type today", "vlund@example.com"],
    ["(617) 555-0199, no wait, I moved. (207) 555-0199", "+12075550199"],
  ),
];
