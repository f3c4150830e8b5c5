import { z } from 'zod'
import { deliveryBands } from '#core/round/delivery.ts'

/** To how many of those invited the invitation to a round was delivered, in bands. Nothing of it depends on who has answered. */
export const deliveryView = z.object({
  /** Units with somebody to count, in the order of the tree. Null: nothing was sent yet, or it was not written down then. */
  units: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** On the list in this unit itself. */
        invited: z.int(),
        /** The unit whose band counts them: itself, or one above where they are too few; null: too few also there. */
        countedIn: z.string().nullable(),
        /** Of the unit and those counted in it; null: counted in another, or in none. */
        band: z.enum(deliveryBands).nullable(),
      }),
    )
    .nullable(),
})
export type DeliveryView = z.infer<typeof deliveryView>
