import type { enterCode as sv } from '../../sv/enter-code.ts'

export const enterCode = {
  title: 'Vastaa koodilla',
  description: 'Oletko saanut lapun, jossa on koodi? Kirjoita koodi tähän, niin voit vastata kyselyyn.',
  lead: 'Kirjoita koodi, jonka löydät työpaikalla saamastasi lapusta tai tekstiviestissä olevan linkin lopusta. Et tarvitse tiliä.',
  label: 'Koodi',
  'slip.hint': 'Kymmenen merkkiä, esimerkiksi 7K4MX-92QDA. Voit käyttää isoja tai pieniä kirjaimia.',
  submit: 'Jatka',
  checking: 'Haetaan…',
  once: 'Mitään ei lähetetä, ennen kuin lähetät vastauksesi itse. Koodi toimii kerran. Jos joku on jo vastannut samalla koodilla, vain ensimmäinen vastaus lasketaan mukaan.',
  'slip.error.form': 'Kirjoita koodin kaikki kymmenen merkkiä niin kuin ne ovat lapussa.',
  'slip.error.unknown':
    'Koodi ei toimi. Tarkista, että kirjoitit sen oikein, tai pyydä uusi lappu. Kysely voi myös olla jo päättynyt.',
  'error.instrument': 'Tämän kyselyn kysymyksiä ei löydy täältä.',
  help: 'Eikö koodi toimi?',
  'help.text':
    'Pyydä uusi lappu HR:stä (henkilöstöosastolta) tai työsuojeluvaltuutetulta (skyddsombud). Silloin vanha koodi lakkaa toimimasta.',
  'mail.title': 'Kutsu kyselyyn',
  'mail.description': 'Tälle sivulle tulet työpaikaltasi saamasi kutsun linkistä.',
  'mail.reading': 'Kutsuasi haetaan…',
  'mail.missing':
    'Sähköpostissa oleva linkki on vajaa, joten emme näe, mistä kutsusta on kyse. Näin käy, jos sähköpostiohjelma tai haitallisten linkkien suojaus on poistanut linkin lopun.',
  'mail.enter': 'Kirjoita sen sijaan koodi, joka on samassa sähköpostissa. Sitten voit vastata kyselyyn.',
  'mail.unknown': 'Linkki ei toimi',
  'mail.unknown.text':
    'Kysely voi olla jo päättynyt, tai linkki on voinut muuttua matkalla. Voit kirjoittaa koodin, joka on samassa sähköpostissa.',
  'mail.hint': 'Kaksitoista merkkiä, esimerkiksi 7K4M-X92Q-DA8P. Voit käyttää isoja tai pieniä kirjaimia.',
  'mail.error.form': 'Kirjoita koodin kaikki kaksitoista merkkiä niin kuin ne ovat sähköpostissa.',
  'mail.error.unknown':
    'Koodi ei toimi. Tarkista, että kirjoitit sen niin kuin se on sähköpostissa. Kysely voi myös olla jo päättynyt.',
  'mail.once': 'Mitään ei lähetetä, ennen kuin lähetät vastauksesi itse.',
  'mail.help': 'Etkö löydä koodia?',
  'mail.help.text':
    'Palaa sähköpostiin, kopioi painikkeen alla oleva osoite kokonaan ja liitä se selaimen osoiteriville. Jos se ei auta, kysy neuvoa siltä, joka kutsui sinut.',
  'mail.self': 'Haluatko tehdä testin vain itseäsi varten? Silloin vastauksesi eivät ole mukana kyselyssä.',
  'mail.self.link': 'Tee stressiprofiili itseäsi varten',
  'mail.noScript': 'Sivu tarvitsee JavaScriptin, jotta kutsusi voidaan avata.',
  lost: 'Kutsuasi ei saada auki juuri nyt',
  'lost.text': 'Tarkista internetyhteytesi. Yritämme uudelleen automaattisesti, kun yhteys palaa.',
  retry: 'Yritä uudelleen',
  noScript: 'Sivu tarvitsee JavaScriptin, jotta koodi voidaan lukea.',
} as const satisfies Record<keyof typeof sv, string>
