/** The two relaxations with their introductions, by the names of their passages. */
export const relaxation = {
  'intro.avslappning':
    'Du spänner en muskelgrupp i taget i några sekunder och släpper sedan taget. Skillnaden gör det lättare att känna var du är spänd. Det tar åtta minuter, sittande eller liggande.',
  'intro.kort-avslappning':
    'Du går igenom kroppen och släpper taget om en del i sänder, utan att spänna något först. Det tar tre minuter och går att göra på en stol mitt i arbetsdagen.',
  'caution.title': 'Innan du börjar',
  'caution.worse':
    'En del blir oroligare när de slappnar av, eftersom de då märker mer av kroppen. Det är vanligt och brukar gå över. Om det händer dig kan du öppna ögonen, känna fötterna mot golvet och sluta när du vill.',
  'caution.pain':
    'Hoppa över det som gör ont och spänn bara så mycket att det känns. Ha ögonen öppna eller välj en annan övning om svåra minnen brukar komma tillbaka när du blundar.',
  'caution.driving': 'Gör inte övningen medan du kör eller sköter en maskin.',
  start: 'Starta',
  'start.voice': 'Starta med röst',
  'start.text': 'Starta med bara text',
  noVoice:
    'Din enhet har ingen egen svensk röst, så övningen visas som text. Texten byts av sig själv, och du kan lägga till en röst i enhetens inställningar.',
  voice: 'Läs upp texten',
  'voice.failed': 'Rösten gick inte att starta. Texten visas som vanligt.',
  passage: 'Del {place} av {of}',
  'text.whole': 'Läs hela texten',
  source: 'Så vet vi',
  'source.text':
    'I en sammanställning av 27 studier minskade avslappningsträning ångest, och den hjälpte mer ju längre man tränade (Manzoni m.fl., 2008). Flera av studierna saknade jämförelsegrupp. I en studie av 30 personer med långvarig ångest blev fem oroligare av sin första avslappning (Braith m.fl., 1988).',

  settle:
    'Sätt dig eller lägg dig så att kroppen får stöd. Ögonen kan vara öppna eller slutna, som det känns bäst. Du behöver inte lyckas med något.',
  breathe: 'Andas i din egen takt. Låt varje utandning bli lite längre än inandningen.',
  'tense.hands': 'Knyt båda händerna. Lagom hårt, så att du känner det.',
  'release.hands': 'Öppna händerna och låt dem ligga. Känn hur fingrarna blir tunga och varma.',
  'tense.arms': 'Böj armarna och spänn överarmarna.',
  'release.arms': 'Släpp ner armarna och låt underlaget bära dem. Du behöver inte hålla i något nu.',
  'tense.shoulders': 'Dra upp axlarna mot öronen och håll kvar.',
  'release.shoulders': 'Låt axlarna sjunka. Låt dem sjunka lite till när du andas ut.',
  'tense.forehead': 'Knip ihop ögonen och rynka pannan.',
  'release.forehead': 'Släpp. Pannan blir slät, och ögonen vilar.',
  'tense.jaw': 'Bit ihop lätt och tryck tungan mot gommen.',
  'release.jaw': 'Låt käken hänga, så att det finns lite luft mellan tänderna. Tungan ligger stilla.',
  'tense.belly': 'Spänn magen, som om någon skulle knuffa till dig.',
  'release.belly': 'Låt magen bli mjuk. Den får röra sig när du andas.',
  'tense.thighs': 'Spänn låren och skinkorna.',
  'release.thighs': 'Släpp taget och känn hur tyngden sjunker ner i underlaget.',
  'tense.calves': 'Dra tårna uppåt mot knäna, så att det stramar i vaderna.',
  'release.calves': 'Släpp ner fötterna. Underbenen får vila.',
  'tense.feet': 'Kröka tårna försiktigt. Sluta om det börjar dra som i en kramp.',
  'release.feet': 'Räta ut tårna och låt fötterna falla som de vill.',
  whole: 'Känn efter i hela kroppen. Om något fortfarande är spänt kan du släppa det vid nästa utandning.',
  stay: 'Stanna kvar här en stund. Om tankarna vandrar är det som det ska, och du kan gå tillbaka till andningen.',
  return:
    'Rör på fingrar och tår. Sträck på dig, öppna ögonen och se dig omkring. Res dig först när du är redo.',

  'short.settle':
    'Sitt så att du har stöd för ryggen och båda fötterna mot golvet. Låt händerna vila i knät.',
  'short.breathe': 'Andas ut långsamt. Låt nästa andetag komma av sig självt.',
  'short.face':
    'Lägg märke till pannan, ögonen och käken. Om något är spänt kan du släppa taget om det, lite i taget.',
  'short.shoulders': 'Låt axlarna sjunka. Följ armarna ner till händerna och låt fingrarna ligga stilla.',
  'short.belly': 'Låt magen vara mjuk. Känn hur ryggen får stöd, så att du inte behöver hålla dig uppe.',
  'short.legs': 'Känn tyngden i låren. Låt knäna, vaderna och fötterna vila mot golvet.',
  'short.whole': 'Känn hela kroppen på en gång och ta tre lugna andetag till.',
  'short.return': 'Rör på händerna och fötterna. Se dig omkring och fortsätt i din egen takt.',
} as const
