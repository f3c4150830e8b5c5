import { z } from 'zod'
import { writtenEmail } from './mail-text.ts'

/** What somebody can be besides an employee. */
export const givenRoles = ['manager', 'hr', 'safety_representative', 'owner'] as const
export type GivenRole = (typeof givenRoles)[number]

export const roleList = z.strictObject({
  holders: z.array(
    z.strictObject({
      memberId: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.enum(givenRoles),
      /** What a manager leads. */
      unit: z.string().nullable(),
    }),
  ),
  /** Asked for by an owner; nothing has changed yet. All are about the role of safety representative. */
  requests: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      email: z.string(),
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

export const roleChanged = z.strictObject({
  /** `asked`: a sitting safety representative, or the provider, has to confirm it. */
  became: z.enum(['changed', 'unchanged', 'asked']),
})

export const roleDecision = z.strictObject({ confirms: z.boolean() })
