import type { greenZone as sv } from '../../sv/green-zone.ts'

export const greenZone = {
  'green.title': 'Pidä tasapaino',
  'green.description':
    'Neljä aluetta, jotka auttavat pitämään stressin sopivana, ja viisi harjoitusta, jotka voit tehdä tällä sivulla.',
  'green.heading': 'Jatka sitä, mikä toimii',
  'green.lead':
    'Täällä on neuvoja ja harjoituksia. Niistä on helpointa tehdä tapa silloin, kun kaikki sujuu hyvin.',
  'green.raised': 'Jos jokin osa tuloksestasi on koholla, voit aloittaa',
  'green.raised.link': 'toimintasuunnitelmastasi',
  'green.areas': 'Neljä ehkäisevää aluetta',

  'green.movement': 'Säännöllinen liikkuminen',
  'green.movement.text': 'Kävele 30 minuuttia päivässä viitenä päivänä viikossa.',
  'green.movement.1':
    'Voit halutessasi jakaa ajan osiin, sillä kolme kertaa kymmenen minuuttia on suunnilleen yhtä hyödyllistä.',
  'green.movement.2': 'Yhdistä kävely johonkin, mitä jo teet, esimerkiksi lounaaseen tai kotimatkaan.',
  'green.movement.3': 'Kävele niin reippaasti, että sykkeesi nousee vähän, mutta pystyt silti puhumaan.',
  'green.movement.plan': 'Lisää viisi kävelyä suunnitelmaani',
  'green.movement.planned': 'Suunnitelmassasi on nyt viisi kävelyä viikossa neljän viikon ajan.',
  'green.movement.notReached':
    'Palveluun ei saada yhteyttä juuri nyt. Tarkista internetyhteytesi ja yritä sitten uudelleen.',
  'green.movement.notKept': 'Selain ei voi tallentaa juuri nyt, joten lisää kävelyt omaan kalenteriisi.',
  'green.movement.see': 'Katso ajat ja lataa ne kalenteriin',

  'green.sleep': 'Uni ja palautuminen',
  'green.sleep.text': 'Kehon pitää rauhoittua joka päivä, ei vain lomalla.',
  'green.sleep.1': 'Nouse ylös suunnilleen samaan aikaan joka päivä, myös vapaapäivinä.',
  'green.sleep.2': 'Laita työ ja näytöt pois puoli tuntia ennen kuin menet nukkumaan.',
  'green.sleep.3': 'Tee joka päivä jotain, mikä auttaa sinua päästämään irti työstä. Lyhyt hetki riittää.',
  'green.sleep.exercise': 'Valitse omat palautumisaikasi',

  'green.structure': 'Järjestys ja suunnitelma',
  'green.structure.text': 'Kun tiedät, mikä on tärkeintä, on helpompi antaa muun odottaa.',
  'green.structure.1': 'Valitse kolme asiaa, jotka saat tänään valmiiksi, ja kirjoita ne muistiin.',
  'green.structure.2': 'Jätä kokousten väliin kymmenen minuuttia, jotta ehdit pitää tauon.',
  'green.structure.3':
    'Päätä, milloin työpäivä loppuu, ja kirjoita silloin muistiin, mikä voi odottaa huomiseen.',
  'green.structure.exercise': 'Katso arvokompassin avulla, mikä on tärkeintä',

  'green.presence': 'Tietoinen läsnäolo',
  'green.presence.text': 'Tee joka päivä hetken aikaa vain yhtä asiaa kerrallaan.',
  'green.presence.1': 'Syö lounas katsomatta näyttöä.',
  'green.presence.2': 'Mene ulos kuuntelematta mitään ja huomaa valo, äänet ja ilma.',
  'green.presence.3': 'Hengitä viisi kertaa rauhallisesti ennen kuin aloitat seuraavan asian.',
  'green.presence.exercise': 'Hengitä viisi kertaa nyt',
  'green.how': 'Näin voit tehdä',

  'green.about': 'Tietoa stressistä',
  'green.about.1':
    'Stressi on kehon tapa antaa sinulle energiaa, kun jokin sitä vaatii. Se ei ole itsessään vaarallista, mutta se kuluttaa, jos et ehdi koskaan levätä välillä.',
  'green.about.2':
    'Vihreä tarkoittaa, että kokonaistulos on rajan alapuolella. Jokin yksittäinen osa voi silti olla koholla, ja silloin se näkyy tuloksessasi. Kun tilanne muuttuu, sen huomaa usein ensin unesta, kärsivällisyydestä ja muistista.',
  'green.about.3':
    'Suojaavat asiat ovat enimmäkseen tavallisia asioita, joita tekee usein: liikkuminen, nukkuminen, tauot, muiden tapaaminen ja se, että tiedät, mitä sinulta odotetaan töissä.',
  'green.checkup': 'Tee uusi testi',
  'green.checkup.text':
    'Tee stressiprofiili uudelleen noin kahden kuukauden kuluttua, niin näet, onko jokin muuttunut.',
} as const satisfies Record<keyof typeof sv, string>
