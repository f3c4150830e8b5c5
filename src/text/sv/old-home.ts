/** The older home page: kept under its address, linked from nowhere. */
export const oldHome = {
  title: 'Hur har du det på jobbet?',
  description: 'Tolv frågor, tre zoner och råd som går att använda i dag.',
  lead: 'Tolv frågor ger dig en bild av din stress. Sedan får du råd som går att använda redan i dag.',
  'action.start': 'Gör stressprofilen',
  'action.companies': 'För företag',
  'zones.title': 'Tre zoner',
  'zone.green': 'Grön zon',
  'zone.green.text': 'Låg stress. Behåll det som fungerar, och förebygg.',
  'zone.yellow': 'Gul zon',
  'zone.yellow.text': 'Förhöjd stress. Se vad det beror på, och ändra något i tid.',
  'zone.red': 'Röd zon',
  'zone.red.text': 'Hög stress. Vila och ta hjälp nu.',
  'steps.title': 'Så går det till',
  'step.1': 'Svara på tolv frågor. Det tar några minuter.',
  'step.2': 'Se din zon, och vad du kan göra.',
  'step.3': 'Välj två eller tre saker, och sätt tid för dem.',
  'privacy.title': 'Dina svar är dina',
  'privacy.text':
    'Svarar du på egen hand stannar allt i din webbläsare. På jobbet ser HR bara grupper på minst åtta svar.',
  'privacy.link': 'Så fungerar det',
} as const
