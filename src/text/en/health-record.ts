import type { healthRecord as sv } from '../sv/health-record.ts'

/** Names of figures in a FHIR record that the instrument itself does not name. */
export const healthRecord = {
  total: 'Total, mean on a scale from 1 to 5',
} as const satisfies Record<keyof typeof sv, string>
