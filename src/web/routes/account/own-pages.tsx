import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { answersOutbox, sendingStatus } from '#web/features/profile/submission.ts'
import { browserResults, removeResult, resultsShownTo } from '#web/features/results/browser-results.ts'
import type { TakenResult } from '#web/features/results/own-result.ts'
import type { ResultForm } from '#web/features/results/result-form.ts'
import { useDeleteResult } from '#web/features/results/use-delete-result.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useOutbox } from '#web/lib/outbox/use-outbox.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { Loading } from '#web/ui/loading/loading.tsx'
import { AllResults } from './all-results.tsx'
import { Lost } from './lost.tsx'
import { useOwnAccount } from './use-own-account.ts'

const loadOneResult = () => import('./one-result.tsx')
const loadSendingNotice = () => import('#web/features/profile/sending-notice.tsx')

/** Own results of the person at this browser: those in the account when signed in, and those in this browser. */
export function OwnPages({ forms }: { readonly forms: readonly ResultForm[] }) {
  const t = useText('myResults')
  const { pathTo } = useLanguage()
  const opened = useOpenedResult()
  const { value: kept } = useStored(browserResults)
  const { account, tools, setRead } = useOwnAccount()
  const { personId, me, failed } = account
  const { items: submissions, busy } = useOutbox(answersOutbox, personId, account.onDelivery)
  const one = useLazyModule(opened !== null, loadOneResult)
  const sending = useLazyModule(submissions.length > 0, loadSendingNotice)
  const here = resultsShownTo(kept, personId ?? null)
  const deletion = useDeleteResult(
    (id) => here.some((it) => it.id === id),
    (id) => removeResult(browserResults, id),
    account.remove,
  )

  const results = merge(here, account.results)
  // "No results" is only said when nothing is on its way any more.
  const waiting = failed === null && (account.asking || (results.length === 0 && account.reading))
  const problem =
    tools === null ? (
      <Lost />
    ) : tools && failed !== null ? (
      <tools.Problem failed={failed} retry={account.retry} />
    ) : null
  const reader = tools && <tools.AccountReader onChange={setRead} />

  if (opened !== null) {
    return (
      <>
        {reader}
        {one ? (
          <one.OneResult
            forms={forms}
            id={opened}
            results={results}
            waiting={waiting}
            personId={personId}
            problem={problem}
          />
        ) : one === null ? (
          <Lost />
        ) : (
          <Loading label={t('loading')} />
        )}
      </>
    )
  }
  return (
    <>
      {reader}
      <AllResults
        forms={forms}
        results={results}
        waiting={waiting}
        unsaved={here.filter(({ owner }) => owner === null).length}
        signedIn={me !== null}
        closed={me?.opensOwn === false}
        moving={account.moving}
        problem={
          <>
            {sending &&
              submissions.map((submission) => (
                <sending.SendingNotice
                  key={submission.id}
                  status={sendingStatus(submission, personId, busy)}
                  returnTo={pathTo('/mina-resultat')}
                />
              ))}
            {problem}
          </>
        }
        above={tools && me !== null && <tools.AboveResults me={me} />}
        below={
          tools && (
            <tools.BelowResults
              me={me}
              onErased={() => {
                for (const { id, owner } of here) if (owner !== null) removeResult(browserResults, id)
              }}
            />
          )
        }
        deletion={deletion}
      />
    </>
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
