// Names as in names.ts, in three lots. Each lot was written when the lot before it was heard, and taught the grammar after
// its first meeting: 82 of 108, 63 of 80 and 64 of 77 were heard right then.

export const laterNames = `
    uh hi there it's rosalind finch f i n c h | Rosalind Finch
    my name's geraldine but put gerry down gerry walsh | Gerry Walsh
    okay it's um bartholomew bart for short bartholomew quigley | Bartholomew Quigley
    beth ann mackey | Beth Ann Mackey
    leslie the male spelling l e s l i e burke | Leslie Burke
    leslie burke with an ie | Leslie Burke
    it's stephanie with a ph | Stephanie
    stefanie with an f moreau | Stefanie Moreau
    jane doe yes really | Jane Doe
    my last name is hard so i'll spell it s z c z e p a n s k i first name marek | Marek Szczepanski
    ravi subramanian s u b r a m a n i a n | Ravi Subramanian
    subramanian is the last name ravi is the first | Ravi Subramanian
    mr and mrs tanner | Tanner
    lou ann | Lou Ann
    louann one word pickett | Louann Pickett
    it's tj t j mcgraw | TJ McGraw
    jt money | JT Money
    a j foyt | A J Foyt
    aj a j patterson | AJ Patterson
    william but bill's fine bill oakley | Bill Oakley
    hello yes uh this is regina calling for my son his name is darnell hayes | Darnell Hayes
    i'm the assistant to paula zane the appointment is for paula zane | Paula Zane
    hugo with an h not yugo hugo banks | Hugo Banks
    f as in frank o n t a i n e fontaine | Fontaine
    fontaine f o n t a i n e and the first name's colette c o l e t t e | Colette Fontaine
    that'd be colette fontaine dear | Colette Fontaine
    colette fontaine okay hun | Colette Fontaine
    i told the other lady already but fine colette fontaine | Colette Fontaine
    colette. fontaine. | Colette Fontaine
    COLETTE FONTAINE | Colette Fontaine
    Colette Fontaine-Dupré | Colette Fontaine-Dupré
    fontaine colette sorry colette fontaine | Colette Fontaine
    colette fontaine no e on the end of colette | Colett Fontaine
    viktor with a k | Viktor
    victor with a k | Viktor
    d'andre washington | D'Andre Washington
    dandre with an apostrophe washington | D'Andre Washington
    la toya simms | La Toya Simms
    le roy le roy jenkins | Le Roy Jenkins
    mary jo and the last name is buttafuoco | Mary Jo Buttafuoco
    it's spelled like it sounds brick cobb | Brick Cobb
    penny penny lane yes like the song | Penny Lane
    jack daniels like the whiskey | Jack Daniels
    robin banks i know i know | Robin Banks
    it's hope hope springs | Hope Springs
    my name is hope | Hope
    my name is will | Will
    this is will | Will
    may | -
    it's may chen | May Chen
    june carter | June Carter
    summer rain | Summer Rain
    dusty rhodes r h o d e s | Dusty Rhodes
    doctor king | King
    it's major tom baker | Tom Baker
    sheriff dale cooper | Dale Cooper
    father brown | Brown
    sister mary clarence | Sister Mary Clarence
    john smith esquire | John Smith
    kareem abdul jabbar | Kareem Abdul Jabbar
    fatima al zahra | Fatima Al Zahra
    aisha bint khalid | Aisha bint Khalid
    sunil kumar k u m a r sunil s u n i l | Sunil Kumar
    xiaoming first name wang last name | Xiaoming Wang
    wang xiaoming wang's the last name | Xiaoming Wang
    wang is the surname xiaoming | Xiaoming Wang
    family name nakamura given name yuki | Yuki Nakamura
    yuki nakamura n a k a m u r a like nakamura | Yuki Nakamura
    nguyen with an n g | Nguyen
    tran t r a n thi tran | Thi Tran
    thi my tran | Thi My Tran
    so yeon park | So Yeon Park
    kim | Kim
    park | Park
    do you want the name on the loan it's ellen vance | Ellen Vance
    on the loan it's ellen vance | Ellen Vance
    ellen vance is on the deed but i'm roger vance | Roger Vance
    roger vance r o g e r v a n c e | Roger Vance
    r vance | R Vance
    roger v | Roger V
    just roger for now | Roger
    let's just say roger | Roger
    you can put roger vance | Roger Vance
    roger that roger vance | Roger Vance
    roger vance over and out | Roger Vance
    gosh roger vance i guess | Roger Vance
    roger vance if you must know | Roger Vance
    roger vance as always | Roger Vance
    roger vance again | Roger Vance
    vance roger vance v a n c e | Roger Vance
    i'm roger i'm calling about a house | Roger
    i'm roger vance's wife linda | Linda
    linda roger's wife | Linda
    linda vance roger's wife | Linda Vance
    eleanor not elinor e l e a n o r rigby | Eleanor Rigby
    eleanor rigby all the lonely people | Eleanor Rigby
    none of your concern | -
    my dog's name | -
    i gave it to you | -
    just book it | -
    can we do this without names | -
    is it recorded | -
    the same name | -
    the buyer | -
    mom | -
    what's your name | -
    twelve | -
    november | -
    hi my name is francesca bellini f r a n c e s c a b e l l i n i | Francesca Bellini
    yes ma'am it's otis redmond | Otis Redmond
    otis redmond r e d m o n d | Otis Redmond
    uh it's gonna be under phyllis okonjo | Phyllis Okonjo
    it's me phyllis okonjo | Phyllis Okonjo
    phyllis with a y and two l's okonjo | Phyllis Okonjo
    this here's otis redmond | Otis Redmond
    otis redmond calling from atlanta | Otis Redmond
    you can put down otis for now | Otis
    put otis | Otis
    put me down as otis redmond | Otis Redmond
    my full name is otis lamar redmond junior | Otis Lamar Redmond Jr
    otis l redmond | Otis L Redmond
    otis redmond the third | Otis Redmond III
    Otis Redmond, III | Otis Redmond III
    sir otis is my first name redmond is my last | Otis Redmond
    otis redmond but it's my wife's appointment her name is della | Della Redmond
    i'm calling on behalf of della redmond | Della Redmond
    it's for my daughter keisha redmond she's buying | Keisha Redmond
    this is otis calling for keisha redmond | Keisha Redmond
    my name is jiyoung pak that's j i y o u n g p a k | Jiyoung Pak
    ji young pak first name is two words | Ji Young Pak
    pak ji young pak is the family name | Ji Young Pak
    it's spelled p a k not p a r k | Pak
    p a k | Pak
    jiyoung j i y o u n g | Jiyoung
    jiyoung pak j as in juliet i as in india y as in yankee | Jiyoung Pak
    hector luis camacho ruiz | Hector Luis Camacho Ruiz
    hector camacho dash ruiz | Hector Camacho-Ruiz
    hector camacho ruiz no hyphen | Hector Camacho Ruiz
    señora maria elena castillo | Maria Elena Castillo
    alejandra with a j alejandra vidal | Alejandra Vidal
    it's ana with one n vidal | Ana Vidal
    anna with two n's | Anna
    hannah with an h at the end too | Hannah
    deborah d e b o r a h not debra | Deborah
    debra without the o and h fine | Debra
    terry with a y or an i it doesn't matter terri with an i lowe | Terri Lowe
    jaime it's pronounced high may jaime fuentes | Jaime Fuentes
    saoirse s a o i r s e sur sha ronan | Saoirse Ronan
    my name is aoife it's irish a o i f e | Aoife
    krishnamurthy venkat first name venkat | Venkat Krishnamurthy
    venkat k r i s h n a m u r t h y | Venkat Krishnamurthy
    just put venkat k | Venkat K
    dr venkat krishnamurthy but no need for the doctor | Venkat Krishnamurthy
    de'andre hopkins | De'Andre Hopkins
    deandre hopkins capital d capital a | Deandre Hopkins
    mcdonald m c capital d o n a l d ron | Ron McDonald
    ron mcdonald like the hamburgers | Ron McDonald
    ronald mcdonald no not the clown | Ronald McDonald
    vander pol v a n d e r p o l all one word first name nick | Nick Vanderpol
    nick van der pol | Nick van der Pol
    st clair bonnie st clair | Bonnie St Clair
    bonnie saint clair s t period c l a i r | Bonnie St Clair
    let me spell that b o n n i e | Bonnie
    i'll spell it for you b o n n i e c l a i r | Bonnie Clair
    it's not bunny it's bonnie bonnie clair | Bonnie Clair
    bonnie clair i said bonnie clair | Bonnie Clair
    bonnie and clyde no i'm kidding bonnie clair | Bonnie Clair
    guess i'm bonnie | Bonnie
    call me mrs clair | Clair
    mrs clair bonnie clair | Bonnie Clair
    bonnie my love it's bonnie clair | Bonnie Clair
    uh yeah this is actually her assistant her name is bonnie clair | Bonnie Clair
    what do you mean my name it's bonnie | Bonnie
    didn't you write it down bonnie clair | Bonnie Clair
    you just asked me that bonnie clair | Bonnie Clair
    B. Clair | B. Clair
    bonnie c. | Bonnie C
    bonnie clair (nee parker) | Bonnie Clair
    Clair, Bonnie M. | Bonnie M Clair
    its bonnie clair | Bonnie Clair
    im bonnie clair | Bonnie Clair
    bonnie clair, thx | Bonnie Clair
    yo its bonnie | Bonnie
    bonnie clair!! | Bonnie Clair
    BONNIE | Bonnie
    my name - bonnie clair | Bonnie Clair
    bonnie clair / 415 555 0123 | Bonnie Clair
    bonnie clair bonnie@clair.com | Bonnie Clair
    yeah it's lorenzo | Lorenzo
    lorenzo pagano | Lorenzo Pagano
    lorenzo pagano that's p a g a n o | Lorenzo Pagano
    lorenzo with a z pagano | Lorenzo Pagano
    lorenzo pagano p as in paul | Lorenzo Pagano
    hey uh my name is lorenzo pagano and i saw your ad | Lorenzo Pagano
    okay so first is lorenzo and last is pagano | Lorenzo Pagano
    my first name's lorenzo l o r e n z o my last name's pagano p a g a n o | Lorenzo Pagano
    pagano's the last name first name lorenzo | Lorenzo Pagano
    mr lorenzo pagano | Lorenzo Pagano
    this would be lorenzo pagano | Lorenzo Pagano
    you can just call me lorenzo | Lorenzo
    most people call me enzo but it's lorenzo pagano | Lorenzo Pagano
    enzo short for lorenzo pagano | Lorenzo Pagano
    lorenzo enzo to my friends pagano | Lorenzo Pagano
    no not lawrence lorenzo | Lorenzo
    lawrence no lorenzo pagano | Lorenzo Pagano
    it's lorenzo not lawrence pagano | Lorenzo Pagano
    i said lorenzo | Lorenzo
    lorenzo l-o-r-e-n-z-o | Lorenzo
    Lorenzo J. Pagano | Lorenzo J. Pagano
    lorenzo pagano sr | Lorenzo Pagano Sr
    Lorenzo Pagano (Enzo) | Lorenzo Pagano
    lorenzo de pagano | Lorenzo de Pagano
    lorenzo di pagano d i capital p a g a n o | Lorenzo di Pagano
    lorenzo o'hara | Lorenzo O'Hara
    lorenzo o hara with the apostrophe | Lorenzo O'Hara
    lorenzo ohara o apostrophe h a r a | Lorenzo O'Hara
    lorenzo mac intyre | Lorenzo MacIntyre
    lorenzo mc guire m c g u i r e | Lorenzo McGuire
    lorenzo van houten | Lorenzo Van Houten
    lorenzo pagano smith hyphenated | Lorenzo Pagano-Smith
    lorenzo pagano hyphen smith | Lorenzo Pagano-Smith
    pagano comma lorenzo | Lorenzo Pagano
    my wife's name is rita pagano put her down | Rita Pagano
    rita pagano for my mother in law | Rita Pagano
    it's for rita pagano | Rita Pagano
    the appointment should be for rita pagano | Rita Pagano
    rita r i t a pagano p a g a n o thanks | Rita Pagano
    rita p | Rita P
    r pagano | R Pagano
    um what was it oh my name rita pagano | Rita Pagano
    i'm ready it's rita pagano | Rita Pagano
    well my maiden name was pagano but now it's rita costa | Rita Costa
    rita costa used to be pagano | Rita Costa
    rita costa previously pagano | Rita Costa
    rita costa maiden name pagano | Rita Costa
    rita costa i'm a returning client | Rita Costa
    rita costa i think you have me already | Rita Costa
    rita costa with century realty | Rita Costa
    rita costa from the open house on sunday | Rita Costa
    rita costa we met at the open house | Rita Costa
    rita costa who's this | Rita Costa
    rita costa it's spelled the usual way | Rita Costa
    rita costa just like costa rica backwards | Rita Costa
    costa like costa rica rita costa | Rita Costa
    it's costa rita costa | Rita Costa
    hi rita costa | Rita Costa
    yes rita | Rita
    rita's my name | Rita
    rita here | Rita
    just rita is fine | Rita
    only rita | Rita
    rita nothing else | Rita
    rita, r-i-t-a | Rita
    dr rita costa d d s | Rita Costa
    nurse rita costa | Rita Costa
    colonel rita costa us army retired | Rita Costa
    zhang wei | Zhang Wei
    zhang wei wei is the first name | Wei Zhang
    wei zhang w e i z h a n g | Wei Zhang
    it's z h a n g wei | Wei Zhang
    first name wei w e i last name zhang z h a n g | Wei Zhang
    w e i first name z h a n g last name | Wei Zhang
    olu ade o l u a d e y e m i | Olu Adeyemi
    sarah j parker | Sarah J Parker
    sarah jessica parker not the actress | Sarah Jessica Parker
`;
