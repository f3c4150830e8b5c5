import { ProofHost } from '#web/lib/proof/proof-host.tsx'
import { Customers } from './customers.tsx'
import { EndSessions } from './end-sessions.tsx'
import { FailedWork } from './failed-work.tsx'
import { GuidanceFigures } from './guidance-figures.tsx'
import { WaitingForUs } from './waiting-for-us.tsx'

/** Staff's way to everything: first people who wait, then what has failed, how guidance runs, then the customers, and signing somebody out. */
export function ServiceConsole() {
  return (
    <div className="flow apart">
      <ProofHost />
      <WaitingForUs />
      <FailedWork />
      <GuidanceFigures />
      <Customers />
      <EndSessions />
    </div>
  )
}
