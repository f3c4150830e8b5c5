import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { InvitationView } from '#contract/me.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { invitationStore, obstacle, type Purpose, pageOf, tokenIn } from './invitation.ts'

export type PurposeState =
  | { readonly status: 'settling' }
  | { readonly status: 'reading' }
  | { readonly status: 'ready'; readonly purpose: Purpose }
  | { readonly status: 'used' | 'closed'; readonly invitation: InvitationView; readonly token: string | null }
  | { readonly status: 'unknown' | 'lost' }

/** Fetched when a link opens the page. @returns null when the server knows no such link. @throws when it did not answer */
async function readInvitation(token: string, signal: AbortSignal): Promise<InvitationView | null> {
  const { ApiError, callApi } = await import('#web/lib/api.ts')
  try {
    return await callApi('readInvitation', { body: { token }, signal })
  } catch (error) {
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500
    if (refused && error.status !== 429) return null
    throw error
  }
}

const alone: PurposeState = { status: 'ready', purpose: { kind: 'self' } }

/**
 * For whom this tab answers. A mailed link's token is read once from the fragment, kept for this tab, and taken out
 * of the address; reading the invitation answers nothing.
 */
export function usePurpose(formId: string) {
  const { hash, pathname, search, state: place } = useLocation()
  const navigate = useNavigate()
  const { pathTo } = useLanguage()
  const [state, setState] = useState<PurposeState>({ status: 'settling' })
  const [attempt, setAttempt] = useState(0)

  function become(invitation: InvitationView, token: string | null) {
    const hindrance = obstacle(invitation)
    if (hindrance !== null) {
      invitationStore.erase()
      setState({ status: hindrance, invitation, token })
      return
    }
    invitationStore.write({ token, invitation })
    if (invitation.round.instrument !== formId) {
      const page = pageOf(invitation.round.instrument)
      if (page === null) setState({ status: 'unknown' })
      else void navigate(pathTo(page), { replace: true })
      return
    }
    setState({ status: 'ready', purpose: { kind: 'round', invitation, token } })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for a new link and for each new attempt, nothing else
  useEffect(() => {
    const arrived = tokenIn(hash)
    if (arrived !== null) {
      invitationStore.write({ token: arrived, invitation: null })
      void navigate({ pathname, search }, { replace: true, state: place, preventScrollReset: true })
      return
    }
    const kept = invitationStore.read()
    if (kept === null) {
      setState((now) => (now.status === 'settling' ? alone : now))
      return
    }
    if (kept.invitation !== null) {
      become(kept.invitation, kept.token)
      return
    }
    const reading = new AbortController()
    setState({ status: 'reading' })
    readInvitation(kept.token, reading.signal).then(
      (invitation) => {
        if (reading.signal.aborted) return
        if (invitation !== null) become(invitation, kept.token)
        else {
          invitationStore.erase()
          setState({ status: 'unknown' })
        }
      },
      () => {
        if (!reading.signal.aborted) setState({ status: 'lost' })
      },
    )
    return () => reading.abort()
  }, [hash, attempt])

  useEffect(() => {
    if (state.status !== 'lost') return
    const again = () => setAttempt((count) => count + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [state.status])

  return {
    state,
    retry: () => setAttempt((count) => count + 1),
    answerRound: (invitation: InvitationView) => become(invitation, null),
    answerAlone() {
      invitationStore.erase()
      setState(alone)
    },
  }
}
