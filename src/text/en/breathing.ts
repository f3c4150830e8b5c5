import type { breathing as sv } from '../sv/breathing.ts'

export const breathing = {
  'breath.ready': 'Ready when you are',
  'breath.scheme': '4 – 2 – 6',
  'breath.in': 'Breathe in',
  'breath.hold': 'Hold',
  'breath.out': 'Breathe out',
  'breath.left': '{count}',
  'breath.done': 'Done',
  'breath.doneAloud': 'Done. Stay seated for a while if you can.',
  'breath.paused': 'Paused.',
  'breath.place': 'Breath {breath} of {breaths}',
  'breath.placeInRound': 'Round {round} of {rounds}, breath {breath} of {breaths}',
  'breath.length.1': 'Five breaths, one minute.',
  'breath.length.3': 'Three times five breaths, three minutes.',
  'breath.start': 'Start breathing',
  'breath.pause': 'Pause',
  'breath.resume': 'Continue',
  'breath.again': 'Once more',
  'breath.restart': 'Start over',
  'breath.rounds': 'For how long?',
  'breath.rounds.1': 'One minute: five breaths',
  'breath.rounds.3': 'Three minutes: three rounds',
  'breath.aloud': 'Read the phases aloud',
  'breath.aloud.hint': 'For those who use a screen reader. It says when to breathe in, hold and breathe out.',
  'breath.how':
    'Sit or stand comfortably. Breathe in through your nose for four seconds, hold for two and breathe out for six. Five breaths take one minute.',
  'breath.stop':
    'If you feel dizzy or worried, stop and breathe as usual. You do not have to do it perfectly.',
  'breath.noScript': 'Count for yourself: in one, two, three, four. Hold one, two. Out one to six.',
} satisfies Record<keyof typeof sv, string>
