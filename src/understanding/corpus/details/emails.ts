// Answers to "What is your email address?": what was said | the address, or "-" where none may be taken. A line with "~"
// before it was typed; all others are transcripts. The second half checks the grammar; it was not tuned to it.

export const emails = {
  tuned: `
    greta lund at gmail dot com | gretalund@gmail.com
    it's greta dot lund at gmail dot com | greta.lund@gmail.com
    g lund at a o l dot com | glund@aol.com
    g lund at a o l | glund@aol.com
    glund at a.o.l. dot com | glund@aol.com
    greta at A.O.L.com | greta@aol.com
    greta at a t t dot net | greta@att.net
    greta at at and t dot net | greta@att.net
    greta lund at m s n dot com | gretalund@msn.com
    greta at s b c global dot net | greta@sbcglobal.net
    greta at r r dot com | greta@rr.com
    greta at i cloud | greta@icloud.com
    greta at me dot com | greta@me.com
    greta at live dot com | greta@live.com
    greta at p m dot me | greta@pm.me
    dot henderson at yahoo dot com | dothenderson@yahoo.com
    dot at aol dot com | dot@aol.com
    my email is dot dot henderson at gmail dot com | dot.henderson@gmail.com
    dash at hotmail dot com | dash@hotmail.com
    mike kilo at gmail dot com | mikekilo@gmail.com
    golf lima uniform november delta at gmail dot com | glund@gmail.com
    g as in george l u n d at gmail dot com | glund@gmail.com
    g like golf l like lima u n d at yahoo dot com | glund@yahoo.com
    b for boy o b 7 7 at gmail dot com | bob77@gmail.com
    n, as in nancy, e, t, o at gmail dot com | neto@gmail.com
    capital g r e t a at gmail dot com | greta@gmail.com
    phillips with two l's at gmail dot com | phillips@gmail.com
    philips with two l's at gmail dot com | phillips@gmail.com
    catherine with a k at gmail dot com | katherine@gmail.com
    sarah no h at gmail dot com | sara@gmail.com
    greta.lund@gmail.com | greta.lund@gmail.com
    Greta.Lund@Gmail.com. | greta.lund@gmail.com
    o.henry@gmail.com | o.henry@gmail.com
    house.of.seven@gmail.com | house.of.seven@gmail.com
    seven@gmail.com | seven@gmail.com
    oh.susanna@yahoo.com | oh.susanna@yahoo.com
    It's two.fish@outlook.com | two.fish@outlook.com
    for.you@gmail.com | for.you@gmail.com
    J Smith at Gmail.com. | jsmith@gmail.com
    Greta Lund at gmail.com. | gretalund@gmail.com
    G-R-E-T-A at gmail.com. | greta@gmail.com
    G. Lund 42 at Yahoo.com. | glund42@yahoo.com
    greta underscore lund at hotmail dot com | greta_lund@hotmail.com
    greta dash lund at outlook dot com | greta-lund@outlook.com
    greta hyphen lund at proton dot me | greta-lund@proton.me
    greta plus homes at gmail dot com | greta+homes@gmail.com
    greta period lund at gmail period com | greta.lund@gmail.com
    greta point lund at gmail point com | greta.lund@gmail.com
    greta lund all one word all lowercase at gmail dot com | gretalund@gmail.com
    greta lund no dots no spaces at gmail dot com | gretalund@gmail.com
    greta lund without a dot at gmail dot com | gretalund@gmail.com
    greta lund together at gmail dot com | gretalund@gmail.com
    greta lund run together at gmail dot com | gretalund@gmail.com
    greta the number four homes at gmail dot com | greta4homes@gmail.com
    greta two thousand five at gmail dot com | greta2005@gmail.com
    greta two thousand and twelve at gmail dot com | greta2012@gmail.com
    greta nineteen ninety at gmail dot com | greta1990@gmail.com
    greta twenty twenty at gmail dot com | greta2020@gmail.com
    greta one oh one at gmail dot com | greta101@gmail.com
    greta double seven at gmail dot com | greta77@gmail.com
    greta sixty nine at gmail dot com | greta69@gmail.com
    greta zero zero seven at gmail dot com | greta007@gmail.com
    r u n n e r 5 at gmail dot com | runner5@gmail.com
    my email address is greta at lund realty dot com | greta@lundrealty.com
    g lund at city of boise dot gov | glund@cityofboise.gov
    g lund at u of m dot edu | glund@uofm.edu
    g lund at mail dot nyu dot edu | glund@mail.nyu.edu
    greta at lund dash law dot co dot uk | greta@lund-law.co.uk
    office at lund and sons dot net | office@lundandsons.net
    info at the lund group dot com | info@thelundgroup.com
    greta at three rivers dot org | greta@threerivers.org
    ok so greta g r e t a dot lund l u n d at gmail dot com | greta.lund@gmail.com
    that's g r e t a at gmail dot com | greta@gmail.com
    my work one is greta at acme dot com | greta@acme.com
    you can use greta lund at gmail dot com please | gretalund@gmail.com
    send it to my wife's, lena fischer at gmail dot com | lenafischer@gmail.com
    well let me see i think it's greta lund at gmail dot com | gretalund@gmail.com
    not the yahoo one it's greta at gmail dot com | greta@gmail.com
    greta at yahoo dot com sorry greta at gmail dot com | greta@gmail.com
    greta lund gmail dot com | gretalund@gmail.com
    greta lund add gmail dot com | gretalund@gmail.com
    greta lund at g mail | gretalund@gmail.com
    greta lund at gee mail dot com | gretalund@gmail.com
    greta lund at gmail dot calm | gretalund@gmail.com
    greta lund at sign gmail dot com | gretalund@gmail.com
    g lund at the rate gmail dot com | glund@gmail.com
    ~greta.lund@gmail.com | greta.lund@gmail.com
    ~GRETA@LUND.COM | greta@lund.com
    ~greta @ gmail . com | greta@gmail.com
    ~greta@ gmail.com | greta@gmail.com
    ~my email: greta_lund-99@mail.example.co.uk thanks | greta_lund-99@mail.example.co.uk
    ~greta(at)gmail.com | greta@gmail.com
    ~greta@gmail | greta@gmail.com
    ~greta@gmail,com | greta@gmail.com
    ~greta@gmail.con | greta@gmail.com
    ~g.o.lund@aol.com or call me | g.o.lund@aol.com
    ~mailto:greta@gmail.com | greta@gmail.com
    i don't have email | -
    i'd rather not | -
    you have it on file | -
    gmail | -
    it's my first name dot last name at gmail dot com | -
    what do you need it for | -
    thursday at two | -
    seven one eight five five five oh one four two | -
    it's tina t i n a dot roth r o t h at gmail dot com | tina.roth@gmail.com
    tina roth all lowercase no dots at gmail | tinaroth@gmail.com
    tinaroth at gmail dot com that's t i n a r o t h | tinaroth@gmail.com
    t as in tom roth at aol dot com | troth@aol.com
    t roth at aol | troth@aol.com
    tina roth one nine eight two at yahoo dot com | tinaroth1982@yahoo.com
    tina roth eighty two at yahoo | tinaroth82@yahoo.com
    tina underscore roth underscore realtor at outlook dot com | tina_roth_realtor@outlook.com
    my email would be tina at roth family dot org | tina@rothfamily.org
    tina at rothfamily dot org r o t h family all one word | tina@rothfamily.org
    tina at roth hyphen family dot org | tina@roth-family.org
    it's just my first initial t then roth at gmail dot com | troth@gmail.com
    first initial t last name roth at gmail dot com | troth@gmail.com
    tina dot roth at gmail no wait it's tina underscore roth at gmail | tina_roth@gmail.com
    tina roth at gmail dot com not yahoo | tinaroth@gmail.com
    that's tina with one n roth at gmail dot com | tinaroth@gmail.com
    uh tina roth at g mail dot com yeah | tinaroth@gmail.com
    tina at sign gmail dot com | tina@gmail.com
    tina at gmail period com | tina@gmail.com
    tina roth at hotmail dot co dot uk | tinaroth@hotmail.co.uk
    tina seven seven seven at gmail dot com | tina777@gmail.com
    tina triple seven at gmail dot com | tina777@gmail.com
    number one realtor at gmail dot com | 1realtor@gmail.com
    the roths at comcast dot net | theroths@comcast.net
    roth number four letter u at gmail dot com | roth4u@gmail.com
    tina r o t h at i cloud dot com | tinaroth@icloud.com
    big t at aol dot com | bigt@aol.com
    mrs roth at school dot k twelve dot ny dot us | mrsroth@school.k12.ny.us
    tina at n y u dot edu | tina@nyu.edu
    tina at 3m dot com | tina@3m.com
    tina at b of a dot com | tina@bofa.com
    tinar@gmail.com thanks | tinar@gmail.com
    my email is tinar@gmail.com and my phone is on file | tinar@gmail.com
    TINAR@GMAIL.COM | tinar@gmail.com
    tina.roth+home@gmail.com | tina.roth+home@gmail.com
    tinar at gmail | tinar@gmail.com
    tinar AT gmail DOT com | tinar@gmail.com
    Tinar@gmail.com (work) | tinar@gmail.com
    sure tina roth at gmail dot com but i rarely check it | tinaroth@gmail.com
    you can send it to tina roth at gmail dot com | tinaroth@gmail.com
    best one is tina at roth law dot com | tina@rothlaw.com
    same as my name tina roth at gmail dot com | tinaroth@gmail.com
    tinaroth one word at gmail dot com | tinaroth@gmail.com
    capital t tina capital r roth at gmail dot com | tinaroth@gmail.com
    tee roth at gmail dot com | teeroth@gmail.com
    gmail tina roth | tinaroth@gmail.com
    it's at gmail tina dot roth | tina.roth@gmail.com
    okay ready t i n a r zero t h at gmail dot com | tinar0th@gmail.com
    t i n a r o t h zero five at gmail dot com | tinaroth05@gmail.com
    o r t i z zero zero nine at aol dot com | ortiz009@aol.com
    ortiz oh oh nine at aol dot com | ortiz009@aol.com
    i o u at gmail dot com | iou@gmail.com
    echo at gmail dot com | echo@gmail.com
    charlie victor at gmail dot com | charlievictor@gmail.com
    juliet at gmail dot com j u l i e t one t | juliet@gmail.com
    juliet at gmail dot com with two t's | juliett@gmail.com
    d o n n a at gmail dot com two n's | donna@gmail.com
    no email | -
    just text me | -
    it's complicated | -
    i'll give it later | -
    does it matter | -
  `,
  heldOut: `
    marek dvorak at gmail dot com | marekdvorak@gmail.com
    marek dot dvorak at yahoo dot com | marek.dvorak@yahoo.com
    it's m dvorak at a o l dot com | mdvorak@aol.com
    marek at a o l | marek@aol.com
    marek at AOL | marek@aol.com
    marek at m s n | marek@msn.com
    marek at q q dot com | marek@qq.com
    marek at a t and t dot net | marek@att.net
    marek at g m x dot net | marek@gmx.net
    marek at cox dot net | marek@cox.net
    marek at mac dot com | marek@mac.com
    marek at earth link dot net | marek@earthlink.net
    marek at work dot com | marek@work.com
    dot parker at gmail dot com | dotparker@gmail.com
    it's dot parker at icloud dot com | dotparker@icloud.com
    dot underscore parker at gmail dot com | dot_parker@gmail.com
    dash dot parr at gmail dot com | dash.parr@gmail.com
    mike romeo tango at gmail dot com | mrt@gmail.com
    delta victor oscar romeo alpha kilo at gmail dot com | dvorak@gmail.com
    d as in dog v as in victor o r a k at gmail dot com | dvorak@gmail.com
    m for mary d for david 9 9 at hotmail dot com | md99@hotmail.com
    p like peter at outlook dot com | p@outlook.com
    s, like sam, u, e at gmail dot com | sue@gmail.com
    small m a r e k at gmail dot com | marek@gmail.com
    allan with one l at gmail dot com | alan@gmail.com
    lynn with two n's at gmail dot com | lynn@gmail.com
    erik with a k at gmail dot com | erik@gmail.com
    jon no h at gmail dot com | jon@gmail.com
    marek.dvorak@yahoo.com | marek.dvorak@yahoo.com
    Marek.Dvorak@Yahoo.com | marek.dvorak@yahoo.com
    k.o.brien@gmail.com | k.o.brien@gmail.com
    six.strings@gmail.com | six.strings@gmail.com
    ten@outlook.com | ten@outlook.com
    double.play@gmail.com | double.play@gmail.com
    Yes, it's jane2three@gmail.com. | jane2three@gmail.com
    M Dvorak at Yahoo.com. | mdvorak@yahoo.com
    Marek Dvorak at Outlook.com, please. | marekdvorak@outlook.com
    M-A-R-E-K at AOL.com. | marek@aol.com
    M. D. 77 at gmail.com | md77@gmail.com
    marek underscore d at gmail dot com | marek_d@gmail.com
    marek minus dvorak at gmail dot com | marek-dvorak@gmail.com
    marek under score dvorak at gmail dot com | marek_dvorak@gmail.com
    marek plus spam at gmail dot com | marek+spam@gmail.com
    marek dot d dot dvorak at gmail dot com | marek.d.dvorak@gmail.com
    marek dvorak one word at gmail dot com | marekdvorak@gmail.com
    marek dvorak no space at gmail dot com all lowercase | marekdvorak@gmail.com
    marek dvorak with no period at gmail dot com | marekdvorak@gmail.com
    marek dvorak as one word at gmail dot com | marekdvorak@gmail.com
    marek dvorak without any spaces at gmail dot com | marekdvorak@gmail.com
    marek number two at gmail dot com | marek2@gmail.com
    marek two thousand one at gmail dot com | marek2001@gmail.com
    marek nineteen seventy six at gmail dot com | marek1976@gmail.com
    marek twenty oh five at gmail dot com | marek2005@gmail.com
    marek three one one at gmail dot com | marek311@gmail.com
    marek triple eight at gmail dot com | marek888@gmail.com
    marek thirty three at gmail dot com | marek33@gmail.com
    marek oh seven at gmail dot com | marek07@gmail.com
    t o o l 4 at gmail dot com | tool4@gmail.com
    reach me at marek at dvorak homes dot com | marek@dvorakhomes.com
    marek at county of kings dot gov | marek@countyofkings.gov
    m d at u c l a dot edu | md@ucla.edu
    marek at cs dot stanford dot edu | marek@cs.stanford.edu
    marek at dvorak dash group dot com dot au | marek@dvorak-group.com.au
    sales at bread and butter dot com | sales@breadandbutter.com
    hello at marek dot io | hello@marek.io
    contact at four corners dot org | contact@fourcorners.org
    marek m a r e k dot dvorak d v o r a k at gmail dot com | marek.dvorak@gmail.com
    it's spelled m a r e k at gmail dot com | marek@gmail.com
    my personal email is marek at acme dot com | marek@acme.com
    try marek dvorak at gmail dot com thank you | marekdvorak@gmail.com
    use my husband's it's tom weber at gmail dot com | tomweber@gmail.com
    hmm hold on it is marek dvorak at gmail dot com | marekdvorak@gmail.com
    don't use hotmail use marek at gmail dot com | marek@gmail.com
    marek at gmail dot com no wait marek at icloud dot com | marek@icloud.com
    marek dvorak yahoo dot com | marekdvorak@yahoo.com
    marek dvorak add yahoo dot com | marekdvorak@yahoo.com
    marek at ya hoo | marek@yahoo.com
    marek at hot mail dot com | marek@hotmail.com
    marek at gmail dot comm | marek@gmail.com
    marek at symbol gmail dot com | marek@gmail.com
    ~marek.dvorak@gmail.com | marek.dvorak@gmail.com
    ~Marek@Dvorak.ORG | marek@dvorak.org
    ~marek @gmail.com | marek@gmail.com
    ~marek at gmail.com | marek@gmail.com
    ~email is m_dvorak+crm@sub.example.com. | m_dvorak+crm@sub.example.com
    ~marek[at]yahoo[dot]com | marek@yahoo.com
    ~marek@yahoo | marek@yahoo.com
    ~marek@yahoo,com | marek@yahoo.com
    ~marek@icloud.con | marek@icloud.com
    ~seven.eleven@aol.com | seven.eleven@aol.com
    ~<marek@gmail.com> | marek@gmail.com
    no email sorry | -
    i don't use a computer | -
    the same one | -
    yahoo | -
    my full name at gmail dot com | -
    is that really necessary | -
    friday at ten | -
    two one two five five five oh one seven seven | -
  `,
};
