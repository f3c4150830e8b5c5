import type { safety as sv } from '../../sv/safety.ts'

export const safety = {
  'safety.title': 'Apua on saatavilla nyt',
  'safety.life': 'Ajatteletko itsemurhaa?',
  'safety.call.now':
    'Soita 112, jos tilanne on kiireellinen, tai mene psykiatriseen päivystykseen. Jos haluat puhua jonkun kanssa: 90101 (Självmordslinjen, itsemurhien ehkäisyn tukipuhelin, ruotsiksi) tai 90 390 (Hjälplinjen, kriisipuhelin, ruotsiksi). Älä jää yksin.',
  'safety.line': 'Tarvitsetko keskusteluapua nyt?',
  'safety.body':
    'Soita heti 112, jos rintaasi alkaa äkillisesti koskea, sinun on äkillisesti vaikea hengittää, pyörryt, halvaannut tai muutut sekavaksi.',
  'safety.more': 'Lisää numeroita, myös äkillisen sairauden varalta',
  'safety.advice': 'Terveysneuvontaa ympäri vuorokauden: 1177.',
  'safety.companion': 'Jourhavande medmänniska (keskusteluapua), klo 21–\u206006: 08-702 16 80.',
  'safety.priest': 'Jourhavande präst (päivystävä pappi), klo 21–\u206006: soita 112 ja pyydä yhdistämään.',

  'danger.call': 'Soita {number}',
  'danger.call.short.emergency': 'Hätäapu',
  'danger.call.short.suicide': 'Itsemurhien ehkäisy (ruotsiksi)',
  'danger.call.emergency': 'Jos tilanne on kiireellinen, ympäri vuorokauden',
  'danger.call.suicide':
    'Självmordslinjen (itsemurhien ehkäisyn tukipuhelin, ruotsiksi), jos haluat puhua jonkun kanssa',
  'danger.heading': 'Soita nyt jollekulle',
  'danger.lead': 'Kiitos, että kerroit. Voit soittaa, vaikka et olisi varma, onko tilanne tarpeeksi paha.',
  'danger.other': 'Muita tapoja saada apua nyt',
  'danger.crisis': 'Soita numeroon 90 390 (Hjälplinjen, kriisipuhelin, ruotsiksi).',
  'danger.clinic': 'Mene psykiatriseen päivystykseen. Soita 112, jos et pääse sinne itse tai jonkun avulla.',
  'danger.person':
    'Älä jää yksin. Soita jollekulle, johon luotat, ja pyydä häntä tulemaan luoksesi, tai mene itse jonkun luo.',
  'danger.kept': 'Antamaasi vastausta ei tallenneta.',
  'danger.back': 'Takaisin',

  // Asked in the weekly check of both programmes; the answer is used once and stored nowhere.
  outlook: 'Miltä ensi viikko tuntuu?',
  'outlook.hint':
    'Kysymme, jotta voimme näyttää sinulle oikeaa apua. Tätä vastausta käytetään vain nyt, eikä sitä tallenneta.',
  'outlook.missing': 'Valitse, miltä sinusta tuntuu, tai että et halua vastata.',
  'outlook.possible': 'Se tuntuu mahdolliselta',
  'outlook.heavy': 'Se tuntuu raskaalta, mutta pärjään',
  'outlook.exhausted': 'En jaksa enää näin',
  'outlook.unsafe': 'Minulla on ajatuksia siitä, etten halua elää',
  'outlook.unsaid': 'En halua vastata',
} as const satisfies Record<keyof typeof sv, string>
