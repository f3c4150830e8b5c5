import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { meKey } from '#web/lib/query/use-me.ts'
import { markSignedIn } from '#web/lib/signed-in-mark.ts'
import { forgetRequest, keepRequest } from './kept-request.ts'

/** Asking for a code, using it, signing out. `problem`: the last request that failed. */
export function useSignIn(returnTo: string | null) {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ApiError | null>(null)

  /** @returns whether it went well; one thing at a time. */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setProblem(null)
    try {
      await work()
      return true
    } catch (error) {
      setProblem(error instanceof ApiError ? error : new ApiError(0, 'unexpected'))
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    problem,
    requestCode: (email: string) =>
      attempt(async () => {
        const body = { email, language, ...(returnTo === null ? {} : { returnTo }) }
        await callApi('requestSignInCode', { body })
        keepRequest({ email, sentAt: Date.now() })
      }),
    signIn: (email: string, code: string) =>
      attempt(async () => {
        await callApi('signIn', { body: { email, code } })
        forgetRequest()
        markSignedIn(true)
        // Whatever was read before was read for somebody else; the next page asks anew who is here.
        queries.clear()
      }),
    signOut: () =>
      attempt(async () => {
        await callApi('signOut')
        markSignedIn(false)
        queries.setQueryData(meKey, null)
        queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] })
      }),
  }
}
