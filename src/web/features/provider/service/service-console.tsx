import { ProofHost } from '#web/lib/proof/proof-host.tsx'
import { Customers } from './customers.tsx'
import { EndSessions } from './end-sessions.tsx'
import { FailedWork } from './failed-work.tsx'
import { GuidanceFigures } from './guidance-figures.tsx'
import { WaitingForUs } from './waiting-for-us.tsx'

/** Operations for staff: waiting people first, then failed jobs, guidance, customers, and ending a person's sessions. */
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
