import type { sms as sv } from '../sv/sms.ts'

export const sms = {
  opened: '{organisation} is asking how you feel at work. Answer by {day}: {link}',
  reminder:
    '{organisation} is reminding everybody, also you who have answered. The last day is {day}: {link}',
  extended: '{organisation} has moved the last day to answer to {day}: {link}',
  pointer:
    '{organisation} has sent a reminder about a voluntary survey to your e-mail. Everybody gets it, also you who have answered. The last day is {day}. If you decline in the e-mail, you get no more text messages.',
  safety:
    'The link is your own. Opening it changes nothing. It is voluntary, and only groups with at least {count} answers are shown.',
} satisfies Record<keyof typeof sv, string>
