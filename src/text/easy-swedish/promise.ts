import type { promise as sv } from '../sv/promise.ts'

/** The promise in easy Swedish. The sentence at every hidden unit is quoted word for word as HR reads it. */
export const promise = {
  'promise.mixed': 'Dina svar visas alltid ihop med svar från minst 7 andra på arbetsgivarens lista.',
  'promise.upward':
    'Är din grupp för liten? Då räknas svaren i en större grupp när det går. Annars är de inte med i någon siffra.',
  'promise.refresh':
    'En siffra visas på nytt om samma personer är med i den som förut. Är det inte samma personer? Då måste minst 4 personer ha kommit till eller fallit bort. Därför syns ingen som börjar, slutar eller byter grupp.',
  'promise.helpers':
    'Löftet har en gräns. Det är arbetsgivaren som skriver listan. Tänk dig en grupp med 8 personer. Om 7 av dem hjälper arbetsgivaren går det att räkna ut resultatet för den sista.',
  'promise.able':
    'Arbetsgivaren sköter också adresser, lappar och dagar. Därför kan arbetsgivaren påverka vilka som kan svara. Har ni ett skyddsombud? Då kan skyddsombudet se ungefär hur många i varje enhet som har fått sin inbjudan.',
  'promise.hidden': 'Ingen ny siffra visas här, så att ingen enskild kan pekas ut.',
} as const satisfies Record<keyof typeof sv, string>
