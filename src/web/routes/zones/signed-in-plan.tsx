import { useMyResults } from '#web/features/results/my-results-query.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useMe } from '#web/lib/query/use-me.ts'
import { useText } from '#web/lib/use-text.ts'
import { Loading } from '#web/ui/loading/loading.tsx'
import { OwnPlan } from './own-plan.tsx'

/** The plan of a person who may be signed in: their results are in the account. */
export function SignedInPlan() {
  return (
    <QueryProvider>
      <WithAccount />
    </QueryProvider>
  )
}

function WithAccount() {
  const t = useText('actionPlan')
  const me = useMe()
  const personId = me.data?.person.id ?? null
  const account = useMyResults(personId)
  if (me.isPending || (personId !== null && account.isPending)) return <Loading label={t('loading')} />
  return <OwnPlan personId={personId} inAccount={account.data ?? []} />
}
