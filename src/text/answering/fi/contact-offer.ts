import type { contactOffer as sv } from '../../sv/contact-offer.ts'

/** Beside the own result, where the organisation has chosen contact rules: an offer, or a button. */
export const contactOffer = {
  'talk.offer.title': 'Haluatko, että sinuun otetaan yhteyttä?',
  'talk.offer.text':
    'Voit puhua HR:n (henkilöstöosaston), työterveyshuollon (företagshälsovård) tai psykologimme kanssa. Valitset itse, kuka ottaa sinuun yhteyttä, ja saat vastauksen luvatussa ajassa.',
  'talk.offer.alone':
    'Vain sinä näet tämän kysymyksen, eikä tulostasi lähetetä koskaan. Kukaan muu ei saa tietää, että sinulta kysyttiin tai että vastasit ei.',
  'talk.guidance.open':
    'Sinulla on jo ohjaaja, ja voit myös kirjoittaa hänelle. Vastaus voi viedä kaksi työpäivää, joten soita, jos asialla on kiire.',
  'talk.guidance.open.link': 'Kirjoita ohjaajallesi',
  'talk.guidance.possible':
    'Haluatko mieluummin kirjoittaa kuin puhua? Voit valita ohjaajan, joka lukee sen, mitä haluat jakaa, ja vastaa kirjallisesti kahden työpäivän kuluessa.',
  'talk.guidance.possible.link': 'Lue ohjauksesta',
  'talk.offer.each': 'Kysymme joka kerta erikseen. Jos vastaat kyllä, se koskee vain tätä keskustelua.',
  'talk.offer.yes': 'Kyllä, haluan puhua jonkun kanssa',
  'talk.offer.no': 'Ei kiitos',
  'talk.declined': 'Selvä. Jos muutat mielesi, olemme edelleen täällä.',
  'talk.button.title': 'Haluatko puhua jonkun kanssa?',
  'talk.button.text':
    'Voit pyytää, että HR (henkilöstöosasto), työterveyshuolto (företagshälsovård) tai psykologimme ottaa sinuun yhteyttä.',
  'talk.button': 'Pyydä keskustelua',
  'talk.open': 'Olet jo pyytänyt yhteydenottoa.',
  'talk.open.link': 'Katso, miten asia etenee',
} as const satisfies Record<keyof typeof sv, string>
