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
  /** On which side it stands: what the reader wrote stands apart from what the other wrote. */
  readonly own: boolean
  /** Null: the key to it is lost. */
  readonly text: string | null
  /** When it was sent; null while it waits for that. */
  readonly sentAt: string | null
  /** It waits for an answer of the reader, and is not folded away. */
  readonly waits?: boolean
  /** What it is besides a message. */
  readonly mark?: string | undefined
  /** Below it: when an answer is due, what happens to it, what can be done with it. */
  readonly below?: ReactNode
}

type MessageListProps = {
  readonly messages: readonly ShownMessage[]
  /** Those before them that have not been read from the server. */
  readonly earlier: Earlier
  /** Where there is none. */
  readonly empty: string
}

/** So many are shown at first, or all since the first that waits: what was last said, and what it was an answer to. */
const shownAtFirst = 6

/** A thread, oldest first. What was written long ago is folded away, or still on the server. */
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
        // Written by people in any script: its own direction, and never markup.
        <p className="message-text" dir="auto">
          {text}
        </p>
      )}
      {below}
    </article>
  )
}
