import { type ReactNode, useEffect } from 'react'
import type { Me } from '#contract/me.ts'
import type { myResults } from '#text/sv/my-results.ts'
import { OwnBookings } from '#web/features/booking/own-bookings.tsx'
import { OwnData } from '#web/features/own-data/own-data.tsx'
import { seriesOf, type TakenResult } from '#web/features/results/own-result.ts'
import { OwnTrend } from '#web/features/results/own-trend.tsx'
import { QuickLeave } from '#web/features/results/quick-leave.tsx'
import type { ResultForm } from '#web/features/results/result-form.ts'
import { ResultList } from '#web/features/results/result-list.tsx'
import type { MovingState } from '#web/features/results/use-move-results.ts'
import { PageButton } from '#web/lib/page-link.tsx'
import { useLater } from '#web/lib/use-later.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Loading } from '#web/ui/loading/loading.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { AskForSupport } from '../zones/ask-for-support.tsx'
import { Account } from './account.tsx'
import { OpenRounds } from './open-rounds.tsx'
import { OwnInboxes } from './own-inboxes.tsx'

const loadLetters = () => import('./own-letters.tsx')

type AllResultsProps = {
  readonly forms: readonly ResultForm[]
  /** Newest first. */
  readonly results: readonly TakenResult[]
  /** The account is being asked. */
  readonly waiting: boolean
  /** How many lie in this browser alone. */
  readonly unsaved: number
  readonly account: Me | null
  readonly moving: MovingState
  readonly problem: ReactNode
  readonly deletion: {
    readonly deleting: boolean
    readonly problem: string | null
    readonly deleted: boolean
    readonly remove: (id: string) => Promise<boolean>
  }
  readonly onMove: () => void
  readonly onErased: () => void
}

/** Open rounds, the line over time, every result, and where one is signed in. */
export function AllResults(props: AllResultsProps) {
  const { unsaved, account, moving, deletion } = props
  const t = useText<keyof typeof myResults>()
  const letters = useLater(account !== null, loadLetters)
  useEffect(() => {
    if (deletion.deleted) document.getElementById('borttaget')?.focus()
  }, [deletion.deleted])

  return (
    <div className="flow">
      <QuickLeave />
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      {props.problem}
      <div id="borttaget" tabIndex={-1}>
        {deletion.deleted && (
          <Notice live kind="done">
            {t('delete.done')}
          </Notice>
        )}
      </div>
      {account !== null && <OpenRounds personId={account.person.id} />}
      {account !== null && <AskForSupport show="cases" returnTo="/mina-resultat" />}
      <MovingNotice state={moving} />
      {unsaved > 0 && moving !== 'moving' && (
        <Unsaved count={unsaved} signedIn={account !== null} onMove={props.onMove} />
      )}
      {props.waiting ? <Loading label={t('loading')} /> : <Results {...props} />}
      {account !== null && <OwnInboxes account={account} />}
      {account !== null && <OwnBookings personId={account.person.id} />}
      {account !== null && <Account email={account.person.email} />}
      {account !== null && letters && <letters.OwnLetters />}
      <OwnData email={account?.person.email ?? null} onErased={props.onErased} />
    </div>
  )
}

function Results({ forms, results, deletion }: AllResultsProps) {
  const t = useText<keyof typeof myResults>()
  const titleOf = (instrument: string) => forms.find(({ id }) => id === instrument)?.title ?? instrument
  if (results.length === 0) {
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
  return (
    <>
      <h2>{t('trend.title')}</h2>
      {seriesOf(results).map((series) => (
        <Trend key={series[0]?.id} forms={forms} series={series} />
      ))}
      <h2>{t('list.title')}</h2>
      <ResultList
        results={results}
        titleOf={titleOf}
        deleting={deletion.deleting}
        problem={deletion.problem}
        onDelete={deletion.remove}
      />
      <p className="no-print">
        <PageButton to="/stressprofil/start">{t('again')}</PageButton>
      </p>
    </>
  )
}

/** Only a version that the product still has can be drawn: its limits are needed. */
function Trend({
  forms,
  series,
}: {
  readonly forms: AllResultsProps['forms']
  readonly series: readonly TakenResult[]
}) {
  const [first] = series
  const form = forms.find(
    ({ id, version }) => id === first?.result.instrument && version === first.result.version,
  )
  if (form === undefined) return null
  return (
    <>
      <h3>{form.title}</h3>
      <OwnTrend form={form} series={series} />
    </>
  )
}

function MovingNotice({ state }: { readonly state: MovingState }) {
  const t = useText<keyof typeof myResults>()
  if (state === 'moving') return <Notice live>{t('move.moving')}</Notice>
  if (state === 'waiting') return <Notice live>{t('move.waiting')}</Notice>
  if (state !== 'moved') return null
  return (
    <Notice live kind="done">
      {t('move.done')}
    </Notice>
  )
}

type UnsavedProps = { readonly count: number; readonly signedIn: boolean; readonly onMove: () => void }

function Unsaved({ count, signedIn, onMove }: UnsavedProps) {
  const t = useText<keyof typeof myResults>()
  return (
    <Notice title={signedIn ? t('move.title', { count }) : t('visitor.title')}>
      <p>{signedIn ? t('move.text', { count }) : t('visitor.text')}</p>
      <p>
        {signedIn ? (
          <Button onClick={onMove}>{t('move.button')}</Button>
        ) : (
          <PageButton kind="quiet" to="/logga-in?to=%2Fmina-resultat">
            {t('visitor.signIn')}
          </PageButton>
        )}
      </p>
    </Notice>
  )
}
