/**
 * The kinds of entry of an organisation's audit log. This file decides for each kind whether it is shown: a kind in neither
 * list is not.
 */

/**
 * Shown to owners and safety representatives, by subject, in the order in which they follow each other. Changes of the list
 * by a program belong to two of them.
 */
export const shownEntries = {
  roles: ['role-given', 'role-ended', 'role-asked', 'role-refused'],
  imports: [
    'import-started',
    'import-applying',
    'import-applied',
    'import-refused',
    'import-failed',
    'import-postponed',
    'import-withdrawn',
    'list-kept-by-program',
    'program-stopped',
  ],
  rounds: [
    'round-prepared',
    'list-approved',
    'list-objected-to',
    'list-statement-made',
    'round-opened',
    'slips-printed',
    'round-cancelled',
    'round-closed',
    'round-extended',
    'round-released',
    'round-told',
    'round-plan-stopped',
  ],
  setUp: [
    'organisation-founded',
    'organisation-set-up',
    'support-set-up',
    'single-sign-on-set-up',
    'single-sign-on-removed',
    'member-joined',
  ],
  integrations: [
    'api-key-made',
    'api-key-ended',
    'list-kept-by-program',
    'program-stopped',
    'webhook-made',
    'webhook-changed',
    'webhook-secret-renewed',
    'webhook-switched-off',
    'webhook-ended',
    'integration-tried',
  ],
  /** Sign-ins and exports: deleted after a year (core/retention/kept-for.ts). */
  access: [
    'signed-in',
    'sign-in-failed',
    'recovery-code-used',
    'recovery-codes-made',
    'authenticator-added',
    'authenticator-removed',
    'passkey-added',
    'passkey-removed',
    'factors-removed',
    'sessions-ended',
    'figures-exported',
    'plan-exported',
    'support-read',
  ],
} as const

/**
 * Written and not shown. A changed address is about one employee and is shown in its own list for 90 days. That a dry run
 * was ready says nothing more than its start and end. What staff did with failed jobs belongs to no organisation.
 */
export const withheldEntries = [
  'identity-changed',
  'identity-change-stopped',
  'import-planned',
  'jobs-retried',
  'jobs-given-up',
] as const

/**
 * Of these only the day is shown: the time could reveal who answered last, how much there was to compute (decision 0112),
 * or when a person asked for support (decision 0523).
 */
export const entriesByDay = [
  'round-closed',
  'round-released',
  'support-read',
] as const satisfies readonly ShownEntry[]

export type EntryGroup = keyof typeof shownEntries
export type ShownEntry = (typeof shownEntries)[EntryGroup][number]
export type EntryKind = ShownEntry | (typeof withheldEntries)[number]

export const entryGroups = Object.keys(shownEntries) as [EntryGroup, ...EntryGroup[]]

export const shownKinds: readonly ShownEntry[] = [...new Set(Object.values(shownEntries).flat())]

/** Shown by default: everything that has changed. Sign-ins are so many that they would push it off the first page. */
export const changes: readonly ShownEntry[] = shownKinds.filter(
  (kind) => !shownEntries.access.some((one) => one === kind),
)
