/** Beside the own result, where the organisation has chosen contact rules: an offer, or a button. */
export const contactOffer = {
  'talk.offer.title': 'Vill du att någon hör av sig till dig?',
  'talk.offer.text':
    'Du kan få prata med HR, företagshälsovården eller vår psykolog. Du väljer vem som ska höra av sig och får svar inom utlovad tid.',
  'talk.offer.alone':
    'Bara du ser den här frågan, och ditt resultat skickas aldrig. Ingen annan får veta att du fick den, eller att du tackar nej.',
  'talk.guidance.open':
    'Du har redan en vägledare, och du kan också skriva till hen. Svaret kan ta två arbetsdagar, så ring om det är bråttom.',
  'talk.guidance.open.link': 'Skriv till din vägledare',
  'talk.guidance.possible':
    'Vill du hellre skriva än prata? Då kan du välja en vägledare som läser det du delar och svarar skriftligt inom två arbetsdagar.',
  'talk.guidance.possible.link': 'Läs om vägledning',
  'talk.offer.each': 'Vi frågar varje gång, så om du svarar ja gäller det bara det här samtalet.',
  'talk.offer.yes': 'Ja, jag vill prata med någon',
  'talk.offer.no': 'Nej tack',
  'talk.declined': 'Okej. Om du ändrar dig finns vi kvar.',
  'talk.button.title': 'Vill du prata med någon?',
  'talk.button.text': 'Du kan be HR, företagshälsovården eller vår psykolog att höra av sig.',
  'talk.button': 'Be om ett samtal',
  'talk.open': 'Du har redan bett någon att höra av sig.',
  'talk.open.link': 'Se hur det går',
} as const
