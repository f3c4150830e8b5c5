import type { stressProfile as sv } from '../sv/stress-profile.ts'

export const stressProfile = {
  'overview.title': 'Stress profile',
  'overview.description':
    'Twelve questions about how you are doing at work. It takes three to four minutes. You learn what your answers suggest and what can help today.',
  'overview.heading': 'How are you doing at work?',
  'overview.lead':
    'Twelve questions about the last four weeks. You learn what your answers suggest, and what can help already today.',
  'overview.start': 'Take the stress profile',
  'overview.time': 'It takes three to four minutes. You need no account.',
  'overview.how.title': 'How it works',
  'overview.how.1': 'You read who sees what.',
  'overview.how.2': 'You answer one question at a time. You can pause whenever you like.',
  'overview.how.3': 'You get the result at once, with advice for today and for the time ahead.',
  'overview.zones.title': 'What you learn',
  'overview.zones.lead':
    'Your answers land in one of three zones. The zone decides which advice you get. The limits are provisional, not yet validated for Swedish conditions.',
  'overview.zones.green': 'Green zone',
  'overview.zones.green.text':
    'Strain and recovery seem to be in balance. You get advice that helps you keep it.',
  'overview.zones.yellow': 'Yellow zone',
  'overview.zones.yellow.text': 'It seems to be wearing on you. You learn more about what may lie behind it.',
  'overview.zones.red': 'Red zone',
  'overview.zones.red.text':
    'You seem to be having a hard time. You get help to rest, and not to carry it alone.',
  'overview.who.title': 'Who sees what',
  'overview.who.self':
    'If you take the profile for your own sake, nothing leaves this browser unless you choose so yourself.',
  'overview.who.round':
    'If you answer in your employer’s survey, your answers are only shown mixed with those of others. No manager, colleague or HR sees your result.',
  'overview.deeper.title': 'Would you like to know more about the causes?',
  'overview.deeper.text':
    'The in-depth analysis has 24 questions, and a part about what at work may lie behind it. It takes eight to twelve minutes.',
  'overview.deeper.link': 'To the in-depth analysis',
  'overview.purpose.title': 'What the service is for',
  'purpose.text':
    'The service is intended for working adults who wish to reflect on their work-related stress and recovery, and for the employer’s systematic work-environment management at group level. It is not intended to detect, predict, monitor, treat or alleviate disease, and does not replace an assessment by health care or occupational health services. The colours show how your answers relate to reference values, not whether you are ill.',
} satisfies Record<keyof typeof sv, string>
