import type { offline as sv } from '../sv/offline.ts'

export const offline = {
  title: 'No internet connection',
  description:
    'This page can’t be shown without the internet, but you can take the stress profile, do an exercise, and see phone numbers for help.',
  lead: 'The page you wanted needs the internet. It will open as soon as you are connected again.',
  still: 'What you can do in the meantime:',
  profile: 'Take the stress profile',
  exercises: 'Do an exercise, such as breathing for a minute',
  help: 'If you need to talk to somebody, you can call the numbers at the bottom of the page.',
} satisfies Record<keyof typeof sv, string>
