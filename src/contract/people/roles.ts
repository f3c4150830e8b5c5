import { z } from 'zod'
import { writtenEmail } from '../mail-text.ts'

/** Roles that a member can have besides being an employee. */
export const givenRoles = ['manager', 'hr', 'safety_representative', 'owner'] as const
export type GivenRole = (typeof givenRoles)[number]

export const roleList = z.object({
  holders: z.array(
    z.object({
      memberId: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.enum(givenRoles),
      /** The unit that a manager leads. */
      unit: z.string().nullable(),
    }),
  ),
  /**
   * Changes that an owner or the provider has requested and that have not happened yet. They concern the role of safety
   * representative, or HR and owner roles of somebody who has it.
   */
  requests: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.enum(['safety_representative', 'hr', 'owner']),
      /** False: the role is to end. */
      gives: z.boolean(),
      askedAt: z.iso.datetime(),
      /** Whether the reader may decide it. */
      mayDecide: z.boolean(),
    }),
  ),
})
export type RoleList = z.infer<typeof roleList>

export const roleChange = z.strictObject({
  email: writtenEmail,
  role: z.enum(givenRoles),
  gives: z.boolean(),
})

export const roleChanged = z.object({
  /** `asked`: a safety representative or the provider has to confirm it, or the person whose office as one it would end. */
  became: z.enum(['changed', 'unchanged', 'asked']),
})

export const roleDecision = z.strictObject({ confirms: z.boolean() })
