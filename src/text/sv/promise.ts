/** The promise to everybody who answers, which HR is reminded of: the same words everywhere. */
export const promise = {
  'promise.mixed': 'Dina svar visas alltid blandade med minst sju andras på din arbetsgivares lista.',
  'promise.upward':
    'Om din grupp är för liten räknas svaren med i en större grupp när det går, och annars inte i någon siffra.',
  'promise.refresh':
    'En siffra visas på nytt bara om den omfattar samma personer som tidigare eller om minst fyra har kommit till eller fallit bort, så att ingen syns genom att börja, sluta eller byta grupp.',
  'promise.helpers':
    'Löftet har en gräns. Det är arbetsgivaren som skriver listan, och om sju av åtta i en grupp hjälper arbetsgivaren går det att räkna ut exakt vilket resultat den åttonde har.',
  'promise.able':
    'Arbetsgivaren sköter också adresser, lappar och dagar och kan därför påverka vilka som har möjlighet att svara, men om ni har ett skyddsombud kan hen se ungefär hur många i varje enhet som har fått sin inbjudan.',
  'promise.hidden': 'Ingen ny siffra visas här, så att ingen enskild kan pekas ut.',
} as const
