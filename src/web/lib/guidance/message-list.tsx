import { type ReactNode, useState } from 'react'
import { messagesAtATime } from '#core/guidance/guidance.ts'
import { formatDay, formatTime } from '#text/format.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Failure } from '../form/failure.tsx'
import { useLanguage } from '../language.tsx'
import { useText } from '../use-text.ts'
import type { Earlier } from './use-earlier.ts'

export type ShownMessage = {
  readonly id: string
  /** Who wrote it, in words. */
  readonly author: string
  /** Whether the reader wrote it: own messages are set apart from the other's. */
  readonly own: boolean
  /** Null: its data key is lost. */
  readonly text: string | null
  /** When it was sent; null while it waits to be sent. */
  readonly sentAt: string | null
  /** It waits for the reader's answer, so it is not folded. */
  readonly waits?: boolean
  /** A label for a message of a special kind. */
  readonly mark?: string | undefined
  /** Below it: when an answer is due, how it is handled, and its buttons. */
  readonly below?: ReactNode
}

type MessageListProps = {
  readonly messages: readonly ShownMessage[]
  /** Earlier messages that have not been read from the server. */
  readonly earlier: Earlier
  /** Shown where the thread has no message. */
  readonly empty: string
}

/** How many messages are shown at first. From the first waiting message on all are shown, even if they are more. */
const shownAtFirst = 6

/** A thread, oldest first. Older messages are folded, or not read from the server yet. */
export function MessageList({ messages, earlier, empty }: MessageListProps) {
  const t = useText('guidance')
  const [all, setAll] = useState(false)
  if (messages.length === 0) return <p className="quiet">{empty}</p>
  const firstWaiting = messages.findIndex(({ waits }) => waits)
  const latest = Math.max(0, messages.length - shownAtFirst)
  const folded = all ? 0 : firstWaiting === -1 ? latest : Math.min(latest, firstWaiting)
  const shown = messages.slice(folded)
  const next = folded > 0 ? folded : Math.min(earlier.count, messagesAtATime)
  return (
    <>
      {next > 0 && (
        <p className="no-print">
          <Button kind="plain" busy={earlier.busy} onClick={folded > 0 ? () => setAll(true) : earlier.read}>
            {t('thread.earlier', { count: next })}
          </Button>
        </p>
      )}
      <Failure error={earlier.error} />
      <ol className="messages">
        {shown.map((message) => (
          <li key={message.id} className={message.own ? 'message message-own' : 'message'}>
            <Message {...message} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Message({ id, author, text, sentAt, mark, below }: ShownMessage) {
  const t = useText('guidance')
  const { language } = useLanguage()
  const at = sentAt === null ? null : new Date(sentAt)
  return (
    <article aria-labelledby={`message-${id}`}>
      <h3 id={`message-${id}`} className="message-head">
        <bdi>{author}</bdi>
        {at !== null && (
          <span className="quiet small">
            {' '}
            {t('thread.at', { day: formatDay(at, language), time: formatTime(at, language) })}
          </span>
        )}
        {mark !== undefined && (
          <>
            {' '}
            <span className="message-mark">{mark}</span>
          </>
        )}
      </h3>
      {text === null ? (
        <p className="quiet">{t('thread.lost')}</p>
      ) : (
        // People write in any script, so the text sets its own direction. It is never rendered as markup.
        <p className="message-text" dir="auto">
          {text}
        </p>
      )}
      {below}
    </article>
  )
}
