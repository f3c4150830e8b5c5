import type { actions as sv } from '../sv/actions.ts'

export const actions = {
  'exhaustion.bedtime.title': 'Wind down at the same time every evening',
  'exhaustion.bedtime.why':
    'You can’t decide when you fall asleep, but a calm evening and a fixed time to get up make it easier.',
  'exhaustion.bedtime.how':
    'Start winding down about half an hour ahead, without a screen, and go to bed when you’re sleepy. Get up at the same time every day, even after a bad night.',
  'exhaustion.breaks.title': 'Take a short break in the morning',
  'exhaustion.breaks.why':
    'Several short breaks over the day often help more than a single long one once your energy is gone.',
  'exhaustion.breaks.how':
    'Leave what you’re doing for five minutes. Look out of the window, drink some water and stretch before you carry on.',
  'exhaustion.daylight.title': 'Go out in daylight',
  'exhaustion.daylight.why':
    'Daylight, preferably in the morning, helps your body tell day from night, which often makes it easier to sleep.',
  'exhaustion.daylight.how': 'Spend twenty minutes outside, at your own pace. It works on grey days too.',
  'exhaustion.one-less.title': 'Drop one thing that can wait',
  'exhaustion.one-less.why': 'There’s only room for rest when something else can wait.',
  'exhaustion.one-less.how':
    'Look at today and tomorrow and choose one thing that can wait or be dropped. If it affects someone else, let them know today.',
  'exhaustion.quiet-evening.title': 'Keep one evening free',
  'exhaustion.quiet-evening.why':
    'Sleep isn’t always enough to recover. You also need time awake without demands.',
  'exhaustion.quiet-evening.how':
    'Plan no errands or obligations that evening. Do something calm, or nothing at all.',

  'emotional_distancing.matters.title': 'Write down what mattered',
  'emotional_distancing.matters.why':
    'When work feels empty, it’s easy to miss the things that do some good.',
  'emotional_distancing.matters.how':
    'Write one sentence about something you did this week that helped someone else.',
  'emotional_distancing.lunch.title': 'Have lunch with someone you like',
  'emotional_distancing.lunch.why':
    'When work feels distant, it’s often the people there who make it feel meaningful again.',
  'emotional_distancing.lunch.how':
    'Ask a colleague today, and feel free to talk about something other than work.',
  'emotional_distancing.own-way.title': 'Do one task your own way',
  'emotional_distancing.own-way.why':
    'Choosing how you do something makes the work feel a little more like yours.',
  'emotional_distancing.own-way.how':
    'Choose something small that has to be done anyway, and do it the way you think is best.',
  'emotional_distancing.emptiest-task.title': 'Bring up the task that feels most pointless',
  'emotional_distancing.emptiest-task.why':
    'A task that drains you can sometimes be swapped, shared or made simpler.',
  'emotional_distancing.emptiest-task.how':
    'Tell your manager which task it is, and ask what could be changed.',
  'emotional_distancing.outside-work.title': 'Do something that isn’t work',
  'emotional_distancing.outside-work.why':
    'The things you care about outside work can give you energy that work doesn’t give you right now.',
  'emotional_distancing.outside-work.how':
    'Set an evening aside for something you used to enjoy. It can be something small.',

  'cognitive_impairment.one-thing.title': 'Do one thing at a time',
  'cognitive_impairment.one-thing.why':
    'Every time you switch tasks, you need a while to get into the new one.',
  'cognitive_impairment.one-thing.how':
    'Choose one task, turn off notifications for twenty-five minutes, then take a short break.',
  'cognitive_impairment.one-list.title': 'Put everything on one list',
  'cognitive_impairment.one-list.why': 'Once it’s written down, you don’t have to keep it in your head.',
  'cognitive_impairment.one-list.how':
    'Write down everything you have to remember in one place, and underline three things at most for today.',
  'cognitive_impairment.hardest-first.title': 'Do the hardest work when you are most alert',
  'cognitive_impairment.hardest-first.why':
    'Your ability to think varies over the day, and most people have a few hours when it comes more easily.',
  'cognitive_impairment.hardest-first.how':
    'Keep an hour free from meetings at that time, and use it for whatever takes the most.',
  'cognitive_impairment.between-meetings.title': 'Take five minutes between two meetings',
  'cognitive_impairment.between-meetings.why':
    'Your brain needs a moment to let go of one meeting before the next one begins.',
  'cognitive_impairment.between-meetings.how':
    'End the meeting five minutes early, write down what matters most and step away from the screen.',
  'cognitive_impairment.set-times-for-mail.title': 'Read e-mail at set times',
  'cognitive_impairment.set-times-for-mail.why': 'That way you aren’t interrupted when you need to think.',
  'cognitive_impairment.set-times-for-mail.how':
    'Open e-mail and chat two or three times a day, and keep them closed in between.',

  'emotional_regulation.slow-out-breath.title': 'Breathe out slowly',
  'emotional_regulation.slow-out-breath.why':
    'A long breath out tends to calm your body when a feeling is strong.',
  'emotional_regulation.slow-out-breath.how':
    'Breathe in for four seconds, hold for two and breathe out for six, five times. If you practise when things are calm, it’s easier when you need it. Go back to breathing as usual if you feel dizzy or anxious.',
  'emotional_regulation.two-sentences.title': 'Write two sentences about the day',
  'emotional_regulation.two-sentences.why':
    'Putting what happened into words often makes the feeling easier to handle.',
  'emotional_regulation.two-sentences.how':
    'Write one sentence about what happened, and one about what you would have needed.',
  'emotional_regulation.wait-a-day.title': 'Wait a day before you reply',
  'emotional_regulation.wait-a-day.why': 'What we write in anger often reads as harsher than we meant it.',
  'emotional_regulation.wait-a-day.how':
    'Write your reply, but don’t send it. Read it again the next day and change what needs changing.',
  'emotional_regulation.confide.title': 'Talk to someone you trust',
  'emotional_regulation.confide.why':
    'Feelings are often less overwhelming when someone else knows about them.',
  'emotional_regulation.confide.how':
    'Choose one person. Tell them it’s been a lot lately, and that you mainly need someone to listen.',
  'emotional_regulation.wind-down.title': 'Wind down before you go home',
  'emotional_regulation.wind-down.why':
    'A clear transition makes it easier to leave the working day at work.',
  'emotional_regulation.wind-down.how':
    'Take fifteen minutes after your last task. Walk a little, listen to something or sit still for a while.',

  'demands.all-tasks.title': 'Write down all your tasks',
  'demands.all-tasks.why':
    'When you see it all at once, it’s clear what is too much, to you and to your manager.',
  'demands.all-tasks.how':
    'List your tasks with roughly how long they take. Add up the time and compare it with your working hours.',
  'demands.order-with-manager.title': 'Ask your manager to prioritise',
  'demands.order-with-manager.why':
    'Deciding what to leave out when there isn’t enough time is your manager’s responsibility.',
  'demands.order-with-manager.how': 'Show the list and ask: “What should I do first, and what can wait?”',
  'demands.no-meetings.title': 'Keep two hours free from meetings',
  'demands.no-meetings.why': 'Uninterrupted time makes work go faster and feel calmer.',
  'demands.no-meetings.how':
    'Mark them as busy in your calendar. Move them if you have to, but don’t delete them.',
  'demands.later-or-never.title': 'Suggest something that can wait a month',
  'demands.later-or-never.why': 'It’s easier to get a yes to a concrete suggestion than to “it’s too much”.',
  'demands.later-or-never.how':
    'Choose a task and write down what happens if it waits. Then bring it up with your manager.',

  'control.own-order.title': 'Choose the order yourself',
  'control.own-order.why':
    'When you’re in charge of part of your day, the rest feels less controlled by others.',
  'control.own-order.how':
    'In the morning, choose the order in which you’ll do three of the day’s tasks, and keep to it.',
  'control.suggest-change.title': 'Suggest a change',
  'control.suggest-change.why': 'The person who does the work often sees best how it could be improved.',
  'control.suggest-change.how':
    'Choose one small thing you could all do differently for two weeks, and bring it up at the next meeting.',
  'control.own-decisions.title': 'Ask what you’re allowed to decide',
  'control.own-decisions.why':
    'There’s often more you can decide than you think, but nobody may have told you.',
  'control.own-decisions.how': 'Ask your manager to name three things you can decide without checking first.',
  'control.own-break.title': 'Take a break before you get tired',
  'control.own-break.why':
    'A short break does more for you while you still have energy than once it’s gone, especially if you choose when to take it.',
  'control.own-break.how':
    'Agree with your manager that you can step away for a while without asking, and take the break before you feel you have to.',

  'manager_support.fifteen-minutes.title': 'Book fifteen minutes with your manager',
  'manager_support.fifteen-minutes.why': 'Frequent short talks catch problems early.',
  'manager_support.fifteen-minutes.how':
    'Ask for a set time every week for four weeks, and say that you want to go through what matters most.',
  'manager_support.three-questions.title': 'Write three questions for the talk',
  'manager_support.three-questions.why':
    'It’s easier to get clear answers when you know what you want to ask.',
  'manager_support.three-questions.how':
    'You could ask what matters most, what can wait and who will help you if you get stuck.',
  'manager_support.which-help.title': 'Say what help you need',
  'manager_support.which-help.why':
    'Your manager can do more when they know what you need than when they only hear that something is wrong.',
  'manager_support.which-help.how':
    'Write down one thing that would make a difference over the next two weeks, and ask for it.',
  'manager_support.other-way-in.title': 'Turn to someone other than your manager',
  'manager_support.other-way-in.why': 'If you can’t talk to your manager, there are others who can help you.',
  'manager_support.other-way-in.how':
    'Contact HR, the safety representative or your manager’s manager. All you have to say is that you need a talk.',

  'colleague_support.ask-for-help.title': 'Ask a colleague for help',
  'colleague_support.ask-for-help.why':
    'Most people are glad to help when someone asks for something specific.',
  'colleague_support.ask-for-help.how':
    'Choose something you’re stuck on. Ask one person, and say roughly how long it will take.',
  'colleague_support.offer-help.title': 'Offer help with something easy',
  'colleague_support.offer-help.why': 'People who help others also find it easier to get help in return.',
  'colleague_support.offer-help.how':
    'Choose something that takes you fifteen minutes but that a colleague finds hard.',
  'colleague_support.team-moment.title': 'Suggest a short moment together',
  'colleague_support.team-moment.why':
    'It’s easier to help each other when everybody knows what the others have to do.',
  'colleague_support.team-moment.how':
    'Take ten minutes a week for everyone to say what they have to do and what they need help with.',
  'colleague_support.break-together.title': 'Take a break together',
  'colleague_support.break-together.why':
    'Small moments together make things easier when there’s a lot to do.',
  'colleague_support.break-together.how':
    'Ask someone every day. Fifteen minutes is enough, and you can talk about something other than work.',

  'role_clarity.write-responsibilities.title': 'Write down what you’re responsible for',
  'role_clarity.write-responsibilities.why': 'Writing your tasks down shows you what is unclear.',
  'role_clarity.write-responsibilities.how':
    'Make two lists, one of what you’re responsible for and one of what you aren’t sure about. Half an hour is enough.',
  'role_clarity.go-through.title': 'Go through your role with your manager',
  'role_clarity.go-through.why': 'That way you both see your role the same way, and you don’t have to guess.',
  'role_clarity.go-through.how': 'Bring your two lists, and ask for a decision about each unclear point.',
  'role_clarity.who-decides.title': 'Ask who decides',
  'role_clarity.who-decides.why': 'When demands clash, it’s your manager’s job to sort it out.',
  'role_clarity.who-decides.how': 'Describe two requests that clash, and ask which one counts.',
  'role_clarity.good-enough.title': 'Ask for an example of good enough',
  'role_clarity.good-enough.why': 'If you don’t know what’s enough, it’s easy to do too much.',
  'role_clarity.good-enough.how': 'Ask before you begin: “When is this done?” Write down the answer.',

  'recognition_fairness.done-list.title': 'Write down what you have done',
  'recognition_fairness.done-list.why': 'We forget what’s finished sooner than what’s left.',
  'recognition_fairness.done-list.how':
    'Write five lines on Friday, and keep them for the next talk with your manager.',
  'recognition_fairness.feedback.title': 'Ask for feedback',
  'recognition_fairness.feedback.why':
    'If nobody says anything, it rarely means you’re doing a bad job. Usually nobody has thought of saying it.',
  'recognition_fairness.feedback.how':
    'Choose something you’re pleased with, and ask what was good and what could be better.',
  'recognition_fairness.say-it-to-others.title': 'Say what you appreciate',
  'recognition_fairness.say-it-to-others.why': 'People who show appreciation often get more of it back.',
  'recognition_fairness.say-it-to-others.how': 'Tell a colleague what they did well and why it helped you.',
  'recognition_fairness.ask-how-decided.title': 'Ask how the decision was made',
  'recognition_fairness.ask-how-decided.why':
    'It’s easier to accept a decision when you understand how it was made.',
  'recognition_fairness.ask-how-decided.how':
    'Ask what was taken into account. If the decision still feels unfair, you can raise it with the safety representative or your union.',

  'boundaries_recovery.end-of-day.title': 'Stop at a set time',
  'boundaries_recovery.end-of-day.why': 'If the working day never ends, there’s no time left to recover.',
  'boundaries_recovery.end-of-day.how':
    'Set a time and tell someone. When it comes, switch off, tidy up and leave.',
  'boundaries_recovery.notifications.title': 'Turn work off on your phone',
  'boundaries_recovery.notifications.why':
    'A single notification is enough to take your thoughts back to work.',
  'boundaries_recovery.notifications.how':
    'Turn off sound and notifications when you finish. If you’re on call, let only that number through.',
  'boundaries_recovery.three-for-tomorrow.title': 'Write three things for tomorrow',
  'boundaries_recovery.three-for-tomorrow.why':
    'Once it’s written down, you don’t have to think about it at home.',
  'boundaries_recovery.three-for-tomorrow.how':
    'Use the last ten minutes to write down what’s left and what you’ll begin with tomorrow.',
  'boundaries_recovery.something-nice.title': 'Do something you enjoy',
  'boundaries_recovery.something-nice.why':
    'Things that give you energy rarely happen unless they have a set time.',
  'boundaries_recovery.something-nice.how':
    'Choose two evenings a week, and something that makes you lose track of time.',
  'boundaries_recovery.lunch-away.title': 'Have lunch away from your desk',
  'boundaries_recovery.lunch-away.why':
    'Lunch is the longest break of the day, and you recover better if you leave your work behind.',
  'boundaries_recovery.lunch-away.how':
    'Take thirty minutes and eat somewhere other than where you work, without a screen.',

  'working_hours.write-hours.title': 'Write down your hours',
  'working_hours.write-hours.why':
    'Two weeks of notes are easier to talk about than a feeling that there isn’t enough time.',
  'working_hours.write-hours.how':
    'Write down when you began, when you finished and when you had breaks. Include what you did at home.',
  'working_hours.show-hours.title': 'Show your hours to your manager',
  'working_hours.show-hours.why':
    'Your employer has to follow up how much you work, but can’t change what doesn’t show.',
  'working_hours.show-hours.how':
    'Bring two weeks of notes, and ask what has to go for the time to be enough.',
  'working_hours.eleven-hours.title': 'Check how long you are off between shifts',
  'working_hours.eleven-hours.why':
    'Under the Swedish Working Hours Act, the main rule is eleven hours of unbroken rest a day. Your agreement may say otherwise.',
  'working_hours.eleven-hours.how':
    'Go through your schedule for the next two weeks. Tell your manager or safety representative if there isn’t enough rest.',
  'working_hours.swap-shift.title': 'Ask to swap a shift',
  'working_hours.swap-shift.why':
    'A single shift that clashes with the rest of your life can affect the whole week.',
  'working_hours.swap-shift.how':
    'Choose the shift that takes the most out of you, and have a swap to suggest when you bring it up.',

  'conflict_victimisation.write-down.title': 'Write down what happened',
  'conflict_victimisation.write-down.why': 'Notes make it easier to tell someone and to be taken seriously.',
  'conflict_victimisation.write-down.how':
    'Write the date, the place, what was said and who was there. Keep your notes private.',
  'conflict_victimisation.tell.title': 'Tell someone who has to act',
  'conflict_victimisation.tell.why':
    'Victimisation must not be accepted at work. Under AFS 2023:2, the employer has to have routines for dealing with it.',
  'conflict_victimisation.tell.how':
    'Go to your manager, HR or the safety representative. If it’s about your manager, go to one of the others. Call 112 if somebody threatens you.',
  'conflict_victimisation.bring-someone.title': 'Bring someone to the talk',
  'conflict_victimisation.bring-someone.why':
    'Two people hear more than one, and you don’t have to be alone.',
  'conflict_victimisation.bring-someone.how':
    'Ask the safety representative, your union or a colleague you trust.',
  'conflict_victimisation.support.title': 'Seek support while it goes on',
  'conflict_victimisation.support.why': 'Being mistreated is draining, even while it is being dealt with.',
  'conflict_victimisation.support.how':
    'Contact occupational health, your union or your health centre. Say both what has happened and how you are.',

  'emotional_demands.breathe-out.title': 'Take a break after a difficult meeting',
  'emotional_demands.breathe-out.why': 'Your body needs a few minutes to let go of what has just happened.',
  'emotional_demands.breathe-out.how':
    'Step away for five minutes after a meeting that has taken its toll. Breathe calmly and do something simple before you meet the next person.',
  'emotional_demands.talk-it-over.title': 'Talk to a colleague about what affected you',
  'emotional_demands.talk-it-over.why':
    'It is often easier to carry when somebody who knows the work has listened.',
  'emotional_demands.talk-it-over.how':
    'Ask a colleague for a quarter of an hour. Say what happened and how it felt, without saying who it was about.',
  'emotional_demands.ask-for-supervision.title': 'Ask for supervision',
  'emotional_demands.ask-for-supervision.why':
    'Those who work with other people’s difficulties need regular support.',
  'emotional_demands.ask-for-supervision.how':
    'Ask your manager which support there is, such as supervision or talks in the group, and how often you can have it.',
  'emotional_demands.mix-the-day.title': 'Mix demanding and easier tasks',
  'emotional_demands.mix-the-day.why':
    'Several demanding meetings in a row take more energy than the same meetings with something else in between.',
  'emotional_demands.mix-the-day.how':
    'Look at your week and move a demanding meeting, or put a calmer task after it.',

  'job_security.ask-what-is-known.title': 'Ask what has been decided',
  'job_security.ask-what-is-known.why':
    'Uncertainty often takes more energy than a clear answer, even when the answer is a sad one.',
  'job_security.ask-what-is-known.how':
    'Ask your manager what has been decided, what has not, and when you will know more.',
  'job_security.know-your-rights.title': 'Find out what applies to you',
  'job_security.know-your-rights.why': 'When you know the rules there is less to guess about.',
  'job_security.know-your-rights.how':
    'Read your contract and ask your union about notice, order of dismissal and support when changing jobs.',
  'job_security.worry-time.title': 'Give the worry a set time',
  'job_security.worry-time.why': 'Worry takes up less room when it has a time of its own.',
  'job_security.worry-time.how':
    'Write for a quarter of an hour what you worry about and what you can do about it. Put the paper away when the time is up.',
  'job_security.write-skills.title': 'Write down what you can do',
  'job_security.write-skills.why': 'It is easier to feel secure when you see what you bring with you.',
  'job_security.write-skills.how':
    'Write down your tasks, your training and what you have learnt at work. Keep the list where you can find it.',

  'change.ask-why.title': 'Ask why it is to change',
  'change.ask-why.why': 'A change is easier to be part of when you understand what it is meant to solve.',
  'change.ask-why.how':
    'Ask your manager what the problem is today, what is meant to get better and what has been decided.',
  'change.what-stays.title': 'Write down what stays the same',
  'change.what-stays.why': 'When much is changing, it is easy to miss everything that isn’t.',
  'change.what-stays.how':
    'Write down three things in your work that are as before, and one thing you need to learn.',
  'change.say-what-you-need.title': 'Say what you need to manage it',
  'change.say-what-you-need.why': 'Those who plan a change don’t always see what it takes from you.',
  'change.say-what-you-need.how':
    'Say which time, training or help you need, and what can wait while you learn.',
  'change.one-at-a-time.title': 'Take one change at a time',
  'change.one-at-a-time.why': 'It is easier to learn new things when not everything happens at once.',
  'change.one-at-a-time.how':
    'Ask your manager which change matters most this month and begin with that one.',

  'physical_environment.three-things.title': 'Write down what bothers you',
  'physical_environment.three-things.why':
    'What is described with a place and a time is easier to do something about.',
  'physical_environment.three-things.how':
    'Write down three things that bother you, where they are and at what time of day. Give the list to your manager or safety representative.',
  'physical_environment.change-position.title': 'Change position often',
  'physical_environment.change-position.why':
    'Your body does better with a little movement often than with one long break.',
  'physical_environment.change-position.how': 'Stand up, stretch or change task for a while every hour.',
  'physical_environment.set-up-place.title': 'Set up your workplace',
  'physical_environment.set-up-place.why':
    'Small things such as height, light and distance decide how hard your body has to work.',
  'physical_environment.set-up-place.how':
    'Go through chair, desk, screen or tools together with somebody who knows. Ask for what is missing.',
  'physical_environment.quiet-hour.title': 'Find a calmer place for a while each day',
  'physical_environment.quiet-hour.why': 'Noise and interruptions tire even those who are used to them.',
  'physical_environment.quiet-hour.how':
    'Ask where you can work undisturbed for an hour, or whether your group can have a quiet hour.',

  'threats_outside.report.title': 'Report what has happened',
  'threats_outside.report.why':
    'The employer has to investigate threats and violence, and what has not been reported can’t be prevented.',
  'threats_outside.report.how':
    'Tell your manager the same day and report the incident. Ask the safety representative for help. Call 112 if there is danger now.',
  'threats_outside.not-alone.title': 'Ask not to be alone',
  'threats_outside.not-alone.why': 'The risks are smaller when somebody can help at once.',
  'threats_outside.not-alone.how':
    'Tell your manager which meetings or shifts you don’t want to be alone at, and agree on who is there and how you raise the alarm.',
  'threats_outside.talk-afterwards.title': 'Talk to somebody afterwards',
  'threats_outside.talk-afterwards.why': 'It is common to react only when it is over.',
  'threats_outside.talk-afterwards.how':
    'Call somebody you trust the same day. Ask your manager about counselling from occupational health.',
  'threats_outside.go-through-routine.title': 'Go through the routine with a colleague',
  'threats_outside.go-through-routine.why': 'Those who know what to do have time to think when it happens.',
  'threats_outside.go-through-routine.how':
    'Read the routine for threats and violence together. Tell your manager if there is none or it can’t be followed.',
} satisfies Record<keyof typeof sv, string>
