import type { measureExport as sv } from '../sv/measure-export.ts'

export const measureExport = {
  fileName: 'work-environment-action-plan',
  unit: 'Unit',
  round: 'Survey',
  cause: 'Cause',
  risk: 'Risk',
  likelihood: 'Likelihood (1–5)',
  consequence: 'Consequence (1–5)',
  level: 'Assessment',
  measure: 'Measure',
  description: 'Description',
  kind: 'Type',
  owner: 'Responsible',
  dueOn: 'Due',
  followUpOn: 'Follow-up',
  status: 'Status',
  followUpResult: 'Result of the follow-up',
  dropReason: 'Reason for dropping',
  told: 'Shown to all employees',
  yes: 'yes',
  no: 'no',
} satisfies Record<keyof typeof sv, string>
