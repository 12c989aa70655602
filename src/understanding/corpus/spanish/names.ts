/** Names in answers that say more than a name, and what is none. */
export const nameLines = `
  [name] la de ella vdd? Rosaura Benítez => name=Rosaura Benítez
  [name] altagracia peralta pero me dicen tata ponle altagracia peralta => name=Altagracia Peralta
  [name] el mío o el de ella? bueno ponle Rosaura Benítez => name=Rosaura Benítez
  [name] el nombre de mi mami es Rosaura Benítez => name=Rosaura Benítez
  [name] a nombre de mi mamá, Teresa Gil => name=Teresa Gil
  [name] el de mi esposa: Marta Solís => name=Marta Solís
  [name] póngale Juan Pérez => name=Juan Pérez
  [name] anótame como Beto Salinas => name=Beto Salinas
  [name] me dicen Chuy pero es Jesús Ayala => name=Jesús Ayala
  [name] Yáñez con ye, Ramón Yáñez => name=Ramón Yáñez
  [name] Johana con hache, Johana Ríos => name=Johana Ríos
  [name] servidor, Ramón Yáñez => name=Ramón Yáñez
  [name] quién? yo? Pedro Nava => name=Pedro Nava
  [name] Wilber Choc, con doble u => name=Wilber Choc
  [name] espérame tantito => name=null; waits=true
  [name] es para mi mami => name=null
  [name] me llamo igual que mi papá => name=null
  [name] ay dios ya se me olvidó => name=null
  [name] miércoles 11 am pa mi mami => name=null
  [name] wait le pregunto... dice q miércoles a las 11 am => name=null; when=11-25 11:00
  [name] qué nombre pongo, el de ella? => name=null
  [name] mi hija va a ir conmigo => name=null
  [name] quién es usted? => name=null
`;
