/**
 * What one person, or one program with a key, may have done in an hour, over all instances together: what costs the machine
 * much, reaches inboxes and servers of others, or takes much along at once. Endpoints name theirs beside their action;
 * all others are bounded by the second (`request-limit.ts`, decision 0621).
 */
export const budgets = {
  /** Files to take along: figures, the action plan, everything of one's own. */
  files: 100,
  /** Changes of the list of people begun or applied, by file or by hand: two of these a change. Each has a process of its own. */
  'list-changes': 400,
  /** Rounds prepared: each freezes a list, and mails those who review it. */
  rounds: 60,
  /** E-mails to addresses that somebody has typed: roles and new customers. */
  mails: 100,
  /** Requests to servers whose addresses somebody has typed: webhooks, single sign-on. */
  outgoing: 200,
} as const satisfies Readonly<Record<string, number>>

export type Budget = keyof typeof budgets
