import type { exerciseList as sv } from '../sv/exercise-list.ts'
import { exercises } from './exercises.ts'
import { player } from './player.ts'
import { techniques } from './techniques.ts'

export const exerciseList = {
  title: 'Exercises',
  description:
    'Breathing, breaks and written exercises, with their length and zone. You don’t need an account.',
  lead: 'Choose an exercise that fits the time you have. If you don’t know where to begin, breathe for a minute.',
  needsScript:
    'The guided exercises need JavaScript. Without it you can breathe at your own pace: in for four seconds, hold for two and out for six, five times. Go back to breathing as usual if you feel dizzy or anxious.',
  minutes: '{minutes} {minutes|minute|minutes}',
  guided: 'Guided exercises',
  'guided.text': 'The exercises start here on the page. Follow the words and the picture.',
  own: 'Exercises for writing and planning',
  'own.text': 'They open on the page where what you write is saved.',
  filter: 'Show exercises by zone and length',
  'filter.zone': 'Zone',
  'filter.time': 'Length',
  'filter.all': 'All',
  'zone.green': 'Green',
  'zone.yellow': 'Yellow',
  'zone.red': 'Red',
  'zone.every': 'All zones',
  'time.short': 'Up to 3 minutes',
  'time.medium': '4–10 minutes',
  'time.long': 'Longer',
  found: '{count} {count|exercise|exercises}',
  none: 'No exercise fits both the zone and the length.',
  'none.all': 'Show all exercises',
  favourite: 'Favourite: {exercise}',
  'favourite.added': '{exercise} is now on Home, which shows your three latest favourites.',
  'favourite.removed': '{exercise} is no longer a favourite.',

  andas: player.andas,
  'andas.text':
    'Take five calm breaths along with the picture: breathe in for four seconds, hold for two and breathe out for six.',
  pausandning: techniques.pause,
  'pausandning.text': 'Take fifteen calm breaths when everything has become too much at once.',
  'mikropaus-andning': exercises.breathing,
  'mikropaus-andning.text':
    'Let your shoulders drop, take five calm breaths and then rest your eyes on something far away.',
  'kort-avslappning': 'Short relaxation',
  'kort-avslappning.text':
    'You go through your body and let go of one part at a time. A voice in your device can read the text aloud.',
  avslappning: 'Relaxation',
  'avslappning.text':
    'You tense one group of muscles at a time and then let go. A voice in your device can read the text aloud.',
  mikropaus: techniques.micro,
  'mikropaus.text': 'Do four small steps of half a minute each. You can do them every hour, where you work.',
  'lagg-marke-till': techniques.notice,
  'lagg-marke-till.text':
    'Find five things you see, four you hear and three you feel. It helps you back to the present when your thoughts are racing.',
  styrkor: exercises.strengths,
  'styrkor.text':
    'Think of three moments when something came easily, and choose a strength to use in a new way.',
  aterhamtning: exercises.recovery,
  'aterhamtning.text': 'Choose times in the week that are only for rest or for something you enjoy.',
  promenad: 'Walking',
  'promenad.text': 'Put five walks a week into your action plan, so that they actually happen.',
  vardekompass: exercises.values,
  'vardekompass.text': 'See where what matters to you and how you live today differ the most.',
  manadsreflektion: exercises.reflection,
  'manadsreflektion.text': 'Answer four questions about the past month and about what gave and took energy.',
  veckokarta: 'Map of your week',
  'veckokarta.text':
    'Write down what takes energy and what gives energy, and see where you can start to change things.',
  'prata-med-chefen': 'Talk to your manager or HR',
  'prata-med-chefen.text': 'Put together a message for when you need to say that something is too much.',
  prioritera: techniques.prioritise,
  'prioritera.text':
    'Write down everything that is on your mind and choose one thing for today. The rest can wait.',
  'begransa-nyheter': techniques.news,
  'begransa-nyheter.text':
    'Decide once when to read the news, so that you don’t have to keep choosing all day.',
  'prata-med-nagon': techniques.talk,
  'prata-med-nagon.text': 'Get help with the first words to someone you trust.',
  'ta-hjalp-av-varden': techniques.medical,
  'ta-hjalp-av-varden.text':
    'Prepare what to say when you call a doctor or a nurse, and call straight from the page.',
} satisfies Record<keyof typeof sv, string>
