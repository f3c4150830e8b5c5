import type { stressProgramme as sv } from '../sv/stress-programme.ts'

export const stressProgramme = {
  /** The headings of every part's text, in this order. */
  'heading.step': 'A step at work',
  'heading.tired': 'On a tired day',
  'heading.sources': 'Sources',
  'welcome.title': 'Welcome to the programme',
  'welcome.description':
    'Start the stress management programme, see where you are and choose when to be reminded.',
  'welcome.lead':
    'The programme has six modules of four parts each. You go at your own pace and can begin with any part you like.',
  'welcome.modules': 'The six modules',
  'place.module': 'Module {module}',
  'place.part': 'Module {module} · week {week}',
  minutes: '{minutes} minutes to read',

  'recovery.first':
    'You’ve started the recovery programme. It’s best to finish that before you go on here, because recovery needs to come first.',
  'recovery.link': 'Go to the recovery programme',
  'red.title': 'Rest and care come first',
  'red.text':
    'Your latest result is red. This programme takes energy, so it’s better to call your health centre first and take one small step a day in the recovery programme. The choice is yours.',
  'red.unknown':
    'We can’t read your latest result right now. If it’s red, it’s better to call your health centre first and begin with the recovery programme, because this programme takes energy.',
  'red.care': 'What happens at the health centre',
  'red.goOn': 'I want to go on with this programme anyway',

  'start.legend': 'When would you like to start?',
  'start.today': 'Today',
  'start.later': 'Another day',
  'start.day': 'The first day',
  'start.day.hint': 'Choose a day within three months.',
  'start.button': 'Start the programme',
  'start.choose': 'Choose whether to start today or another day.',
  'start.past': 'Choose a day from today and up to three months ahead.',
  'first.label': 'Which module would you like to begin with?',
  'first.none': 'You can change module whenever you like.',
  'first.map.2':
    'On your energy map, too little sleep and rest takes the most. That is why we suggest module 2, but you can change whenever you like.',
  'first.map.3':
    'On your energy map, something outside work takes the most. That is why we suggest module 3, but you can change whenever you like.',
  'first.map.4':
    'On your energy map, meeting people who are having a hard time takes the most. That is why we suggest module 4, but you can change whenever you like.',
  'first.map.5':
    'On your energy map, work takes the most. That is why we suggest module 5, but you can change whenever you like.',
  'first.result.2':
    'Your latest result suggests that you aren’t getting enough recovery. That is why we suggest module 2, but you can change whenever you like.',
  'first.result.4':
    'What stands highest in your latest result is about feelings. That is why we suggest module 4, but you can change whenever you like.',
  'first.result.5':
    'What stands highest in your latest result is about work. That is why we suggest module 5, but you can change whenever you like.',
  'start.noScript':
    'Without JavaScript you can read every part here, but starting the programme and saving what you write needs JavaScript.',

  'now.waiting': 'You start on {day}',
  'now.waiting.text': 'There’s nothing to do until then, but you’re welcome to read ahead.',
  'now.waiting.button': 'Start today instead',
  'now.over': 'Your next part',
  'now.open': 'Open this part',
  'now.stopped': 'You stopped at “{screen}”.',
  'now.resume': 'Go on',
  'now.rest': 'This week’s part is done',
  'now.rest.text': 'Well done. The next part is “{title}”. You can keep it for next week or open it now.',
  'now.rest.button': 'Open the next part',
  'now.suggested':
    'It’s been a month since you started module {module}. You can finish the parts that are left, or go on to module {next}.',
  'now.suggested.link': 'Go to module {next}',
  'now.paused': 'The programme is paused',
  'now.paused.text': 'You paused on {day}. Everything is still here, and you can go on whenever you like.',
  'now.goOn': 'Go on with the programme',
  'now.progress': '{done} of 24 parts done',
  'now.finished': 'You’ve been through the whole programme',
  'now.finished.text':
    'All 24 parts are done. That’s a lot of work, and you can go on using what you’ve tried. Take a new test if you’d like to compare with how things were when you started.',
  'now.finished.next':
    'The plan from module 6 is for the time ahead. Read it again if some of your early signs turn up, and contact your health centre or occupational health service if they don’t pass.',
  'now.finished.test': 'Take a new test',
  'now.finished.plan': 'Open the plan in module 6',

  'module.parts': 'The four parts of this module',
  'module.part': 'Week {week}',
  'module.done': 'Done on {day}',
  'module.next': 'Next part',
  'module.progress': '{done} of 4 parts done',
  'module.first': 'Start with week 1',
  'module.go': 'Go on with week {week}',
  'module.again': 'You’ve finished this module. You can open its parts again whenever you like.',
  'module.begunOn': 'You started this module on {day}.',
  'module.overview': 'Go to the programme',
  'module.1.about':
    'This month you find out what takes energy and what gives energy in your week. You get to know your early signs of stress, and you start fitting recovery into the day while it’s still going on.',
  'module.2.about':
    'This month is about sleep and about being able to put work aside. You keep a sleep diary, set regular hours and try ways of ending the working day that also suit shift work.',
  'module.3.about':
    'This month you practise solving problems one at a time. You sort through what worries you, make a plan in six steps, prepare for obstacles and ask for help in a way that’s easy to say yes to.',
  'module.4.about':
    'This month is about thoughts and feelings. You look closely at thoughts that make stress worse, put words to what you feel and try treating yourself the way you’d treat a friend.',
  'module.5.about':
    'This month is about work. You look at the demands on you, how much say you have and what support you get, and you prepare a talk with your manager about what needs to change.',
  'module.6.about':
    'The last month is about what matters to you and about keeping hold of what has helped. You make a plan for what to do if the stress comes back.',

  'test.title': 'A new test after the module',
  'test.text':
    'When the four weeks are over you can take the stress profile again and compare it with your result from before the module. It takes three to four minutes.',
  'test.button': 'Take the stress profile',
  'test.none':
    'Once you’ve taken the test again, you’ll see here how things were before and after the module. That takes one result from before you started and one that is at least three weeks newer.',
  'test.before': 'Before',
  'test.after': 'After',
  'test.better':
    'Your strain is lower than before the module, and the difference is larger than chance would usually explain. The limit is approximate, because it comes from another questionnaire.',
  'test.worse':
    'Your strain is higher than before the module, and the difference is larger than chance would usually explain. The limit is approximate, because it comes from another questionnaire. It’s a good idea to talk to somebody about it, such as your health centre or occupational health service.',
  'test.same': 'The difference is no larger than chance would usually explain. That’s common after a month.',
  'test.table': 'Show as a table',
  'test.when': 'When',
  'test.date': 'Date',
  'test.total': 'Strain',
  'test.zone': 'Zone',

  'further.title': 'Further reading',
  'further.over': 'Further reading for module {module}',
  'further.text': 'You don’t need to read this to go on.',
  'part.reading': 'Reading',
  'part.screens': 'The four steps of this part',
  'part.screen.read': 'Read',
  'part.screen.do': 'Exercise',
  'part.screen.work': 'At work',
  'part.screen.look': 'Look back',
  'part.step': 'Step {step} of {steps} · {screen}',
  'part.forward': 'Next: {screen}',
  'part.back': 'Back: {screen}',
  'part.do': 'Your own exercise',
  'part.look': 'How did it go?',
  'part.look.sheet.begun': 'You’ve started the worksheet “{title}”.',
  'part.look.sheet.empty': 'The worksheet “{title}” is still empty.',
  'part.look.sheet.open': 'Open the worksheet',
  'part.look.then': 'After this comes the part “{title}”.',
  'part.tired': 'Tired today? Read the short version',
  'part.tired.whole': 'Read the whole text',
  'part.tired.enough': 'That’s enough for today. The whole text will be here another day.',
  'part.tired.sheet': 'Go to the worksheet: {title}',
  'part.sheet': 'Worksheet',
  'part.sheet.noScript':
    'The worksheet needs JavaScript. Without it you can write on paper, with the headings of the text to guide you.',
  'part.note': 'Your notes',
  'part.note.label': 'What would you like to remember from this week?',
  'part.note.hint': 'Only for you. There’s room for {limit} characters.',
  'part.note.long':
    'This note is longer than {limit} characters because it was written on several devices. All of it is saved, but you’ll need to shorten it before you can write more.',
  'part.note.cut':
    'What you pasted was longer than {limit} characters. The end was left out, so save it somewhere else if you need it.',
  'part.finish': 'Done with the week',
  'part.finish.text':
    'When you’ve read this and tried the step, you can mark the part as done. You don’t have to have done everything.',
  'part.done': 'This part is done.',
  'part.undo': 'Undo',
  'part.next': 'Next part: {title}',
  'part.toTest': 'You’ve finished the module. Take a new test',
  'part.end': 'You’ve been through the whole programme',
  'part.others': 'The parts of module {module}',
  'part.previous': 'Previous part',
  'part.following': 'Next part',
  'part.module': 'Go to module {module}',
  'part.paused': 'The programme is paused, but you can still read and write.',

  'listen.part': 'Listen to this part',
  'listen.pause': 'Pause',
  'listen.resume': 'Go on listening',
  'listen.end': 'Stop listening',
  'listen.lock':
    'The screen stays on while the voice reads. If you lock your phone and the voice goes silent, press Go on listening and it continues from the same sentence.',

  'check.title': 'Weekly check',
  'check.lead':
    'Three questions about the past seven days and one about next week. The first three answers are shown as a line on your own pages.',
  'check.strain': 'How high has the strain been?',
  'check.strain.missing': 'Choose how high the strain has been.',
  'check.strain.1': 'Very high',
  'check.strain.2': 'High',
  'check.strain.3': 'Neither high nor low',
  'check.strain.4': 'Low',
  'check.strain.5': 'Very low',
  'check.recovery': 'How much recovery have you had?',
  'check.recovery.missing': 'Choose how much recovery you’ve had.',
  'check.recovery.1': 'Hardly any',
  'check.recovery.2': 'A little',
  'check.recovery.3': 'Some',
  'check.recovery.4': 'Quite a lot',
  'check.recovery.5': 'As much as I needed',
  'check.step': 'How did the step at work go?',
  'check.step.missing': 'Choose how the step at work went.',
  'check.step.1': 'I didn’t get to it',
  'check.step.2': 'I thought about it',
  'check.step.3': 'I did a little of it',
  'check.step.4': 'I did most of it',
  'check.step.5': 'I did the whole step',
  'check.send': 'Save the answers',
  'check.later': 'Not now',
  'check.thanks': 'Thank you. Your answers are saved.',
  'check.unsaid':
    'You don’t have to say how next week feels. If you want to talk to someone, there are numbers on the Help page.',
  'answer.first':
    'This is your first weekly check, so now you have something to compare with. Next week you’ll see what’s changed.',
  'answer.first.try': 'Make the map of your week',
  'answer.first-hard':
    'That sounds like a demanding week to begin in. One small thing is enough until next week.',
  'answer.first-hard.try': 'Choose one thing for today and let the rest wait',
  'answer.after-pause':
    'You’ve been away for a while, so we don’t compare with how it was before. Begin with less than you’d planned.',
  'answer.after-pause.try': 'Choose a break that suits the day',
  'answer.after-weeks':
    'It’s been some weeks since the last one, so we count from today. There’s nothing to catch up on.',
  'answer.after-weeks.try': 'Open the part where you were',
  'answer.harder-twice':
    'It’s become more demanding twice in a row. Let the next part wait if you like, and contact your health centre or occupational health service if next week is the same.',
  'answer.harder-twice.try': 'Ask for help with one thing',
  'answer.hard-long':
    'It’s been demanding in three weekly checks in a row. Talk to your manager about the work, and to your health centre or occupational health service about how you are.',
  'answer.hard-long.try': 'Prepare the call to your health centre',
  'answer.step-stuck':
    'The step hasn’t happened twice in a row, so it’s probably too big or not the right one now. Leave it out if the week is full.',
  'answer.step-stuck.try': 'Plan for the obstacle',
  'answer.step-not-enough':
    'You did the step, and the week was demanding all the same. Then it’s probably something you can’t change alone.',
  'answer.step-not-enough.try': 'Prepare the talk about your workload',
  'answer.strain-less-rest-less':
    'The strain was lower, but you had less recovery. Think about what took the space when the strain went down.',
  'answer.strain-less-rest-less.try': 'Count the week’s energy, at home too',
  'answer.strain-more-rest-more':
    'The strain was higher, but you had more recovery too. Notice what made that possible.',
  'answer.strain-more-rest-more.try': 'Keep it in your menu of breaks',
  'answer.much-lighter':
    'That’s a big difference from last time, and there can be many reasons. Keep the pace and wait before you add anything.',
  'answer.much-lighter.try': 'See where the energy goes next week',
  'answer.strain-less':
    'It’s mainly the strain that’s lower than last time. Write down what fell away, so that you can ask for it again.',
  'answer.strain-less.try': 'Look at demands, control and support',
  'answer.rest-more': 'It’s mainly the recovery that’s increased. Give what helped a time next week too.',
  'answer.rest-more.try': 'Put in time for recovery',
  'answer.lighter':
    'The week was a bit easier than last time. Think about what was different, so that there can be room for it again.',
  'answer.lighter.try': 'Add a line to your map',
  'answer.strain-more':
    'It’s mainly the strain that’s higher than last time. Things are easier to change while they’re new.',
  'answer.strain-more.try': 'Ask your manager for fifteen minutes',
  'answer.rest-less':
    'It’s mainly the recovery that’s decreased. Protect a short moment every day instead of trying to catch up on everything.',
  'answer.rest-less.try': 'End the working day in three steps',
  'answer.harder':
    'The week was more demanding than last time. There’s often a reason you can point to, and then it helps to do a little less now.',
  'answer.harder.try': 'Choose one thing for today and let the rest wait',
  'answer.much-harder':
    'That’s a big difference from last time. Tell someone how you are, and drop something today.',
  'answer.much-harder.try': 'Write to someone you trust',
  'answer.same-hard':
    'The week was about as demanding as last time. If it goes on, it’s reasonable for something to be dropped, and you can ask for that.',
  'answer.same-hard.try': 'Write to your manager or HR',
  'answer.same':
    'The week was much like last time, and it’s common for things to go up and down in small steps. Do one thing from this week’s part once more.',
  'answer.same.try': 'Open this week’s part again',
  'answer.same-calm':
    'Things are fairly calm, much like last time. It’s a good time to decide what to do if there’s more again.',
  'answer.same-calm.try': 'Write your plan for next time',
  'answer.gap': 'There was no weekly check last week, and that’s fine.',
  'answer.smaller':
    'The step at work didn’t happen, and that’s common. Make it half the size, or choose another.',
  'answer.smaller.try': 'Plan for the obstacle',
  'answer.again': 'You did the step, and although it may not be the reason, it’s worth doing again.',
  'answer.heavy': 'Next week felt hard, so decide now on one thing that can wait.',
  'after.worse': 'Now you need more than a programme',
  'after.worse.text':
    'Your answers suggest that things are too much right now. Talking to a person helps more than carrying on by yourself.',
  'after.worse.1': 'Call your health centre or 1177 today. Tell them you’re feeling worse, and for how long.',
  'after.worse.2':
    'Tell someone who can be with you or call for you, and contact your occupational health service if you have one.',
  'after.worse.3':
    'Pause the programme and do as little as possible until you’ve talked to someone. Everything you’ve done stays.',
  'after.worse.paused':
    'The programme is paused now. Do as little as possible until you’ve talked to someone. Everything you’ve done stays, and you go on when you like.',
  'after.heavy': 'This has been a very hard week',
  'after.heavy.text':
    'High strain and hardly any recovery can’t go on for long. A week like this is a reason to do less now, not to try harder.',
  'after.heavy.1':
    'Drop something today and let the next part of the programme wait. You can pause for as long as you like.',
  'after.heavy.2': 'Tell your manager, or someone else you trust, that it’s too much.',
  'after.heavy.3':
    'Contact your health centre or occupational health service if next week is the same. Call 1177 if you’re unsure.',
  'after.call': 'Call 1177',
  'after.rule':
    'This is shown when two weekly checks in a row are clearly worse than the first, when two in a row are as bad as they can be, or when you answer that you can’t go on. It’s a rule for your safety, not a diagnosis.',

  'course.title': 'Before and after',
  'course.caption': 'Your strain since you started',
  'course.note':
    'The line shows your weekly checks and the rings are your tests. They don’t measure quite the same thing, so compare the line with itself and the rings with each other. Higher up means more strain.',
  'course.note.checks': 'The line shows your weekly checks. Higher up means more strain.',
  'course.none':
    'Once you’ve answered the weekly check twice, or taken the stress profile, your line will be drawn here.',
  'course.before': 'Your last test before you started is from {day}, and showed {total}.',
  'course.table': 'Show as a table',
  'course.table.day': 'Day',
  'course.table.what': 'What',
  'course.table.strain': 'Strain, 1 to 5',
  'course.check': 'Weekly check',
  'course.test': 'Test',

  'remind.title': 'Reminder by e-mail',
  'remind.text':
    'You get one e-mail a week, on the day and at the time you choose. It only says that a part is waiting, not what it’s about. If you do nothing for four weeks, we stop reminding you.',
  'remind.visitor': 'If you sign in, you can get a reminder by e-mail every week.',
  'remind.weekday': 'Day',
  'remind.time': 'Time',
  'remind.wrong': 'Enter a time, for example 09:00.',
  'remind.save': 'Save the reminder',
  'remind.off': 'Turn off',
  'remind.none': 'No reminder is on.',
  'remind.on': 'You get an e-mail every {weekday} at {time}.',
  'weekday.1': 'Monday',
  'weekday.2': 'Tuesday',
  'weekday.3': 'Wednesday',
  'weekday.4': 'Thursday',
  'weekday.5': 'Friday',
  'weekday.6': 'Saturday',
  'weekday.7': 'Sunday',

  'manage.heading': 'Settings for the programme',
  'manage.title': 'Pause or clear the programme',
  'manage.pause.text':
    'You can pause for as long as you like. You’ll get no reminders, and everything stays.',
  'manage.pause': 'Pause the programme',
  'manage.clear': 'Delete everything in the programme',
  'manage.clear.question':
    'Do you want to delete all notes, worksheets and answers in the programme? You won’t be able to get them back.',
  'manage.clear.yes': 'Yes, delete everything',
  'manage.clear.no': 'No, keep it',
  'kept.not':
    'The browser can’t save anything right now, so what you write will be gone when you leave the page.',
  'kept.intro':
    'What you write is saved in the browser, or in your account if you’re signed in. Your employer can’t read it.',

  'old.self': 'can change it myself',
  'old.other': 'can change it with somebody else',
  'old.no': 'can’t change it now',
  'old.break': 'A two-minute break after each meeting, without a screen',
  'old.ask': 'Ask my manager what should be finished first',
  'old.quiet': 'One hour a day without e-mail and chat',
  'old.share': 'Ask a colleague for help with one thing on the map',
  'old.leave': 'Write down tomorrow’s first task before I go home',
  'old.outcome.yes': 'I took the step',
  'old.outcome.partly': 'I took part of the step',
  'old.outcome.no': 'I didn’t take the step',
} satisfies Record<keyof typeof sv, string>
