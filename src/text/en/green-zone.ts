import type { greenZone as sv } from '../sv/green-zone.ts'

export const greenZone = {
  'green.title': 'Keep your balance',
  'green.description':
    'Four areas that help you keep stress at a good level, and five exercises to do on the page.',
  'green.heading': 'Keep doing what works',
  'green.lead':
    'Here is advice, with exercises, that is easiest to turn into a habit while things are going well.',
  'green.raised': 'If any part of your result is raised, start with',
  'green.raised.link': 'your action plan',
  'green.areas': 'Four areas that prevent stress',

  'green.movement': 'Regular movement',
  'green.movement.text': 'Walk for 30 minutes a day, five days a week.',
  'green.movement.1':
    'You can split it up if you like, because ten minutes three times does about as much good.',
  'green.movement.2': 'Tie the walk to something you already do, like lunch or the way home.',
  'green.movement.3': 'Walk fast enough to raise your pulse a little, but not so fast that you can’t talk.',
  'green.movement.plan': 'Put five walks in my plan',
  'green.movement.planned': 'Your plan now has five walks a week for four weeks.',
  'green.movement.notReached':
    'We can’t reach the service right now. Check that you’re connected to the internet and try again.',
  'green.movement.notKept':
    'The browser can’t save anything right now, so put the walks in your own calendar.',
  'green.movement.see': 'See the times and download them to your calendar',

  'green.sleep': 'Sleep and recovery',
  'green.sleep.text': 'The body needs to slow down every day, not only on holiday.',
  'green.sleep.1': 'Get up at about the same time every day, even on days off.',
  'green.sleep.2': 'Put work and screens away half an hour before you go to bed.',
  'green.sleep.3': 'Do something every day that helps you let go of work. A short while is enough.',
  'green.sleep.exercise': 'Choose your recovery times',

  'green.structure': 'Structure and plan',
  'green.structure.text': 'When you know what matters most, it is easier to let the rest wait.',
  'green.structure.1': 'Choose three things to finish today and write them down.',
  'green.structure.2': 'Leave ten minutes between meetings, so that you have time for a break.',
  'green.structure.3': 'Decide when your working day ends, and then write down what can wait until tomorrow.',
  'green.structure.exercise': 'Find what matters most with the values compass',

  'green.presence': 'Conscious presence',
  'green.presence.text': 'Do just one thing at a time for a while every day.',
  'green.presence.1': 'Have lunch without looking at a screen.',
  'green.presence.2': 'Go out without listening to anything, and notice the light, the sounds and the air.',
  'green.presence.3': 'Take five calm breaths before you start the next thing.',
  'green.presence.exercise': 'Take five breaths now',
  'green.how': 'How to do it',

  'green.about': 'About stress',
  'green.about.1':
    'Stress is how the body gives you energy when something calls for it. It isn’t dangerous in itself, but never having time to rest in between wears you down.',
  'green.about.2':
    'Green means that the total is below the limit. A single part can still be raised, and your result then says so. When things change, sleep, patience and memory are often the first to show it.',
  'green.about.3':
    'Most of what protects you is ordinary things done often: moving, sleeping, taking breaks, meeting others and knowing what is expected of you at work.',
  'green.checkup': 'Take the profile again',
  'green.checkup.text':
    'Take the stress profile again in about two months to see whether anything has changed.',
} satisfies Record<keyof typeof sv, string>
