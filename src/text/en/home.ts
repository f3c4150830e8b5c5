import type { home as sv } from '../sv/home.ts'

export const home = {
  title: 'Stress profile and support with stress at work',
  description:
    'Twelve questions about your working days show how you’re doing and what you can do today. Employers only get figures for groups with at least eight answers.',

  'hero.title': 'How stressed are you right now?',
  'hero.lead':
    'Answer twelve questions about your working days to find out how you’re doing and what you can do about it today.',
  'hero.start': 'Take the stress profile',
  'hero.how': 'See who sees what',
  'hero.note':
    'You don’t need an account, and your answers stay in your browser until you choose to save them.',

  'gauge.legend': 'How stressed do you feel?',
  'gauge.how': 'Press the gauge or drag it. Nothing is saved.',
  'gauge.still': 'Still water',
  'gauge.1': 'Calm',
  'gauge.1.text':
    'Things are calm right now. Notice what makes it work, so you can hold on to it when you get busier.',
  'gauge.2': 'A little stressed',
  'gauge.2.text':
    'A little stress is part of most working days. It rarely does any harm as long as you have time to recover in between.',
  'gauge.3': 'Fairly stressed',
  'gauge.3.text':
    'The stress has begun to show. It’s easier to change something now than in six months, and the stress profile shows you where to start.',
  'gauge.4': 'Very stressed',
  'gauge.4.text':
    'You seem to be having a hard time. Start with a minute of calm breathing, and then tell somebody how you are.',
  'gauge.4.link': 'Breathe for a minute',
  'gauge.5': 'Extremely stressed',
  'gauge.5.text':
    'You shouldn’t have to feel like this. Talk to somebody today, and call 1177 in Sweden if you’d like advice from a nurse.',
  'gauge.5.link': 'Call 1177',

  'sample.title': 'Try one of the questions',
  'sample.lead': 'Pick an answer to see how the result begins. Nothing is saved or sent.',
  'sample.result': 'This is how the result begins',
  'sample.total': '{total} on a scale from 1 to 5',
  'sample.green.step': 'Take a break before you need it. Five minutes without a screen is enough.',
  'sample.green.link': 'See the exercises in the green zone',
  'sample.yellow.step': 'Pick one thing that can wait until next week, and tell the people it affects.',
  'sample.yellow.link': 'See what helps in the yellow zone',
  'sample.note':
    'In this example your answer counts for all three questions about exhaustion, and the other nine are already filled in. The zone isn’t a diagnosis, and the limits are provisional.',

  'both.title': 'For you and for your organisation',
  'you.title': 'For you',
  'you.text':
    'You get a result in words, a first step you can take the same day, and exercises that take a few minutes. Most of it works without an account, and it costs nothing when you use it on your own.',
  'you.start': 'Take the stress profile',
  'you.exercises': 'See the exercises',
  'us.title': 'For your organisation',
  'us.text':
    'HR sees how groups are doing, which causes at work they point to, and whether anything has changed. Managers see their own units, and safety representatives see as much as HR.',
  'us.demo': 'See demo',
  'us.price':
    'The price depends on the package and on how many you are. You get it in writing before you decide, and it isn’t affected by what employees answer.',
  'us.book': 'Book free meeting',
  'us.packages': 'See the four packages',

  'promise.title': 'Your answers are protected',
  'promise.lead': 'This is what applies when you answer an invitation from your employer.',
  'promise.you': 'You see',
  'promise.youSee':
    'Your own answers, your zone and how it changes. You can delete everything you have saved whenever you like.',
  'promise.hr': 'HR, managers and safety representatives see',
  'promise.hrSees':
    'Rounded figures for groups with at least eight answers. Managers only see their own units, and none of them are told who answered what.',
  'promise.nobody': 'Nobody is shown this',
  'promise.nobodySees':
    'What another person has answered, or their score or zone. That includes us who run the service, but the people who operate the server have technical means that we describe openly.',
  'promise.more': 'How we count, and how to check it',

  'breath.title': 'Breathe for a minute',
  'breath.text':
    'Five calm breaths are often enough for your body to start winding down. Breathe in for four seconds, hold for two and breathe out for six.',
  'breath.start': 'Start breathing',
  'breath.end': 'Stop',
  'breath.in': 'Breathe in',
  'breath.hold': 'Hold',
  'breath.out': 'Breathe out',
  'breath.done': 'Done',
  'breath.stop': 'If you feel dizzy or anxious, stop and breathe as usual.',
} satisfies Record<keyof typeof sv, string>
