import type { InvitationView, Me } from '#contract/me.ts'
import type { TextOf } from '#text/dictionaries.ts'
import { OwnBookings } from '#web/features/booking/own-bookings.tsx'
import { OwnData } from '#web/features/own-data/own-data.tsx'
import { rereadResults } from '#web/lib/account/use-account.ts'
import { ApiError, callApi } from '#web/lib/api.ts'
import { problemText, useProblemText } from '#web/lib/problem-text.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { AskForSupport } from '../zones/ask-for-support.tsx'
import { Account } from './account.tsx'
import { OpenRounds } from './open-rounds.tsx'
import { OwnInboxes } from './own-inboxes.tsx'

const loadCalendarAndMail = () => import('./own-calendar-and-mail.tsx')

/** Deletes a result in the account. @returns what hindered it, in words; null when it is gone */
export async function deleteInAccount(t: TextOf<'problems'>, id: string): Promise<string | null> {
  try {
    await callApi('deleteMyResult', { params: { resultId: id } })
  } catch (error) {
    // Gone already, from another window: that is what was asked for.
    if (!(error instanceof ApiError && error.status === 404)) return problemText(t, error)
  }
  await rereadResults()
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

type AboveResultsProps = { readonly me: Me; readonly rounds: readonly InvitationView[] }

/** Rounds to answer and matters of support: above the results. */
export function AboveResults({ me, rounds }: AboveResultsProps) {
  return (
    <>
      {!me.opensOwn && <ClosedHere email={me.person.email} />}
      <OpenRounds rounds={rounds} />
      {me.opensOwn && <AskForSupport show="cases" returnTo="/mina-resultat" />}
    </>
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
