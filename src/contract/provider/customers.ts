import { z } from 'zod'

/** The customers' organisations as staff see them: their set-up, without people's names or figures from answers. */
export const customers = z.object({
  customers: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      simulated: z.boolean(),
      foundedOn: z.iso.date(),
      people: z.int(),
      units: z.int(),
      owners: z.int(),
      hr: z.int(),
      safetyRepresentatives: z.int(),
      /** Rounds that are neither released nor cancelled. */
      underWay: z.array(
        z.object({
          state: z.enum(['in-review', 'open', 'closed']),
          opensOn: z.iso.date(),
          closesOn: z.iso.date(),
        }),
      ),
      released: z.int(),
    }),
  ),
})
export type Customers = z.infer<typeof customers>

export const customerToFound = z.strictObject({
  name: z.string().trim().min(2).max(200),
  /** The address of the first person, who becomes owner and HR. */
  email: z.string().max(254),
})
export const foundedCustomer = z.object({ id: z.uuid() })
