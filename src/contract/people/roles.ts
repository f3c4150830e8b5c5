import { z } from 'zod'
import { writtenEmail } from '../mail-text.ts'

/** What somebody can be besides an employee. */
export const givenRoles = ['manager', 'hr', 'safety_representative', 'owner'] as const
export type GivenRole = (typeof givenRoles)[number]

export const roleList = z.object({
  holders: z.array(
    z.object({
      memberId: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.enum(givenRoles),
      /** What a manager leads. */
      unit: z.string().nullable(),
    }),
  ),
  /**
   * Asked for by an owner or the provider; nothing has changed yet. About the role of safety representative, or about HR and
   * owner for somebody who is one.
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
      /** Whether the reader is the one whose word it needs. */
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
  /** `asked`: a sitting safety representative, or the provider, has to confirm it; for a role that would end the office of somebody who is one, they themselves. */
  became: z.enum(['changed', 'unchanged', 'asked']),
})

export const roleDecision = z.strictObject({ confirms: z.boolean() })
