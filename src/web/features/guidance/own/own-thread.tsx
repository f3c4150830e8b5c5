import type { GuidanceMessage } from '#contract/guidance/guidance.ts'
import { callApi } from '#web/lib/api.ts'
import { MessageList, type ShownMessage } from '#web/lib/guidance/message-list.tsx'
import { useEarlier } from '#web/lib/guidance/use-earlier.ts'
import { stockholmNow } from '#web/lib/stockholm-now.ts'
import { useDays } from '#web/lib/use-day-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import type { OwnGuidance } from './guidance-queries.ts'
import { PendingNote } from './pending-note.tsx'
import { useMessages } from './use-messages.ts'
import { WriteMessage } from './write-message.tsx'

type OwnThreadProps = {
  readonly personId: string
  readonly guidance: OwnGuidance
  /** Adds proposed lines to the person's plan; undefined where the guidance is over. */
  readonly onTake?: (lines: readonly string[]) => void
}

/** The thread, the unsent messages at its end, and the box for a new one. */
export function OwnThread({ personId, guidance, onTake }: OwnThreadProps) {
  const t = useText('guidance')
  const messages = useMessages(personId, guidance)
  const thread = useEarlier(guidance, (before) => callApi('readMyEarlierMessages', { query: { before } }))
  const { guide, state } = guidance
  const writes = state === 'active' && guide !== null
  const shown = thread.messages.map((message) => ({
    ...message,
    ...headOf(message, t),
    below: <Below message={message} guidance={guidance} onTake={writes ? onTake : undefined} />,
  }))
  const waiting = messages.pending.map(
    (message): ShownMessage => ({
      id: message.id,
      author: t('thread.you'),
      own: true,
      text: message.text,
      sentAt: null,
      below: (
        <PendingNote message={message} busy={messages.busy} onBack={writes ? messages.takeBack : undefined} />
      ),
    }),
  )
  return (
    <section className="flow" aria-labelledby="messages">
      <h2 id="messages" tabIndex={-1}>
        {t('thread.title')}
      </h2>
      <MessageList messages={[...shown, ...waiting]} earlier={thread.earlier} empty={t('thread.empty')} />
      {writes && <WriteMessage name={guide.name} {...messages} />}
    </section>
  )
}

type Words = ReturnType<typeof useText<'guidance'>>

const headOf = ({ author, guideName, letter, readAt }: GuidanceMessage, t: Words) => ({
  own: author === 'participant',
  author: author === 'participant' ? t('thread.you') : (guideName ?? t('guide.title')),
  mark: letter ? t('thread.letter') : author === 'guide' && readAt === null ? t('thread.unread') : undefined,
})

type BelowProps = Pick<OwnThreadProps, 'guidance'> & {
  readonly message: GuidanceMessage
  readonly onTake: OwnThreadProps['onTake'] | undefined
}

/** Below a message: when an answer is due or that it is late, and proposed lines that can be added to the plan. */
function Below({ message, guidance, onTake }: BelowProps) {
  const t = useText('guidance')
  const { near } = useDays()
  const { author, dueOn, answered, proposal } = message
  if (author === 'guide') {
    if (proposal.length === 0) return null
    return (
      <>
        <p>
          <strong>{t('thread.proposal')}</strong>
        </p>
        <ul dir="auto">
          {proposal.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {onTake && (
          <p>
            <Button kind="quiet" onClick={() => onTake(proposal)}>
              {t('plan.take')}
            </Button>
          </p>
        )}
      </>
    )
  }
  if (dueOn === null || answered || guidance.state !== 'active') return null
  const isLate = guidance.owed?.isLate === true && dueOn < stockholmNow().day
  return <p className="small quiet">{t(isLate ? 'thread.late' : 'thread.due', { day: near(dueOn) })}</p>
}
