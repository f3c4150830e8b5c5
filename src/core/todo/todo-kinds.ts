/** What waits for somebody in their work, in the order in which it is shown: what waits for their word alone comes first. */
export const todoKinds = [
  /** A round's list waits for the safety representative's word. */
  'list-to-approve',
  /** The owner has to say how employees were informed before a round opens. */
  'list-to-state',
  /** An objection holds a round. */
  'list-held',
  'role-to-decide',
  'requests-waiting',
  'questions-waiting',
  'lectures-asked',
  'messages-waiting',
  'bookings-today',
  'measures-late',
  'round-open',
  'list-in-review',
  'worst-unit',
  'figures-new',
  /** A manager whose units have new figures talks about them with the group. */
  'talk-guide',
  'measures-next',
  /** The next round of one that is repeated. */
  'round-to-prepare',
  /** No round is open, in review or planned. */
  'round-without-date',
  /** Of the owner: what the organisation still lacks. */
  'people-missing',
  'roles-missing',
  'representative-missing',
] as const

/** Days for which released figures are new. */
export const figuresNewDays = 14

/** Days ahead within which a measure is shown before its day. */
export const measuresNextDays = 14
