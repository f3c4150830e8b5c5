import type { mine as sv } from '../sv/mine.ts'

export const mine = {
  'today.title': 'Today',
  'today.description': 'Your page in %%BRAND_NAME%%: how you are doing, and one thing to do now.',
  'today.heading': 'Today',
  'today.profile': 'Take the stress profile',
  'today.breathe': 'Breathe for a minute',
  'help.title': 'Help',
  'help.description': 'Numbers to call now, and how to reach someone to talk to.',
  'help.heading': 'Help',
  'help.support.title': 'Ask someone for support',
  'help.support.text':
    'You choose who gets your request, and you see exactly what will be sent before you send it.',
  'help.support.link': 'Ask for support',
  'help.write.title': 'Write to us',
  'help.write.text': 'If something does not work, or you have a question about the service, write to us.',
  'help.write.link': 'Contact us',
  'settings.title': 'Settings',
  'settings.description': 'Signing in, e-mail, calendar and your data.',
  'settings.heading': 'Settings',
} satisfies Record<keyof typeof sv, string>
