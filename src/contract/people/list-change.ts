import * as z from 'zod/mini'
import { languages } from '#core/languages.ts'
import { longestEmail } from '#core/mail/email-address.ts'

// How long and of which signs a cell may be, the dry run says in words; these only bound what is read.
const text = z.string().check(z.trim(), z.maxLength(400))
const something = text.check(z.minLength(1))
const email = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestEmail))

// `externalId`: what the organisation's own files call the unit; null: one is made from the name.
const newUnit = { name: something, externalId: z.nullable(something) }

/** One thing that is to change in today's list, of which a dry run tells first. */
export const listChangeToStart = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('add-person'),
    name: text,
    email: z.nullable(email),
    employeeId: z.nullable(something),
    language: z.enum(languages),
    /** Kept where SMS can be sent, of somebody without an address. */
    mobile: z.optional(z.nullable(something)),
    unitId: z.uuid(),
  }),
  /** What is absent stays as it is. */
  z.strictObject({
    kind: z.literal('change-person'),
    memberId: z.uuid(),
    name: z.optional(something),
    email: z.optional(email),
    employeeId: z.optional(something),
    language: z.optional(z.enum(languages)),
    /** Null takes the number away. */
    mobile: z.optional(z.nullable(something)),
    unitId: z.optional(z.uuid()),
  }),
  z.strictObject({ kind: z.literal('remove-person'), memberId: z.uuid() }),
  z.strictObject({ kind: z.literal('add-unit'), ...newUnit, parentId: z.uuid() }),
  z.strictObject({ kind: z.literal('rename-unit'), unitId: z.uuid(), name: something }),
  z.strictObject({ kind: z.literal('move-unit'), unitId: z.uuid(), parentId: z.uuid() }),
  z.strictObject({ kind: z.literal('merge-unit'), unitId: z.uuid(), intoId: z.uuid() }),
  z.strictObject({
    kind: z.literal('split-unit'),
    unitId: z.uuid(),
    ...newUnit,
    /** More than this is a matter for a file. */
    memberIds: z.array(z.uuid()).check(z.maxLength(5000)),
  }),
  /** The last change of the list. */
  z.strictObject({ kind: z.literal('undo'), importId: z.uuid() }),
])
export type ListChangeToStart = z.infer<typeof listChangeToStart>
