import type { prepareRound as sv } from '../sv/prepare-round.ts'

export const prepareRound = {
  'back.list': 'All surveys',
  'back.step': 'Back',
  'steps.label': 'How far you have come',
  'vad.step': 'What and who',
  'vad.title': 'What should the survey ask, and who should answer?',
  'dagar.step': 'Days',
  'dagar.title': 'When should the survey be open?',
  'granska.step': 'Review',
  'granska.title': 'Review before you lock the list',
  'granska.lead': 'Nothing has been locked and nobody has been told yet.',
  next: 'Continue',
  'next.busy': 'Checking…',
  retry: 'Try again',
  optional: '(optional)',
  name: 'What is the survey called?',
  'name.hint': 'Everyone who is invited sees the name, for example “Autumn 2026”.',
  instrument: 'Which questions?',
  stressprofil: 'Stress profile',
  'stressprofil.hint': '12 questions that take about four minutes.',
  djupanalys: 'In-depth analysis',
  'djupanalys.hint': '24 questions, then a part about causes at work. It takes about ten minutes.',
  arbetsmiljo: 'Work environment questionnaire',
  'arbetsmiljo.hint':
    'The 12 questions of the stress profile, then 48 about the work environment in 16 areas, including threats, violence and mistreatment. It takes about a quarter of an hour.',
  'part.legend': 'Who should be asked?',
  'part.whole': 'The whole organisation',
  'part.part': 'Part of the organisation',
  'part.partHint': 'One unit with all the units below it.',
  'part.only': 'Everyone in {unit} is asked: {count} {count|person|people}.',
  'part.people': '{count} {count|person|people}',
  'part.under': '{count} {count|person|people}, under {under}',
  'part.unit': 'Which unit?',
  'part.search': 'Search for a unit',
  'part.found': '{count} {count|unit|units} found.',
  'part.many': 'The first {shown} of {total} units are shown. Type part of the name to find more.',
  'part.nobody': 'There is nobody to ask yet, because no people have been imported.',
  'part.nobody.way': 'Import people and units',
  opens: 'Open no earlier than',
  'opens.hint': 'If you leave this empty, the survey opens as soon as the list has been reviewed.',
  closes: 'Last day to answer',
  'closes.hint':
    'The survey stays open for at least five working days and at most 60 days. Allow some days for the review and two weeks for the answers.',
  'reminders.legend': 'Reminders',
  'reminders.hint': 'Count the days back from the last day. Everybody on the list gets the same reminder.',
  'reminders.first': 'First reminder, days before the last day',
  'reminders.second': 'Second reminder, days before the last day',
  'repeat.legend': 'Should the survey be repeated?',
  'repeat.hint':
    'Two weeks before the next time, HR gets an e-mail about a draft with the same questionnaire, participants and reminders. Any questions of your own have to be entered again. Nothing opens by itself.',
  'repeat.none': 'No, just this time',
  'repeat.2': 'Every other month',
  'repeat.3': 'Every third month',
  'when.repeat.2': 'The survey is repeated every other month until HR stops it.',
  'when.repeat.3': 'The survey is repeated every third month until HR stops it.',
  'error.reminders': 'Write 1 to 59 days for each reminder, or leave the field empty.',
  'error.name': 'Write a name for the survey, at least 2 characters.',
  'error.instrument': 'Choose which questions the survey should ask.',
  'error.unitId': 'Choose which unit to ask, or the whole organisation.',
  'error.ownQuestions':
    'Check your own questions. You can write up to five different ones with up to 200 characters each, one on each line. In two languages, the number of lines has to be the same.',
  'error.opensAt': 'Choose a first day from today on and at most 60 days ahead, or leave the field empty.',
  'error.closesAt': 'Choose a last day that leaves at least five working days and at most 60 days to answer.',
  'who.title': 'Who is asked',
  'who.units':
    'In {unit}, {count} {count|person is|people are} asked in {units} units. They get the questions of the {instrument}.',
  'who.unit':
    'In {unit}, {count} {count|person is|people are} asked. They get the questions of the {instrument}.',
  'who.name': 'The survey is called {name}, and everyone who is invited sees the name.',
  'who.fold': 'The units and how many are asked in each',
  'who.change': 'Change questions or participants',
  'units.unit': 'Unit',
  'units.invited': 'People',
  'units.below': 'With units below',
  'units.note': 'Worth noting',
  'units.small': 'Fewer than {k}, so the unit gets no figures of its own',
  'units.more': 'Show {count} more',
  'when.title': 'When it opens and closes',
  'when.safety-representative':
    'The safety representative gets the list at once and has three working days to object. The survey opens when the list has been approved, or by itself on {day} at {time} if the safety representative says nothing.',
  'when.owner':
    'There is no safety representative to review the list. The survey opens when the owner has written how the employees have been informed.',
  'when.notBefore': 'It still doesn’t open before {day} at {time}, because you chose that day.',
  'when.closes': 'The survey closes on {day} at {time}.',
  'when.figures': 'The figures come on {day} at {time}.',
  'when.silenceCloses':
    'If the survey opens by itself, it closes on {day} at {time} instead, because it is always open for at least five working days.',
  'when.change': 'Change the days',
  'mails.title': 'The e-mails that are sent',
  'mails.safety-representative':
    'The safety representative gets an e-mail now. When the survey opens, everyone on the list gets the same invitation, each in their own language.',
  'mails.owner':
    'The owner gets an e-mail now. When the survey opens, everyone on the list gets the same invitation, each in their own language.',
  'mails.none': 'No reminder is sent.',
  'mails.reminders':
    'Everybody on the list gets a reminder on {days}, including those who have already answered, because nobody should be able to see who has answered.',
  'mails.refused':
    'Anyone who has declined invitations gets none of these e-mails but can answer by signing in.',
  'mails.slips':
    '{count} {count|person|people} on the list {count|has|have} no e-mail address and {count|gets|get} a slip with a code instead. You print the slips once the survey has opened.',
  'mails.sms':
    '{count} {count|person|people} on the list {count|has|have} no e-mail address but a mobile number, and {count|gets|get} the invitation and reminders as text messages, on weekdays between 8 in the morning and 8 in the evening.',
  'mails.neither':
    '{count} {count|person|people} on the list {count|has|have} neither an e-mail address nor a number for text messages, and {count|gets|get} a slip with a code instead. You print the slips once the survey has opened.',
  'mails.smsReminder':
    '{count} {count|person|people} on the list {count|has|have} both an e-mail address and a mobile number, and also {count|gets|get} a text message with each reminder, {total} messages in all at most. One usually counts as two, because the text is long.',
  'mails.smsReminder.text': 'The text message about the reminder',
  'mails.sms.text': 'The invitation as a text message',
  'mails.review.safety-representative': 'The e-mail to the safety representative',
  'mails.review.owner': 'The e-mail to the owner',
  'mails.invitation': 'The invitation to everyone on the list',
  'mails.reminder': 'The reminder to everybody on the list',
  'smallest.title': 'What you will see',
  'smallest.text':
    'The smallest group is {k}. A unit gets figures of its own once at least {k} people there have answered; otherwise the answers are counted in a larger unit where possible.',
  'smallest.few':
    '{few} of the {units} units {few|has|have} fewer than {k} people, even with the units below {few|it, so it|them, so they} can’t get figures of {few|its|their} own.',
  'smallest.none':
    'Fewer than {k} people are asked, so the survey can’t show any figures. Choose a larger part of the organisation.',
  'smallest.full':
    'If exactly {k} people are invited in a unit and all of them answer, the unit’s figures are shown. They then tell HR that everybody answered, but not what.',
  'smallest.full.choice': 'The owner can choose that such figures are not shown.',
  'smallest.full.hidden':
    'If exactly {k} people are invited in a unit, it gets no figures of its own, because they would tell you that everybody had answered. The owner has chosen this.',
  'smallest.more':
    'A larger unit is hidden too if its figures could otherwise reveal what a single person answered.',
  'smallest.first':
    'This is the first survey. If it opens by itself, without the safety representative having approved the list, no figures are shown, because nobody has confirmed that the people exist.',
  'fixed.title': 'What can’t be changed afterwards',
  'fixed.list': 'The list is locked, so anyone who changes units is counted where they were on the list.',
  'fixed.choice':
    'Questions, participants, smallest group and reminders are fixed. You can move the last day forward once, never back. Until the survey has opened you can cancel it and start over.',
  'fixed.closing': 'Once the survey has opened you can close it after five working days at the earliest.',
  'fixed.again':
    'At least four weeks must pass before more than three of the same people can be asked again, even if they have new addresses, numbers or units.',
  'refused.plan.next': 'The next one is now on {day}.',
  'refused.plan.stopped': 'The survey is no longer repeated. If you go on, it’s prepared for this time only.',
  'refused.plan.goOn': 'Go on with what I have written',
  'refused.take': 'Choose {day} as the first day',
  send: 'Lock the list and hand it over for review',
  'send.busy': 'Locking the list…',
  'begun.title': 'The list of {name} is being locked.',
  'begun.text':
    'It takes a minute or so to write down {count} people. You can follow it in the list of surveys, and you can leave the page meanwhile. When the list is locked, it’s handed over for review.',
  'done.title': 'The list of {name} is locked and handed over for review. Nobody has been invited yet.',
  'done.safety-representative':
    'The safety representative gets an e-mail now. The survey opens when the list has been approved, or by itself on {day} at {time}.',
  'done.owner':
    'The owner gets an e-mail now. The survey opens when the owner has written how the employees have been informed.',
  'done.invited': '{count} {count|person then gets an|people then get their} invitation.',
  'done.closes': 'It closes on {day} at {time}, and the figures come within a day, at 9 in the morning.',
} satisfies Record<keyof typeof sv, string>
