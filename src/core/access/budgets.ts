/**
 * Hourly quotas of one person, or of one program with a key, over all instances together. They cover work that costs the
 * machine much, reaches inboxes and servers of others, or exports much at once. Endpoints name their quota beside their
 * action; all others are limited per second (`request-limit.ts`, decision 0621).
 */
export const budgets = {
  /** Exported files: figures, the action plan, everything of one's own. */
  files: 100,
  /** Started or applied changes of the list of people, by file or by hand: each change counts twice. Each has a process of its own. */
  'list-changes': 400,
  /** Rounds prepared: each freezes a list, and mails those who review it. */
  rounds: 60,
  /** E-mails to addresses that somebody has typed: roles and new customers. */
  mails: 100,
  /** Requests to servers whose addresses somebody has typed: webhooks, single sign-on. */
  outgoing: 200,
} as const satisfies Readonly<Record<string, number>>

export type Budget = keyof typeof budgets
