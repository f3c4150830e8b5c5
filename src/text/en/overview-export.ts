import type { overviewExport as sv } from '../sv/overview-export.ts'

export const overviewExport = {
  fileName: 'overview',
  organisation: 'Organisation',
  simulated: '{name} (simulated figures)',
  unit: 'Unit',
  parent: 'Parent unit',
  round: 'Figures from the survey',
  closed: 'The survey closed',
  questions: 'Questions',
  answers: 'Number of answers',
  participation: 'Participation',
  total: 'Total, scale 1–5',
  uncertainty: 'Uncertainty, plus or minus',
  'zone.green': 'Green zone',
  'zone.yellow': 'Yellow zone',
  'zone.red': 'Red zone',
  causesRound: 'Causes from the survey',
  causesAnswers: 'Number of answers about causes',
  cause: 'Cause: {title}',
  hidden: 'Not shown',
} satisfies Record<keyof typeof sv, string>
