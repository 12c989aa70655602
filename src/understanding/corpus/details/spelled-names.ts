// Names that are spelled, corrected, or said in the midst of other words, as in names.ts. The second half was not looked
// at while the grammar was tuned.

export const spelledNames = {
  tuned: `
    it's marguerite delacroix that's m a r g u e r i t e | Marguerite Delacroix
    uh bob but put down robert castellano | Robert Castellano
    o'brien with an apostrophe | O'Brien
    my name's spelled k a t h r y n | Kathryn
    this is doctor patel anil patel | Anil Patel
    john smith junior | John Smith Jr
    mary ann lopez-garcia | Mary Ann Lopez-Garcia
    de la cruz | de la Cruz
    first name wei last name zhang | Wei Zhang
    last name comes first kim min-jun | Min-Jun Kim
    you can call me dot dorothy fitch | Dorothy Fitch
    you can call me dot, dorothy fitch | Dorothy Fitch
    allison with two l's grant | Allison Grant
    nope just ruth | Ruth
    sure it's mary lopez garcia hyphenated | Mary Lopez-Garcia
    sean mc allister | Sean McAllister
    um yeah sure it's delphine okafor and i'm calling about the listing on elm | Delphine Okafor
    yeah so my name is hank and last name is dubrowski d u b r o w s k i | Hank Dubrowski
    it's katherine with a k and a y at the end no wait just katherine with a k | Katherine
    yes this is mrs henrietta blackwood speaking | Henrietta Blackwood
    my name it's uh joaquin morales j o a q u i n | Joaquin Morales
    hi my name is thuy nguyen t h u y and then n g u y e n | Thuy Nguyen
    well it's elizabeth but everyone calls me liz so liz harmon | Liz Harmon
    liz harmon well elizabeth harmon on the paperwork | Elizabeth Harmon
    elizabeth harmon but i go by liz | Elizabeth Harmon
    bill is fine william kessler | William Kessler
    name's dale dale earnhart | Dale Earnhart
    geoff with a g geoff bridges | Geoff Bridges
    jeff with a g bridges | Geoff Bridges
    kristen with an e not an i | Kristen
    it's lee just lee l e e no not leigh | Lee
    my name is pronounced hwah keen but it's spelled j o a q u i n | Joaquin
    first name s i o b h a n last name o apostrophe m a l l e y | Siobhan O'Malley
    that's b as in boy r a d last name t as in tom u c k e r | Brad Tucker
    b as in bravo a r r e t t for the last name first name kyle | Kyle Barrett
    shaun s h a u n murphy | Shaun Murphy
    sean s e a n not s h a w n | Sean
    it's cathy fisher with a c | Cathy Fisher
    kathy fisher cathy with a c fisher with no c | Cathy Fisher
    wojciech zielinski do you need me to spell it | Wojciech Zielinski
    wojciech zielinski w o j c i e c h z i e l i n s k i | Wojciech Zielinski
    it's spelled a little funny it's mikayla m i k a y l a stone | Mikayla Stone
    i'm sorry it's hard to say it's thistlewaite oliver thistlewaite | Oliver Thistlewaite
    captain james t holloway | James T Holloway
    my name's robert e lee gibson the third | Robert E Lee Gibson III
    henry oduya senior | Henry Oduya Sr
    ed mac donald | Ed MacDonald
    patrick o sullivan | Patrick O'Sullivan
    peggy oconnor | Peggy O'Connor
    pieter van der berg | Pieter van der Berg
    marta de souza lima | Marta de Souza Lima
    ana maria dos santos | Ana Maria dos Santos
    giuseppe di stefano | Giuseppe di Stefano
    hassan al rashid | Hassan Al Rashid
    yusuf bin talib | Yusuf bin Talib
    ludmila von hagen | Ludmila von Hagen
    saint john arthur saint john | Arthur Saint John
    desmond st james | Desmond St James
    JANELLE WASHINGTON | Janelle Washington
    janelle WASHINGTON | Janelle Washington
    zoë fåhræus | Zoë Fåhræus
    Nuñez, Carmen | Carmen Nuñez
    Kim, Min-jun | Min-jun Kim
    Last name: Petrov. First name: Dmitri. | Dmitri Petrov
    First: Amara, Last: Eze | Amara Eze
    Amara Eze (she/her) | Amara Eze
    Robert "Bob" Castellano | Robert Castellano
    Bob (Robert) Castellano | Bob Castellano
    Dr. Lena Ortiz, MD | Lena Ortiz
    Tyrone Biggs Jr. | Tyrone Biggs Jr
    Tyrone Biggs, Jr. | Tyrone Biggs Jr
    Name: Hilda Crane | Hilda Crane
    name - hilda crane | Hilda Crane
    Hilda Crane. Thanks! | Hilda Crane
    Hi there! Hilda Crane here :) | Hilda Crane
    hilda crane lol | Hilda Crane
    hilda crane, pls hurry | Hilda Crane
    Sure. It's Hilda Crane. C-R-A-N-E. | Hilda Crane
    hilda crane c r a n e like the bird | Hilda Crane
    hilda crane like the bird | Hilda Crane
    hilda, as in the witch, crane | Hilda Crane
    stone like a rock first name is peter | Peter Stone
    peter stone as in sticks and stones | Peter Stone
    it's no trouble it's peter stone | Peter Stone
    yep peter peter stone | Peter Stone
    peter stone s t o n e p e t e r | Peter Stone
    peter and the last name is stone | Peter Stone
    peter is the first name stone is the last | Peter Stone
    peter's the first name and last is stone | Peter Stone
    peter last name stone | Peter Stone
    stone is my last name and peter is my first name | Peter Stone
    my last name is stone and my first is peter | Peter Stone
    surname stone given name peter | Peter Stone
    you want first and last it's peter stone | Peter Stone
    do you want my full name it's peter stone | Peter Stone
    first and last peter stone | Peter Stone
    full name is peter james stone | Peter James Stone
    my married name is stone so peter i mean petra stone | Petra Stone
    petra stone formerly petra vogel | Petra Stone
    it used to be vogel now it's stone petra stone | Petra Stone
    no no no it's petra p e t r a not peter | Petra
    petra with a p like paul e t r a | Petra
    petra stone not stein | Petra Stone
    i said petra stone | Petra Stone
    petra stone is who i am | Petra Stone
    petra stone with the stone group | Petra Stone
    petra stone from ohio | Petra Stone
    petra stone and i was referred by tom weber | Petra Stone
    petra stone my husband is tom stone | Petra Stone
    this is petra tom's wife | -
    you should have me as petra stone | Petra Stone
    you'd have me under petra stone or maybe petra vogel | Petra Stone
    it'll be under stone | Stone
    the name on the account is petra stone | Petra Stone
    make it petra stone | Petra Stone
    let's go with petra | Petra
    petra works | Petra
    petra will do | Petra
    people call me pete but it's petra stone | Petra Stone
    well my friends call me petey but legally it's peter stone | Peter Stone
    stone comma peter | Peter Stone
    p e t e r space s t o n e | Peter Stone
    capital p e t e r capital s t o n e | Peter Stone
    jean hyphen luc martin | Jean-Luc Martin
    anne marie one word dupont | Annemarie Dupont
    mary beth two words kowalski | Mary Beth Kowalski
    ty it's short for tyrone | Ty
    ty short for tyrone last name biggs | Ty Biggs
    the honorable judith amato | Judith Amato
    professor emil strand | Emil Strand
    just a sec okay petra stone | Petra Stone
    hang on sorry my kid's yelling it's petra stone | Petra Stone
    hmm let me think ha just kidding it's petra stone | Petra Stone
    oh gosh um petra petra stone | Petra Stone
    petra stone thanks so much | Petra Stone
    petra stone okay | Petra Stone
    petra stone yes ma'am | Petra Stone
    petra stone that's it | Petra Stone
    petra stone that's my name | Petra Stone
    petra stone that's right | Petra Stone
    petra stone s t o n e not s t e i n | Petra Stone
    petra stone two words | Petra Stone
    it's petra stone and my number is 718 555 0142 | Petra Stone
    sorry three | -
    three | -
    it's three | -
    two thirty works | -
    my first name or my last name | -
    first or last | -
    do you need the last name too | -
    who wants to know | -
    why does that matter | -
    i'd like to stay anonymous | -
    a name | -
    same as on the lease | -
    the smiths | -
    you tell me | -
    doctor | -
    mrs | -
    i'm her husband | -
    um | -
    hold please | -
  `,
  heldOut: `
    sure it's guillermo espinosa that's g u i l l e r m o | Guillermo Espinosa
    uh jim but write down james rutherford | James Rutherford
    d'angelo with an apostrophe | D'Angelo
    my name is spelled j e a n n e t t e | Jeannette
    this is doctor wu helen wu | Helen Wu
    carl edwards senior | Carl Edwards Sr
    jo ann perez-hughes | Jo Ann Perez-Hughes
    van der meer | Van der Meer
    first name jing last name liu | Jing Liu
    last name first it's tanaka hiroshi | Hiroshi Tanaka
    you can call me sunny sunita rao | Sunita Rao
    they call me buck, gerald buckner | Gerald Buckner
    michelle with two l's pruitt | Michelle Pruitt
    nah just walt | Walt
    it's carla rivera soto with a hyphen | Carla Rivera-Soto
    donna mac gregor | Donna MacGregor
    uh sure yeah this is tamika rollins and i wanna sell my townhouse | Tamika Rollins
    okay my first name is ezra and my last name is feinstein f e i n s t e i n | Ezra Feinstein
    it's sarah with an h | Sarah
    it's sara no h | Sara
    good morning this is miss beatrice thornton | Beatrice Thornton
    it's uh xochitl ramirez x o c h i t l | Xochitl Ramirez
    nguyen van minh first name minh | Minh Nguyen Van
    it's margaret but everyone calls me peggy peggy doyle | Peggy Doyle
    tony marchetti well anthony marchetti legally | Anthony Marchetti
    anthony marchetti but i go by tony | Anthony Marchetti
    tony's fine anthony marchetti | Anthony Marchetti
    name's vic vic damone | Vic Damone
    marc with a c rothman | Marc Rothman
    mark with a c rothman | Marc Rothman
    bryan with a y holt | Bryan Holt
    brian with a y holt | Bryan Holt
    ann with no e carver | Ann Carver
    my name is pronounced nee uv but spelled n i a m h | Niamh
    first name n i a m h last name d o y l e | Niamh Doyle
    d as in david o n last name f as in frank r y | Don Fry
    leroy spelled l e r o i patterson | Leroi Patterson
    it's ian i a n not e a n | Ian
    steven ross with a v | Steven Ross
    stephen ross with a p h | Stephen Ross
    krzysztof nowak want me to spell that | Krzysztof Nowak
    krzysztof nowak k r z y s z t o f n o w a k | Krzysztof Nowak
    it's an odd one brynlee b r y n l e e cox | Brynlee Cox
    lieutenant dana whitfield | Dana Whitfield
    sergeant luis ortega retired | Luis Ortega
    grant q holloway the second | Grant Q Holloway II
    mike o malley | Mike O'Malley
    sheila oreilly | Sheila O'Reilly
    anneke van den heuvel | Anneke van den Heuvel
    paolo dos reis | Paolo dos Reis
    lucia della rocca | Lucia della Rocca
    omar el amin | Omar El Amin
    karl von stein | Karl von Stein
    ESTHER GOLDFARB | Esther Goldfarb
    renée lévesque | Renée Lévesque
    Haddad, Omar | Omar Haddad
    Last name: Ivanova; first name: Olga | Olga Ivanova
    First - Kofi, last - Mensah | Kofi Mensah
    Elizabeth "Betsy" Ross | Elizabeth Ross
    Kofi Mensah (Mr.) | Kofi Mensah
    Dr Kofi Mensah, PhD | Kofi Mensah
    Lamont Sanford III | Lamont Sanford III
    Name is Ingrid Foss. | Ingrid Foss
    my name: ingrid foss | Ingrid Foss
    Ingrid Foss, thank you. | Ingrid Foss
    ingrid foss f o s s like boss with an f | Ingrid Foss
    ingrid foss you know like the watch | Ingrid Foss
    yeah ingrid ingrid foss | Ingrid Foss
    foss f o s s ingrid | Ingrid Foss
    ingrid and last name foss | Ingrid Foss
    ingrid's my first name and foss is my last | Ingrid Foss
    last name foss first ingrid | Ingrid Foss
    full name it's ingrid marie foss | Ingrid Marie Foss
    it was foss before i married now it's lindgren ingrid lindgren | Ingrid Lindgren
    no it's ingrid i n g r i d not astrid | Ingrid
    ingrid foss not voss | Ingrid Foss
    like i said before it's ingrid foss | Ingrid Foss
    ingrid foss over on maple street | Ingrid Foss
    ingrid foss my daughter is kari foss | Ingrid Foss
    you probably have me under ingrid foss | Ingrid Foss
    let's put ingrid foss | Ingrid Foss
    just use foss | Foss
    ingrid's good | Ingrid
    everybody calls me inge but on paper it's ingrid foss | Ingrid Foss
    foss comma ingrid | Ingrid Foss
    i n g r i d space f o s s | Ingrid Foss
    mary hyphen kate ellis | Mary-Kate Ellis
    de leon one word hector deleon | Hector Deleon
    the reverend amos pike | Amos Pike
    okay one second uh ingrid foss | Ingrid Foss
    sorry the dog's barking it's ingrid foss | Ingrid Foss
    oh boy okay ingrid foss | Ingrid Foss
    ingrid foss thank you dear | Ingrid Foss
    ingrid foss that's all | Ingrid Foss
    ingrid foss that's correct | Ingrid Foss
    i'm ingrid foss the one who called yesterday | Ingrid Foss
    ingrid foss and can you tell me how long this takes | Ingrid Foss
    for ingrid foss please | Ingrid Foss
    ingrid foss and it's about a refinance | Ingrid Foss
    sorry two | -
    four thirty | -
    my name or my wife's | -
    do i have to | -
    what do you need it for | -
    the johnsons | -
    the one on the lease | -
    miss | -
    uh | -
    the lady who called yesterday | -
  `,
};
