import type { askedOwn as sv } from '#text/sv/own-questions.ts'

export const askedOwn = {
  heading: 'Kysymyksiä työnantajaltasi',
  question: 'Haluatko vastata {count|yhteen työnantajasi kysymykseen|muutamaan työnantajasi kysymykseen}?',
  why: 'Työnantajasi on itse kirjoittanut kysymykset (määrä: {count}). Vastaukset lasketaan yhteen muiden vastausten kanssa, näytetään vain ryhmistä eivätkä vaikuta tulokseesi.',
  among:
    'Työnantajasi on itse kirjoittanut osan kysymyksistä (määrä: {count}). Ne tulevat viimeisinä, lasketaan yhteen muiden vastausten kanssa eivätkä vaikuta tulokseesi.',
  answer: 'Kyllä, vastaan kysymyksiin (määrä: {count})',
  'answer.hint': 'Siihen menee noin minuutti.',
  'leave.choice': 'Ei, ohitan ne',
  leave: 'Ohita työnantajasi kysymykset',
  left: 'Olet päättänyt ohittaa työnantajasi kysymykset.',
  'leave.both': 'Ohita syitä koskevat kysymykset ja työnantajasi kysymykset',
  'left.both': 'Olet päättänyt ohittaa syitä koskevat kysymykset ja työnantajasi kysymykset.',
  error: 'Valitse, haluatko vastata työnantajasi kysymyksiin.',
  from: 'Tämän kysymyksen on kirjoittanut työnantajasi. Vastaus ei vaikuta tulokseesi.',
} as const satisfies Record<keyof typeof sv, string>
