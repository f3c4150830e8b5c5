import type { exerciseList as sv } from '../sv/exercise-list.ts'
import { exercises } from './exercises.ts'
import { player } from './player.ts'
import { techniques } from './techniques.ts'

/** The list of all exercises in easy Swedish. Names that are used on other pages are the same here. */
export const exerciseList = {
  title: 'Övningar',
  description: 'Här finns övningar att göra när du är stressad. Du behöver inget konto.',
  lead: 'Välj en övning som passar den tid du har. Vet du inte var du ska börja? Andas i 1 minut.',
  needsScript:
    'Vissa övningar behöver JavaScript. Du kan andas utan det. Andas in i 4 sekunder. Håll andan i 2 sekunder. Andas ut i 6 sekunder. Gör det 5 gånger. Blir du yr eller orolig? Sluta då och andas som vanligt.',
  minutes: '{minutes} {minutes|minut|minuter}',
  guided: 'Övningar med hjälp',
  'guided.text': 'Övningarna startar här på sidan. Följ orden och bilden.',
  own: 'Övningar där du skriver eller väljer tider',
  'own.text': 'Du kommer till en annan sida. Där sparas det du skriver.',
  filter: 'Välj övningar efter zon och hur lång tid de tar',
  'filter.zone': 'Zon',
  'filter.time': 'Hur lång tid',
  'filter.all': 'Alla',
  'zone.green': 'Grön',
  'zone.yellow': 'Gul',
  'zone.red': 'Röd',
  'zone.every': 'Alla zoner',
  'time.short': 'Högst 3 minuter',
  'time.medium': '4–10 minuter',
  'time.long': 'Längre',
  found: '{count} {count|övning|övningar}',
  none: 'Det finns ingen övning som passar både zonen och tiden.',
  'none.all': 'Visa alla övningar',
  favourite: 'Favorit: {exercise}',
  'favourite.added': '{exercise} finns nu på Hem. Där visas dina 3 senaste favoriter.',
  'favourite.removed': '{exercise} är inte en favorit längre.',

  andas: player.andas,
  'andas.text':
    'Ta 5 lugna andetag. Andas in i 4 sekunder. Håll andan i 2 sekunder. Andas ut i 6 sekunder. Bilden visar när.',
  pausandning: techniques.pause,
  'pausandning.text': 'Ta 15 lugna andetag när det har blivit för mycket.',
  'mikropaus-andning': exercises.breathing,
  'mikropaus-andning.text': 'Släpp ner axlarna. Ta 5 lugna andetag. Titta sedan på något långt bort.',
  'kort-avslappning': 'Slappna av en kort stund',
  'kort-avslappning.text':
    'Slappna av i en del av kroppen i taget. Din telefon eller dator kan läsa texten för dig.',
  avslappning: 'Slappna av',
  'avslappning.text':
    'Spänn en del av kroppen. Släpp sedan. Din telefon eller dator kan läsa texten för dig.',
  mikropaus: techniques.micro,
  'mikropaus.text': 'Gör 4 små saker. Varje sak tar en halv minut. Du kan göra det varje timme på jobbet.',
  'lagg-marke-till': techniques.notice,
  'lagg-marke-till.text':
    'Hitta 5 saker du ser. Hitta 4 saker du hör. Hitta 3 saker du känner. Det kan hjälpa när du tänker på för mycket.',
  styrkor: exercises.strengths,
  'styrkor.text':
    'Tänk på 3 gånger då något gick lätt. Vad är du bra på? Välj en sak att använda på ett nytt sätt.',
  aterhamtning: exercises.recovery,
  'aterhamtning.text': 'Välj tider i veckan. Då vilar du eller gör något du tycker om.',
  promenad: 'Gå promenader',
  'promenad.text': 'Lägg in 5 promenader i veckan i din handlingsplan. Då är det lättare att göra det.',
  vardekompass: exercises.values,
  'vardekompass.text': 'Jämför vad som är viktigt för dig med hur du lever i dag. Se var det skiljer mest.',
  manadsreflektion: exercises.reflection,
  'manadsreflektion.text': 'Svara på 4 frågor om månaden. Vad gav energi? Vad tog energi?',
  veckokarta: 'Vad tar och ger energi i din vecka?',
  'veckokarta.text': 'Skriv vad som tar energi och vad som ger energi. Se vad du kan börja ändra på.',
  'prata-med-chefen': 'Prata med chefen eller HR',
  'prata-med-chefen.text': 'Skriv ett meddelande om att något är för mycket. Du får hjälp med orden.',
  prioritera: techniques.prioritise,
  'prioritera.text': 'Skriv allt som du tänker på. Välj en sak att göra i dag. Resten kan vänta.',
  'begransa-nyheter': techniques.news,
  'begransa-nyheter.text': 'Bestäm en gång när du ska läsa nyheter. Då slipper du välja hela dagen.',
  'prata-med-nagon': techniques.talk,
  'prata-med-nagon.text': 'Få hjälp med att börja skriva till någon du litar på.',
  'ta-hjalp-av-varden': techniques.medical,
  'ta-hjalp-av-varden.text': 'Skriv först vad du vill säga till vården. Ring sedan direkt från sidan.',
} as const satisfies Record<keyof typeof sv, string>
