import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Translate } from '#text/messages.ts'
import type { myResults } from '#text/sv/my-results.ts'
import { sendingStatus } from '#web/features/profile/parcel.ts'
import { SendingNotice } from '#web/features/profile/sending-notice.tsx'
import { openShelf } from '#web/features/profile/shelf.ts'
import { useOutbox } from '#web/features/profile/use-outbox.ts'
import { resultsShownTo } from '#web/features/results/browser-results.ts'
import { useMyResults } from '#web/features/results/my-results-query.ts'
import type { TakenResult } from '#web/features/results/own-result.ts'
import type { ResultForm } from '#web/features/results/result-form.ts'
import { useBrowserResults } from '#web/features/results/use-browser-results.ts'
import { useDeleteResult } from '#web/features/results/use-delete-result.ts'
import { useMoveResults } from '#web/features/results/use-move-results.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { problemText } from '#web/lib/problem-text.ts'
import { useMe } from '#web/lib/query/use-me.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { useAccountNews } from '../profile/use-account-news.ts'
import { AllResults } from './all-results.tsx'
import { OneResult } from './one-result.tsx'

const shelf = openShelf('localStorage')

/** Own results of whoever sits here: those in the account when signed in, and those in this browser. */
export function OwnPages({ forms }: { readonly forms: readonly ResultForm[] }) {
  const t = useText<keyof typeof myResults>()
  const anyText: Translate = useText()
  const { pathTo } = useLanguage()
  const opened = useOpenedResult()
  const me = useMe()
  const personId = me.isSuccess ? (me.data?.person.id ?? null) : undefined
  const account = useMyResults(personId)
  const kept = useBrowserResults(shelf)
  const { parcels, carrying } = useOutbox(personId, useAccountNews())
  const moving = useMoveResults(shelf, personId, kept.refresh)
  const here = resultsShownTo(kept.results, personId ?? null)
  const deletion = useDeleteResult(anyText, (id) => here.some((one) => one.id === id), kept.remove)

  const failed = me.isError ? me.error : account.isError ? account.error : null

  const results = merge(here, account.data ?? [])
  // "No results" is only said when nothing is on its way any more.
  const asking = me.isPending || (typeof personId === 'string' && account.isPending)
  const waiting = failed === null && (asking || (results.length === 0 && account.isFetching))
  const problem = failed !== null && (
    <Notice live title={problemText(anyText, failed)}>
      <p>
        <Button kind="quiet" onClick={() => void Promise.all([me.refetch(), account.refetch()])}>
          {t('retry')}
        </Button>
      </p>
    </Notice>
  )

  if (opened !== null) {
    return (
      <OneResult
        forms={forms}
        id={opened}
        results={results}
        waiting={waiting}
        personId={personId}
        problem={problem}
      />
    )
  }
  return (
    <AllResults
      forms={forms}
      results={results}
      waiting={waiting}
      unsaved={here.filter(({ owner }) => owner === null).length}
      account={me.data ?? null}
      moving={moving.state}
      problem={
        <>
          {parcels.map((parcel) => (
            <SendingNotice
              key={parcel.id}
              status={sendingStatus(parcel, personId, carrying)}
              returnTo={pathTo('/mina-resultat')}
            />
          ))}
          {problem}
        </>
      }
      deletion={deletion}
      onMove={() => {
        kept.want()
        void moving.move()
      }}
      onErased={() => {
        for (const { id, owner } of here) if (owner !== null) kept.remove(id)
      }}
    />
  )
}

/** Newest first; what is on its way to the account is there once. */
function merge(here: readonly TakenResult[], account: readonly TakenResult[]): readonly TakenResult[] {
  const known = new Set(account.map(({ id }) => id))
  return [...account, ...here.filter(({ id }) => !known.has(id))].sort((a, b) =>
    b.takenAt.localeCompare(a.takenAt),
  )
}

/** The result that the address asks for. A query exists in the browser only, so the first render knows none. */
function useOpenedResult(): string | null {
  const { search } = useLocation()
  const [opened, setOpened] = useState<string | null>(null)
  useEffect(() => setOpened(new URLSearchParams(search).get('id')), [search])
  return opened
}
