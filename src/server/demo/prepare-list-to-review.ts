import { stressprofil } from '#core/instrument/shipped.ts'
import type { Deps } from '#server/platform/deps.ts'
import { prepareRound } from '#server/rounds/prepare/prepare-round.ts'
import { nameOf } from './hold-round.ts'

const day = 86_400_000

/** A round of another part of the organisation that HR prepared this morning: its list waits for the safety representative. */
export async function prepareListToReview(
  { deps, at }: { readonly deps: Deps; readonly at: (time: Date) => Deps },
  asked: { readonly organisationId: string; readonly personId: string; readonly unitId: string },
): Promise<void> {
  const preparedAt = new Date(deps.clock().getTime() - day / 12)
  await prepareRound(at(preparedAt), {
    ...asked,
    name: `${nameOf(preparedAt)}, teknik och fastighet`,
    instrument: stressprofil.id,
    closesAt: new Date(preparedAt.getTime() + 20 * day),
  })
}
