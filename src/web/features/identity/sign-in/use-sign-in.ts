import { useState } from 'react'
import { ApiError, callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { forgetReads } from '#web/lib/query/lazy-client.ts'
import { accountMark, markSignedIn } from '#web/lib/signed-in-mark.ts'
import { forgetChoice } from '#web/lib/visitor-data/choice.ts'
import { forgetRequest, keepRequest } from './kept-request.ts'

/** What a session that waits takes as its second factor. */
export type Waits = { readonly authenticator: true; readonly passkey: boolean }

/** What has come of asking for a code. */
type RequestedCode = 'sent' | { readonly organisation: string }

/** Asking for a code, using it, signing out. `problem`: the last request that failed. */
export function useSignIn(returnTo: string | null) {
  const { language } = useLanguage()
  const [busy, setBusy] = useState(false)
  const [unsent, setUnsent] = useState(false)
  const [problem, setProblem] = useState<ApiError | null>(null)

  /** @returns whether it went well; one thing at a time. Work that says false has not. */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setProblem(null)
    try {
      return (await work()) !== false
    } catch (error) {
      setProblem(error instanceof ApiError ? error : new ApiError(0, 'unexpected'))
      return false
    } finally {
      setBusy(false)
    }
  }

  /** Somebody is signed in now: what the page knew was of nobody. */
  async function arrive(): Promise<void> {
    forgetChoice()
    markSignedIn(true)
    await forgetReads('somebody')
  }

  return {
    busy,
    problem,
    forgetProblem: () => setProblem(null),
    /**
     * @param codeAnyway also where the employer has a sign-in of its own
     * @returns `sent`, or the organisation to sign in through; null when it went wrong
     */
    requestCode: async (email: string, codeAnyway: boolean): Promise<RequestedCode | null> => {
      let became: RequestedCode = 'sent'
      const well = await attempt(async () => {
        const more = { ...(returnTo === null ? {} : { returnTo }), ...(codeAnyway ? { codeAnyway } : {}) }
        const { singleSignOn } = await callApi('requestSignInCode', { body: { email, language, ...more } })
        if (singleSignOn !== undefined) became = { organisation: singleSignOn }
        else keepRequest({ email, sentAt: Date.now() })
      })
      return well ? became : null
    },
    /** @returns what the second factor may be when the code was right and one is asked for; null when it went wrong */
    signIn: async (email: string, code: string, byLink: boolean): Promise<'in' | Waits | null> => {
      let waits: Waits | null = null
      const well = await attempt(async () => {
        const answer = await callApi('signIn', { body: { email, code, ...(byLink ? { byLink } : {}) } })
        if (answer.secondFactor === 'required') {
          waits = { authenticator: true, passkey: answer.passkey === true }
        }
        forgetRequest()
        if (waits === null) await arrive()
      })
      return well ? (waits ?? 'in') : null
    },
    arrive,
    /** Something of the account waits in this browser and could not be sent: signing out would lose it. */
    unsent,
    /** @param anyway also when something has not reached the account; then it is gone */
    signOut: (anyway: boolean) =>
      attempt(async () => {
        const { sendWhatWaits, forgetWhatWaits } = await import('#web/lib/own-document/leave-account.ts')
        // Deleted with the session.
        const owner = accountMark() ?? ''
        const arrived = anyway || (await sendWhatWaits(owner))
        setUnsent(!arrived)
        if (!arrived) return false
        await callApi('signOut')
        forgetWhatWaits(owner)
        forgetChoice()
        markSignedIn(false)
        await forgetReads('nobody')
      }),
  }
}
