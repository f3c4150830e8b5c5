import type { slip as sv } from '../sv/slip.ts'

export const slip = {
  sealed:
    'This slip should be sealed when you get it. Anyone who has seen the code can answer in your place, so ask for a new one if it has been opened.',
  scan: 'Scan the square with your phone, or enter the code at',
  until: 'The last day to answer is {day}. The code works once.',
  what: '{organisation} is asking how you feel at work. You answer with the code here, and you need neither e-mail nor an account.',
  seen: 'In the service your employer only sees figures for groups with at least {count} answers, never what you answered or whether you did.',
  voluntary: 'Answering is voluntary, and you see your own result straight away.',
  'printed.employer': 'The code was printed by your employer.',
  'printed.safety_representative': 'The code was printed by the safety representative.',
} satisfies Record<keyof typeof sv, string>
