import type { redZone as sv } from '../sv/red-zone.ts'

export const redZone = {
  'red.title': 'Recovery first',
  'red.description': 'Support, rest and first steps when it has been too much for a long time.',
  'red.heading': 'You need rest now',
  'red.alert.title': 'Put recovery first',
  'red.alert.text': 'It usually gets better, but it takes time. Don’t try to push through.',

  'support.button': 'Request immediate support',
  'support.title': 'Talk to someone now',

  'red.book': 'Book an assessment interview',
  'red.occupational': 'Contact occupational health',
  'red.occupational.text':
    'You usually reach occupational health through your manager or HR. If you don’t know who to ask, write to us.',

  'red.phase': 'Phase {number}: {phase}',
  'red.acute': 'Acute',
  'red.acute.text': 'Rest, sleep and calm. As few demands as possible. Accept help.',
  'red.acute.1': 'Cross out whatever can be crossed out, at home and at work.',
  'red.acute.2':
    'Ask a doctor or occupational health for an appointment today, if you have not done so already.',
  'red.acute.3':
    'Eat at fixed times and get up at the same time every day, even if you do not sleep all night.',
  'red.acute.4': 'Go out in daylight for a while every day, even if it’s just five minutes.',
  'red.acute.next': 'When you sleep a little better and can manage everyday things, you can move on.',
  'red.stabilization': 'Stabilisation',
  'red.stabilization.text':
    'Simple routines: food, daylight, short walks and small things that give you energy.',
  'red.stabilization.1': 'Do one calm thing you enjoy every day, however small.',
  'red.stabilization.2': 'Take short walks. Stop before you get tired.',
  'red.stabilization.3': 'Rest between the things you do, even when you feel more alert.',
  'red.stabilization.4': 'Talk to someone about what led here.',
  'red.stabilization.next': 'When several days in a row feel more even, you can begin to build up again.',
  'red.rebuild': 'Rebuilding',
  'red.rebuild.text':
    'Increase slowly. Go through what needs to change with your manager before you return to your usual work.',
  'red.rebuild.1': 'Increase one thing at a time, and wait a week or so before the next.',
  'red.rebuild.2': 'Agree with your manager on what you should do, and what you should not do.',
  'red.rebuild.3': 'Keep the breaks. They are part of the work, not a reward afterwards.',
  'red.rebuild.4': 'Write down your early signs, and what you do when they come.',
  'red.rebuild.next': 'If it gets worse, go back a step. That is not a failure.',

  'red.resources': 'Priority resources',
  'red.resources.acute': 'Acute stress management',
  'red.resources.acute.text': 'Seven techniques you can use now, wherever you are.',
  'red.resources.acute.link': 'Go to the acute techniques',
  'red.resources.recovery': '6-week recovery programme',
  'red.resources.recovery.text':
    'One small step a day for six weeks. The programme begins with rest, and you can pause whenever you like.',
  'red.resources.recovery.link': 'Go to the recovery programme',
  'red.resources.specialist': 'Specialist assessment',
  'red.resources.specialist.text':
    'Call your health centre or occupational health today and ask for an appointment, or book an assessment interview through us.',
  'red.resources.follow.book': 'Book a follow-up talk with us',
  'red.resources.follow': 'Follow-up',

  'red.plan.title': 'Action plan',
  'red.plan.lead': 'Read only the phase you are in. Going back and forth is common.',
  'red.plan.link': 'Go to your action plan',
  'red.stress': 'Information about stress',
  'red.programme': 'Start the programme',
  'red.programme.text':
    'Check with a doctor or nurse first if you can. When you have more energy, there is a longer programme about stress.',
  'red.programme.later': 'Go to the stress management programme',
} satisfies Record<keyof typeof sv, string>
