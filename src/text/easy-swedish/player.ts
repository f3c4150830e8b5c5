import type { player as sv } from '../sv/player.ts'

/** The player of the guided exercises in easy Swedish. */
export const player = {
  'player.start': 'Börja nu',
  'player.close': 'Stäng',
  'player.ready': 'Snart börjar det',
  'player.pause': 'Pausa',
  'player.resume': 'Fortsätt',
  'player.paused': 'Övningen är pausad.',
  'player.left': '{time} kvar',
  'player.breath': 'Andetag {place} av {of}',
  'player.step': 'Steg {place} av {of}',
  'player.sound': 'Lugnt ljud av vatten',
  'player.vibrate': 'Låt telefonen vibrera när jag ska byta',
  'player.keys': 'Tryck på mellanslag för att pausa. Tryck på Escape för att stänga.',
  'player.offline': 'Du har inget internet. Övningen startar när du har internet igen.',
  'player.stop': 'Blir du yr eller orolig? Sluta då med övningen. Andas som vanligt.',

  andas: 'Andas i 1 minut',
  pausandning: 'Andas lugnt i 3 minuter',
  'mikropaus-andning': 'Kort paus och lugna andetag',
  mikropaus: 'Ta en kort paus',
  'lagg-marke-till': 'Se, hör och känn',
  avslappning: 'Slappna av i 8 minuter',
  'kort-avslappning': 'Slappna av i 3 minuter',

  'word.in': 'Andas in',
  'word.hold': 'Håll andan',
  'word.out': 'Andas ut',
  'word.rise': 'Res dig upp eller sträck på ryggen.',
  'word.shoulders': 'Släpp ner axlarna. Slappna av i käken.',
  'word.far': 'Titta på något långt bort.',
  'word.drink': 'Andas långsamt ut. Drick lite vatten.',

  'notice.see': 'Hitta 5 saker du ser',
  'notice.see.one': 'Jag ser en sak',
  'notice.hear': 'Hitta 4 saker du hör',
  'notice.hear.one': 'Jag hör en sak',
  'notice.feel': 'Hitta 3 saker du känner mot kroppen',
  'notice.feel.one': 'Jag känner en sak',
  'notice.left': '{count} kvar',
  'notice.next': 'Bra. {next}.',
  'notice.place': 'Sak {place} av {of}',

  'breath.how':
    'Sitt eller stå skönt. Andas in genom näsan i 4 sekunder. Håll andan i 2 sekunder. Andas ut i 6 sekunder. 5 andetag tar en minut.',
  'breath.noScript':
    'Räkna själv. Räkna till 4 när du andas in. Räkna till 2 när du håller andan. Räkna till 6 när du andas ut.',

  'feel.title': 'Hur känns det nu?',
  'feel.kept.account':
    'Svarar du? Då sparas svaret i ditt konto. Bara den som kan läsa din e-post kan öppna kontot. När du har svarat 5 gånger ser du hur det brukar kännas.',
  'feel.kept.browser':
    'Svarar du? Då sparas svaret i den här webbläsaren. Andra som använder den kan se svaret. När du har svarat 5 gånger ser du hur det brukar kännas.',
  'feel.kept.none': 'Svaret sparas inte.',
  'feel.better': 'Lugnare',
  'feel.same': 'Ungefär som förut',
  'feel.worse': 'Sämre',
  'feel.better.title': 'Bra att det hjälpte',
  'feel.better.text': 'Pauser hjälper mest om du tar dem ofta. Bestäm gärna när du tar nästa.',
  'feel.better.next': 'Välj tider att vila',
  'feel.same.title': 'Det är vanligt',
  'feel.same.text': 'Du har inte gjort fel. Olika övningar passar olika personer. Prova gärna en annan.',
  'feel.same.next': 'Prova ”{exercise}”',
  'feel.again': 'Gör övningen igen',
  'feel.worse.title': 'Då räcker det för nu',
  'feel.worse.text':
    'Gör något vanligt en stund. Sluta med övningen om du mår sämre av den. Berätta gärna för någon hur du har det.',
  'feel.worse.relaxation':
    'En del blir mer oroliga när de slappnar av. Öppna ögonen. Känn fötterna mot golvet. Gör något vanligt en stund. Berätta gärna för någon hur du har det.',
  'feel.worse.next': 'Skriv till någon du litar på',

  'pattern.left': 'Svara {left} {left|gång|gånger} till. Då ser du hur det brukar kännas.',
  'pattern.title': 'Så brukar det kännas',
  'pattern.better': 'Du har oftast känt dig lugnare efter övningen.',
  'pattern.same': 'Det har oftast känts ungefär som förut.',
  'pattern.worse': 'Du har mått sämre flera gånger efter övningen. Välj en annan nästa gång.',
  'pattern.mixed': 'Det har känts olika från gång till gång.',
  'pattern.counts': 'De senaste {times} gångerna: lugnare {better}, som förut {same}, sämre {worse}.',
  'pattern.erase': 'Ta bort svaren om övningen',
  'pattern.erased': 'Svaren är borttagna.',
} as const satisfies Record<keyof typeof sv, string>
