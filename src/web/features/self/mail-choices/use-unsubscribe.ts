import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { MailChoice } from '#contract/self/mail-choice.ts'
import { ApiError, callApi } from '#web/lib/api.ts'
import { mailedSecret } from '#web/lib/mended-link.ts'

/** `kind.address.proof`, as the server builds it. */
const shape = /([a-z-]{1,40}\.[\w-]{43}\.[\w-]{22})/

export type UnsubscribeState =
  | { readonly step: 'reading' }
  /** The address contains no link of the product. */
  | { readonly step: 'broken' }
  | { readonly step: 'failed'; readonly problem: unknown }
  /** `changed`: it was changed on this page, just now. */
  | { readonly step: 'known'; readonly choice: MailChoice; readonly changed: boolean }

/** The choice in the address's fragment, and how to switch it off and on. */
export function useUnsubscribe() {
  const { hash, search } = useLocation()
  const [token, setToken] = useState<string | null>(null)
  const [state, setState] = useState<UnsubscribeState>({ step: 'reading' })
  const [problem, setProblem] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)

  const read = useCallback(async (asked: string) => {
    if (asked === '') return setState({ step: 'broken' })
    setState({ step: 'reading' })
    try {
      const choice = await callApi('readUnsubscribe', { body: { token: asked } })
      setState({ step: 'known', choice, changed: false })
    } catch (error) {
      setState(isBroken(error) ? { step: 'broken' } : { step: 'failed', problem: error })
    }
  }, [])

  // The prerendered page has no fragment, so it is read in an effect.
  useEffect(() => {
    const asked = mailedSecret(shape, { hash, search }) ?? ''
    setToken(asked)
    void read(asked)
  }, [hash, search, read])

  async function change(refused: boolean): Promise<void> {
    if (token === null) return
    setBusy(true)
    setProblem(null)
    try {
      const choice = await callApi('changeUnsubscribe', { body: { token, refused } })
      setState({ step: 'known', choice, changed: true })
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }

  return { state, busy, problem, change, retry: () => void read(token ?? '') }
}

/** The server did not build it, or it is too long to be such a link. */
function isBroken(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'unsubscribe-unknown' || error.code === 'invalid-input')
}
