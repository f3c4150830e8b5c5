import type { zones as sv } from '../sv/zones.ts'

export const zones = {
  'zone.green': 'Green zone',
  'zone.yellow': 'Yellow zone',
  'zone.red': 'Red zone',
  'tab.label': 'Parts of this page',
  'tab.overview': 'Overview',
  'tab.exercises': 'Exercises',
  'tab.plan': 'Action plan',
  'tab.acute': 'Acute techniques',
  'more.stress': 'More about stress',
  'more.profile': 'Take the stress profile',
  notDiagnosis: 'The zone is not a diagnosis. It shows how your answers relate to reference values.',

  'green.title': 'Keep your balance',
  'green.description': 'Four areas that keep stress at a good level, and five exercises to begin with.',
  'green.heading': 'Hold on to what works',
  'green.lead': 'You have time to recover right now. This is how you make it a habit, before you need it.',
  'green.areas': 'Four areas that prevent stress',
  'green.movement': 'Regular movement',
  'green.movement.text':
    'Walk for 30 minutes, five days a week. Split it up if you like. What matters is that your pulse rises a little and that it happens.',
  'green.sleep': 'Sleep and recovery',
  'green.sleep.text':
    'Get up at about the same time every day, also on days off. Put work and screens away an hour before sleep.',
  'green.structure': 'Structure and plan',
  'green.structure.text':
    'Choose three things to finish today, and write them down. Leave air between meetings. Decide when the day ends.',
  'green.presence': 'Conscious presence',
  'green.presence.text':
    'Do one thing at a time for a while every day. Have lunch without a screen, or take a walk without listening to anything.',
  'green.exercises': 'Five exercises',
  'green.strengths': 'Map your strengths',
  'green.strengths.text':
    'Write down three moments of the last weeks when work came easily. What did you do? Which strength did you use? Choose one and use it in a new way tomorrow.',
  'green.recovery': 'Schedule recovery',
  'green.recovery.text':
    'Open your calendar. Put in three times next week that are only for rest or something you enjoy. Guard them as you guard an important meeting.',
  'green.breathing': 'Micro pause with breathing',
  'green.breathing.text':
    'Sit comfortably. Breathe in for four seconds, hold for two, breathe out for six. Do it five times. Repeat once an hour for one working day.',
  'green.values': 'The values compass',
  'green.values.text':
    'Write what matters to you in four parts of life: work, close relationships, health and leisure. Put a figure from one to ten on how you live by it. Choose one small action where the distance is greatest.',
  'green.reflection': 'Monthly reflection',
  'green.reflection.text':
    'Take fifteen minutes once a month. What gave you energy? What took energy? What would you like more of, and what can you let go?',
  'green.checkup': 'Take a check-up',
  'green.checkup.text':
    'Take the stress profile again in two to three months. Then you see whether something has changed.',

  'yellow.title': 'Next step',
  'yellow.description': 'What you can do when the strain has been greater than the recovery for a while.',
  'yellow.heading': 'Take back a little at a time',
  'yellow.lead':
    'The strain has been greater than the recovery for a while. That can change, one small step at a time.',
  'yellow.about.title': 'What the yellow zone says',
  'yellow.about.1':
    'The body can take a lot of stress in short periods. What wears you down is when rest cannot keep up.',
  'yellow.about.2':
    'Common signs are sleeping worse, having less patience and having to try hard at things that usually come easily. Take the signs seriously, without being afraid of them.',
  'yellow.about.3':
    'Often the cause lies in how work is organised. Then it is not enough that you rest more. Something at work needs to change too.',
  'yellow.actions': 'What we recommend',
  'yellow.deep': 'Take the in-depth analysis',
  'yellow.deep.text':
    'It shows where it weighs most, and what at work may lie behind it. It takes eight to twelve minutes.',
  'yellow.deep.link': 'To the in-depth analysis',
  'yellow.programme': 'Follow a programme',
  'yellow.programme.text': 'Six modules, one a month. Short steps every week that can be done beside work.',
  'yellow.programme.link': 'To the programme',
  'yellow.talk': 'Talk to HR or your manager',
  'yellow.talk.text':
    'You need not tell what you answered. Say what is too much, and what would help. A concrete suggestion is easier to say yes to.',
  'yellow.talk.example':
    'You could begin like this: “I have noticed that I do not have time to recover. Can we go through what matters most in the next two weeks?”',
  'yellow.today': 'Already today',
  'yellow.today.text':
    'Take a micro pause of two minutes every hour. Stand up, look out and breathe out slowly. Short pauses often are what helps, not one long pause in the evening.',

  'red.title': 'Recovery first',
  'red.description': 'Support, rest and first steps when it has been too much for a long time.',
  'red.heading': 'Now rest comes first',
  'red.alert.title': 'Put recovery first',
  'red.alert.text':
    'You seem to have carried too much, for too long. It passes, but it needs time. Do not try to push your way through it.',
  'red.first': 'Do these three things first',
  'red.first.1': 'Tell someone today. You should not be alone with this.',
  'red.first.2':
    'Book a time with your health centre or occupational health. Say how long it has been like this.',
  'red.first.3':
    'Ask your manager for help to take something away today. It is enough to say that it makes you unwell.',
  'red.phases': 'The way back in three phases',
  'red.phases.lead': 'The phases are a way of thinking, not a timetable. Going back and forth is common.',
  'red.acute': 'Acute',
  'red.acute.text': 'Rest, sleep and calm. As few demands as possible. Accept help.',
  'red.stabilization': 'Stabilisation',
  'red.stabilization.text': 'Simple routines: food, daylight and short walks. Small things that give energy.',
  'red.rebuild': 'Rebuilding',
  'red.rebuild.text':
    'Increase slowly. Go through with your manager what needs to change before everything is as before.',
  'red.resources': 'Support to begin with',
  'red.resources.acute': 'Acute stress management',
  'red.resources.acute.text': 'Seven techniques that you can do now. They are under Acute techniques.',
  'red.resources.recovery': 'Six weeks of recovery',
  'red.resources.recovery.text':
    'Two weeks in each phase. Begin with rest, and add one thing at a time when the first has settled.',
  'red.resources.specialist': 'Assessment by a specialist',
  'red.resources.specialist.text':
    'Your health centre and occupational health can assess how you are and what is needed. Occupational health is often reached through your manager or HR.',
  'red.resources.follow': 'Follow-up',
  'red.resources.follow.text':
    'Take the stress profile again in four weeks. Bring the result to whoever helps you, if you like.',
  'red.contact': 'Book an assessment interview',
  'red.plan.text':
    'The plan builds on your last result. It shows where you can begin, with what weighs most first.',
  'red.plan.link': 'To your action plan',
  'red.techniques': 'Seven acute techniques',
  'red.pause': 'Pause breathing',
  'red.pause.text':
    'Breathe in for four seconds, hold for two, breathe out for six. Five breaths are one round. Three rounds take three minutes.',
  'red.micro': 'Micro pause',
  'red.micro.text':
    'Two minutes every hour. Stand up, let your shoulders drop and look at something far away.',
  'red.notice': 'Notice',
  'red.notice.text':
    'Say quietly to yourself five things you see, four you hear and three you feel against your body. It helps you back to the present.',
  'red.prioritise': 'Prioritise',
  'red.prioritise.text':
    'Write down everything that goes round in your head. Choose one thing for today. The rest is not for today.',
  'red.news': 'Limit the news',
  'red.news.text': 'Read the news once a day at most, and not before sleep. Turn off notifications.',
  'red.talk': 'Talk to someone',
  'red.talk.text': 'Call someone you trust. You need not have a solution, it is enough to say how it is.',
  'red.medical': 'Get medical support',
  'red.medical.text':
    'Call 1177 if you are unsure where to turn. Seek care if you cannot sleep, cannot manage everyday life or have pain in your body from stress.',
  'red.programme': 'Start the programme',
} satisfies Record<keyof typeof sv, string>
