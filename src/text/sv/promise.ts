/** What anyone who answers is promised, and HR is reminded of: the same words everywhere. */
export const promise = {
  'promise.mixed': 'Dina svar visas alltid blandade med minst sju andras.',
  'promise.upward': 'Är din grupp för liten räknas svaren en nivå upp.',
  'promise.refresh':
    'En siffra visas på nytt bara om antingen samma personer eller minst fyra andra ingår i den jämfört med tidigare, så att ingen syns genom att börja, sluta eller byta grupp.',
  'promise.hidden':
    'Ingen ny siffra visas här, för att ingen enskild ska kunna räknas fram. Svaren räknas med högre upp.',
} as const
