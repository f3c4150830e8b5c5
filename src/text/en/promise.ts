import type { promise as sv } from '../sv/promise.ts'

export const promise = {
  'promise.mixed':
    'Your answers are always shown mixed with those of at least seven others on your employer’s list.',
  'promise.upward':
    'If your group is too small, the answers are counted in a larger group where possible, and otherwise in no figure.',
  'promise.refresh':
    'A figure is only shown again if it’s made up of the same people as before, or if at least four people have joined or left it, so that nobody stands out by joining, leaving or changing groups.',
  'promise.helpers':
    'The promise has a limit. Your employer writes the list, and if seven of the eight people in a group help your employer, the eighth person’s result can be worked out exactly.',
  'promise.able':
    'Your employer also handles addresses, slips and dates, and can affect who gets the chance to answer, but if you have a safety representative, they can see roughly how many people in each unit have received their invitation.',
  'promise.hidden': 'No new figure is shown here, so that nobody can be singled out.',
} satisfies Record<keyof typeof sv, string>
