import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { GuidanceShare, GuidanceThread } from '#contract/guidance/guidance.ts'
import { ApiError, callApi } from '#web/lib/api.ts'
import { MessageList } from '#web/lib/guidance/message-list.tsx'
import { useEarlier } from '#web/lib/guidance/use-earlier.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { LoadFailed } from '#web/lib/panel/load-failed.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useDays } from '#web/lib/use-day-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { AnswerForm } from './answer-form.tsx'
import type { PartBlocks } from './block-picker.tsx'
import { type ChangeThread, useChangeThread, useGuidance } from './desk-queries.ts'
import { HandOver } from './hand-over.tsx'
import { Minutes } from './minutes.tsx'
import { Note } from './note.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

type GuideThreadProps = {
  readonly guidanceId: string
  readonly blocks: readonly PartBlocks[]
  readonly show: (shares: readonly GuidanceShare[]) => ReactNode
}

/** One participant: the thread with the answer box, and beside it the shared copies and the guide's notes. */
export function GuideThread({ guidanceId, blocks, show }: GuideThreadProps) {
  const t = useText('guideDesk')
  const reading = useGuidance(guidanceId)
  const change = useChangeThread(guidanceId)
  useMarkRead(reading.data, change)
  // When access has ended, the thread on the screen is removed too.
  const status = reading.error instanceof ApiError ? reading.error.status : 0
  const isGone = status === 404
  const isClosed = status === 401 || status === 403
  return (
    <div className="flow">
      <p className="no-print">
        <PageLink to="/vagledning" className="link-alone">
          {t('thread.back')}
        </PageLink>
      </p>
      {isGone ? (
        <Notice live title={t('thread.gone')}>
          <p>{t('thread.gone.text')}</p>
        </Notice>
      ) : isClosed ? (
        <LoadFailed error={reading.error} retry={reading.refetch} />
      ) : (
        <Panel reading={reading} shape="list">
          {(thread) => <Thread {...{ thread, blocks, show }} />}
        </Panel>
      )}
    </div>
  )
}

function useMarkRead(thread: GuidanceThread | undefined, { mutate }: ChangeThread): void {
  const newest = thread?.messages.findLast(
    ({ author, readAt }) => author === 'participant' && readAt === null,
  )?.id
  useEffect(() => {
    if (newest !== undefined) mutate({ do: 'read' })
  }, [newest, mutate])
}

type ThreadProps = Omit<GuideThreadProps, 'guidanceId'> & {
  readonly thread: GuidanceThread
}

function Thread({ thread, blocks, show }: ThreadProps) {
  const t = useText('guideDesk')
  const { near, far } = useDays()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnArrival(() => heading.current?.focus({ preventScroll: true }))
  const name = thread.name ?? t('list.noName')
  const { state, owed, flags, letterAsked, endsOn, shares, isMine } = thread
  const facts = [
    t('thread.since', { day: far(thread.startedAt.slice(0, 10)) }),
    ...flags.map((flag) => t(`list.flag.${flag}`)),
    ...(letterAsked ? [t('list.flag.letter')] : []),
    ...(endsOn === null ? [] : [t('list.ends', { day: far(endsOn) })]),
  ]
  return (
    <>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          <bdi>{name}</bdi>
        </h2>
        <p className="quiet">{facts.join(' · ')}</p>
        {state === 'active' && (
          <p className="no-print">
            <a href="#fara">{t('danger.link')}</a>
          </p>
        )}
      </div>
      {state === 'paused' ? (
        <Notice title={t('thread.paused')}>
          <p>{t('thread.paused.text')}</p>
        </Notice>
      ) : (
        <div className="guide-columns">
          <div className="flow">
            <Section title={t('thread.title')}>
              <Messages thread={thread} name={name} />
              {owed !== null && (
                <p className={owed.isLate ? 'guidance-late' : undefined}>
                  {t(owed.isLate ? 'list.late' : 'list.due', { day: near(owed.dueOn) })}
                </p>
              )}
            </Section>
            <AnswerForm thread={thread} name={name} blocks={blocks} />
          </div>
          <div className="today-parts">
            <Danger phone={thread.phone} />
            <Section title={t('shared.title')}>
              {shares.length === 0 ? <p className="quiet">{t('shared.none')}</p> : show(shares)}
            </Section>
            <Note guidanceId={thread.id} note={thread.note} />
            <Minutes guidanceId={thread.id} minutes={thread.minutes} />
            {isMine && <HandOver thread={thread} />}
            <p className="small">
              {t('book.text')} <PageLink to="/kalender">{t('book.link')}</PageLink>
            </p>
          </div>
        </div>
      )}
    </>
  )
}

/** What a guide does when a participant writes about suicide, in short; the full text is in docs/runbooks/guidance-suicide.md. */
function Danger({ phone }: Pick<GuidanceThread, 'phone'>) {
  const t = useText('guideDesk')
  return (
    <div id="fara" tabIndex={-1}>
      <Notice kind="help" title={t('danger.title')}>
        <p>{t('danger.text')}</p>
        <p>
          {phone === null ? (
            t('danger.noPhone')
          ) : (
            <>
              {t('danger.phone')}{' '}
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                <bdi>{phone}</bdi>
              </a>
            </>
          )}
        </p>
        <details className="disclosure">
          <summary>{t('danger.steps')}</summary>
          <ol>
            {([1, 2, 3, 4, 5] as const).map((step) => (
              <li key={step}>{t(`danger.step.${step}`)}</li>
            ))}
          </ol>
        </details>
      </Notice>
    </div>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className="flow" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

function Messages({ thread, name }: { readonly thread: GuidanceThread; readonly name: string }) {
  const t = useText('guideDesk')
  const said = useText('guidance')
  const { messages, earlier } = useEarlier(thread, (before) =>
    callApi('readEarlierMessages', { params: { guidanceId: thread.id }, query: { before } }),
  )
  return (
    <MessageList
      empty={t('thread.empty')}
      earlier={earlier}
      messages={messages.map((message) => ({
        ...message,
        own: message.author === 'guide',
        waits: message.author === 'participant' && !message.answered,
        author: message.author === 'guide' ? (message.guideName ?? t('thread.you')) : name,
        mark: message.letter
          ? said('thread.letter')
          : message.author === 'participant' && message.readAt === null
            ? said('thread.unread')
            : undefined,
        below:
          message.proposal.length === 0 ? undefined : (
            <ul dir="auto">
              {message.proposal.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ),
      }))}
    />
  )
}
