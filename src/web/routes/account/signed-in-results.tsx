import { useEffect } from 'react'
import type { Me } from '#contract/me.ts'
import { OwnBookings } from '#web/features/booking/own-bookings.tsx'
import { OwnData } from '#web/features/own-data/own-data.tsx'
import { useMyResults } from '#web/features/results/my-results-query.ts'
import { useDeleteInAccount } from '#web/features/results/use-delete-in-account.ts'
import { useMoveResults } from '#web/features/results/use-move-results.ts'
import { useProblemText } from '#web/lib/problem-text.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useMe } from '#web/lib/query/use-me.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { useAccountNews } from '../profile/use-account-news.ts'
import { AskForSupport } from '../zones/ask-for-support.tsx'
import { Account } from './account.tsx'
import { OpenRounds } from './open-rounds.tsx'
import type { OwnAccount } from './own-account.ts'
import { OwnInboxes } from './own-inboxes.tsx'

const none: readonly [] = []
const loadCalendarAndMail = () => import('./own-calendar-and-mail.tsx')

type ReaderProps = {
  readonly onChange: (account: OwnAccount) => void
}

/** Reads the account and says what it finds; shows nothing. Fetched only where somebody may be signed in. */
export function AccountReader(props: ReaderProps) {
  return (
    <QueryProvider>
      <Reader {...props} />
    </QueryProvider>
  )
}

function Reader({ onChange }: ReaderProps) {
  const problemText = useProblemText()
  const me = useMe()
  const personId = me.isSuccess ? (me.data?.person.id ?? null) : undefined
  const opensOwn = me.data?.opensOwn !== false
  // Own results and texts stay closed where somebody has signed in with the other address: it is not asked for.
  const account = useMyResults(opensOwn ? personId : null)
  const { state: moving, move } = useMoveResults(personId)
  const onDelivery = useAccountNews()
  const remove = useDeleteInAccount(problemText)
  const { refetch: askAgain } = me
  const { refetch: readAgain } = account
  const failed = me.isError ? me.error : account.isError ? account.error : null
  const asking = me.isPending || (typeof personId === 'string' && opensOwn && account.isPending)
  const [who, results, reading] = [me.data ?? null, account.data ?? none, account.isFetching]

  useEffect(() => {
    const retry = () => void Promise.all([askAgain(), readAgain()])
    onChange({ personId, me: who, results, asking, reading, failed, retry, moving, move, onDelivery, remove })
  }, [
    onChange,
    personId,
    who,
    results,
    asking,
    reading,
    failed,
    askAgain,
    readAgain,
    moving,
    move,
    onDelivery,
    remove,
  ])

  return null
}

type ProblemProps = { readonly failed: unknown; readonly retry: () => void }

/** Why the account could not be read, and another try. */
export function Problem({ failed, retry }: ProblemProps) {
  const t = useText('myResults')
  const problemText = useProblemText()
  return (
    <Notice live title={problemText(failed)}>
      <p>
        <Button kind="quiet" onClick={retry}>
          {t('retry')}
        </Button>
      </p>
    </Notice>
  )
}

/** Signed in with the work address beside a private one. */
function ClosedHere({ email }: { readonly email: string }) {
  const t = useText('privateAddress')
  return (
    <Notice title={t('private.closed.title')}>
      <p>{t('private.closed.text', { email })}</p>
    </Notice>
  )
}

/** Rounds to answer and matters of support: above the results. */
export function AboveResults({ me }: { readonly me: Me }) {
  return (
    <QueryProvider>
      {!me.opensOwn && <ClosedHere email={me.person.email} />}
      <OpenRounds personId={me.person.id} />
      {me.opensOwn && <AskForSupport show="cases" returnTo="/mina-resultat" />}
    </QueryProvider>
  )
}

type BelowResultsProps = {
  /** Null: nobody is signed in, or no longer. */
  readonly me: Me | null
  readonly onErased: () => void
}

/** Bookings, calendar feed, mail, signing out and own data: below the results. */
export function BelowResults({ me, onErased }: BelowResultsProps) {
  const calendarAndMail = useLazyModule(me !== null, loadCalendarAndMail)
  return (
    <QueryProvider>
      {me !== null && (
        <>
          <OwnInboxes account={me} />
          {me.opensOwn && <OwnBookings personId={me.person.id} />}
          <Account me={me} />
          {me.opensOwn && calendarAndMail && <calendarAndMail.OwnCalendarAndMail />}
        </>
      )}
      {me?.opensOwn !== false && <OwnData email={me?.person.email ?? null} onErased={onErased} />}
    </QueryProvider>
  )
}
