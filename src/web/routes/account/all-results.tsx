import { type ReactNode, useEffect } from 'react'
import type { TakenResult } from '#web/features/self/results/own-result.ts'
import type { ResultForm } from '#web/features/self/results/result-form.ts'
import type { MovingState } from '#web/features/self/results/use-move-results.ts'
import { MissingPart } from '#web/lib/lazy-part.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { EasySwitch } from '#web/lib/readings/reading-switch.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useText } from '#web/lib/use-text.ts'
import { VisitorNotice } from '#web/lib/visitor-data/visitor-notice.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'

const loadTables = () => import('./result-tables.tsx')

type AllResultsProps = {
  readonly forms: readonly ResultForm[]
  /** Newest first. */
  readonly results: readonly TakenResult[]
  /** The account is being read. */
  readonly waiting: boolean
  /** The account could not be read, so it is not known whether it has results. */
  readonly unread: boolean
  /** How many results are stored in this browser only. */
  readonly unsaved: number
  readonly signedIn: boolean
  /** The person is invited to an open round that they have not answered. */
  readonly asked: boolean
  /** The session's address does not open own results, so the page does not say whether there are any. */
  readonly closed: boolean
  readonly moving: MovingState
  readonly problem: ReactNode
  readonly deletion: {
    readonly deleting: boolean
    readonly problem: string | null
    readonly deleted: number
    readonly remove: (id: string) => Promise<boolean>
  }
  /** Content that only an account has. */
  readonly above: ReactNode
}

/** Open rounds, the trend, every result, and where the person is signed in. */
export function AllResults(props: AllResultsProps) {
  const { unsaved, signedIn, moving, deletion } = props
  const t = useText('myResults')
  useEffect(() => {
    if (deletion.deleted > 0) document.getElementById('borttaget')?.focus()
  }, [deletion.deleted])

  return (
    <div className="flow">
      <h1>{t('heading')}</h1>
      {/* Above content that arrives late, so that it does not move. */}
      <EasySwitch />
      {signedIn && !props.closed && <p>{t('lead')}</p>}
      {props.problem}
      <div id="borttaget" tabIndex={-1}>
        {deletion.deleted > 0 && (
          <Notice live kind="done">
            {t('delete.done')}
          </Notice>
        )}
      </div>
      {props.above}
      <MovingNotice state={moving} />
      {signedIn ? <VisitorNotice /> : unsaved > 0 && <Unsaved />}
      {props.waiting ? <Waiting /> : <Results {...props} />}
    </div>
  )
}

function Results(props: AllResultsProps) {
  const t = useText('myResults')
  const tables = useLazyModule(props.results.length > 0, loadTables)
  if (props.results.length === 0 && (props.closed || props.unread)) return null
  if (props.results.length === 0) {
    return (
      <>
        <h2>{t('empty.title')}</h2>
        <p>{t('empty.text')}</p>
        <p>
          <PageButton to="/stressprofil">{t('empty.button')}</PageButton>
        </p>
      </>
    )
  }
  if (tables === null) return <MissingPart />
  return tables ? <tables.ResultTables {...props} /> : <Waiting />
}

function MovingNotice({ state }: { readonly state: MovingState }) {
  const t = useText('myResults')
  if (state === 'moving') return <Notice live>{t('move.moving')}</Notice>
  if (state === 'closed')
    return (
      <Notice live title={t('move.closed')}>
        {t('move.closed.text')}
      </Notice>
    )
  if (state === 'waiting') return <Notice live>{t('move.waiting')}</Notice>
  if (state !== 'moved') return null
  return (
    <Notice live kind="done">
      {t('move.done')}
    </Notice>
  )
}

function Unsaved() {
  const t = useText('myResults')
  return (
    <p>
      {t('visitor.text')} <PageLink to="/logga-in?to=%2Fmina-resultat">{t('visitor.signIn')}</PageLink>
    </p>
  )
}
