import { exercises } from './exercises.ts'
import { player } from './player.ts'
import { techniques } from './techniques.ts'

/** The list of all exercises and techniques. Names that are used on other pages are the same here. */
export const exerciseList = {
  title: 'Övningar',
  description: 'Andning, pauser och övningar att skriva, med längd och zon. Alla går att göra utan konto.',
  lead: 'Välj en övning som passar den tid du har. Om du inte vet var du ska börja kan du andas en minut.',
  needsScript:
    'De guidade övningarna behöver JavaScript. Utan det kan du andas i din egen takt: in i fyra sekunder, håll i två och ut i sex, fem gånger. Andas som vanligt igen om du blir yr eller orolig.',
  minutes: '{minutes} {minutes|minut|minuter}',
  guided: 'Guidade övningar',
  'guided.text': 'Övningarna startar här på sidan. Följ orden och bilden.',
  own: 'Övningar att skriva och planera',
  'own.text': 'De öppnas på sidan där det du skriver sparas.',
  filter: 'Visa övningar efter zon och längd',
  'filter.zone': 'Zon',
  'filter.time': 'Längd',
  'filter.all': 'Alla',
  'zone.green': 'Grön',
  'zone.yellow': 'Gul',
  'zone.red': 'Röd',
  'zone.every': 'Alla zoner',
  'time.short': 'Högst 3 minuter',
  'time.medium': '4–10 minuter',
  'time.long': 'Längre',
  found: '{count} {count|övning|övningar}',
  none: 'Ingen övning passar både zonen och längden.',
  'none.all': 'Visa alla övningar',
  favourite: 'Favorit: {exercise}',
  'favourite.added': '{exercise} finns nu på Hem, där dina tre senaste favoriter visas.',
  'favourite.removed': '{exercise} är inte längre en favorit.',

  andas: player.andas,
  'andas.text':
    'Ta fem lugna andetag i takt med bilden: andas in i fyra sekunder, håll andan i två och andas ut i sex.',
  pausandning: techniques.pause,
  'pausandning.text': 'Ta femton lugna andetag när det har blivit för mycket på en gång.',
  'mikropaus-andning': exercises.breathing,
  'mikropaus-andning.text':
    'Släpp ner axlarna, ta fem lugna andetag och vila sedan blicken på något långt bort.',
  'kort-avslappning': 'Kort avslappning',
  'kort-avslappning.text':
    'Du går igenom kroppen och släpper taget om en del i sänder. En röst i din enhet kan läsa upp texten.',
  avslappning: 'Avslappning',
  'avslappning.text':
    'Du spänner och släpper taget om en muskelgrupp i taget. En röst i din enhet kan läsa upp texten.',
  mikropaus: techniques.micro,
  'mikropaus.text':
    'Gör fyra små steg på en halv minut vardera. Du kan göra dem varje timme, där du arbetar.',
  'lagg-marke-till': techniques.notice,
  'lagg-marke-till.text':
    'Hitta fem saker du ser, fyra du hör och tre du känner. Det hjälper dig tillbaka till nuet när tankarna rusar.',
  styrkor: exercises.strengths,
  'styrkor.text':
    'Tänk på tre stunder då något gick lätt och välj en styrka som du vill använda på ett nytt sätt.',
  aterhamtning: exercises.recovery,
  'aterhamtning.text': 'Välj tider i veckan som bara är till för vila eller något du tycker om.',
  promenad: 'Promenad',
  'promenad.text': 'Lägg in fem promenader i veckan i din handlingsplan, så att de blir av.',
  vardekompass: exercises.values,
  'vardekompass.text': 'Se var det skiljer mest mellan det som är viktigt för dig och hur du lever i dag.',
  manadsreflektion: exercises.reflection,
  'manadsreflektion.text': 'Svara på fyra frågor om månaden som gick och om vad som gav och tog energi.',
  veckokarta: 'Karta över din vecka',
  'veckokarta.text': 'Skriv upp vad som tar energi och vad som ger energi och se vad du kan börja ändra på.',
  'prata-med-chefen': 'Prata med chefen eller HR',
  'prata-med-chefen.text': 'Sätt ihop ett meddelande när du behöver berätta att något är för mycket.',
  prioritera: techniques.prioritise,
  'prioritera.text': 'Skriv ner allt som snurrar och välj en enda sak för i dag, så kan resten vänta.',
  'begransa-nyheter': techniques.news,
  'begransa-nyheter.text': 'Bestäm en gång när du ska läsa nyheter, så slipper du välja hela dagen.',
  'prata-med-nagon': techniques.talk,
  'prata-med-nagon.text': 'Få hjälp med att börja skriva till någon du litar på.',
  'ta-hjalp-av-varden': techniques.medical,
  'ta-hjalp-av-varden.text': 'Förbered vad du ska säga när du ringer vården och ring direkt från sidan.',
} as const
