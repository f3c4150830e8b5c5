/** A person's own pages: today, help and settings. */
export const mine = {
  'today.title': 'Idag',
  'today.description': 'Din sida i %%BRAND_NAME%%: hur du har det, och en sak att göra nu.',
  'today.heading': 'Idag',
  'today.profile': 'Gör stressprofilen',
  'today.breathe': 'Andas en minut',
  'help.title': 'Hjälp',
  'help.description': 'Nummer att ringa nu, och hur du når någon att prata med.',
  'help.heading': 'Hjälp',
  'help.support.title': 'Be någon om stöd',
  'help.support.text':
    'Du väljer själv vem som får din förfrågan och ser precis vad som skickas innan du skickar den.',
  'help.support.link': 'Be om stöd',
  'help.write.title': 'Skriv till oss',
  'help.write.text': 'Om något inte fungerar, eller om du undrar över tjänsten, kan du skriva till oss.',
  'help.write.link': 'Kontakta oss',
  'settings.title': 'Inställningar',
  'settings.description': 'Inloggning, mejl, kalender och dina uppgifter.',
  'settings.heading': 'Inställningar',
} as const
