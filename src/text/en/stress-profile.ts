import type { stressProfile as sv } from '../sv/stress-profile.ts'

export const stressProfile = {
  'overview.title': 'Stress profile',
  'overview.description':
    'Twelve questions about how you are doing at work. They take three to four minutes to answer, and you find out what your answers suggest and what can help today.',
  'overview.heading': 'How are you doing at work?',
  'overview.lead':
    'You answer twelve questions about the last four weeks and find out what your answers suggest and what can help today.',
  'overview.picture': 'The result is a figure from 1 to 5, and it falls in the green, yellow or red zone.',
  'overview.start': 'Take the stress profile',
  'overview.time': 'It takes three to four minutes, and you don’t need an account.',
  'overview.how.title': 'How it works',
  'overview.how.1': 'You read about who sees what.',
  'overview.how.2': 'You answer one question at a time and can take a break whenever you like.',
  'overview.how.3': 'You get your result straight away, with advice for today and for the weeks ahead.',
  'overview.zones.title': 'What you find out',
  'overview.zones.lead':
    'Your answers place you in one of three zones, and the zone decides which advice you get. The limits are provisional and not yet validated for Swedish conditions.',
  'overview.zones.green': 'Green zone',
  'overview.zones.green.text': 'Your strain seems to be low. You get advice on how to keep it that way.',
  'overview.zones.yellow': 'Yellow zone',
  'overview.zones.yellow.text':
    'Work seems to be draining your energy. You find out more about what may lie behind it.',
  'overview.zones.red': 'Red zone',
  'overview.zones.red.text':
    'Your strain seems to be high. You get help to rest, and suggestions on who you can talk to.',
  'overview.who.title': 'Who sees what',
  'overview.who.self':
    'If you take the profile for yourself, nothing leaves this browser unless you choose to send it.',
  'overview.who.round':
    'If you answer in your employer’s survey, your answers are only ever shown mixed with those of at least seven others on its list. Neither your manager, your colleagues nor HR sees your result in the service, but anyone helped by nearly everyone in your group can work it out.',
  'overview.deeper.title': 'Would you like to know more about the causes?',
  'overview.deeper.text':
    'The in-depth analysis has 24 questions and an optional part about possible causes at work. It takes eight to twelve minutes.',
  'overview.deeper.link': 'Go to the in-depth analysis',
  'overview.purpose.title': 'What the service is for',
  'purpose.text':
    'The service is intended for working adults who wish to reflect on their work-related stress and recovery, and for the employer’s systematic work-environment management at group level. It is not intended to detect, predict, monitor, treat or alleviate disease, and does not replace an assessment by health care or occupational health services. The colours show how your answers relate to reference values, not whether you are ill.',
} satisfies Record<keyof typeof sv, string>
