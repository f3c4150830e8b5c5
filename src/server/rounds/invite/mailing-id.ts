import { mostReminders } from '#core/round/reminders.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import type { RoundMailing } from '#server/platform/queue/queue.ts'

type Invited = { readonly roundId: string; readonly memberId: string }

/** The id of one e-mail of a round to one member; without `mailing` that of the invitation itself. */
export const mailingId = (
  keys: Pick<Keys, 'mailId'>,
  { roundId, memberId }: Invited,
  mailing: RoundMailing | undefined,
): string =>
  mailing === undefined
    ? keys.mailId('invitation', roundId, memberId)
    : keys.mailId(`round ${mailing.news} ${mailing.number}`, roundId, memberId)

/** The ids of all e-mails that a round may send to a member. */
export const everyMailingId = (keys: Pick<Keys, 'mailId'>, invited: Invited): string[] =>
  [
    undefined,
    { news: 'extended', number: 1 } as const,
    ...Array.from({ length: mostReminders }, (_, n) => ({ news: 'reminder', number: n + 1 }) as const),
  ].map((mailing) => mailingId(keys, invited, mailing))
