import { callApi } from '#web/lib/api.ts'
import { ProofHost } from '#web/lib/proof/proof-host.tsx'
import { useText } from '#web/lib/use-text.ts'
import type { Choice } from '#web/lib/visitor-data/choice.ts'
import { VisitorQuestion } from '#web/lib/visitor-data/visitor-question.tsx'
import type { VisitorThing } from '#web/lib/visitor-data/what-is-here.ts'
import { PrivateAddress } from './private-address.tsx'
import { StepHeading } from './step-heading.tsx'

type MergeStepProps = {
  readonly things: readonly VisitorThing[]
  readonly onAnswer: (choice: Choice) => void
}

/** Asks, after signing in, about the data stored in this browser: they join the account only if the person agrees. */
export function MergeStep(props: MergeStepProps) {
  const t = useText('ownDocument')
  return (
    <div className="flow">
      <StepHeading>{t('merge.title')}</StepHeading>
      <VisitorQuestion {...props} />
    </div>
  )
}

type PrivateAddressStepProps = { readonly email: string; readonly onGoOn: () => void }

/** Asks for a private address, once, after signing in with an address on an employer's list. */
export function PrivateAddressStep({ email, onGoOn }: PrivateAddressStepProps) {
  const t = useText('privateAddress')
  const leave = () => {
    // If the network fails, the person continues even so, and is asked once more another time.
    callApi('leavePrivateAddress', { query: { addedAt: 'none' } }).then(onGoOn, onGoOn)
  }
  return (
    <div className="flow">
      <StepHeading>{t('private.title')}</StepHeading>
      <ProofHost />
      <PrivateAddress email={email} onDone={onGoOn} onLeave={leave} />
    </div>
  )
}
