import type { relaxation as sv } from '../sv/relaxation.ts'

export const relaxation = {
  'intro.avslappning':
    'You tense one group of muscles at a time for a few seconds and then let go. The difference makes it easier to notice where you’re tense. It takes eight minutes, sitting or lying down.',
  'intro.kort-avslappning':
    'You go through your body and let go of one part at a time, without tensing anything first. It takes three minutes and can be done on a chair in the middle of a working day.',
  'caution.title': 'Before you start',
  'caution.worse':
    'Some people get more anxious when they relax, because they notice more of their body. It’s common and usually passes. If it happens to you, open your eyes, feel your feet against the floor and stop whenever you like.',
  'caution.pain':
    'Skip anything that hurts, and only tense until you can feel it. If painful memories tend to come back when you close your eyes, keep them open or choose another exercise.',
  'caution.driving': 'Don’t do this while you’re driving or operating a machine.',
  start: 'Start',
  'start.voice': 'Start with voice',
  'start.text': 'Start with text only',
  noVoice:
    'Your device has no English voice of its own, so the exercise is shown as text. The text changes by itself, and you can add a voice in your device’s settings.',
  voice: 'Read the text aloud',
  'voice.failed': 'The voice couldn’t start. The text is shown as usual.',
  passage: 'Part {place} of {of}',
  'text.whole': 'Read the whole text',
  source: 'How we know',
  'source.text':
    'In a review of 27 studies, relaxation training reduced anxiety, and it helped more the longer people practised (Manzoni et al., 2008). Several of the studies had no comparison group. In a study of 30 people with long-term anxiety, five became more anxious during their first relaxation (Braith et al., 1988).',

  settle:
    'Sit or lie down so that your body is supported. Your eyes can be open or closed, whichever feels best. You don’t have to succeed at anything.',
  breathe: 'Breathe at your own pace. Let each breath out be a little longer than the breath in.',
  'tense.hands': 'Clench both hands. Just hard enough to feel it.',
  'release.hands': 'Open your hands and let them lie still. Notice the weight and warmth in your fingers.',
  'tense.arms': 'Bend your arms and tense your upper arms.',
  'release.arms': 'Lower your arms and let them be held up. You don’t need to hold on to anything now.',
  'tense.shoulders': 'Pull your shoulders up towards your ears, and hold.',
  'release.shoulders': 'Let your shoulders sink. Let them sink a little more as you breathe out.',
  'tense.forehead': 'Squeeze your eyes shut and wrinkle your forehead.',
  'release.forehead': 'Let go. Your forehead smooths out and your eyes rest.',
  'tense.jaw': 'Bite together lightly and press your tongue against the roof of your mouth.',
  'release.jaw':
    'Let your jaw hang, so that there’s a little air between your teeth. Your tongue lies still.',
  'tense.belly': 'Tense your belly, as if somebody were about to bump into you.',
  'release.belly': 'Let your belly go soft. It can move as you breathe.',
  'tense.thighs': 'Tense your thighs and buttocks.',
  'release.thighs': 'Let go, and feel your weight sink into what’s beneath you.',
  'tense.calves': 'Pull your toes up towards your knees, so that your calves stretch.',
  'release.calves': 'Let your feet drop. Your lower legs can rest.',
  'tense.feet': 'Curl your toes gently. Stop if it starts to feel like a cramp.',
  'release.feet': 'Straighten your toes and let your feet fall as they like.',
  whole: 'Notice your whole body. If anything is still tense, you can let go of it as you next breathe out.',
  stay: 'Stay here for a while. If your thoughts wander, that’s how it should be, and you can come back to your breathing.',
  return:
    'Move your fingers and toes. Stretch, open your eyes and look around. Get up only when you’re ready.',

  'short.settle':
    'Sit with support for your back and both feet on the floor. Let your hands rest in your lap.',
  'short.breathe': 'Breathe out slowly. Let the next breath come by itself.',
  'short.face':
    'Notice your forehead, eyes and jaw. If anything is tense, you can let go of it little by little.',
  'short.shoulders':
    'Let your shoulders sink. Follow your arms down to your hands and let your fingers lie still.',
  'short.belly':
    'Let your belly be soft. Feel your back being supported, so that you don’t need to hold yourself up.',
  'short.legs': 'Feel the weight of your thighs. Let your knees, calves and feet rest against the floor.',
  'short.whole': 'Feel your whole body at once and take three more calm breaths.',
  'short.return': 'Move your hands and feet. Look around and carry on at your own pace.',
} as const satisfies Record<keyof typeof sv, string>
