import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage } from '#web/lib/language.tsx'
import { invitationStore, pageOf } from './invitation.ts'
import { codeIn, secretIn } from './link-secret.ts'

/** Why a secret has opened no invitation. */
export type Failure = 'unknown' | 'instrument' | 'too-many-requests' | 'unexpected' | 'network'

export type Opening =
  /** The page has not looked at its address yet. */
  | { readonly step: 'arriving' }
  /** The link has a secret, so no code need be typed. */
  | { readonly step: 'reading' }
  /** The link is complete, but the server did not answer; the request is repeated. */
  | { readonly step: 'lost'; readonly token: string }
  /** `link`: there was no link, it has lost its secret, or the secret opens nothing. */
  | {
      readonly step: 'typing'
      readonly link: 'missing' | 'unknown'
      readonly busy: boolean
      readonly failure: Failure | null
    }

/** Whether this is a reload: the secret is no longer in the address, but this tab still has it. */
function isReload(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload'
}

/**
 * Opens an invitation by the secret of its link, which is removed from the address at once, or by a typed code, and leads to
 * the questions. Looking an invitation up does not use it.
 * @param onCode called with a code that the address contained
 */
export function useInvitationSecret(onCode: (code: string) => void) {
  const { hash, search, pathname } = useLocation()
  const navigate = useNavigate()
  const { pathTo } = useLanguage()
  const [state, setState] = useState<Opening>({ step: 'arriving' })

  async function open(secret: string) {
    const typed = codeIn(secret) !== null
    setState(typed ? { step: 'typing', link: 'missing', busy: true, failure: null } : { step: 'reading' })
    const failure = await lookUp(secret).catch((): Failure => 'network')
    if (failure === null) return
    if (!typed && failure === 'network') return setState({ step: 'lost', token: secret })
    invitationStore.erase()
    setState({
      step: 'typing',
      link: typed ? 'missing' : 'unknown',
      busy: false,
      failure: typed ? failure : null,
    })
  }

  /** @throws when there was no answer, or the script that sends the request could not be fetched */
  async function lookUp(token: string): Promise<Failure | null> {
    const { ApiError, callApi } = await import('#web/lib/api.ts')
    try {
      const invitation = await callApi('readInvitation', { body: { token } })
      const page = pageOf(invitation.round.instrument)
      if (page === null) return 'instrument'
      invitationStore.write({ token, invitation })
      // Replaces this page, so that the way back from the questions leads to the page before it.
      await navigate(pathTo(page), { replace: true })
      return null
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'network') throw error
      if (error.code === 'invitation-unknown' || error.code === 'invalid-input') return 'unknown'
      return error.code === 'too-many-requests' ? 'too-many-requests' : 'unexpected'
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each secret that an address brings
  useEffect(() => {
    const carried = secretIn({ hash, search })
    if (carried !== null) {
      const code = codeIn(carried)
      if (code !== null) onCode(code)
      invitationStore.write({ token: carried, invitation: null })
      void navigate({ pathname }, { replace: true, preventScrollReset: true })
      void open(carried)
      return
    }
    if (state.step !== 'arriving') return
    const stored = isReload() ? invitationStore.read() : null
    if (stored?.invitation === null) void open(stored.token)
    else setState({ step: 'typing', link: 'missing', busy: false, failure: null })
  }, [hash, search])

  const again = state.step === 'lost' ? state.token : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as nothing has answered
  useEffect(() => {
    if (again === null) return
    const retry = () => void open(again)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [again])

  return { state, open }
}
