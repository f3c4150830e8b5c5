import type { actions as sv } from '../sv/actions.ts'

export const actions = {
  'exhaustion.bedtime.title': 'Wind down at the same time every evening',
  'exhaustion.bedtime.why':
    'You cannot decide when you fall asleep, but a calm evening and a fixed time to get up make it easier.',
  'exhaustion.bedtime.how':
    'Start winding down about half an hour ahead, without a screen, and go to bed when you are sleepy. Get up at the same time every day, even after a bad night.',
  'exhaustion.breaks.title': 'Take a short break in the morning',
  'exhaustion.breaks.why': 'Many short breaks give more than one long when you are already worn out.',
  'exhaustion.breaks.how': 'Leave what you are doing for five minutes. Look out, drink water, stretch.',
  'exhaustion.daylight.title': 'Go out in daylight',
  'exhaustion.daylight.why': 'Daylight, preferably in the morning, helps the body tell day from night.',
  'exhaustion.daylight.how': 'Twenty minutes outside at your own pace. It counts on grey days too.',
  'exhaustion.one-less.title': 'Leave out one task',
  'exhaustion.one-less.why': 'There is room for rest only when something else goes.',
  'exhaustion.one-less.how':
    'Look at the week and choose one thing that can wait or be dropped. Tell whoever it concerns the same day.',
  'exhaustion.quiet-evening.title': 'Keep one evening empty',
  'exhaustion.quiet-evening.why': 'Recovery needs time without demands, not only sleep.',
  'exhaustion.quiet-evening.how': 'No errands, no musts. Do something calm, or nothing at all.',

  'emotional_distancing.matters.title': 'Write down what mattered',
  'emotional_distancing.matters.why': 'When work feels empty, it is easy to miss what does good.',
  'emotional_distancing.matters.how':
    'Write one sentence about a thing you did this week that helped someone else.',
  'emotional_distancing.lunch.title': 'Have lunch with someone you like',
  'emotional_distancing.lunch.why': 'The distance to work often shrinks through the people there.',
  'emotional_distancing.lunch.how':
    'Ask a colleague today. Feel free to talk about something other than work.',
  'emotional_distancing.own-way.title': 'Do one task your own way',
  'emotional_distancing.own-way.why':
    'Choosing how brings back a little of the feeling that the work is yours.',
  'emotional_distancing.own-way.how':
    'Choose something small that has to be done anyway, and do it in the way you think is best.',
  'emotional_distancing.emptiest-task.title': 'Bring up the emptiest task',
  'emotional_distancing.emptiest-task.why':
    'What drains you can sometimes be swapped, shared or made simpler.',
  'emotional_distancing.emptiest-task.how': 'Tell your manager which task it is. Ask what can be changed.',
  'emotional_distancing.outside-work.title': 'Do something that is not work',
  'emotional_distancing.outside-work.why':
    'What you care about outside work gives strength that work does not give just now.',
  'emotional_distancing.outside-work.how':
    'Set an evening aside for something you used to enjoy. It may be small.',

  'cognitive_impairment.one-thing.title': 'Do one thing at a time',
  'cognitive_impairment.one-thing.why': 'Every switch between tasks costs attention.',
  'cognitive_impairment.one-thing.how':
    'Choose one task. Turn notifications off for twenty-five minutes. Then take a short break.',
  'cognitive_impairment.one-list.title': 'Gather everything on one list',
  'cognitive_impairment.one-list.why': 'What is on paper need not be held in your head.',
  'cognitive_impairment.one-list.how':
    'Write down all you have to remember in one single place. Underline three things at most for today.',
  'cognitive_impairment.hardest-first.title': 'Put what is hardest when you are most alert',
  'cognitive_impairment.hardest-first.why': 'The strength to think varies over the day.',
  'cognitive_impairment.hardest-first.how': 'Keep an hour free from meetings then, for what takes the most.',
  'cognitive_impairment.between-meetings.title': 'Take five minutes between two meetings',
  'cognitive_impairment.between-meetings.why':
    'The brain needs a moment to let go of one before the other begins.',
  'cognitive_impairment.between-meetings.how':
    'End the meeting five minutes early. Write down what matters most and leave the screen.',
  'cognitive_impairment.set-times-for-mail.title': 'Read mail at set times',
  'cognitive_impairment.set-times-for-mail.why': 'Then you are not interrupted while you think.',
  'cognitive_impairment.set-times-for-mail.how':
    'Open mail and chat two or three times a day. Keep them closed in between.',

  'emotional_regulation.slow-out-breath.title': 'Breathe out slowly',
  'emotional_regulation.slow-out-breath.why': 'A long breath out calms the body when the feeling is strong.',
  'emotional_regulation.slow-out-breath.how':
    'In for four seconds, hold for two, out for six. Five breaths. Practise when it is calm, and it is there when you need it.',
  'emotional_regulation.two-sentences.title': 'Write two sentences about the day',
  'emotional_regulation.two-sentences.why':
    'Putting words to what happened makes the feeling easier to carry.',
  'emotional_regulation.two-sentences.how':
    'One sentence about what happened. One about what you would have needed.',
  'emotional_regulation.wait-a-day.title': 'Read yesterday’s angry draft',
  'emotional_regulation.wait-a-day.why': 'What is written in anger often reads harder than it was meant.',
  'emotional_regulation.wait-a-day.how':
    'Write the answer, but do not send it. Read it again the next day and change what needs changing.',
  'emotional_regulation.confide.title': 'Talk to someone you trust',
  'emotional_regulation.confide.why': 'Feelings get smaller when someone else knows of them.',
  'emotional_regulation.confide.how':
    'Choose one person. Say that it has been a lot and that you only need to be heard.',
  'emotional_regulation.wind-down.title': 'Wind down before you go home',
  'emotional_regulation.wind-down.why':
    'A clear passage keeps the day from coming in through the door with you.',
  'emotional_regulation.wind-down.how':
    'Fifteen minutes after the last task: walk a bit, listen to something or sit still for a while.',

  'demands.all-tasks.title': 'Write down everything you have',
  'demands.all-tasks.why': 'Only when everything is in sight can one see what is too much.',
  'demands.all-tasks.how':
    'List the tasks with roughly how long they take. Add up and compare with your working hours.',
  'demands.order-with-manager.title': 'Ask your manager for the order',
  'demands.order-with-manager.why': 'Choosing what to leave out is the manager’s job too, not only yours.',
  'demands.order-with-manager.how': 'Show the list. Ask: “What do I do first, and what may wait?”',
  'demands.no-meetings.title': 'Keep two hours free from meetings',
  'demands.no-meetings.why': 'Unbroken time makes work go faster and feel calmer.',
  'demands.no-meetings.how':
    'Book them in your calendar as busy. Move them if you must, but do not remove them.',
  'demands.later-or-never.title': 'Suggest something that can wait a month',
  'demands.later-or-never.why':
    'It is easier to get a yes to a concrete suggestion than to “it is too much”.',
  'demands.later-or-never.how':
    'Choose a task and write what happens if it waits. Bring it up with your manager.',

  'control.own-order.title': 'Decide the order yourself',
  'control.own-order.why': 'Steering part of the day lessens the feeling of being steered.',
  'control.own-order.how':
    'Choose in the morning in which order you do three of the day’s things. Keep to it.',
  'control.suggest-change.title': 'Suggest a change',
  'control.suggest-change.why': 'Whoever does the work often sees how it can get better.',
  'control.suggest-change.how':
    'Choose one small thing to do in another way for two weeks. Bring it up at the next meeting.',
  'control.own-decisions.title': 'Ask what you may decide',
  'control.own-decisions.why': 'There is often more room than one thinks, but nobody has said so.',
  'control.own-decisions.how': 'Ask your manager for three things that you can decide without checking.',
  'control.own-break.title': 'Take a break when you need it',
  'control.own-break.why': 'A break you have chosen rests you more than one you were given.',
  'control.own-break.how': 'Agree on when you can step away without asking. Use that time every day.',

  'manager_support.fifteen-minutes.title': 'Book fifteen minutes with your manager',
  'manager_support.fifteen-minutes.why': 'Short talks often catch what would otherwise grow.',
  'manager_support.fifteen-minutes.how':
    'Ask for a set time for four weeks. Say that you want to go through what matters most.',
  'manager_support.three-questions.title': 'Write three questions for the talk',
  'manager_support.three-questions.why': 'Whoever knows what to ask gets answers more often.',
  'manager_support.three-questions.how':
    'For example: What matters most? What can wait? Who helps me if I get stuck?',
  'manager_support.which-help.title': 'Say which help you need',
  'manager_support.which-help.why': 'A manager can do more about a need than about a complaint.',
  'manager_support.which-help.how':
    'Write down one thing that would make a difference in the next two weeks, and ask for it.',
  'manager_support.other-way-in.title': 'Find another way',
  'manager_support.other-way-in.why':
    'You need not carry it alone if the talks with your manager are not possible.',
  'manager_support.other-way-in.how':
    'Contact HR, the safety representative or your manager’s manager. Just say that you need a talk.',

  'colleague_support.ask-for-help.title': 'Ask a colleague for help',
  'colleague_support.ask-for-help.why': 'Most people gladly help when someone asks for something clear.',
  'colleague_support.ask-for-help.how':
    'Choose one thing you are stuck in. Ask one person, and say how long it takes.',
  'colleague_support.offer-help.title': 'Offer help with something easy',
  'colleague_support.offer-help.why': 'Whoever gives help gets it back more easily.',
  'colleague_support.offer-help.how':
    'Choose something that takes you fifteen minutes but that a colleague finds hard.',
  'colleague_support.team-moment.title': 'Suggest a short moment together',
  'colleague_support.team-moment.why':
    'When everyone knows what the others have, it is possible to help each other.',
  'colleague_support.team-moment.how':
    'Ten minutes a week: what do you have, and what do you need help with?',
  'colleague_support.break-together.title': 'Take a break together',
  'colleague_support.break-together.why': 'Company in small things protects when there is much to do.',
  'colleague_support.break-together.how':
    'Ask someone every day. Fifteen minutes is enough, and work may wait.',

  'role_clarity.write-responsibilities.title': 'Write down what you are responsible for',
  'role_clarity.write-responsibilities.why': 'What is unclear shows only on paper.',
  'role_clarity.write-responsibilities.how':
    'Two lists: this is mine, and this I do not know. Half an hour is enough.',
  'role_clarity.go-through.title': 'Go through your role with your manager',
  'role_clarity.go-through.why': 'Then you see the same thing, and you need not guess.',
  'role_clarity.go-through.how':
    'Bring your two lists. Leave the meeting with a decision about each unclear point.',
  'role_clarity.who-decides.title': 'Ask who decides',
  'role_clarity.who-decides.why':
    'Demands that pull in different directions are the manager’s to solve, nobody else’s.',
  'role_clarity.who-decides.how': 'Describe two wishes that clash. Ask which one counts.',
  'role_clarity.good-enough.title': 'Ask for an example of good enough',
  'role_clarity.good-enough.why': 'Without a measure it is easy to do too much.',
  'role_clarity.good-enough.how': 'Ask before you begin: “When is this done?” Write down the answer.',

  'recognition_fairness.done-list.title': 'Write down what you have done',
  'recognition_fairness.done-list.why': 'What gets done is forgotten sooner than what is left.',
  'recognition_fairness.done-list.how':
    'Five lines on Friday. Keep them for the next talk with your manager.',
  'recognition_fairness.feedback.title': 'Ask for feedback',
  'recognition_fairness.feedback.why':
    'Silence seldom means that what you do is bad. Often nobody has thought of it.',
  'recognition_fairness.feedback.how':
    'Choose one thing you are pleased with. Ask what was good, and what can be better.',
  'recognition_fairness.say-it-to-others.title': 'Say what you appreciate',
  'recognition_fairness.say-it-to-others.why': 'Appreciation is catching, and someone has to begin.',
  'recognition_fairness.say-it-to-others.how': 'Tell a colleague what they did and why it helped.',
  'recognition_fairness.ask-how-decided.title': 'Ask how the decision was made',
  'recognition_fairness.ask-how-decided.why': 'It is easier to live with a decision one understands.',
  'recognition_fairness.ask-how-decided.how':
    'Ask what was weighed in. Is it still unfair? Raise it with the safety representative or your union.',

  'boundaries_recovery.end-of-day.title': 'Stop at a set time',
  'boundaries_recovery.end-of-day.why': 'A day without an end leaves no time to recover.',
  'boundaries_recovery.end-of-day.how': 'Set the time and tell someone. Switch off, tidy up and leave.',
  'boundaries_recovery.notifications.title': 'Turn work off on your phone',
  'boundaries_recovery.notifications.why':
    'One single notification is enough to take your thoughts back to work.',
  'boundaries_recovery.notifications.how':
    'Turn off sound and notifications when you stop. On call? Let only that number through.',
  'boundaries_recovery.three-for-tomorrow.title': 'Write three things for tomorrow',
  'boundaries_recovery.three-for-tomorrow.why': 'What is on paper need not come home with you.',
  'boundaries_recovery.three-for-tomorrow.how':
    'The last ten minutes: what is left, and what do you begin with?',
  'boundaries_recovery.something-nice.title': 'Do something you enjoy',
  'boundaries_recovery.something-nice.why': 'What gives strength seldom finds room unless it has a time.',
  'boundaries_recovery.something-nice.how':
    'Two evenings a week. Choose something that makes you lose track of time.',
  'boundaries_recovery.lunch-away.title': 'Have lunch away from your desk',
  'boundaries_recovery.lunch-away.why': 'A real lunch is the longest rest of the day.',
  'boundaries_recovery.lunch-away.how':
    'Thirty minutes in another place than where you work, without a screen.',

  'working_hours.write-hours.title': 'Write down your hours',
  'working_hours.write-hours.why': 'Two weeks on paper say more than a feeling.',
  'working_hours.write-hours.how': 'Write when you began, stopped and had breaks. Also what you did at home.',
  'working_hours.show-hours.title': 'Show your hours to your manager',
  'working_hours.show-hours.why':
    'The employer has to follow up how much you work, and cannot change what is not seen.',
  'working_hours.show-hours.how': 'Bring two weeks of notes. Ask what has to go for the time to be enough.',
  'working_hours.eleven-hours.title': 'Check how long you are off between shifts',
  'working_hours.eleven-hours.why':
    'By the Swedish Working Hours Act the main rule is eleven hours of unbroken rest a day. Your agreement may say otherwise.',
  'working_hours.eleven-hours.how':
    'Go through the schedule two weeks ahead. Tell your manager or safety representative if it is not enough.',
  'working_hours.swap-shift.title': 'Ask to swap a shift',
  'working_hours.swap-shift.why': 'One single shift that clashes with life can weigh on the whole week.',
  'working_hours.swap-shift.how':
    'Choose the shift that takes the most. Have a swap to suggest when you bring it up.',

  'conflict_victimisation.write-down.title': 'Write down what happened',
  'conflict_victimisation.write-down.why': 'Notes make it easier to tell, and to be taken seriously.',
  'conflict_victimisation.write-down.how': 'Date, place, what was said and who was there. Keep them private.',
  'conflict_victimisation.tell.title': 'Tell someone who has to act',
  'conflict_victimisation.tell.why':
    'Victimisation is not to be accepted at work. By AFS 2023:2 the employer must have routines for what is done then.',
  'conflict_victimisation.tell.how':
    'Go to your manager, HR or the safety representative. Is it about the manager? Go to one of the others.',
  'conflict_victimisation.bring-someone.title': 'Bring someone to the talk',
  'conflict_victimisation.bring-someone.why': 'Two hear more than one, and you need not be alone.',
  'conflict_victimisation.bring-someone.how':
    'Ask the safety representative, your union or a colleague you trust.',
  'conflict_victimisation.support.title': 'Seek support while it goes on',
  'conflict_victimisation.support.why': 'Being exposed takes strength, also while it is being solved.',
  'conflict_victimisation.support.how':
    'Contact occupational health, your union or health care. Say how you are, not only what has happened.',
} satisfies Record<keyof typeof sv, string>
