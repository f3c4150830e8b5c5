/**
 * The kinds of entry that an organisation's audit log has. What is shown of them is decided here, kind by kind: a kind
 * that is in neither list is not shown.
 */

/**
 * Shown to owners and safety representatives, by what they are about, in the order in which one follows from the other. What a
 * program does to the list stands in two of them.
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
  /** Who comes in, and what is taken out: forgotten after a year (core/retention/kept-for.ts). */
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
 * Written and not shown. A changed address is about one employee and stands in its own list for 90 days, no longer; that a
 * dry run was ready says nothing that its start and its end do not; what staff did with failed work is no organisation's.
 */
export const withheldEntries = [
  'identity-changed',
  'identity-change-stopped',
  'import-planned',
  'jobs-retried',
  'jobs-given-up',
] as const

/**
 * Of these the day alone is told: the moment could say who answered last, or how much there was to compute (decision 0112), or
 * when somebody asked for support (decision 0523).
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

/** What is shown when nothing is asked for: all that has changed. Sign-ins are many, and would push it off the first page. */
export const changes: readonly ShownEntry[] = shownKinds.filter(
  (kind) => !shownEntries.access.some((one) => one === kind),
)
