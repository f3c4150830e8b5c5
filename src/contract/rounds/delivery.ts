import { z } from 'zod'
import { deliveryBands } from '#core/round/delivery.ts'

/** How many of those invited got the invitation to a round, in bands. Nothing in it depends on who has answered. */
export const deliveryView = z.object({
  /** Units with people to count, in the order of the tree. Null: nothing was sent yet, or delivery was not recorded then. */
  units: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** People on the list in this unit, without units below. */
        invited: z.int(),
        /** The unit whose band counts them: this one, or one above where they are too few; null: too few there too. */
        countedIn: z.string().nullable(),
        /** The band of the unit and those counted in it; null: counted in another, or in none. */
        band: z.enum(deliveryBands).nullable(),
      }),
    )
    .nullable(),
})
export type DeliveryView = z.infer<typeof deliveryView>
