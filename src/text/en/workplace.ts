import type { workplace as sv } from '../sv/workplace.ts'

export const workplace = {
  title: 'Your workplace',
  description: 'The results your employer has opened to employees, and what has been done since last time.',
  lead: 'These are the results your employer has opened to employees. They are the same figures your employer sees, and they are shown for groups only.',
  'signIn.text':
    'The results are shown to people who work in the organisation. Sign in with the address your employer invited you by.',
  'refused.text':
    'Your account doesn’t belong to a workplace that uses the service. If your employer has invited you, sign in with the address it used.',
  needsScript: 'The page needs JavaScript to fetch the results.',
  'rounds.title': 'Results of surveys',
  'rounds.none':
    'Your employer hasn’t opened any results to employees yet. When that happens, everybody in the part that was asked gets an e-mail.',
  'round.closed': 'The survey closed on {date}.',
  'round.invited': '{count} {count|person was|people were} invited.',
  'round.changed':
    '{joined} of them {joined|was|were} new on the list since the survey before, and {gone} {gone|person was|people were} no longer there.',
  'round.older': 'Earlier surveys',
  'unit.answers': '{answers}, participation {participation}.',
  'unit.total': 'Strain: {score} on a scale from 1 to 5, where higher means more strain.',
  'unit.hidden':
    'The figures aren’t shown, because the group is too small or they could reveal what a single person has answered.',
  'who.link': 'How the answers are protected',
  'proof.link': 'Check that you were on the list',
  'ask.link': 'Ask the safety representative',
  'measures.title': 'What has been done since last time',
  'measures.lead': 'These are the measures of the action plan that your employer tells you about.',
  'measures.none': 'Your employer hasn’t told you about any measures yet.',
  'status.planned': 'Planned',
  'status.under-way': 'Under way',
  'status.done': 'Done',
  'status.followed-up': 'Followed up',
  'status.dropped': 'Dropped',
} satisfies Record<keyof typeof sv, string>
