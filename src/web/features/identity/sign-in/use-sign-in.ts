import { useState } from 'react'
import { ApiError, callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { forgetReads } from '#web/lib/query/lazy-client.ts'
import { accountMark, markSignedIn } from '#web/lib/signed-in-mark.ts'
import { forgetChoice } from '#web/lib/visitor-data/choice.ts'
import { forgetRequest, keepAddress, keepRequest, type Waits } from './stored-request.ts'

/** The outcome of requesting a code. */
type RequestedCode = 'sent' | { readonly organisation: string }

/** Requests a code, uses it, signs out. `problem`: the error of the last request. */
export function useSignIn(returnTo: string | null) {
  const { language } = useLanguage()
  const [busy, setBusy] = useState(false)
  const [unsent, setUnsent] = useState(false)
  const [problem, setProblem] = useState<ApiError | null>(null)

  /** Runs one attempt at a time. @returns whether it succeeded; `work` may return false to say that it has not */
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

  /** A person is signed in now, so cached reads of a visitor are deleted. */
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
     * @param codeAnyway sends a code even where the employer has its own sign-in
     * @returns `sent`, or the organisation to sign in through; null after an error
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
    /** @returns `in`, or the second factors that the session waits for; null after an error */
    signIn: async (email: string, code: string, byLink: boolean): Promise<'in' | Waits | null> => {
      let waits: Waits | null = null
      const well = await attempt(async () => {
        const answer = await callApi('signIn', { body: { email, code, ...(byLink ? { byLink } : {}) } })
        if (answer.secondFactor === 'required') {
          waits = { authenticator: true, passkey: answer.passkey === true }
          keepAddress({ email, sentAt: Date.now(), waits })
          return
        }
        forgetRequest()
        await arrive()
      })
      return well ? (waits ?? 'in') : null
    },
    arrive,
    /** Changes for the account wait in this browser and could not be sent: signing out would lose them. */
    unsent,
    /** @param anyway signs out even so, and loses the changes */
    signOut: (anyway: boolean) =>
      attempt(async () => {
        const { sendWhatWaits, forgetWhatWaits } = await import('#web/lib/own-document/leave-account.ts')
        // Read now, because signing out deletes the mark.
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
