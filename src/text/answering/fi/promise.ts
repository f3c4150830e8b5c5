import type { promise as sv } from '../../sv/promise.ts'

export const promise = {
  'promise.mixed':
    'Vastauksesi näytetään aina yhdessä vähintään seitsemän muun vastausten kanssa. Myös he ovat työnantajasi listalla.',
  'promise.upward':
    'Jos ryhmäsi on liian pieni, vastaukset lasketaan suurempaan ryhmään, kun se on mahdollista. Muuten ne eivät ole mukana missään luvussa.',
  'promise.refresh':
    'Luku näytetään uudelleen vain, jos siinä ovat mukana täysin samat ihmiset kuin aiemmin tai jos ero aiempaan on vähintään neljä ihmistä. Näin kukaan ei erotu tulemalla, lähtemällä tai vaihtamalla ryhmää.',
  'promise.helpers':
    'Lupauksella on rajansa. Työnantaja laatii listan, ja jos ryhmän kahdeksasta jäsenestä seitsemän auttaa työnantajaa, kahdeksannen tulos voidaan laskea tarkasti.',
  'promise.able':
    'Työnantaja hoitaa myös osoitteet, laput ja päivät ja voi siksi vaikuttaa siihen, kuka pystyy vastaamaan. Jos teillä on työsuojeluvaltuutettu (skyddsombud), hän näkee suunnilleen, kuinka moni kussakin yksikössä on saanut kutsun.',
  'promise.hidden': 'Tässä ei näytetä uutta lukua, jotta ketään yksittäistä ihmistä ei voi tunnistaa.',
} as const satisfies Record<keyof typeof sv, string>
