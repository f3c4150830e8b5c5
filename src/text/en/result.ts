import type { result as sv } from '../sv/result.ts'

export const result = {
  'zone.green': 'Green zone',
  'zone.yellow': 'Yellow zone',
  'zone.red': 'Red zone',
  'heading.green': 'You seem to have a balance that holds',
  'heading.yellow': 'Things seem to be wearing you down right now',
  'heading.red': 'You seem to be having a hard time right now',
  'heading.green.raised': 'Your total is below the limit, but {raised}. Take it seriously.',
  'heading.yellow.raised': 'Your total is in the yellow zone, and {raised}. Take it seriously.',
  'raised.several': '{parts} are raised',
  'raised.exhaustion': 'tiredness is raised',
  'raised.emotional_distancing': 'distance from work is raised',
  'raised.cognitive_impairment': 'trouble focusing is raised',
  'raised.emotional_regulation': 'the level of strong feelings is raised',
  'part.exhaustion': 'tiredness',
  'part.emotional_distancing': 'distance from work',
  'part.cognitive_impairment': 'trouble focusing',
  'part.emotional_regulation': 'the level of strong feelings',
  'raised.mistreatment': 'you describe conflicts or mistreatment at work',
  'raised.causes': 'something at work seems to be draining you',
  'meaning.raised':
    'The total is an average, so one part that is high can be hidden by others that are low. Do something about the part that is raised now, even if the rest feels fine.',
  'meaning.mistreatment':
    'It matters even if it only happens now and then. You should not have to put up with being treated badly at work, and there is help to be had even if you are otherwise well.',
  'meaning.causes':
    'You seem to recover from most things, but your answers about work suggest that something there may need to change before it starts to affect how you are.',
  'meaning.green':
    'Your answers suggest that you have time to recover from what is hard. It does not mean that everything is easy. It means that you have something worth taking care of.',
  'meaning.yellow':
    'Your answers suggest that the strain has been greater than the recovery for a while. That is common, and it can change. Small steps now do more good than big steps later.',
  'meaning.red':
    'Your answers suggest that you have carried a lot, for a long time. You should not have to deal with it alone. Rest and support come first. Most other things can wait.',

  'sickLeave.heading': 'Your total is below the limit, but you are on sick leave',
  'sickLeave.meaning':
    'The questions are mostly about work, so the total can be low when you have not worked. It does not mean that you have recovered.',
  'sickLeave.title': 'What the result says when you are on sick leave',
  'sickLeave.can':
    'It shows how you say you have been over the last four weeks, for example how tired you have been and how easy it has been to focus.',
  'sickLeave.cannot':
    'It cannot show whether you are ready to go back to work. The limits were set for people who work, so the zone says less about you, and the result should not be compared with one from a time when you worked.',
  'sickLeave.talk':
    'Talk to your doctor, or whoever signed you off, about how you are and what the next step is.',
  'sickLeave.kept':
    'That you are on sick leave is kept in this browser only. If you save the result in an account, it does not come along.',

  'today.title': 'Do this today',
  'today.green.1': 'Take a break before you need it. Five minutes without a screen is enough.',
  'today.green.2': 'Think of one thing that has made this week better. Do it again tomorrow.',
  'today.green.3': 'Stop work on time at least one day a week, and let that time be yours.',
  'today.yellow.1': 'Choose one thing that can wait, and let it wait.',
  'today.yellow.2':
    'Breathe calmly for a minute: in for four seconds, hold for two, out for six. Five breaths are enough.',
  'today.yellow.3': 'Tell someone how you are doing. A friend, a colleague or your manager.',
  'today.first.exhaustion':
    'Drop one thing today and rest instead. If you have rested for several weeks and it has not helped, contact your health centre or occupational health.',
  'today.first.emotional_distancing':
    'Tell someone you trust that work feels far away, and say what you would like to change.',
  'today.first.cognitive_impairment':
    'Do one thing at a time today and write down what you need to remember. If you have had trouble focusing or remembering for several weeks, contact your health centre or occupational health.',
  'today.first.emotional_regulation':
    'Step away for a while when your feelings get strong, and tell someone you trust today how you are doing.',
  'today.first.mistreatment':
    'Tell someone you trust today what is happening to you, and write down what has happened and when.',
  'today.first.causes':
    'Write down what drains you most at work, and ask your manager for a time when you can talk about it.',
  'today.red.1': 'Talk to someone today. A friend, your manager or 1177.',
  'today.red.2': 'Cross out whatever can be crossed out. What matters most right now is that you rest.',
  'today.red.3':
    'Call your health centre or occupational health today and ask for an appointment. If they are closed, call on the next working day.',

  'mistreated.title': 'If you are treated badly at work',
  'mistreated.1':
    'Tell your manager, or HR or the safety representative if your manager is the one it is about. Mistreatment is not acceptable, and under the Swedish provisions AFS 2023:2 the employer must have routines for what is done then.',
  'mistreated.2':
    'Write down the date, the place, what happened and who was there. Bring the safety representative, your union or a colleague to the meeting if you like.',
  'mistreated.3':
    'Get support for yourself while it is going on. Call 112 if somebody threatens or hurts you.',
  'mistreated.ask': 'Ask somebody to get in touch with you',
  'mistreated.plan': 'More steps in your action plan',

  'care.title': 'When to seek help',
  'care.1': 'You have slept badly for several weeks.',
  'care.2': 'Rest does not help, or you cannot manage everyday life.',
  'care.3': 'Worry, low mood or anger takes over your days.',
  'care.4': 'You have trouble remembering, or often feel dizzy when you are stressed.',
  'care.where': 'Contact your health centre or occupational health. If you are unsure, call 1177.',

  'next.title': 'Next step',
  'next.green': 'Advice for keeping your balance',
  'next.yellow': 'What you can do now',
  'next.red': 'Support and recovery',
  'next.raised': 'Start with your action plan',
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
  'causes.help': 'It happens, take it seriously',
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
  'save.closed':
    'The result has not been saved to your account, because only your private address opens what is your own. It is still in this browser. Sign out, and sign in here with the private address to save it.',
  'save.failed': 'The result could not be saved in your account. It is still in this browser.',
  'save.remove': 'Remove the result from the browser',
  'save.remove.question': 'Remove the result? You can’t get it back.',
  'save.remove.yes': 'Yes, remove it',
  'save.remove.no': 'No, keep it',
  'save.removed': 'The result has been removed from the browser.',
  'save.print': 'Print',
  'save.results': 'See all your results',
  'save.again': 'Take it again',
  'signedOut.heading': 'Sign in to see the result',
  'signedOut.text': 'The result belongs to an account, so only the person signed in there can read it.',
  'signedOut.button': 'Sign in',
  taken: 'Answered {date}',
} satisfies Record<keyof typeof sv, string>
