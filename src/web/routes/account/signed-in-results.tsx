import type { ComponentProps } from 'react'
import type { InvitationView, Me } from '#contract/identity/me.ts'
import type { TextOf } from '#text/dictionaries.ts'
import { rereadResults } from '#web/lib/account/use-account.ts'
import { ApiError, callApi } from '#web/lib/api.ts'
import { LoadFailed } from '#web/lib/panel/load-failed.tsx'
import { problemText } from '#web/lib/problem-text.ts'
import { AskForSupport } from '../zones/ask-for-support.tsx'
import { ClosedHere } from './closed-here.tsx'
import { OpenRounds } from './open-rounds.tsx'

/** Deletes a result in the account. @returns why it failed, in words; null when it is gone */
export async function deleteInAccount(t: TextOf<'problems'>, id: string): Promise<string | null> {
  try {
    await callApi('deleteMyResult', { params: { resultId: id } })
  } catch (error) {
    // Another window has deleted it already, which is what the person wants.
    if (!(error instanceof ApiError && error.status === 404)) return problemText(t, error)
  }
  await rereadResults()
  return null
}

/** Why the account could not be read. Its script is fetched with those that only an account needs. */
export function Problem(props: ComponentProps<typeof LoadFailed>) {
  return <LoadFailed {...props} />
}

type AboveResultsProps = { readonly me: Me; readonly rounds: readonly InvitationView[] }

/** Above the results: open rounds and support requests. */
export function AboveResults({ me, rounds }: AboveResultsProps) {
  return (
    <>
      {!me.opensOwn && <ClosedHere me={me} />}
      <OpenRounds rounds={rounds} />
      {me.opensOwn && <AskForSupport show="cases" returnTo="/mina-resultat" />}
    </>
  )
}
