import { Fragment, type ReactNode, useEffect, useState } from 'react'
import type { Me } from '#contract/identity/me.ts'
import { isUnsaved } from '#web/lib/form/leave-guard.tsx'
import { LoadFailed } from '#web/lib/panel/load-failed.tsx'
import { useMe } from '#web/lib/query/use-me.ts'
import { useLedToPart } from '#web/lib/use-led-to-part.ts'
import { ClosedGate, type GateTexts, WaitingGate } from './closed-gate.tsx'
import { CoveredPage } from './covered-page.tsx'

type RoleGateProps<Opener> = {
  /** What opens the page for this person; undefined without the role. */
  readonly openedBy: (me: Me) => Opener | undefined
  /** Whether the page would open after a sign-in that is not the employer's. */
  readonly opensByOwnSignIn?: (me: Me) => boolean
  /** The address to return to after signing in, as in the site map. */
  readonly returnTo: string
  readonly ownTexts?: GateTexts
  readonly children: (opener: Opener) => ReactNode
}

/** Opens a page for people with the right role. Other readers get the sign-in link or a plain refusal, never an empty page. */
export function RoleGate<Opener>(props: RoleGateProps<Opener>) {
  const { openedBy, opensByOwnSignIn, returnTo, ownTexts, children } = props
  useLedToPart()
  const me = useMe()
  const personId = me.data?.person.id ?? null
  const opener = me.data ? openedBy(me.data) : undefined
  const { needed, shown, authenticator, passkey } = me.data?.secondFactor ?? {}
  const factor =
    opener !== undefined && needed && !shown ? (authenticator || passkey ? 'show' : 'add') : undefined
  const isClosedHere = opener === undefined && me.data != null && (opensByOwnSignIn?.(me.data) ?? false)
  const lacks = isClosedHere ? 'own' : factor
  const open = lacks ? undefined : opener

  const [last, setLast] = useState<{ readonly opener: Opener; readonly personId: string } | null>(null)
  useEffect(() => {
    if (open !== undefined && personId !== null) setLast({ opener: open, personId })
  }, [open, personId])
  // Another person who signs in next gets a fresh page.
  const mayReturn =
    last !== null && (personId === null || (personId === last.personId && lacks !== undefined))
  const covered = open === undefined && mayReturn && isUnsaved()

  if (me.isPending) return <WaitingGate />
  // If only reading again fails, the known person and the input on the page stay.
  if (me.isError && me.data === undefined) {
    return <LoadFailed error={me.error} retry={me.refetch} />
  }
  const page = covered ? last.opener : open
  if (page === undefined)
    return <ClosedGate signedIn={me.data !== null} lost={last !== null} {...{ lacks, returnTo, ownTexts }} />
  return (
    <Fragment key={covered ? last.personId : personId}>
      {children(page)}
      {last !== null && (
        <CoveredPage covered={covered} returnTo={returnTo} onAgain={() => void me.refetch()} />
      )}
    </Fragment>
  )
}
