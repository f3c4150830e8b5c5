import type { redZone as sv } from '../sv/red-zone.ts'

export const redZone = {
  'red.title': 'Recovery first',
  'red.description': 'Support, rest and first steps when it has been too much for a long time.',
  'red.heading': 'Rest comes first now',
  'red.alert.title': 'Put recovery first',
  'red.alert.text':
    'You seem to have carried too much, for too long. It usually gets better, but it takes time. Do not try to push through.',

  'support.button': 'Request immediate support',
  'support.title': 'Talk to someone now',
  'support.now': 'You do not have to be sure that it is bad enough. Call anyway.',

  'red.first': 'Do these three things first',
  'red.first.1': 'Tell someone today. You should not have to be alone with this.',
  'red.first.2':
    'Call your health centre or occupational health today and ask for an appointment. Say how long it has been like this.',
  'red.first.3':
    'Ask your manager to help you take something off your plate today. It is enough to say that it is making you unwell.',
  'red.book': 'Book an assessment interview',
  'red.occupational': 'Contact occupational health',
  'red.occupational.text':
    'You usually reach occupational health through your manager or HR. If you do not know who to ask, write to us.',

  'red.phases': 'The way back in three phases',
  'red.phases.lead': 'The phases are a way of thinking, not a timetable. Going back and forth is common.',
  'red.phase': 'Phase {number}: {phase}',
  'red.acute': 'Acute',
  'red.acute.text': 'Rest, sleep and calm. As few demands as possible. Accept help.',
  'red.acute.1': 'Cross out whatever can be crossed out, at home and at work.',
  'red.acute.2':
    'Ask a doctor or occupational health for an appointment today, if you have not done so already.',
  'red.acute.3':
    'Eat at fixed times and get up at the same time every day, even if you do not sleep all night.',
  'red.acute.4': 'Go out in daylight for a while every day. Standing outside the door is enough.',
  'red.acute.next': 'When you sleep a little better and can manage everyday things, you can move on.',
  'red.stabilization': 'Stabilisation',
  'red.stabilization.text': 'Simple routines: food, daylight and short walks. Small things that give energy.',
  'red.stabilization.1': 'Do one calm thing you enjoy every day, however small.',
  'red.stabilization.2': 'Take short walks. Stop before you get tired.',
  'red.stabilization.3': 'Rest between the things you do, even when you feel more alert.',
  'red.stabilization.4': 'Talk to someone about what led here.',
  'red.stabilization.next': 'When several days in a row feel more even, you can begin to build up again.',
  'red.rebuild': 'Rebuilding',
  'red.rebuild.text':
    'Increase slowly. Go through what needs to change with your manager, before you go back to everything.',
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
    'Two weeks in each phase, and one small step a day. It begins with rest, and you can pause whenever you like.',
  'red.resources.recovery.link': 'Go to the recovery programme',
  'red.resources.specialist': 'Specialist assessment',
  'red.resources.specialist.text':
    'Your health centre and occupational health can assess how you are and what is needed. You can also book an assessment interview through us.',
  'red.resources.follow.book': 'Book a follow-up talk with us',
  'red.resources.follow': 'Follow-up',
  'red.resources.follow.text':
    'Take the stress profile again in four weeks. Bring the result to whoever helps you, if you like.',

  'red.plan.title': 'Action plan',
  'red.plan.lead': 'Read only the phase you are in. The rest is not for today.',
  'red.plan.text':
    'Your own plan is based on your last result. It shows where you can begin, with what weighs most first.',
  'red.plan.link': 'Go to your action plan',
  'red.stress': 'Information about stress',
  'red.programme': 'Start the programme',
  'red.programme.text':
    'Six weeks, one small step a day. Please check with health care first. When you have begun to recover, you can read the first week of a longer programme about stress.',
  'red.programme.later': 'Go to the stress management programme',
} satisfies Record<keyof typeof sv, string>
