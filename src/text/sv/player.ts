/** The player of the guided exercises, and the cautions before it opens. */
export const player = {
  'player.start': 'Börja nu',
  'player.close': 'Stäng',
  'player.ready': 'Gör dig redo',
  'player.pause': 'Pausa',
  'player.resume': 'Fortsätt',
  'player.paused': 'Övningen är pausad.',
  'player.left': '{time} kvar',
  'player.breath': 'Andetag {place} av {of}',
  'player.step': 'Steg {place} av {of}',
  'player.sound': 'Mjukt ljud av vatten',
  'player.vibrate': 'Vibrera när jag ska byta',
  'player.keys': 'Mellanslag pausar och Escape stänger.',
  'player.offline':
    'Övningen kan inte hämtas utan internetanslutning. Den startar när anslutningen är tillbaka.',
  'player.stop': 'Om du blir yr eller orolig ska du sluta och andas som vanligt.',

  andas: 'Andas en minut',
  pausandning: 'Pausandning, tre minuter',
  'mikropaus-andning': 'Mikropaus med andning',
  mikropaus: 'Mikropaus',
  'lagg-marke-till': 'Lägg märke till',
  avslappning: 'Avslappning, åtta minuter',
  'kort-avslappning': 'Kort avslappning, tre minuter',

  'word.in': 'Andas in',
  'word.hold': 'Håll',
  'word.out': 'Andas ut',
  'word.rise': 'Res dig eller sträck på ryggen.',
  'word.shoulders': 'Släpp ner axlarna och slappna av i käken.',
  'word.far': 'Titta på något långt bort.',
  'word.drink': 'Andas långsamt ut och drick lite vatten.',

  'notice.see': 'Hitta fem saker du ser',
  'notice.see.one': 'Jag ser en sak',
  'notice.hear': 'Hitta fyra saker du hör',
  'notice.hear.one': 'Jag hör en sak',
  'notice.feel': 'Hitta tre saker du känner mot kroppen',
  'notice.feel.one': 'Jag känner en sak',
  'notice.left': '{count} kvar',
  'notice.next': 'Bra. {next}.',
  'notice.place': 'Sak {place} av {of}',

  'breath.how':
    'Sitt eller stå bekvämt. Andas in genom näsan i fyra sekunder, håll i två och andas ut i sex. Fem andetag tar en minut.',
  'breath.noScript':
    'Räkna själv: till fyra medan du andas in, till två medan du håller andan och till sex medan du andas ut.',

  'feel.title': 'Hur känns det nu?',
  'feel.kept.account':
    'Om du svarar sparas svaret i ditt konto, som bara den som kan läsa din e-post kan öppna. Efter fem gånger ser du ditt eget mönster här.',
  'feel.kept.browser':
    'Om du svarar sparas svaret i den här webbläsaren, så andra som använder den kan se det. Efter fem gånger ser du ditt eget mönster här.',
  'feel.kept.none': 'Svaret sparas inte.',
  'feel.better': 'Lugnare',
  'feel.same': 'Ungefär som förut',
  'feel.worse': 'Sämre',
  'feel.better.title': 'Vad bra att det hjälpte',
  'feel.better.text': 'Pauser gör mest nytta när de kommer ofta, så bestäm gärna när du tar nästa.',
  'feel.better.next': 'Välj tider för återhämtning',
  'feel.same.title': 'Det är vanligt',
  'feel.same.text':
    'Du har inte gjort fel, eftersom olika övningar passar olika människor. Prova gärna en annan.',
  'feel.same.next': 'Prova ”{exercise}”',
  'feel.again': 'Gör övningen igen',
  'feel.worse.title': 'Då räcker det för nu',
  'feel.worse.text':
    'Gör något vanligt en stund och låt bli den här övningen om den får dig att må sämre. Berätta gärna för någon hur du har det.',
  'feel.worse.relaxation':
    'En del blir oroligare när de slappnar av, eftersom de då märker mer av kroppen. Öppna ögonen, känn fötterna mot golvet och gör något vanligt en stund. Berätta gärna för någon hur du har det.',
  'feel.worse.next': 'Skriv till någon du litar på',

  'pattern.left': 'Svara {left} {left|gång|gånger} till, så ser du ditt eget mönster här.',
  'pattern.title': 'Ditt mönster',
  'pattern.better': 'Du har oftast känt dig lugnare efter den här övningen.',
  'pattern.same': 'För dig har det oftast känts ungefär som förut efter den här övningen.',
  'pattern.worse':
    'Du har flera gånger mått sämre efter den här övningen, så välj hellre en annan nästa gång.',
  'pattern.mixed': 'Det har känts olika från gång till gång.',
  'pattern.counts':
    'De senaste {times} gångerna: lugnare {better}, ungefär som förut {same} och sämre {worse}.',
  'pattern.erase': 'Ta bort svaren om övningen',
  'pattern.erased': 'Svaren är borttagna.',
} as const
