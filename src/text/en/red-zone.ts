import type { redZone as sv } from '../sv/red-zone.ts'

export const redZone = {
  'red.title': 'Recovery first',
  'red.description': 'Support, rest and the first steps when the strain has been too high for a long time.',
  'red.heading': 'You need rest now',
  'red.alert.title': 'Put recovery first',
  'red.alert.text': 'Things usually get better, but it takes time. Don’t try to push through.',

  'support.button': 'Request immediate support',
  'support.title': 'Talk to someone now',

  'red.book': 'Book an assessment interview',
  'red.occupational': 'Contact occupational health',
  'red.occupational.text':
    'You usually reach occupational health through your manager or HR. If you don’t know who to ask, write to us.',

  'red.phase': 'Phase {number}: {phase}',
  'red.acute': 'Acute',
  'red.acute.text':
    'What you need now is rest, sleep and as few demands as possible. Accept the help you are offered.',
  'red.acute.1': 'Cancel everything that can be cancelled, both at home and at work.',
  'red.acute.2': 'Ask a doctor or occupational health for an appointment today, if you haven’t already.',
  'red.acute.3':
    'Eat at regular times and get up at the same time every day, even if you don’t sleep through the night.',
  'red.acute.4': 'Go out in daylight every day, even if it’s just for five minutes.',
  'red.acute.next': 'When you sleep a little better and can manage most everyday things, you can move on.',
  'red.stabilization': 'Stabilisation',
  'red.stabilization.text':
    'Build simple routines with meals, daylight, short walks and things that give you energy.',
  'red.stabilization.1': 'Do something calm that you enjoy every day, even if it only takes a little while.',
  'red.stabilization.2': 'Take short walks and turn back before you get tired.',
  'red.stabilization.3': 'Rest between the things you do, even when you feel more alert.',
  'red.stabilization.4': 'Talk to someone about how it came to this.',
  'red.stabilization.next':
    'When you have felt more even for several days in a row, you can begin to build up again.',
  'red.rebuild': 'Rebuilding',
  'red.rebuild.text':
    'Increase slowly, and go through what needs to change with your manager before you return to your usual work.',
  'red.rebuild.1': 'Increase one thing at a time, and wait a week or so before the next.',
  'red.rebuild.2': 'Agree with your manager on what is part of your work and what isn’t.',
  'red.rebuild.3': 'Keep taking breaks, because they are part of the work.',
  'red.rebuild.4': 'Write down your early signs and what you will do when they appear.',
  'red.rebuild.next': 'If you feel worse, you can go back a step. Many people need to.',

  'red.resources': 'Priority resources',
  'red.resources.acute': 'Acute stress management',
  'red.resources.acute.text': 'Seven techniques you can use now, wherever you are.',
  'red.resources.acute.link': 'Go to the acute techniques',
  'red.resources.recovery': '6-week recovery programme',
  'red.resources.recovery.text':
    'The programme gives you one small step a day for six weeks. It begins with rest, and you can pause whenever you like.',
  'red.resources.recovery.link': 'Go to the recovery programme',
  'red.healthCentre': 'What happens at the health centre',
  'red.resources.specialist': 'Specialist assessment',
  'red.resources.specialist.text':
    'Call your health centre or occupational health today and ask for an appointment, or book an assessment interview through us.',
  'red.resources.follow.book': 'Book a follow-up with us',
  'red.resources.follow.text':
    'In 30 minutes we go through what has happened since last time and what needs to change.',
  'red.again': 'Take the profile again in four weeks',
  'red.resources.follow': 'Follow-up',

  'red.plan.title': 'Action plan',
  'red.plan.lead': 'Read only about the phase you are in. It’s common to go back and forth between phases.',
  'red.plan.link': 'Go to your action plan',
  'red.stress': 'Information about stress',
  'red.programme': 'Start the programme',
  'red.programme.text':
    'Talk to a doctor or nurse before you start, if you can. When you have more energy, there is a longer programme about stress.',
  'red.programme.later': 'Go to the stress management programme',
} satisfies Record<keyof typeof sv, string>
