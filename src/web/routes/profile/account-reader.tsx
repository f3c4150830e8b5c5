import { useEffect } from 'react'
import { useMyInvitations } from '#web/features/profile/my-invitations-query.ts'
import { useMyResults } from '#web/features/results/my-results-query.ts'
import { useMoveResults } from '#web/features/results/use-move-results.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useMe } from '#web/lib/query/use-me.ts'
import type { Account } from './account.ts'
import { useAccountNews } from './use-account-news.ts'

export type AccountReaderProps = {
  readonly onChange: (account: Account) => void
}

/** Reads the account and says what it finds; shows nothing. Fetched only where somebody may be signed in. */
export function AccountReader(props: AccountReaderProps) {
  return (
    <QueryProvider>
      <Reader {...props} />
    </QueryProvider>
  )
}

function Reader({ onChange }: AccountReaderProps) {
  const { data: me, isSuccess, isPending } = useMe()
  const signedInAs = isSuccess ? (me?.person.id ?? null) : undefined
  const { data: invitations } = useMyInvitations(signedInAs)
  const { data: results } = useMyResults(signedInAs)
  const { state: moving, move } = useMoveResults(signedInAs)
  const onDelivery = useAccountNews()
  const email = me?.person.email ?? null

  useEffect(() => {
    onChange({
      signedInAs,
      email,
      knowing: isPending,
      invitations: invitations ?? [],
      results: results ?? [],
      moving,
      move,
      onDelivery,
    })
  }, [onChange, signedInAs, email, isPending, invitations, results, moving, move, onDelivery])

  return null
}
