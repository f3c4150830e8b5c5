import type { recoveryProgramme as sv } from '../sv/recovery-programme.ts'

export const recoveryProgramme = {
  'recovery.title': 'Recovery programme',
  'recovery.description':
    'A six-week programme with one small step a day, for people who have had too much to deal with for too long. Each week you answer a short weekly check.',
  'recovery.heading': 'Recovery programme',
  'recovery.lead':
    'One small step a day for six weeks. You start where you are, and you can pause whenever you like.',
  'recovery.retry': 'Try again',

  'intro.is': 'How the programme works',
  'intro.is.1':
    'Each day you get one small step, which usually takes five to ten minutes. One day a week is a day of rest.',
  'intro.is.2':
    'Once a week you answer four questions. If you’re feeling worse, the programme pauses so that you can get help.',
  'intro.is.3': 'If you miss a few days, you simply carry on with the next step.',
  'intro.not': 'What the programme can’t do',
  'intro.not.1':
    'The programme doesn’t replace medical care, so it’s a good idea to be in touch with your health centre or occupational health at the same time.',
  'intro.not.2':
    'Six weeks is a beginning. For many people, recovery takes six months to a year, sometimes longer.',
  'intro.not.3':
    'The steps and the three phases are our own. They don’t come from any authority, and we haven’t measured their effect.',
  'intro.talk': 'Talk to someone before you begin',
  'intro.talk.1': 'Tell someone close to you that you’re starting, and ask them to check how it’s going.',
  'intro.talk.2':
    'If you see a doctor, nurse or psychologist, tell them what you plan to do. If their advice is different from ours, follow theirs.',
  'intro.talk.3': 'You can do the steps whether you’re on sick leave, working or out of work.',
  'intro.start': 'When do you want to begin?',
  'intro.start.today': 'Today',
  'intro.start.later': 'Another day',
  'intro.start.day': 'The first day',
  'intro.start.day.hint': 'Within three months.',
  'intro.start.button': 'Start the programme',
  'intro.start.choose': 'Choose whether you want to begin today or another day.',
  'intro.start.past': 'Choose a day from today and up to three months ahead.',
  'intro.weeks': 'The six weeks',
  'intro.weeks.read': 'You can read them in advance, but you don’t have to.',
  'intro.noScript':
    'Without JavaScript you can read all the weeks here and do the steps on your own. Starting the programme needs JavaScript.',

  'phase.acute': 'Acute',
  'phase.stabilization': 'Stabilisation',
  'phase.rebuild': 'Rebuilding',
  'week.place': 'Week {week} of 6 · {phase}',
  'week.day': 'Day {day}',
  'week.minutes': '{minutes} minutes',
  'week.rest': 'Day of rest',
  'week.work': 'A step at work',
  'week.link': 'Week {week}',
  'week.others': 'More weeks',
  'week.programme': 'To the programme',
  'week.tool.link': 'Open the exercise',

  'waiting.title': 'You begin on {day}',
  'waiting.text': 'You don’t have to do anything until then. If you’d rather begin now, you can.',
  'waiting.now': 'Begin today instead',

  'step.place': 'Week {week}, day {day} of 7',
  'step.small': 'If today is too much, rest is your step, and this one can wait.',
  'step.done': 'Done for today',
  'step.rested': 'I’m resting today',
  'step.skip': 'Skip this step',
  'step.isDone': 'You’re done for today. The next step comes tomorrow.',
  'step.isLast': 'That was the last step.',
  'step.isSkipped': 'You skipped this step. The next one comes tomorrow.',
  'step.undo': 'Undo',
  'step.unreachable': 'The text couldn’t be loaded. It will appear when you’re online again.',
  'step.care': 'Read the whole week, and when to seek care',

  'energy.title': 'Your energy',
  'energy.legend': 'How much energy do you have today?',
  'energy.1': 'Almost none',
  'energy.2': 'A little',
  'energy.3': 'Some',
  'energy.4': 'Quite a lot',
  'energy.5': 'A lot',
  'energy.kept': 'Saved: {word}.',
  'energy.first': 'Your graph will appear here when you’ve answered on two days.',
  'energy.same': 'You have about as much energy as seven days earlier.',
  'energy.more': 'You have a little more energy than seven days earlier.',
  'energy.less': 'You have a little less energy than seven days earlier.',
  'energy.early': 'Your energy day by day',
  'energy.note':
    '1 means almost no energy and 5 a lot. Ups and downs are common, and a single day doesn’t say much.',
  'energy.table': 'Show as a table',
  'energy.table.day': 'Day',
  'energy.table.energy': 'Energy',

  'checkIn.title': 'Weekly check',
  'checkIn.lead': 'Four questions about the last seven days. There are no right answers.',
  'checkIn.energy': 'How much energy have you had?',
  'checkIn.energy.missing': 'Choose how much energy you’ve had.',
  'checkIn.sleep': 'How have you slept?',
  'checkIn.sleep.missing': 'Choose how you’ve slept.',
  'checkIn.sleep.1': 'Very badly',
  'checkIn.sleep.2': 'Badly',
  'checkIn.sleep.3': 'Neither badly nor well',
  'checkIn.sleep.4': 'Well',
  'checkIn.sleep.5': 'Very well',
  'checkIn.load': 'How great has the strain been, at work and at home?',
  'checkIn.load.missing': 'Choose how great the strain has been.',
  'checkIn.load.1': 'Very great',
  'checkIn.load.2': 'Great',
  'checkIn.load.3': 'Fairly great',
  'checkIn.load.4': 'Fairly small',
  'checkIn.load.5': 'Small',
  'checkIn.send': 'Send answers',
  'checkIn.later': 'Not now',
  'checkIn.thanks': 'Thank you for answering.',
  'checkIn.first': 'Next week you’ll see whether anything has changed.',
  'checkIn.lighter': 'Things seem a little better than last time.',
  'checkIn.same': 'Things seem about the same as last time.',
  'checkIn.heavier':
    'Things seem worse than last time. Take it easy this week, and please get in touch with a doctor or nurse, or with someone you trust.',
  'checkIn.unsaid':
    'You don’t have to answer. The numbers at the top of the page are there if you want to talk to someone.',
  'checkIn.table': 'Your weekly checks',
  'checkIn.table.load': 'Strain',
  'checkIn.table.sleep': 'Sleep',

  'halt.heading': 'Now you need more than a programme',
  'halt.danger':
    'Thank you for telling us. Call someone now, on one of the numbers above. You don’t have to be sure that it’s bad enough.',
  'halt.text':
    'Your answers suggest that it’s too much right now. Talking to a person helps more than further steps, and that’s why the programme has been paused.',
  'halt.do': 'Do this',
  'halt.do.1': 'Call your health centre or 1177 today. Tell them you’re feeling worse, and for how long.',
  'halt.do.2': 'If you have an occupational health service, get in touch with them too.',
  'halt.do.3': 'Tell someone who can be with you or call for you.',
  'halt.call': 'Call 1177',
  'halt.support': 'More ways to get support',
  'halt.rule':
    'The programme pauses when two weekly checks in a row are clearly worse than the first, when two in a row are as bad as they can be, or when an answer suggests danger. It’s a rule for your safety, not a diagnosis.',
  'halt.goOn.title': 'When you have talked to someone',
  'halt.goOn.text': 'The programme is still here. You can carry on with the same step, or leave it.',
  'halt.goOn': 'I want to carry on with the programme',
  'halt.goOn.question':
    'Have you talked to a doctor or nurse, occupational health or someone else who can help you?',
  'halt.goOn.yes': 'Yes, carry on with the programme',
  'halt.goOn.no': 'No, not yet',

  'break.pause.title': 'The programme is paused',
  'break.pause.text': 'The programme has been paused since {day}. Take the time you need.',
  'break.stop.title': 'You have ended the programme',
  'break.stop.text': 'You ended it on {day}. What you’ve done is still here if you want to carry on.',
  'break.goOn': 'Carry on where you were',
  'break.step': 'The next step is week {week}, day {day}.',
  'break.worse': 'If you’re feeling worse, contact your health centre, occupational health or 1177.',

  'end.title': 'Six weeks have passed',
  'end.text':
    'You’ve kept at this for six weeks, during a hard time. You may already notice a difference, but for many people it takes longer than this.',
  'end.retest': 'Take a new test',
  'end.retest.text':
    'Taking the stress profile again shows whether anything has changed. It takes three to four minutes, and you can take the result to the person who is helping you.',
  'end.retest.button': 'To the stress profile',
  'end.compare': 'Before and after',
  'end.compare.none':
    'When you’ve taken the stress profile again, the results from before and after the programme appear here.',
  'end.compare.before': 'Before',
  'end.compare.after': 'After',
  'end.compare.when': 'When',
  'end.compare.date': 'Date',
  'end.compare.total': 'Total',
  'end.compare.zone': 'Zone',
  'end.compare.better':
    'The strain is lower now. The difference is larger than chance would usually explain. The limit is approximate, because it comes from another questionnaire.',
  'end.compare.worse':
    'The strain is higher now. The difference is larger than chance would usually explain, so please show it to your doctor or nurse. The limit is approximate, because it comes from another questionnaire.',
  'end.compare.same':
    'The difference is no larger than chance would usually explain. That’s common after six weeks.',
  'end.next': 'Afterwards',
  'end.next.1': 'Keep the day of rest and the three things you chose.',
  'end.next.2': 'Keep the follow-up with your manager.',
  'end.next.3': 'Stay in touch with your doctor or nurse for as long as you need to.',
  'end.again': 'Do the programme again',
  'end.again.question':
    'Do you want to begin again from the first day? What you’ve done and answered here will be deleted.',
  'end.again.yes': 'Yes, begin again',
  'end.again.no': 'No, keep it',

  'weeks.title': 'Your weeks',
  'weeks.steps': '{done} of 7 steps',
  'weeks.done': 'done',
  'weeks.now': 'under way',
  'weeks.ahead': 'to come',
  'weeks.date': 'You began on {day}.',

  'manage.heading': 'Programme settings',
  'manage.title': 'Pause, end or print',
  'manage.pause': 'Pause the programme',
  'manage.pause.text': 'You can pause for as long as you like, then carry on with the same step.',
  'manage.stop': 'End the programme',
  'manage.stop.question':
    'Do you want to end the programme? What you’ve done stays, so you can carry on later.',
  'manage.stop.yes': 'Yes, end it',
  'manage.stop.no': 'No, carry on',
  'manage.clear': 'Delete everything',
  'manage.clear.question': 'Do you want to delete your steps, answers and graph? This can’t be undone.',
  'manage.clear.yes': 'Yes, delete everything',
  'manage.clear.no': 'No, keep it',
  'manage.print': 'Print',
  'remind.title': 'Reminder by e-mail',
  'remind.text':
    'You get one e-mail a day at the time you choose. It only says that something is waiting, not what. If you do nothing for two weeks, we stop reminding you.',
  'remind.time': 'Time of day',
  'remind.wrong': 'Enter a time, for example 09:00.',
  'remind.save': 'Save the reminder',
  'remind.off': 'Turn off',
  'remind.none': 'You have no reminder.',
  'remind.on': 'You get a reminder every day at {time}.',
  'kept.intro':
    'What you fill in stays in the browser, or in your account if you’re signed in. Only someone who can read your e-mail can open your account.',
  'kept.not': 'The browser can’t save right now, so what you fill in will be gone when you leave the page.',

  'sources.title': 'What it is based on',
  'sources.1':
    'In research, digital stress programmes have reduced perceived stress, most of all when someone follows up, according to Heber and others (2017). This particular programme hasn’t been evaluated.',
  'sources.2':
    'The page About stress has the sources on how long recovery takes, and on there being no treatment that has been shown for certain to shorten it.',
  'sources.3':
    'A Swedish study of talks between managers and employees suggests that changes at work help (Karlson and others, 2010 and 2014). Those they were compared with had declined to take part, and after two and a half years the difference was small: 82.4 against 77.9 per cent were back in some work.',
  'sources.link': 'Read more about stress',
} satisfies Record<keyof typeof sv, string>
