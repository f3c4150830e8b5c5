import type { AccountExport } from '#contract/self/account-export.ts'

/** The parts of the export in reading order: the most personal ones first. */
export const exportParts = [
  'person',
  'consents',
  'results',
  'documents',
  'guidances',
  'countedChanges',
  'supportRequests',
  'bookings',
  'memberships',
  'provisioned',
  'identityChanges',
  'invitations',
  'roleRequests',
  'logged',
  'measures',
  'measureEntries',
  'listReviews',
  'slipPrintings',
  'sessions',
  'browsers',
  'secondFactors',
  'mail',
  'calendarFeed',
  'workingHours',
  'guide',
] as const satisfies readonly (keyof AccountExport)[]

/** Fields that only machines use, and copies that the page of guidance shows. Only the file has them. */
export const technicalFields: readonly string[] = ['id', 'organisationId', 'revision', 'terms', 'content']
