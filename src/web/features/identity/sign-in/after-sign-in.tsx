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

/** Between signing in and going on: what is stored in this browser is moved only when the person wants it. */
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

/** Asked once, after signing in with an address of an employer's list. */
export function PrivateAddressStep({ email, onGoOn }: PrivateAddressStepProps) {
  const t = useText('privateAddress')
  const leave = () => {
    // Anyone who loses the network here is asked once more, and goes on in any case.
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
