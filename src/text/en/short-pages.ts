import type * as sv from '../sv/short-pages.ts'

export const notFound = {
  title: 'This page doesn’t exist',
  description: 'There is no page at this address.',
  lead: 'There is no page at this address.',
  why: 'The link may be old, or there may be a mistake in the address.',
  home: 'Go to the home page',
} satisfies Record<keyof typeof sv.notFound, string>

export const offline = {
  title: 'No internet connection',
  description:
    'This page can’t be shown without the internet, but you can take the stress profile, do an exercise, and see phone numbers for help.',
  lead: 'The page you wanted needs the internet. It will open as soon as you are connected again.',
  still: 'What you can do in the meantime:',
  profile: 'Take the stress profile',
  exercises: 'Do an exercise, such as breathing for a minute',
  help: 'If you need to talk to somebody, you can call the numbers at the bottom of the page.',
} satisfies Record<keyof typeof sv.offline, string>

export const legal = {
  'legal.contents': 'On this page',
} satisfies Record<keyof typeof sv.legal, string>

export const hrDashboard = {
  title: 'Overview',
  description:
    'How is the organisation doing, which causes have the highest figures, and is it moving the right way? The overview shows groups, never individuals.',
  lead: 'The overview shows how different groups are doing and how that changes, but never individuals. Each figure is calculated once, when the survey has closed.',
} satisfies Record<keyof typeof sv.hrDashboard, string>

export const units = {
  title: 'Units',
  description:
    'All units in one table, with strain, change over time and the cause with the highest figure. The table shows groups, never individuals.',
  lead: 'Here you see all units in a survey, with strain, change over time and the cause with the highest figure. Choose a unit to read more about it. The figures show groups, never individuals.',
} satisfies Record<keyof typeof sv.units, string>

export const examples = {
  title: 'The parts of the interface',
  lead: 'Each part as it is used, in Swedish. The page is for us who build and test.',
} satisfies Record<keyof typeof sv.examples, string>
