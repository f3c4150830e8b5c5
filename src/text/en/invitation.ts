import type * as sv from '../sv/invitation.ts'

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
} satisfies Record<keyof typeof sv.slip, string>

export const sms = {
  opened: '{organisation} is asking how you feel at work. Answer by {day}: {link}',
  reminder:
    '{organisation} is reminding everybody, also you who have answered. The last day is {day}: {link}',
  extended: '{organisation} has moved the last day to answer to {day}: {link}',
  pointer:
    '{organisation} has sent a reminder about a voluntary survey to your e-mail. Everybody gets it, also you who have answered. The last day is {day}. If you decline in the e-mail, you get no more text messages.',
  safety:
    'The link is your own. Opening it changes nothing. It is voluntary, and only groups with at least {count} answers are shown.',
} satisfies Record<keyof typeof sv.sms, string>
