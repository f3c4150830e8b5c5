import { callApi } from '#web/lib/api.ts'
import { ProofHost } from '#web/lib/proof/proof-host.tsx'
import { useText } from '#web/lib/use-text.ts'
import { PrivateAddress } from './private-address.tsx'

type PrivateAddressStepProps = { readonly email: string; readonly onGoOn: () => void }

/** Asked once, after signing in with an address of an employer's list. */
export function PrivateAddressStep({ email, onGoOn }: PrivateAddressStepProps) {
  const t = useText('privateAddress')
  const leave = () => {
    // Anyone who loses the network here is asked once more, and goes on in any case.
    callApi('leavePrivateAddress').then(onGoOn, onGoOn)
  }
  return (
    <div className="flow">
      <h1>{t('private.title')}</h1>
      <ProofHost />
      <PrivateAddress email={email} onDone={onGoOn} onLeave={leave} />
    </div>
  )
}
