import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { answersOutbox, forgetReceipt, sendingStatus } from '#web/features/self/profile/submission.ts'
import { browserResults, removeResult, resultsShownTo } from '#web/features/self/results/browser-results.ts'
import { newestFirst } from '#web/features/self/results/own-result.ts'
import type { ResultForm } from '#web/features/self/results/result-form.ts'
import { useDeleteResult } from '#web/features/self/results/use-delete-result.ts'
import { useMoveResults } from '#web/features/self/results/use-move-results.ts'
import { heedDelivery, useAccount } from '#web/lib/account/use-account.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { MissingPart } from '#web/lib/lazy-part.tsx'
import { useOutbox } from '#web/lib/outbox/use-outbox.ts'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { EasySwitch } from '#web/lib/readings/reading-switch.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { AllResults } from './all-results.tsx'

/** Scripts that only an account needs. */
const loadTools = () => import('./signed-in-results.tsx')
const loadOneResult = () => import('./one-result.tsx')
const loadSendingNotice = () => import('#web/features/self/profile/sending-notice.tsx')

/** The person's own results: those in this browser, and for a signed-in person those in the account. */
export function OwnPages({ forms }: { readonly forms: readonly ResultForm[] }) {
  const problems = useText('problems')
  const { pathTo } = useLanguage()
  const opened = useOpenedResult()
  const { value: kept } = useStored(browserResults)
  const account = useAccount('results and rounds')
  const { personId, me, failed } = account
  const { state: moving } = useMoveResults(personId)
  const tools = useLazyModule(useSignedInMark(), loadTools)
  const { items: submissions, busy } = useOutbox(answersOutbox, personId, heedDelivery)
  const one = useLazyModule(opened !== null, loadOneResult)
  const sending = useLazyModule(submissions.length > 0, loadSendingNotice)
  const here = resultsShownTo(kept, personId ?? null)
  const deletion = useDeleteResult(
    (id) => here.some((it) => it.id === id && !it.move),
    (id) => removeResult(browserResults, id),
    async (id) => (tools ? tools.deleteInAccount(problems, id) : problems('problem.network')),
  )

  const results = newestFirst(here, account.results)
  // "No results" is shown only when nothing is loading any more.
  const waiting = account.asking || (failed === null && results.length === 0 && account.reading)
  const problem =
    tools === null || account.unreachable ? (
      <MissingPart />
    ) : tools && failed !== null ? (
      <tools.Problem error={failed} retry={account.retry} />
    ) : null

  if (opened !== null) {
    if (!one) return one === null ? <MissingPart /> : <Waiting />
    return (
      <div className="column">
        <one.OneResult
          forms={forms}
          id={opened}
          results={results}
          waiting={waiting}
          personId={personId}
          problem={problem}
        />
        <EasySwitch />
      </div>
    )
  }
  return (
    <AllResults
      forms={forms}
      results={results}
      waiting={waiting}
      unread={problem !== null}
      unsaved={here.filter(({ owner }) => owner === null).length}
      signedIn={!!me}
      asked={account.rounds.length > 0}
      closed={me?.opensOwn === false}
      moving={moving}
      problem={
        <>
          {sending &&
            submissions.map((submission) => (
              <sending.SendingNotice
                key={submission.id}
                status={sendingStatus(submission, personId, busy)}
                round={submission.round}
                returnTo={pathTo('/mina-resultat')}
                onRead={() => forgetReceipt(submission.id)}
              />
            ))}
          {problem}
        </>
      }
      above={tools && me && <tools.AboveResults me={me} rounds={account.rounds} />}
      deletion={deletion}
    />
  )
}

/** The id of the result in the query. The first render has none, because the prerendered page has no query. */
function useOpenedResult(): string | null {
  const { search } = useLocation()
  const [opened, setOpened] = useState<string | null>(null)
  useEffect(() => setOpened(new URLSearchParams(search).get('id')), [search])
  return opened
}
