import { type ReactNode, useEffect, useState } from 'react'
import type { Me } from '#contract/identity/me.ts'
import { LoadFailed } from '#web/lib/panel/load-failed.tsx'
import { useMe } from '#web/lib/query/use-me.ts'
import { useLedToPart } from '#web/lib/use-led-to-part.ts'
import { ClosedGate, type GateTexts, WaitingGate } from './closed-gate.tsx'

type RoleGateProps<Opener> = {
  /** What of somebody opens the page; undefined for people without the role. */
  readonly openedBy: (me: Me) => Opener | undefined
  /** Whether it would open, had they signed in by something that is not the employer's. */
  readonly opensByOwnSignIn?: (me: Me) => boolean
  /** Where to come back to after signing in: an address of the site map. */
  readonly returnTo: string
  readonly ownTexts?: GateTexts
  readonly children: (opener: Opener) => ReactNode
}

/** Lets people with the right role through; everybody else gets the sign-in link or a plain no, never an empty page. */
export function RoleGate<Opener>(props: RoleGateProps<Opener>) {
  const { openedBy, opensByOwnSignIn, returnTo, ownTexts, children } = props
  useLedToPart()
  const me = useMe()
  const opener = me.data ? openedBy(me.data) : undefined
  const open = opener !== undefined
  const [wasOpen, setWasOpen] = useState(false)
  useEffect(() => {
    if (open) setWasOpen(true)
  }, [open])

  if (me.isPending) return <WaitingGate />
  // Who is known stays, with what is being typed on the page, when asking again fails.
  if (me.isError && me.data === undefined) {
    return <LoadFailed error={me.error} retry={me.refetch} />
  }
  const { needed, shown, authenticator, passkey } = me.data?.secondFactor ?? {}
  const isClosedHere = !open && me.data != null && (opensByOwnSignIn?.(me.data) ?? false)
  const factor = open && needed && !shown ? (authenticator || passkey ? 'show' : 'add') : undefined
  const lacks = isClosedHere ? 'own' : factor
  if (opener !== undefined && !lacks) return children(opener)
  return <ClosedGate signedIn={me.data !== null} lost={wasOpen} {...{ lacks, returnTo, ownTexts }} />
}
