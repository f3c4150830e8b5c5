/** Tasks that wait for a person at work, in the order shown: those that need only their decision come first. */
export const todoKinds = [
  /** A round's list waits for the safety representative's approval. */
  'list-to-approve',
  /** The owner has to state how employees were informed before a round opens. */
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
  /** A manager whose units have new figures should talk about them with the group. */
  'talk-guide',
  'measures-next',
  /** The next round of a repeated one. */
  'round-to-prepare',
  /** No round is open, in review or planned. */
  'round-without-date',
  /** For the owner: what the organisation still lacks. */
  'people-missing',
  'roles-missing',
  'representative-missing',
] as const

/** Released figures are new for this many days. */
export const figuresNewDays = 14

/** A measure is shown from this many days before its day. */
export const measuresNextDays = 14
