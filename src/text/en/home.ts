import type { home as sv } from '../sv/home.ts'

export const home = {
  title: 'Stress profile and support against stress at work',
  description:
    'Twelve questions about your working days show where you stand and what you can do today. Your employer never sees your answers.',

  'hero.title': 'How high is the water right now?',
  'hero.lead':
    'Twelve questions about your working days show you where you stand, and what you can do today.',
  'hero.start': 'Take the stress profile',
  'hero.how': 'See who sees what',
  'hero.note': 'No account needed. Your answers stay in your browser until you choose to save them.',

  'promise.title': 'Your answers stay below the surface',
  'promise.lead': 'If your employer has invited you to answer, this is what applies.',
  'promise.you': 'You see',
  'promise.youSee': 'Your own answers, your zone and how it changes. You can erase all of it at any time.',
  'promise.hr': 'HR and safety representatives see',
  'promise.hrSees':
    'Rounded figures for groups with at least eight answers. Never who answered what. Your manager never sees more than that.',
  'promise.nobody': 'Nobody sees',
  'promise.nobodySees': 'Anyone else’s answers. Not even we who run the service have a page that shows them.',

  'promise.more': 'How we count, and how you can check it',

  'zones.title': 'Three zones, and what helps in each',
  'zones.green': 'Green zone',
  'zones.greenText': 'Low stress. You keep up what works: movement, sleep and short breaks.',
  'zones.yellow': 'Yellow zone',
  'zones.yellowText':
    'The stress has begun to show. You find out what is behind it while it is still easy to change.',
  'zones.red': 'Red zone',
  'zones.redText':
    'You seem to be having a hard time. Recovery comes first, and you do not have to manage it alone.',
  'zones.note': 'The zone shows how your answers compare with reference values. It is not a diagnosis.',

  'steps.title': 'How it works',
  'steps.1.title': 'You find out who sees what',
  'steps.1.text': 'Before the first question, in plain words.',
  'steps.2.title': 'You answer twelve questions',
  'steps.2.text': 'One at a time. You can go back, skip and continue later.',
  'steps.3.title': 'You get your result in words',
  'steps.3.text': 'What it means, what you can do today and when to seek help.',
  'steps.4.title': 'You choose a few steps',
  'steps.4.text': 'Two or three actions are enough. We can remind you if you like.',

  'work.title': 'If you are responsible for others',
  'work.hr.title': 'HR',
  'work.hr.text':
    'See where the strain is, which causes groups point to and whether anything has changed. You can never see an individual.',
  'work.hr.link': 'Look around a made-up organisation',
  'work.manager.title': 'Managers',
  'work.manager.text':
    'Book a lecture on early signs, practise difficult conversations in a workshop or get coaching of your own.',
  'work.manager.link': 'Lectures and workshops',
  'work.safety.title': 'Safety representatives',
  'work.safety.text':
    'Follow the same rounds and group results as HR, and see every change to the list of participants.',

  'work.more': 'Everything we do for companies',

  'end.title': 'Start where you are',
  'end.text': 'It takes a few minutes, and you decide what happens next.',
} satisfies Record<keyof typeof sv, string>
