import type { oldHome as sv } from '../sv/old-home.ts'

export const oldHome = {
  title: 'How are you doing at work?',
  description: 'Twelve questions, three zones and advice you can use today.',
  lead: 'Twelve questions give you a picture of your stress and advice that you can use today.',
  'action.start': 'Take the stress profile',
  'action.companies': 'For companies',
  'zones.title': 'Three zones',
  'zone.green': 'Green zone',
  'zone.green.text': 'Your stress is low, so you can keep doing what works.',
  'zone.yellow': 'Yellow zone',
  'zone.yellow.text': 'Your stress is raised, so find out where it comes from and change something in time.',
  'zone.red': 'Red zone',
  'zone.red.text': 'Your stress is high, so you need to rest and get help now.',
  'steps.title': 'How it works',
  'step.1': 'You answer twelve questions, which takes a few minutes.',
  'step.2': 'You see which zone you are in and what you can do.',
  'step.3': 'You choose two or three things and set a time for them.',
  'privacy.title': 'Your answers are yours',
  'privacy.text':
    'If you answer on your own, everything stays in your browser. At work, HR sees only groups with at least eight answers.',
  'privacy.link': 'How it works',
} satisfies Record<keyof typeof sv, string>
