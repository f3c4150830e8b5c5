import { changeBetween } from '#core/change/reliable-change.ts'
import type { TakenResult } from '#web/features/self/results/own-result.ts'
import type { ResultForm } from '#web/features/self/results/result-form.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'

const loadOffer = () => import('#web/features/support/support/contact-offer.tsx')

type ContactBesideProps = {
  /** The signed-in person; a visitor gets no offer. */
  readonly personId: string | null | undefined
  readonly form: ResultForm
  readonly taken: TakenResult
  readonly earlier: TakenResult | undefined
}

/** Applies the contact rules to the own result. Fetched for every zone alike. */
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
