import type { healthRecord as sv } from '../sv/health-record.ts'

/** What a record in FHIR calls the figures that the instrument itself has no word for. */
export const healthRecord = {
  total: 'Total, mean on a scale from 1 to 5',
} as const satisfies Record<keyof typeof sv, string>
