import { z } from 'zod'

const what = {
  /** Null: the address stays. */
  newEmail: z.string().nullable(),
  /** Whether the employee number changes. */
  renumbered: z.boolean(),
  /** The earliest time; the change waits while a round asks the person. */
  takesEffectAt: z.iso.datetime(),
}

/** Sent in a body, never in an address: addresses end up in logs. */
export const identityChangeLink = z.strictObject({ token: z.string().min(20).max(100) })

export const linkedIdentityChange = z.object({
  organisation: z.string(),
  oldEmail: z.string(),
  ...what,
  state: z.enum(['waiting', 'stopped']),
})
export type LinkedIdentityChangeView = z.infer<typeof linkedIdentityChange>

export const identityChangeList = z.object({
  changes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Null: the person had no address. */
      oldEmail: z.string().nullable(),
      ...what,
      /** The new name of a person without an address; null: the name stays. */
      newName: z.string().nullable(),
      askedAt: z.iso.datetime(),
      /** `withdrawn`: not wanted any more; `impossible`: somebody else had the address or number by then. */
      state: z.enum(['waiting', 'applied', 'stopped', 'withdrawn', 'impossible']),
    }),
  ),
})
export type IdentityChangeList = z.infer<typeof identityChangeList>
