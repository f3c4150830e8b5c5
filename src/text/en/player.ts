import type { player as sv } from '../sv/player.ts'

export const player = {
  'player.start': 'Start now',
  'player.close': 'Close',
  'player.ready': 'Get ready',
  'player.pause': 'Pause',
  'player.resume': 'Continue',
  'player.paused': 'The exercise is paused.',
  'player.left': '{time} left',
  'player.breath': 'Breath {place} of {of}',
  'player.step': 'Step {place} of {of}',
  'player.sound': 'Soft sound of water',
  'player.vibrate': 'Vibrate when it is time to change',
  'player.keys': 'Space pauses and Escape closes.',
  'player.offline':
    'The exercise can’t be loaded without an internet connection. It starts when the connection is back.',
  'player.stop': 'If you feel dizzy or anxious, stop and breathe as you usually do.',

  andas: 'Breathe for a minute',
  pausandning: 'Pause breathing, three minutes',
  'mikropaus-andning': 'Micro-pause breathing',
  mikropaus: 'Micro pause',
  'lagg-marke-till': 'Notice',
  avslappning: 'Relaxation, eight minutes',
  'kort-avslappning': 'Short relaxation, three minutes',

  'word.in': 'Breathe in',
  'word.hold': 'Hold',
  'word.out': 'Breathe out',
  'word.rise': 'Stand up or stretch your back.',
  'word.shoulders': 'Let your shoulders drop and relax your jaw.',
  'word.far': 'Look at something far away.',
  'word.drink': 'Breathe out slowly and drink a little water.',

  'notice.see': 'Find five things you see',
  'notice.see.one': 'I see something',
  'notice.hear': 'Find four things you hear',
  'notice.hear.one': 'I hear something',
  'notice.feel': 'Find three things you feel against your body',
  'notice.feel.one': 'I feel something',
  'notice.left': '{count} left',
  'notice.next': 'Good. {next}.',
  'notice.place': 'Thing {place} of {of}',

  'breath.how':
    'Sit or stand comfortably. Breathe in through your nose for four seconds, hold for two and breathe out for six. Five breaths take one minute.',
  'breath.noScript':
    'Count for yourself: to four as you breathe in, to two as you hold and to six as you breathe out.',

  'feel.title': 'How does it feel now?',
  'feel.kept.account':
    'If you answer, it’s stored in your account, which only somebody who can read your e-mail can open. After five times you’ll see your own pattern here.',
  'feel.kept.browser':
    'If you answer, it’s stored in this browser, so others who use it can see it. After five times you’ll see your own pattern here.',
  'feel.kept.none': 'The answer isn’t stored.',
  'feel.better': 'Calmer',
  'feel.same': 'About the same',
  'feel.worse': 'Worse',
  'feel.better.title': 'Good to hear that it helped',
  'feel.better.text':
    'Breaks do the most good when you take them often, so why not decide when the next one is?',
  'feel.better.next': 'Choose times for recovery',
  'feel.same.title': 'That’s common',
  'feel.same.text':
    'You haven’t done anything wrong: different exercises suit different people. Try another one if you like.',
  'feel.same.next': 'Try “{exercise}”',
  'feel.again': 'Do the exercise again',
  'feel.worse.title': 'Then that’s enough for now',
  'feel.worse.text':
    'Do something ordinary for a while, and leave this exercise alone if it makes you feel worse. Tell someone how you are if you can.',
  'feel.worse.relaxation':
    'Some people get more anxious when they relax, because they notice more of their body. Open your eyes, feel your feet against the floor and do something ordinary for a while. Tell someone how you are if you can.',
  'feel.worse.next': 'Write to someone you trust',

  'pattern.left': 'Answer {left} more {left|time|times} to see your own pattern here.',
  'pattern.title': 'Your pattern',
  'pattern.better': 'You’ve mostly felt calmer after this exercise.',
  'pattern.same': 'You’ve mostly felt about the same after this exercise.',
  'pattern.worse':
    'You’ve felt worse after this exercise several times, so you may want to choose another one next time.',
  'pattern.mixed': 'It’s been different from one time to the next.',
  'pattern.counts': 'The last {times} times: calmer {better}, about the same {same} and worse {worse}.',
  'pattern.erase': 'Delete my answers about this exercise',
  'pattern.erased': 'The answers are deleted.',
} satisfies Record<keyof typeof sv, string>
