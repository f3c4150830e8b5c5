import type { result as sv } from '../sv/result.ts'

export const result = {
  'zone.green': 'Green zone',
  'zone.yellow': 'Yellow zone',
  'zone.red': 'Red zone',
  'heading.green': 'You seem to be doing fairly well right now',
  'heading.yellow': 'Work seems to be draining your energy right now',
  'heading.red': 'You seem to be having a hard time right now',
  'heading.green.raised': 'Most things seem to be working right now, but {raised}',
  'raised.exhaustion': 'you’re often very tired',
  'raised.emotional_distancing': 'work often feels pointless',
  'raised.cognitive_impairment': 'you often find it hard to focus',
  'raised.emotional_regulation': 'your feelings often get strong',
  'raised.mistreatment': 'you describe conflicts, threats or mistreatment at work',
  'raised.causes': 'something at work seems to be draining you',
  'meaning.raised':
    'The total is an average, which can hide that one part is high. Do something about that part now, even if the rest feels fine.',
  'meaning.mistreatment':
    'You shouldn’t have to be treated badly at work, not even now and then. Help is available.',
  'meaning.causes':
    'Your total is low, but something at work may need to change before it starts to affect how you are.',
  'meaning.green':
    'Your answers suggest low strain right now. That doesn’t mean everything is easy, but much of it works and is worth holding on to.',
  'meaning.yellow':
    'Your answers suggest more strain than is good in the long run. That is common, and it can change.',
  'meaning.yellow.raised':
    'Judging by your answers, {raised}. That’s common when there has been too much for a while, and it can often be changed.',
  'meaning.red':
    'Your answers suggest so much strain that you need rest and support. You shouldn’t have to deal with it alone.',
  'past.green': 'You seemed to be doing fairly well then',
  'past.yellow': 'Work seemed to be draining your energy then',
  'past.red': 'You seemed to be having a hard time',
  'past.green.raised': 'Most things seemed to be working, but something was draining you',
  'past.yellow.raised': 'Work seemed to be draining your energy then',
  'past.sickLeave': 'Your total was below the limit, but you were on sick leave',
  'meaning.past':
    'This is an earlier result. If you want to know how things are now, answer the questions again.',
  'past.water': 'The strain was {score} on a scale from 1 to 5.',
  'past.sickLeave.title': 'What the result showed while you were on sick leave',
  'past.sickLeave.can':
    'It showed how you had been over the four weeks before, but not whether you were ready to go back to work. The limits were set for people who work, so don’t compare this result with one from a time when you worked.',
  'past.change': 'Since the time before',
  'past.change.none':
    'No clear change since {date}. The difference of {delta} was so small that it may have been due to chance.',
  'past.change.better':
    'The strain had gone down since {date}. The difference of {delta} was larger than chance would usually explain.',
  'past.change.worse':
    'The strain had gone up since {date}. The difference of {delta} was larger than chance would usually explain.',
  'past.change.clear': 'It was a clear change: you had gone from {from} to {to}.',
  'past.causes': 'What may have been causing it at work',
  'past.causes.lead': 'What drained most energy comes first. A higher figure is worse.',
  'past.causes.help': 'It happened and needed to be taken seriously',
  water: 'The strain is {score} on a scale from 1 to 5.',

  'sickLeave.heading': 'Your total is below the limit, but you are on sick leave',
  'sickLeave.meaning':
    'The questions are mostly about work, so the total can be low when you haven’t worked. It doesn’t mean that you have recovered.',
  'sickLeave.title': 'What the result shows when you are on sick leave',
  'sickLeave.can':
    'It shows how you have been over the last four weeks, but not whether you are ready to go back to work. The limits were set for people who work, so don’t compare this result with one from a time when you worked.',
  'sickLeave.talk': 'Talk to your doctor, or whoever signed you off, about the next step.',
  'sickLeave.about': 'About being on sick leave',
  'sickLeave.recovery.do': 'Go to the recovery programme',
  'sickLeave.recovery': 'The recovery programme',
  'sickLeave.kept': 'That you are on sick leave is kept in this browser only, never in an account.',

  'today.title': 'What you can do now',
  'first.exhaustion': 'Drop one thing today and rest instead',
  'first.emotional_distancing': 'Tell someone you trust that you find it hard to care about work',
  'first.cognitive_impairment': 'Do one thing at a time today and write down what you need to remember',
  'first.emotional_regulation': 'Step away for a while when your feelings get strong',
  'first.mistreatment': 'Tell someone you trust today what is happening to you',
  'first.causes': 'Ask your manager for a time to talk about what drains you most',
  'action.add': 'Add to my plan',
  'action.exchange': 'Show another',
  'action.undo': 'Undo',
  'action.at.today': 'Today at {time}',
  'action.at.evening': 'This evening at {time}',
  'action.at.tomorrow': 'Tomorrow at {time}',
  'action.at.day': '{day} at {time}',
  'action.weekly': 'After that it comes back for four weeks.',
  'action.planned': 'It’s in your plan.',
  'action.notKept': 'It’s in your plan, but the browser can’t keep the plan when you close the page.',
  'action.removed': 'It has been removed from the plan.',
  'action.full': 'The plan is full. Remove something from it first.',
  'step.begin.do': 'Start with your action plan',
  'step.plan': 'Drop one thing today',
  'step.plan.text': 'The rest can wait.',
  'step.plan.do': 'See your plan',
  'step.support': 'Get help from someone',
  'step.support.text': 'Call your health centre today, or ask someone to call you.',
  'step.support.do': 'Support and recovery',
  'step.breathe': 'Take a break',
  'step.breathe.do': 'Breathe for a minute',
  'step.deeper': 'Find out where it comes from',
  'step.deeper.text':
    'The in-depth analysis takes eight to twelve minutes and shows what at work may be causing it.',
  'step.deeper.do': 'Take the in-depth analysis',
  'step.talk': 'Talk to your manager or HR',
  'step.talk.text': 'You don’t have to say what you answered.',
  'step.talk.do': 'Get help with the words',
  'step.balance': 'Keep doing what works',
  'step.balance.do': 'Advice for keeping your balance',
  'step.checkUp': 'Take the profile again in two months',
  'step.checkUp.do': 'Choose a day',

  'mistreated.title': 'If you are treated badly at work',
  'mistreated.1': 'Call 112 if somebody threatens or hurts you.',
  'mistreated.2':
    'Tell your manager, or HR or the safety representative if it is about your manager. The employer must have routines for dealing with it (Swedish provisions AFS 2023:2).',
  'mistreated.3': 'Write down the date, the place, what happened and who was there.',
  'mistreated.read': 'Bullying, threats and violence: help and numbers',
  'mistreated.ask': 'Ask somebody to get in touch with you',
  'mistreated.plan': 'More steps in your action plan',

  'care.title': 'When to seek help',
  'care.signs':
    'Contact your health centre or occupational health if rest doesn’t help. Do the same if worry, low mood or anger takes over your days, or if you have trouble remembering or often feel dizzy.',
  'care.sleep':
    'Contact your health centre if you’ve slept badly most nights for four weeks, and after only two if you can’t get through the days. Call 1177 today if you sleep very little without getting tired, your thoughts race and you have far more energy than usual.',
  'care.unsure': 'Call 1177 if you are unsure.',

  'figures.title': 'Your figures',
  'figures.lead': 'The scale goes from 1 (never) to 5 (always). Higher means more strain.',
  'figures.period': 'The questions were about the last four weeks you had worked.',
  'figures.period.sickLeave': 'The questions were about the last four weeks.',
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
  'figures.allBands': 'The zone comes from the total. The parts show where the strain is greatest.',
  'figures.tableCaption': 'Figures and limits',
  'figures.table': 'Show the figures as a table',
  'figures.table.part': 'Part',
  'figures.table.score': 'Value',
  'figures.table.band': 'Level',
  'figures.table.yellowFrom': 'Yellow or raised from',
  'figures.table.redFrom': 'Red from',

  'causes.title': 'What may be causing it at work',
  'causes.lead': 'What drains most energy comes first. A higher figure is worse.',
  'causes.high': 'High',
  'causes.medium': 'Medium',
  'causes.none': 'Low',
  'causes.help': 'It happens and needs to be taken seriously',
  'causes.own': 'The limits for causes are the service’s own and don’t come from any study.',

  'change.title': 'Since last time',
  'change.none':
    'No clear change since {date}. The difference of {delta} is so small that it may be due to chance.',
  'change.better':
    'The strain has gone down since {date}. The difference of {delta} is larger than chance would usually explain.',
  'change.worse':
    'The strain has gone up since {date}. The difference of {delta} is larger than chance would usually explain.',
  'change.clear': 'It is a clear change: you have gone from {from} to {to}.',
  'change.parts': 'With so few questions, we can’t say whether any single part has changed.',
  'change.limit':
    'We worked out where chance ends from answers to another questionnaire, so the limit is approximate.',
  'change.how': 'How the limit for a change is worked out',

  'apart.version':
    'The questions were reworded after your result of {date}, so we can’t say whether your strain has changed since then.',
  'apart.sickLeave':
    'You were on sick leave when you answered on {date}, so that result can’t be compared with others.',

  'limits.provisional': 'The limits are provisional and not yet validated for Swedish conditions.',
  'limits.notDiagnosis':
    'This isn’t a diagnosis. The zone is provisional, because the limits come from another questionnaire.',
  'limits.near.green':
    'You are close to the limit of the green zone, so a single answer may have decided it. Trust how you feel.',
  'limits.near.yellow':
    'You are close to the limit of the yellow zone, so a single answer may have decided it. Trust how you feel.',
  'limits.near.red':
    'You are close to the limit of the red zone, so a single answer may have decided it. Trust how you feel.',
  'limits.more': 'How the result is worked out',

  'save.title': 'Would you like to keep the result?',
  'save.browser': 'The result is stored in this browser only.',
  'save.notKept': 'The browser can’t save the result, so it will be lost when you close the page.',
  'save.button': 'Save in my account',
  'save.saving': 'Saving…',
  'save.saved': 'The result is saved in your account.',
  'save.waiting':
    'The result will be saved in your account as soon as possible. If you have been signed out, sign in again.',
  'save.closed':
    'The result hasn’t been saved to your account, because only your private address opens what is your own. It is still in this browser. Sign out, and sign in here with the private address to save it.',
  'save.failed': 'The result couldn’t be saved in your account. It is still in this browser.',
  'save.remove': 'Remove the result from the browser',
  'save.remove.question': 'Do you want to remove the result? You can’t get it back.',
  'save.remove.yes': 'Yes, remove it',
  'save.remove.no': 'No, keep it',
  'save.shared':
    'You are answering on a shared screen, so the result isn’t stored anywhere. You may want to write down what you would like to remember.',
  'save.removed': 'The result has been removed from the browser.',
  'save.print': 'Print',
  'save.results': 'See all your results',
  'save.again': 'Answer the questions again',
  'signedOut.heading': 'Sign in to see the result',
  'signedOut.text': 'The result belongs to an account, so only the person signed in there can read it.',
  'signedOut.button': 'Sign in',
  taken: 'Answered {date}',
} satisfies Record<keyof typeof sv, string>
