import type { result as sv } from '../sv/result.ts'

export const result = {
  'leave.label': 'Leave this page quickly',

  'helpNow.title': 'There is help now',
  'helpNow.lead': 'You do not have to be sure that it is bad enough. Call anyway.',
  'helpNow.112': 'When life is in danger. Day and night.',
  'helpNow.1177': 'Health care advice. Day and night.',
  'helpNow.90101': 'Mind’s suicide prevention line. Phone and chat.',
  'helpNow.90390': 'Hjälplinjen. Support in a crisis.',
  'helpNow.companion': 'Jourhavande medmänniska, someone to talk to. Evenings and nights, 21–06.',
  'helpNow.priest': 'Ask for the priest on duty. Evenings and nights, 21–06.',

  'zone.green': 'Green zone',
  'zone.yellow': 'Yellow zone',
  'zone.red': 'Red zone',
  'heading.green': 'You seem to have a balance that holds',
  'heading.yellow': 'Things seem to be wearing you down right now',
  'heading.red': 'You seem to be having a hard time right now',
  'meaning.green':
    'Your answers suggest that you have time to recover from what is hard. It does not mean that everything is easy. It means that you have something worth taking care of.',
  'meaning.yellow':
    'Your answers suggest that the strain has been greater than the recovery for a while. That is common, and it can change. Small steps now do more good than big steps later.',
  'meaning.red':
    'Your answers suggest that you have carried a lot, for a long time. You should not have to deal with it alone. Rest and support come first. Most other things can wait.',

  'today.title': 'Do this today',
  'today.green.1': 'Take a break before you need it. Five minutes without a screen is enough.',
  'today.green.2': 'Think of one thing that has made this week better. Do it again tomorrow.',
  'today.green.3': 'Stop work on time at least one day a week, and let that time be yours.',
  'today.yellow.1': 'Choose one thing that can wait, and let it wait.',
  'today.yellow.2':
    'Breathe calmly for a minute: in for four seconds, hold for two, out for six. Five breaths are enough.',
  'today.yellow.3': 'Tell someone how you are doing. A friend, a colleague or your manager.',
  'today.red.1': 'Talk to someone today. A friend, your manager or 1177.',
  'today.red.2': 'Cross out whatever can be crossed out. What matters most right now is that you rest.',
  'today.red.3': 'Make an appointment with your health centre or occupational health this week.',

  'care.title': 'When to seek help',
  'care.1': 'You have slept badly for several weeks.',
  'care.2': 'Rest does not help, or you cannot manage everyday life.',
  'care.3': 'Worry, low mood or anger takes over your days.',
  'care.4': 'You forget things, feel dizzy or get chest pain when you are stressed.',
  'care.where': 'Contact your health centre or occupational health. If you are unsure, call 1177.',
  'care.urgent':
    'Call 112 if someone is in danger, or if chest pain does not go away. If you have thoughts of not wanting to live, call 90101.',

  'next.title': 'Next step',
  'next.green': 'Advice for keeping your balance',
  'next.yellow': 'What you can do now',
  'next.red': 'Support and recovery',
  'next.deeper': 'Find out where it comes from',
  'next.plan': 'See your plan',

  'figures.title': 'Your figures',
  'figures.lead': 'The scale goes from 1 (never) to 5 (always). Higher means more strain.',
  'figures.total': 'Total',
  'figures.ofFive': '{score} of 5',
  'figures.caption': 'Total {score} of 5, {zone}. The dashed lines show where higher values begin.',
  'figures.raised': 'Raised',
  'figures.not_raised': 'Not raised',
  'figures.green': 'Green',
  'figures.yellow': 'Yellow',
  'figures.red': 'Red',
  'figures.onlyRaised':
    'Twelve questions can only tell whether a part is raised or not. The zone comes from the total.',
  'figures.allBands': 'The zone comes from the total. The parts show what weighs most.',
  'figures.tableCaption': 'Figures and limits',
  'figures.table': 'Show the figures as a table',
  'figures.table.part': 'Part',
  'figures.table.score': 'Value',
  'figures.table.band': 'Level',
  'figures.table.yellowFrom': 'Yellow or raised from',
  'figures.table.redFrom': 'Red from',

  'causes.title': 'What at work may lie behind it',
  'causes.lead': 'What takes most energy comes first. Higher means worse.',
  'causes.high': 'High',
  'causes.medium': 'Medium',
  'causes.none': 'Low',
  'causes.own': 'The limits for causes are the service’s own and come from no study.',

  'change.title': 'Since last time',
  'change.first': 'This is your first result with these questions. Next time you will see what has changed.',
  'change.none':
    'No certain change since {date}. The difference of {delta} is so small that it may be due to chance.',
  'change.better': 'The strain has gone down since {date}. The difference of {delta} is certain.',
  'change.worse': 'The strain has gone up since {date}. The difference of {delta} is certain.',
  'change.clear': 'It is a clear change: you have gone from {from} to {to}.',
  'change.parts': 'For the parts nothing certain can be said with so few questions.',

  'limits.provisional': 'The limits are provisional, not yet validated for Swedish conditions.',
  'limits.notDiagnosis':
    'This is not a diagnosis. The colours show how your answers relate to reference values, not whether you are ill.',
  'limits.more': 'How the result is worked out',

  'save.title': 'Would you like to keep the result?',
  'save.browser': 'It lies in this browser and nowhere else.',
  'save.button': 'Save in my account',
  'save.saving': 'Saving …',
  'save.saved': 'The result is saved in your account.',
  'save.waiting':
    'The result will be saved in your account as soon as possible. If you have been signed out, sign in again.',
  'save.failed': 'The result could not be saved in your account. It is still in this browser.',
  'save.remove': 'Remove the result from the browser',
  'save.removed': 'The result has been removed from the browser.',
  'save.print': 'Print',
  'save.results': 'See all your results',
  'save.again': 'Take it again',
  'signedOut.heading': 'Sign in to see the result',
  'signedOut.text': 'The result belongs to an account, so only the person signed in there can read it.',
  'signedOut.button': 'Sign in',
  taken: 'Answered {date}',
} satisfies Record<keyof typeof sv, string>
