import type { yellowZone as sv } from '../../sv/yellow-zone.ts'

export const yellowZone = {
  'yellow.title': 'Seuraava askel',
  'yellow.description': 'Mitä voit tehdä, kun kuormitusta on enemmän kuin on pitkän päälle hyväksi.',
  'yellow.heading': 'Palaudu askel kerrallaan',
  'yellow.lead':
    'Kuormitusta näyttää olevan enemmän kuin on pitkän päälle hyväksi, mutta siihen voi usein vaikuttaa.',
  'yellow.today': 'Tauko jo tänään',
  'yellow.today.text':
    'Lyhyet tauot päivän aikana auttavat, mieluiten kaksi minuuttia joka tunti. Myös vapaita iltoja tarvitaan.',
  'yellow.today.pause': 'Pidä mikrotauko nyt',
  'yellow.about.title': 'Mitä keltainen vyöhyke tarkoittaa',
  'yellow.about.1':
    'Keho kestää lyhyen aikaa paljon stressiä. Kuluttavaa on se, ettei välillä ehdi levätä. Usein se näkyy ensin unessa ja kärsivällisyydessä.',
  'yellow.about.3': 'Syy on usein siinä, miten työ on järjestetty. Silloin myös työssä pitää muuttaa jotain.',
  'yellow.deep': 'Syväanalyysi',
  'yellow.deep.text':
    'Syväanalyysi kestää 8–12 minuuttia. Se näyttää, missä kuormitusta on eniten ja mikä työssä voi olla syynä.',
  'yellow.deep.link': 'Tee syväanalyysi',
  'yellow.programme': 'Ohjelma askel askeleelta',
  'yellow.programme.text':
    'Ohjelmassa on kuusi osaa, yksi kuukaudessa, ja lyhyitä askelia, jotka voit ottaa työn ohessa. Kaikki osat ovat avoinna.',
  'yellow.programme.link': 'Siirry ohjelmaan',
  'yellow.talk': 'Ota yhteyttä HR:ään tai esihenkilöön',
  'yellow.talk.text':
    'Sinun ei tarvitse kertoa, mitä olet vastannut. Riittää, että kerrot, mitä on liikaa ja mikä auttaisi.',
  'yellow.talk.button': 'Pyydä yhteydenottoa',
  'yellow.talk.words': 'Apua sanojen löytämiseen',
  'yellow.more.link': 'Lue lisää stressistä',

  'contact.legend': 'Mitä haluat ottaa puheeksi?',
  'contact.hint': 'Valitse kaksi tai kolme lausetta, niin saat luonnoksen, jota voit muokata.',
  'contact.opening': 'Hei!',
  'contact.closing': 'Olisiko sinulla tällä viikolla puoli tuntia aikaa?',
  'contact.line.noticed': 'Olen huomannut, etten ehdi palautua työpäivien välillä.',
  'contact.line.much': 'Minulla on enemmän tehtävää kuin ehdin tehdä työajalla.',
  'contact.line.clear': 'En ole varma, mikä on juuri nyt tärkeintä.',
  'contact.line.breaks': 'Työni keskeytyy usein, ja minun on vaikea saada asioita valmiiksi.',
  'contact.line.alone': 'Olen melko yksin tehtävieni kanssa, eikä minulla ole ketään, jolta kysyä.',
  'contact.line.sleep': 'Minun on vaikea päästää irti työstä, kun tulen kotiin.',
  'contact.line.priorities':
    'Haluaisin, että käymme läpi, mikä on tärkeintä seuraavien kahden viikon aikana.',
  'contact.line.remove':
    'Haluaisin, että katsomme, voiko jotain siirtää, jättää pois tai jakaa jonkun toisen kanssa.',
  'contact.line.followUp': 'Haluaisin, että juttelemme jonkin aikaa lyhyesti joka viikko.',
  'contact.text': 'Viestisi',
  'contact.text.hint': 'Muokkaa tekstiä niin kuin haluat. Sitä ei lähetetä eikä tallenneta täältä.',
  'contact.copy': 'Kopioi teksti',
  'contact.copied': 'Teksti on kopioitu. Liitä se sähköpostiin tai muuhun viestiin.',
  'contact.notCopied':
    'Tekstiä ei voitu kopioida automaattisesti. Se on valittuna, joten voit kopioida sen itse.',
} as const satisfies Record<keyof typeof sv, string>
