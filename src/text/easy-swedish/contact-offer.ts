import type { contactOffer as sv } from '../sv/contact-offer.ts'

/** The offer beside a result, in easy Swedish. */
export const contactOffer = {
  'talk.offer.title': 'Vill du att någon hör av sig till dig?',
  'talk.offer.text':
    'Du kan få prata med HR, företagshälsovården eller vår psykolog. Du väljer vem. Du får veta när du senast får svar.',
  'talk.offer.alone':
    'Bara du ser den här frågan. Ditt resultat skickas aldrig. Ingen annan får veta att du fick frågan. Ingen får veta om du tackar nej.',
  'talk.offer.each': 'Vi frågar varje gång. Svarar du ja? Då gäller det bara det här samtalet.',
  'talk.offer.yes': 'Ja, jag vill prata med någon',
  'talk.offer.no': 'Nej tack',
  'talk.declined': 'Okej. Du kan ändra dig senare.',
  'talk.guidance.open':
    'Du har redan en vägledare. Du kan skriva till vägledaren. Svaret kan ta två arbetsdagar. Ring om det är bråttom.',
  'talk.guidance.open.link': 'Skriv till din vägledare',
  'talk.guidance.possible':
    'Vill du hellre skriva än prata? Då kan du välja en vägledare. Vägledaren läser det du delar och skriver ett svar inom två arbetsdagar.',
  'talk.guidance.possible.link': 'Läs om vägledning',
  'talk.button.title': 'Vill du prata med någon?',
  'talk.button.text': 'Du kan be HR, företagshälsovården eller vår psykolog att höra av sig till dig.',
  'talk.button': 'Be om ett samtal',
  'talk.open': 'Du har redan bett någon att höra av sig.',
  'talk.open.link': 'Se hur det går',
} as const satisfies Record<keyof typeof sv, string>
