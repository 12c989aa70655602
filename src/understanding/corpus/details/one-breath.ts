// Whole wishes in one or two sentences, on Monday November 23, 2026: what was asked | what was said | wishes | days |
// hours | name | email | phone. "-" where nothing may be heard. The second half checks the grammar; it was not tuned to it.

export const oneBreath = {
  tuned: `
    want | hi this is maria lopez i'd like to book thursday at 2 my number is 718 555 0142 and my email is maria at gmail dot com | book | 11-26 | 14:00 | Maria Lopez | maria@gmail.com | +17185550142
    want | Hello, my name is Kwame Asante, can I see Dana tomorrow at 10:30? kwame@asante.com, 718-555-0142 | book | 11-24 | 10:30 | Kwame Asante | kwame@asante.com | +17185550142
    want | greta lund 718 555 0142 greta@lund.com i want wednesday 3pm | book | 11-25 | 15:00 | Greta Lund | greta@lund.com | +17185550142
    want | book friday at noon for greta lund greta at lund dot com | book | 11-27 | 12:00 | Greta Lund | greta@lund.com | -
    want | my husband and i just sold our place and we need to talk to someone tuesday at 11 my name is ruth adler | book | 11-24 | 11:00 | Ruth Adler | - | -
    want | i need an appointment for my father harold meyer on wednesday at 4 | book | 11-25 | 16:00 | Harold Meyer | - | -
    want | this is dr patel i want to come in thursday at nine | book | 11-26 | 09:00 | Patel | - | -
    want | yeah hi april told me to call i want to book a viewing tuesday at 3 | book | 11-24 | 15:00 | - | - | -
    want | hi it's april jones calling to book monday at 10 | book | 11-30 | 10:00 | April Jones | - | -
    want | i saw the house at 415 elm street can i see it wednesday at 2 | book | 11-25 | 14:00 | - | - | -
    want | we're looking at around 450 thousand can we meet friday at 1 | book | 11-27 | 13:00 | - | - | -
    want | i work at sunday coffee and i'd like to book tuesday at 5 | book | 11-24 | 17:00 | - | - | -
    want | name is chidi okonkwo email chidi at okonkwo dot com phone 718 555 0142 i'd like friday at 2 please | book | 11-27 | 14:00 | Chidi Okonkwo | chidi@okonkwo.com | +17185550142
    want | Chidi Okonkwo here. Need a slot Friday 2pm. chidi@okonkwo.com. | book | 11-27 | 14:00 | Chidi Okonkwo | chidi@okonkwo.com | -
    want | could you put me down for the 30th at 9 it's bea cho b e a c h o | book | 11-30 | 09:00 | Bea Cho | - | -
    want | i'm walter novak and i'd like to see the house on 12th avenue on saturday at 11 | book | 11-28 | 11:00 | Walter Novak | - | -
    want | my name is imani and i need to talk about refinancing next tuesday at four | book | 12-01,11-24 | 16:00 | Imani | - | -
    want | i have been waiting for three weeks and nobody called, i just want an appointment tomorrow at 9, my name is sol rivera | book | 11-24 | 09:00 | Sol Rivera | - | -
    want | hi i'm calling for my mom agnes doyle she wants to sell can she come thursday at 1 | book | 11-26 | 13:00 | Agnes Doyle | - | -
    want | Tom Weber, tom@weber.com, Wednesday at 2, selling my house | - | 11-25 | 14:00 | Tom Weber | tom@weber.com | -
    day | wednesday at 3, i'm greta lund, greta at lund dot com | - | 11-25 | 15:00 | Greta Lund | greta@lund.com | -
    day | thursday works and my name is sol rivera 718 555 0142 | - | 11-26 | - | Sol Rivera | - | +17185550142
    day | the 2nd at 10, name's ji-woo han | - | 12-02 | 10:00 | Ji-Woo Han | - | -
    day | Friday. Greta Lund, greta@lund.com | - | 11-27 | - | Greta Lund | greta@lund.com | -
    time | 2 o'clock, my name is bao tran and my number is 718 555 0142 | - | - | 14:00 | Bao Tran | - | +17185550142
    time | three thirty and it's for walter novak | - | - | 15:30 | Walter Novak | - | -
    time | 10 30 works. this is leila farouk, leila at farouk dot net | - | - | 10:30 | Leila Farouk | leila@farouk.net | -
    name | greta lund and my email is greta at lund dot com | - | - | - | Greta Lund | greta@lund.com | -
    name | Greta Lund, greta@lund.com, 718 555 0142 | - | - | - | Greta Lund | greta@lund.com | +17185550142
    name | it's sol rivera, could we make it 3 instead | - | - | 15:00 | Sol Rivera | - | -
    email | greta at lund dot com and my phone is 718 555 0142 | - | - | - | - | greta@lund.com | +17185550142
    email | i'm greta lund and it's greta at lund dot com | - | - | - | Greta Lund | greta@lund.com | -
  `,
  heldOut: `
    want | hello this is nadia haddad i'd like to make an appointment for tuesday at 1 nadia at haddad dot com 212 555 0177 | book | 11-24 | 13:00 | Nadia Haddad | nadia@haddad.com | +12125550177
    want | Hi! I'm Pedro Alves. Could I come by Friday at 4 pm? My cell is 212-555-0177 and my email is pedro.alves@gmail.com | book | 11-27 | 16:00 | Pedro Alves | pedro.alves@gmail.com | +12125550177
    want | marek dvorak marek@dvorak.org 212 555 0177 need thursday 11am | book | 11-26 | 11:00 | Marek Dvorak | marek@dvorak.org | +12125550177
    want | schedule wednesday at 9 for marek dvorak marek at dvorak dot org | book | 11-25 | 09:00 | Marek Dvorak | marek@dvorak.org | -
    want | so my landlord is selling the place and i have to move by spring and i would like to meet thursday at 3 i'm yusuf khan | book | 11-26 | 15:00 | Yusuf Khan | - | -
    want | can i make an appointment for my mother lena fischer friday at 10 | book | 11-27 | 10:00 | Lena Fischer | - | -
    want | mrs whitcomb here i'd like to come wednesday at eleven | book | 11-25 | 11:00 | Whitcomb | - | -
    want | june from the bank said i should call, can i book thursday at 2 | book | 11-26 | 14:00 | - | - | -
    want | good morning my name is june carter and i want to book friday at 3 | book | 11-27 | 15:00 | June Carter | - | -
    want | about the condo at 1230 maple avenue can i see it tuesday at 4 | book | 11-24 | 16:00 | - | - | -
    want | our budget is 600 to 700 thousand can we come wednesday at 10 | book | 11-25 | 10:00 | - | - | -
    want | i found you on ruby tuesday's billboard i want an appointment friday at 9 | book | 11-27 | 09:00 | - | - | -
    want | my name is desta bekele my number is 212 555 0177 my email is desta at bekele dot com and i want to come tuesday at 12 | book | 11-24 | 12:00 | Desta Bekele | desta@bekele.com | +12125550177
    want | Desta Bekele here, looking to book Monday at 1pm, desta@bekele.com | book | 11-30 | 13:00 | Desta Bekele | desta@bekele.com | -
    want | i'd like the first of december at 2 my name is kim phung p h u n g | book | 12-01 | 14:00 | Kim Phung | - | -
    want | this is ray stanton i want to see the place on 5th street friday at noon | book | 11-27 | 12:00 | Ray Stanton | - | -
    want | my name's ezekiel and i'd like to talk about a mortgage tomorrow at three | book | 11-24 | 15:00 | Ezekiel | - | -
    want | we have two kids and a dog and need more room so could we come in thursday at 5, this is gina rossi | book | 11-26 | 17:00 | Gina Rossi | - | -
    want | i'm booking for my brother kofi mensah he can do wednesday at 3 | book | 11-25 | 15:00 | Kofi Mensah | - | -
    want | Petra Olsen, petra@olsen.no, Friday at 11, buying a condo | - | 11-27 | 11:00 | Petra Olsen | petra@olsen.no | -
    day | tuesday at 2, my name is petra olsen, petra at olsen dot com | - | 11-24 | 14:00 | Petra Olsen | petra@olsen.com | -
    day | let's say friday, this is yuki takahashi, 212 555 0177 | - | 11-27 | - | Yuki Takahashi | - | +12125550177
    day | december first at 4 i'm emil kraus | - | 12-01 | 16:00 | Emil Kraus | - | -
    day | Tomorrow. Emil Kraus, emil@kraus.de | - | 11-24 | - | Emil Kraus | emil@kraus.de | -
    time | half past two, i'm carla reyes and you can call me at 212 555 0177 | - | - | 14:30 | Carla Reyes | - | +12125550177
    time | noon please it's for my sister ana reyes | - | - | 12:00 | Ana Reyes | - | -
    time | eleven fifteen. my name is victor hale, victor at hale dot com | - | - | 11:15 | Victor Hale | victor@hale.com | -
    name | victor hale my email is victor at hale dot com | - | - | - | Victor Hale | victor@hale.com | -
    name | Victor Hale 212-555-0177 victor@hale.com | - | - | - | Victor Hale | victor@hale.com | +12125550177
    name | victor hale but can we do 4 instead | - | - | 16:00 | Victor Hale | - | -
    email | victor at hale dot com my number is 212 555 0177 | - | - | - | - | victor@hale.com | +12125550177
    email | my name is victor hale and the email is victor at hale dot com | - | - | - | Victor Hale | victor@hale.com | -
  `,
};
