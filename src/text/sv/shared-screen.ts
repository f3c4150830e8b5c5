/** A shared screen, at which several people answer one after the other (`/svara?delad`). */
export const sharedScreen = {
  label: 'Delad skärm',
  'start.text':
    'Här svarar flera personer, en i taget. Skärmen rensas när du är klar eller när ingen har rört den på en halv minut. Bara ett skickat svar som väntar på internet finns kvar, tills det har kommit fram.',
  'start.end': 'Sluta dela skärmen',
  'going.text': 'Rensa skärmen när du är klar, så att nästa person inte ser dina svar eller ditt resultat.',
  'going.clear': 'Rensa skärmen',
  'idle.title': 'Är du kvar?',
  'idle.text':
    'Ingen har rört skärmen på en halv minut. Om {count} {count|sekund|sekunder} rensas den. Svar som du inte har skickat försvinner då, men du kan börja om med samma kod.',
  'idle.stay': 'Jag är kvar',
  'blocked.page':
    'På en delad skärm går det bara att svara. Du kan läsa sidan på din egen telefon eller dator: {address}',
  'blocked.call': 'Det går inte att ringa från den här skärmen. Ring {address} från din egen telefon.',
} as const
