/** Addresses as they are dictated in Spanish: spelled, with remarks, and after an aside. */
export const addressLines = `
  [email] m a n d y t r e v i n o arroba example punto com => email=mandytrevino@example.com
  [email] eme a erre ele e ene y griega punto te zeta o ce arroba example punto org => email=marleny.tzoc@example.org
  [email] ka a te y arroba example punto com => email=katy@example.com
  [email] y o l a n d a arroba example punto com => email=yolanda@example.com
  [email] ele u i ese y eme a erre i arroba example punto com => email=luisymari@example.com
  [email] ve doble a ele te e erre arroba gmail punto com => email=walter@gmail.com
  [email] be larga e ve corta e erre u ese arroba example punto net => email=beverus@example.net
  [email] hache u g o punto equis arroba example punto org => email=hugo.x@example.org
  [email] ce punto aravena arroba example punto org => email=c.aravena@example.org
  [email] eñe o ñ o arroba example punto com => email=nono@example.com
  [email] roberto con be de burro punto diaz arroba outlook punto com => email=roberto.diaz@outlook.com
  [email] carmen punto yanez con ye arroba example punto com => email=carmen.yanez@example.com
  [email] yolanda con y griega punto gil arroba example punto com => email=yolanda.gil@example.com
  [email] ana nuñez pero con ene normal arroba gmail punto com => email=ananunez@gmail.com
  [email] pepe diaz todo seguido sin puntos at gmail dot com => email=pepediaz@gmail.com
  [email] mandy trevino todo junto sin la eñe at example dot com digo arroba example punto com => email=mandytrevino@example.com
  [email] rosa arroba gmail, digo, arroba hotmail punto com => email=rosa@hotmail.com
  [email] ay espérate que eso me lo hizo mi hija alta peralta todo pegado arroba gmail punto com => email=altaperalta@gmail.com
  [email] yo no tengo pero mi hija sí es marleny punto tzoc arroba example punto org => email=marleny.tzoc@example.org
  [email] el de mi esposo que es raul punto soto arroba example punto com => email=raul.soto@example.com
  [email] bueno pues sería este lupita sesenta y uno arroba yahoo punto com => email=lupita61@yahoo.com
  [email] uy no me lo sé de memoria a ver es jimena ruiz 88 arroba gmail punto com => email=jimenaruiz88@gmail.com
  [email] anote usted por favor, i griega o ele i arroba example punto com => email=yoli@example.com
  [email] lo tengo anotado acá déjeme ver: teresa punto vega arroba example punto com => email=teresa.vega@example.com
  [email] el mío es de a ene i arroba example punto com => email=dani@example.com
  [email] buena vista arroba example punto com => email=buenavista@example.com
  [email] casa linda arroba gmail punto com => email=casalinda@gmail.com
  [email] contacto arroba ruiz punto com => email=contacto@ruiz.com
  [email] ceci punto de la cruz arroba example punto com => email=ceci.delacruz@example.com
  [email] dele punto gil arroba example punto com => email=dele.gil@example.com
  [email] teresa y punto gil arroba example punto com => email=teresa.gil@example.com
  [email] claudio punto sosa arroba example punto com => email=claudio.sosa@example.com
  [email] susana esperanza arroba example punto com => email=susanaesperanza@example.com
  [email] armando te erre arroba example punto com => email=armandotr@example.com
  [email] te o ñ o punto gil arroba example punto com => email=tono.gil@example.com
  [phone] mejor mándeme un correo a ana arroba example punto com => email=ana@example.com
  [confirm] el correo está mal, es ana arroba example punto com => email=ana@example.com; corrects=email
  no me llamen más, mi correo es ana arroba example punto com => email=ana@example.com; wants=optOut
  que me llamen por favor, mi correo es ana arroba example punto com => email=ana@example.com; wants=message
  quiero cambiar mi cita del martes, mi correo es ana arroba example punto com => email=ana@example.com; wants=move
  [email] mi hija tiene uno pero no me lo sé => email=null
  [email] no se lo quiero dar => email=null
`;
