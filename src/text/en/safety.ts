import type { safety as sv } from '../sv/safety.ts'

export const safety = {
  'safety.title': 'There is help now',
  'safety.life': 'Are you thinking about ending your life?',
  'safety.call.now':
    'Call 112 if it’s urgent, or go to a psychiatric emergency department. If you want to talk to somebody, call 90101 (Mind’s suicide prevention line, in Swedish) or 90 390 (Hjälplinjen, in Swedish). Stay with someone.',
  'safety.line': 'Do you need to talk to someone now?',
  'safety.body':
    'If you suddenly get chest pain, have trouble breathing, faint, become paralysed or become confused, call 112 at once.',
  'safety.more': 'More numbers, and sudden illness',
  'safety.advice': 'Medical advice, 24 hours a day: 1177.',
  'safety.companion': 'Jourhavande medmänniska, somebody to talk to, 21:00–\u206006:00: 08-702 16 80.',
  'safety.priest': 'A priest on call, 21:00–\u206006:00: call 112 and ask to be put through.',

  'danger.call': 'Call {number}',
  'danger.call.short.emergency': 'Emergency',
  'danger.call.short.suicide': 'Suicide line (Swedish)',
  'danger.call.emergency': 'If it’s urgent, 24 hours a day',
  'danger.call.suicide': 'Mind’s suicide prevention line (Swedish), if you want to talk to somebody',
  'danger.heading': 'Call somebody now',
  'danger.lead': 'Thank you for telling us. You don’t have to be sure that it’s bad enough to call.',
  'danger.other': 'Other ways to get help now',
  'danger.crisis': 'Call Hjälplinjen on 90 390 (in Swedish).',
  'danger.clinic':
    'Go to a psychiatric emergency department. Call 112 if you can’t get there on your own or with somebody’s help.',
  'danger.person':
    'Don’t stay on your own. Call somebody you trust and ask them to come to you, or go to them.',
  'danger.kept': 'The answer you gave isn’t saved.',
  'danger.back': 'Back',

  // Asked in the weekly check of both programmes; the answer is used once and stored nowhere.
  outlook: 'How do you feel about the coming week?',
  'outlook.hint':
    'We ask so that we can show the right help. This one answer is only used now and isn’t saved.',
  'outlook.missing': 'Choose how you feel, or that you’d rather not answer.',
  'outlook.possible': 'It feels possible',
  'outlook.heavy': 'It feels hard, but I can manage',
  'outlook.exhausted': 'I can’t go on the way things are now',
  'outlook.unsafe': 'I have thoughts of not wanting to live',
  'outlook.unsaid': 'I’d rather not answer',
} satisfies Record<keyof typeof sv, string>
