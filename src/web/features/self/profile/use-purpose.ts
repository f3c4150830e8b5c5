import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { InvitationView } from '#contract/identity/me.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { invitationStore, isInvitation, obstacle, type Purpose, pageOf } from './invitation.ts'

export type PurposeState =
  | { readonly status: 'settling' }
  | { readonly status: 'ready'; readonly purpose: Purpose }
  | { readonly status: 'used' | 'closed'; readonly invitation: InvitationView; readonly token: string | null }
  | { readonly status: 'unknown' }

const alone: PurposeState = { status: 'ready', purpose: { kind: 'self' } }

/** The purpose of the answers in this tab. A link to an invitation, also a damaged one, leads to the page that opens it. */
export function usePurpose(formId: string) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const { pathTo } = useLanguage()
  const [state, setState] = useState<PurposeState>({ status: 'settling' })

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for a new link, nothing else
  useEffect(() => {
    const stored = invitationStore.read()
    if (isInvitation({ hash, search }))
      void navigate({ pathname: pathTo('/inbjudan'), search, hash }, { replace: true })
    else if (stored?.invitation) become(stored.invitation, stored.token)
    else if (stored !== null) void navigate(pathTo('/inbjudan'), { replace: true })
    else setState((now) => (now.status === 'settling' ? alone : now))
  }, [hash, search])

  return {
    state,
    answerRound: (invitation: InvitationView) => become(invitation, null),
    answerAlone() {
      invitationStore.erase()
      setState(alone)
    },
  }
}
