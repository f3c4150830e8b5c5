/** Mail that leaves the product. Subjects say nothing that a glance at someone's screen should not read. */
export const mail = {
  'footer.why': 'Du får mejlet för att din adress användes i {brand}.',
  'footer.noReply': 'Det går inte att svara på mejlet.',
  'link.fallback': 'Fungerar inte knappen? Kopiera adressen till din webbläsare:',
  'code.subject': 'Din kod till {brand}',
  'code.heading': 'Din kod',
  'code.lead': 'Skriv koden på sidan där du loggar in. Den gäller i {minutes} minuter och en gång.',
  'code.link': 'Logga in',
  'code.linkLead':
    'Du kan också öppna sidan härifrån. Ingenting händer förrän du själv klickar på Logga in där.',
  'code.notYou': 'Bad du inte om koden? Då behöver du inte göra något. Ge aldrig koden till någon annan.',
  'invitation.subject': 'Några frågor väntar på dig',
  'invitation.heading': 'Hur har du det på jobbet?',
  'invitation.lead': '{organisation} frågar hur du och dina kollegor mår just nu. Det tar några minuter.',
  'invitation.link': 'Svara på frågorna',
  'invitation.closes': 'Du kan svara till och med {day} klockan {time}.',
  'invitation.alone': 'Ingen på din arbetsplats kan läsa dina svar.',
  'invitation.mixed': 'Dina svar visas alltid blandade med minst {others} andras.',
  'invitation.free': 'Du väljer själv om du vill svara.',
  'invitation.personal': 'Länken är din egen och fungerar en gång. Skicka den inte vidare.',
} as const
