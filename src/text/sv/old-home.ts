/** The older home page, still at its address; no page links to it. */
export const oldHome = {
  title: 'Hur har du det på jobbet?',
  description: 'Tolv frågor, tre zoner och råd som du kan använda redan i dag.',
  lead: 'Tolv frågor ger dig en bild av din stress och råd som du kan använda redan i dag.',
  'action.start': 'Gör stressprofilen',
  'action.companies': 'För företag',
  'zones.title': 'Tre zoner',
  'zone.green': 'Grön zon',
  'zone.green.text': 'Stressen är låg, så du kan fortsätta med det som fungerar.',
  'zone.yellow': 'Gul zon',
  'zone.yellow.text': 'Stressen är förhöjd, så ta reda på vad den beror på och ändra något i tid.',
  'zone.red': 'Röd zon',
  'zone.red.text': 'Stressen är hög, så du behöver vila och ta hjälp nu.',
  'steps.title': 'Så går det till',
  'step.1': 'Du svarar på tolv frågor, vilket tar några minuter.',
  'step.2': 'Du får se vilken zon du hamnar i och vad du kan göra.',
  'step.3': 'Du väljer två eller tre saker och bestämmer en tid för dem.',
  'privacy.title': 'Dina svar är dina',
  'privacy.text':
    'Om du svarar på egen hand stannar allt i din webbläsare. På jobbet ser HR bara grupper med minst åtta svar.',
  'privacy.link': 'Så fungerar det',
} as const
