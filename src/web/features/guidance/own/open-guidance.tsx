import { type ReactNode, useEffect, useState } from 'react'
import type { GuidanceShare } from '#contract/guidance/guidance.ts'
import { formatDate } from '#text/format.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useDays } from '#web/lib/use-day-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Fold } from '#web/ui/fold/fold.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Changes } from './changes.tsx'
import {
  type ChangeGuidance,
  failureOf,
  type OwnGuidance,
  useChangeGuidance,
  useShare,
} from './guidance-queries.ts'
import type { OwnContents } from './own-contents.ts'
import { OwnThread } from './own-thread.tsx'
import { Phone } from './phone.tsx'
import { PlanLines, withLines } from './plan-lines.tsx'
import { Preview } from './preview.tsx'
import { Sharing } from './sharing.tsx'
import { Stop } from './stop.tsx'
import { TalkTimes } from './talk-times.tsx'
import { useShareSync } from './use-share-sync.ts'

export type OpenGuidanceProps = {
  readonly personId: string
  readonly guidance: OwnGuidance
  /** The guides that the person can change to. */
  readonly guides: readonly { readonly id: string; readonly name: string }[]
  readonly own: OwnContents
  /** Titles of the worksheets, by id. */
  readonly titles: Readonly<Record<string, string>>
  /** What guidance is and is not. */
  readonly about: ReactNode
  /** Renders the shared copies as the guide sees them. */
  readonly show: (shares: readonly GuidanceShare[]) => ReactNode
}

/** An active or paused guidance: the thread, and beside it the guide, the shared copies, and how to stop. */
export function OpenGuidance(props: OpenGuidanceProps) {
  const { personId, guidance, guides, own, titles, about, show } = props
  const t = useText('guidance')
  const change = useChangeGuidance(personId)
  const share = useShare(personId)
  useShareSync(guidance, own, share)
  useMarkRead(guidance, useChangeGuidance(personId))
  const [draft, setDraft] = useState<string | null>(null)
  const plan = planOf(guidance)
  const { state, guide } = guidance
  return (
    <div className="with-aside">
      <div className="flow">
        {state === 'paused' ? <Paused change={change} /> : <Changes {...{ guidance, guides, change }} />}
        <OwnThread
          key={guidance.id}
          personId={personId}
          guidance={guidance}
          onTake={(lines) => takeIn(lines)}
        />
        {state === 'active' && guide !== null && <TalkTimes guide={guide} />}
        <PlanLines lines={plan} draft={draft} onDraft={setDraft} guidanceId={guidance.id} share={share} />
      </div>
      <div className="today-parts">
        {guide !== null && <GuideCard guidance={guidance} />}
        {state === 'active' && (
          <>
            <Sharing {...{ guidance, own, titles, change, share }} />
            <Preview shares={guidance.shares} show={show} />
            <Phone guidance={guidance} change={change} />
          </>
        )}
        <Stop guidance={guidance} change={change} />
        <div className="folds">
          <Fold id="om-vagledning" title={t('about')}>
            {about}
          </Fold>
        </div>
      </div>
    </div>
  )

  /** Copies proposed lines into the box below, where the person saves them. */
  function takeIn(lines: readonly string[]) {
    setDraft(withLines(draft ?? plan?.join('\n') ?? '', lines))
    requestAnimationFrame(() => {
      document.getElementById('plan')?.setAttribute('open', '')
      document.getElementById('plan-lines')?.focus()
    })
  }
}

/** The lines of the plan that stays after the guidance; null: there is none yet. */
function planOf({ shares }: OwnGuidance): readonly string[] | null {
  const plan = shares.find(({ content }) => content?.kind === 'recovery-plan')?.content
  return plan?.kind === 'recovery-plan' ? plan.lines : null
}

/** Marks the guide's messages as read when the page shows them. A mark that could not be stored is repeated at the next visit. */
function useMarkRead({ state, messages }: OwnGuidance, { mutate }: ChangeGuidance): void {
  const newest = messages.findLast(({ author, readAt }) => author === 'guide' && readAt === null)?.id
  useEffect(() => {
    if (newest !== undefined && state === 'active') mutate({ do: 'read' })
  }, [newest, state, mutate])
}

function GuideCard({ guidance }: { readonly guidance: OwnGuidance }) {
  const t = useText('guidance')
  const { near } = useDays()
  const { guide, state, awayUntil, standIn } = guidance
  if (guide === null) return null
  return (
    <section className="surface flow" aria-labelledby="guide">
      <h2 id="guide">{t('guide.title')}</h2>
      <p>
        <strong>
          <bdi>{guide.name}</bdi>
        </strong>
        <span className="own-line quiet">{t('guide.licence', { licence: guide.licenceNumber })}</span>
      </p>
      {awayUntil === null ? (
        <p>{t('guide.promise')}</p>
      ) : (
        <p>
          {standIn === null
            ? t('guide.away.alone', { name: guide.name, day: near(awayUntil) })
            : t('guide.away', { name: guide.name, day: near(awayUntil), standIn: standIn.name })}
        </p>
      )}
      {state === 'active' && (
        <p>
          <a href="#samtal" className="link-alone">
            {t('guide.book')}
          </a>
        </p>
      )}
    </section>
  )
}

function Paused({ change }: { readonly change: ChangeGuidance }) {
  const t = useText('guidance')
  return (
    <Notice title={t('paused.title')}>
      <p>{t('paused.text')}</p>
      <p>
        <Button busy={change.isPending} onClick={() => change.mutate({ do: 'resume' })}>
          {t('paused.resume')}
        </Button>
      </p>
      <Failure error={failureOf(change, 'resume')} title={t('stop.failed')} />
    </Notice>
  )
}

type EndedProps = Pick<OpenGuidanceProps, 'personId' | 'guidance' | 'show'>

/** An ended guidance: no guide can read it; the person can, until it is deleted. */
export function EndedGuidance({ personId, guidance, show }: EndedProps) {
  const t = useText('guidance')
  const { language } = useLanguage()
  const endedOn = guidance.endedAt === null ? '' : formatDate(new Date(guidance.endedAt), language)
  return (
    <section className="flow">
      <Notice title={t('ended.title')}>
        <p>{t('ended.text', { day: endedOn })}</p>
      </Notice>
      {guidance.shares.length > 0 && (
        <>
          <h2>{t('ended.plan')}</h2>
          {show(guidance.shares)}
          <p className="no-print">
            <Button kind="quiet" onClick={() => print()}>
              {t('ended.print')}
            </Button>
          </p>
        </>
      )}
      <OwnThread personId={personId} guidance={guidance} />
    </section>
  )
}
