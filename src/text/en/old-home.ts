import type { oldHome as sv } from '../sv/old-home.ts'

export const oldHome = {
  title: 'How are you doing at work?',
  description: 'Twelve questions, three zones and advice you can use today.',
  lead: 'Twelve questions give you a picture of your stress. Then you get advice you can use today.',
  'action.start': 'Take the stress profile',
  'action.companies': 'For companies',
  'zones.title': 'Three zones',
  'zone.green': 'Green zone',
  'zone.green.text': 'Low stress. Keep up what works.',
  'zone.yellow': 'Yellow zone',
  'zone.yellow.text': 'Raised stress. See where it comes from, and change something in time.',
  'zone.red': 'Red zone',
  'zone.red.text': 'High stress. Rest and get help now.',
  'steps.title': 'The steps',
  'step.1': 'Answer twelve questions. It takes a few minutes.',
  'step.2': 'See your zone and what you can do.',
  'step.3': 'Choose two or three things, and set a time for them.',
  'privacy.title': 'Your answers are yours',
  'privacy.text':
    'If you answer on your own, everything stays in your browser. At work, HR sees only groups with at least eight answers.',
  'privacy.link': 'How it works',
} satisfies Record<keyof typeof sv, string>
