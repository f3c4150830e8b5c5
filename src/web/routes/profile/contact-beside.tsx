import { changeBetween } from '#core/change/reliable-change.ts'
import type { TakenResult } from '#web/features/self/results/own-result.ts'
import type { ResultForm } from '#web/features/self/results/result-form.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'

const loadOffer = () => import('#web/features/support/support/contact-offer.tsx')

type ContactBesideProps = {
  /** Whose result it is; nobody is offered anything who is not signed in. */
  readonly personId: string | null | undefined
  readonly form: ResultForm
  readonly taken: TakenResult
  readonly earlier: TakenResult | undefined
}

/** Introduces the own result to the contact rules. Fetched for every zone alike. */
export function ContactBeside({ personId, form, taken, earlier }: ContactBesideProps) {
  const signedIn = typeof personId === 'string'
  const offer = useLazyModule(signedIn, loadOffer)
  if (!signedIn || !offer) return null
  return (
    <offer.ContactOffer
      personId={personId}
      zone={taken.result.zone}
      change={earlier && changeBetween(earlier.result, taken.result, form.scoring)}
    />
  )
}
