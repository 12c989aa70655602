// Answers to "May I have your name?", as typed or transcribed: what was said | the name as its owner writes it, or "-"
// where none may be taken. The second half was not looked at while the grammar was tuned.

export const names = {
  tuned: `
    Greta Lund | Greta Lund
    greta lund | Greta Lund
    my name's greta lund | Greta Lund
    yeah hi um it's greta lund | Greta Lund
    oh sure that would be tobias engel | Tobias Engel
    you can just put greta | Greta
    put down oluwaseun adebayo | Oluwaseun Adebayo
    I already told you, it's Greta Lund | Greta Lund
    like i said greta lund | Greta Lund
    for the third time greta lund | Greta Lund
    Lund. Greta Lund. | Greta Lund
    lund greta lund | Greta Lund
    the name's bond james bond | James Bond
    Okonkwo, Chidi | Chidi Okonkwo
    last name okonkwo first name chidi | Chidi Okonkwo
    first name is hye jin last name is park | Hye Jin Park
    first name, Marisol. Last name, Vega-Ruiz. | Marisol Vega-Ruiz
    this is mrs eleanor whitcomb | Eleanor Whitcomb
    mister desmond achebe | Desmond Achebe
    Dr. Anjali Deshpande | Anjali Deshpande
    reverend john paul tate | John Paul Tate
    it's sergeant mike torres | Mike Torres
    captain leroy banks retired | Leroy Banks
    Samuel Ortiz, CPA | Samuel Ortiz
    priya raman m d | Priya Raman
    Helen Park PhD | Helen Park
    it's for my father his name is walter novak | Walter Novak
    the appointment is for my mother ruth adler | Ruth Adler
    it's under my husband's name carl weber | Carl Weber
    i'm booking for my dad leonard price | Leonard Price
    actually it's my wife who's coming, her name is Ji-woo Han | Ji-woo Han
    my name is susan meyer but it's for my father | Susan Meyer
    greta lund l u n d | Greta Lund
    it's lund with a d at the end | Lund
    catherine with a k | Katherine
    sarah without an h kowalski | Sara Kowalski
    phillip with one l | Philip
    michele with two l's | Michelle
    steven with a p h | Stephen
    anne with an e | Anne
    jon no h wells | Jon Wells
    tom smith with a y | Tom Smyth
    matthew with two t's abbott | Matthew Abbott
    november golf uniform yankee echo november | Nguyen
    thao nguyen n as in nancy g as in george u y e n | Thao Nguyen
    it's wojcik w o j c i k adam wojcik | Adam Wojcik
    s c h w a r t z schwartz | Schwartz
    k, o, w, a, l, s, k, i | Kowalski
    first name bea spelled b e a last name cho | Bea Cho
    dee dee ramos | Dee Dee Ramos
    jay kim | Jay Kim
    kay ellis | Kay Ellis
    dot henderson | Dot Henderson
    dash fenwick | Dash Fenwick
    april ludgate | April Ludgate
    may chen | May Chen
    june | June
    my name is april | April
    will young | Will Young
    grace good | Grace Good
    hope summers | Hope Summers
    joy love | Joy Love
    sunday adelaja | Sunday Adelaja
    rich price | Rich Price
    drew case | Drew Case
    mark bell | Mark Bell
    guy field | Guy Field
    bill wells | Bill Wells
    faith noble | Faith Noble
    art home | Art Home
    dr. seuss is what my kids call me but it's ted geisel | Ted Geisel
    robert but everybody calls me bob | Robert
    I go by Teddy | Teddy
    you're speaking with lamar odom | Lamar Odom
    you are talking to yusuf khan here | Yusuf Khan
    greta is fine | Greta
    just greta please | Greta
    greta's my name | Greta
    greta lund is my name | Greta Lund
    Xiomara. | Xiomara
    uh xiomara de los santos | Xiomara de los Santos
    luis de la fuente y garcia | Luis de la Fuente y Garcia
    abdul rahman al farsi | Abdul Rahman Al Farsi
    o'shea, brigid o'shea | Brigid O'Shea
    siobhan mcginty | Siobhan McGinty
    jean claude van damme | Jean Claude Van Damme
    Björk Guðmundsdóttir | Björk Guðmundsdóttir
    IMANI BARACK-JONES | Imani Barack-Jones
    tom and ann becker | Tom and Ann Becker
    henry the third, henry ford the third | Henry Ford III
    dale murphy junior | Dale Murphy Jr
    robert e lee | Robert E Lee
    Mary K. Olsen | Mary K. Olsen
    t j maxwell | T J Maxwell
    T.J. Maxwell | T.J. Maxwell
    ok so my name is pronounced shi vaun but it's siobhan keane | Siobhan Keane
    my first name is hard it's oluwadamilola | Oluwadamilola
    of course. It's Nadia Haddad, thank you for asking | Nadia Haddad
    nadia haddad and i'd like thursday | Nadia Haddad
    yes nadia haddad 718 555 0142 | Nadia Haddad
    for nadia haddad | Nadia Haddad
    under haddad | Haddad
    the reservation should be under haddad please | Haddad
    my full legal name is nadia rose haddad | Nadia Rose Haddad
    why do you need it? fine, Nadia Haddad | Nadia Haddad
    sweetheart it's ethel ethel mertz | Ethel Mertz
    I want to book a viewing | -
    i just want tuesday at two | -
    the house on maple street | -
    a kitchen renovation | -
    can you speak up please | -
    i don't give my name to machines | -
    what was the question | -
    are you a robot | -
    same name as before | -
    i'm the owner | -
    it's complicated | -
    didn't i give you that | -
    sell my house | -
    go ahead | -
    first time buyer | -
    give me a second | -
    you already have it | -
    tomorrow afternoon works | -
    my wife's name | -
    three bedrooms | -
    no no no | -
    she knows me | -
    viewing | -
    refinancing questions | -
  `,
  heldOut: `
    Marek Dvorak | Marek Dvorak
    marek dvorak | Marek Dvorak
    name is marek dvorak | Marek Dvorak
    hello yes okay my name um is marek dvorak | Marek Dvorak
    that'd be philomena okafor | Philomena Okafor
    write down tendai moyo | Tendai Moyo
    Again, it is Marek Dvorak! | Marek Dvorak
    as i told you before marek dvorak | Marek Dvorak
    once more my name is marek dvorak | Marek Dvorak
    Dvorak, Marek Dvorak | Marek Dvorak
    rossi gina rossi | Gina Rossi
    Takahashi, Yuki | Yuki Takahashi
    surname takahashi given name yuki | Yuki Takahashi
    my first name is bao and my last name is tran | Bao Tran
    First name: Delphine. Last name: Moreau | Delphine Moreau
    miss beatrice langley | Beatrice Langley
    ms. yolanda pruitt | Yolanda Pruitt
    professor emil kraus | Emil Kraus
    i'm colonel ray stanton | Ray Stanton
    rabbi david feld | David Feld
    Lt. Carla Reyes | Carla Reyes
    Judge Thurgood Ames | Thurgood Ames
    Monique Baptiste, Esq. | Monique Baptiste
    it's for my brother his name's kofi mensah | Kofi Mensah
    this is for my grandmother agnes doyle | Agnes Doyle
    put it under my wife's name lena fischer | Lena Fischer
    I'm calling on behalf of my boss, Victor Hale | Victor Hale
    i am lena fischer calling for my mother | Lena Fischer
    petra olsen o l s e n | Petra Olsen
    erik with a k | Erik
    geoffrey with a j | Jeffrey
    lynn with two n's | Lynn
    allan with one l | Alan
    zachary with a k | Zakary
    brown with an e at the end | Browne
    alpha bravo delta uniform lima | Abdul
    john ruiz r for romeo u i z | John Ruiz
    kim p h u n g phung | Kim Phung
    p e t r o v i c | Petrovic
    it is spelled c a o i m h e | Caoimhe
    tee jay watson | Tee Jay Watson
    bea arthur | Bea Arthur
    vee nguyen | Vee Nguyen
    my name is dot | Dot
    dash parr | Dash Parr
    august wilson | August Wilson
    june lockhart | June Lockhart
    april o'neil | April O'Neil
    my name is may | May
    will power | Will Power
    jack long | Jack Long
    faith king | Faith King
    summer day | Summer Day
    rose field | Rose Field
    penny price | Penny Price
    miles long | Miles Long
    pat small | Pat Small
    frank sweet | Frank Sweet
    hunter best | Hunter Best
    chase banks | Chase Banks
    most people call me kit but it's christopher yoon | Christopher Yoon
    everyone calls me Kit | Kit
    you've got ezekiel barnes here | Ezekiel Barnes
    speaking with fatoumata diallo | Fatoumata Diallo
    marek will do | Marek
    marek is okay | Marek
    marek is the name | Marek
    dvorak's my last name, marek dvorak | Marek Dvorak
    Ximena! | Ximena
    er joao da silva | Joao da Silva
    hendrik van den berg | Hendrik van den Berg
    ana maria lopez de castro | Ana Maria Lopez de Castro
    mohammed bin salman | Mohammed bin Salman
    d'angelo russell | D'Angelo Russell
    fiona macdonald | Fiona MacDonald
    Ngô Bảo Châu | Ngô Bảo Châu
    Zoë Çelik | Zoë Çelik
    KAREEM ABDUL-JABBAR | Kareem Abdul-Jabbar
    maria and jose rivera | Maria and Jose Rivera
    cal ripken jr | Cal Ripken Jr
    george w bush | George W Bush
    A.J. Foyt | A.J. Foyt
    j r tolkien | J R Tolkien
    it's pronounced hoe say but spelled j o s e | Jose
    sure no problem, I'm Leila Farouk | Leila Farouk
    leila farouk and my number is 212 555 0177 | Leila Farouk
    okay leila farouk leila at gmail dot com | Leila Farouk
    book it for leila farouk | Leila Farouk
    reserve it under farouk | Farouk
    in the name farouk | Farouk
    do you really need it well okay leila farouk | Leila Farouk
    honey it's mabel mabel pines | Mabel Pines
    oh me i'm desta | Desta
    yes this is she, Leila Farouk | Leila Farouk
    can you see a showing tomorrow | -
    wednesday at ten please | -
    123 oak lane | -
    the blue house with the garage | -
    please talk slower | -
    why should i tell you | -
    say that again | -
    is this a recording | -
    it's the same as last time | -
    we are the sellers | -
    that's private | -
    i said it already | -
    looking at condos | -
    sure go ahead | -
    hang on let me turn down the tv | -
    check your records | -
    later today | -
    my husband's | -
    two baths | -
    nope | -
    he knows who i am | -
    appraisal | -
    mortgage advice | -
  `,
};
