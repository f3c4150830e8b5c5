import type { AccountExport } from '#contract/self/account-export.ts'

/** The parts of the export in the order in which they are read: what is most one's own comes first. */
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

/** What only a machine has use for, and copies that are read on the page of guidance: they are in the file. */
export const technicalFields: readonly string[] = ['id', 'organisationId', 'revision', 'terms', 'content']
