import * as z from 'zod/mini'
import { languages } from '#core/languages.ts'
import { longestEmail } from '#core/mail/email-address.ts'

// Only bounds the input: the dry run validates length and characters of a cell, with a text for people.
const text = z.string().check(z.trim(), z.maxLength(400))
const something = text.check(z.minLength(1))
const email = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestEmail))

// `externalId`: the id of the unit in the organisation's own files; null: one is made from the name.
const newUnit = { name: something, externalId: z.nullable(something) }

/** One change of today's list. A dry run shows its effect first. */
export const listChangeToStart = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('add-person'),
    name: text,
    email: z.nullable(email),
    employeeId: z.nullable(something),
    language: z.enum(languages),
    /** Stored for a person without an address, where SMS can be sent. */
    mobile: z.optional(z.nullable(something)),
    unitId: z.uuid(),
  }),
  /** Absent fields stay as they are. */
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
    /** A larger change needs a file. */
    memberIds: z.array(z.uuid()).check(z.maxLength(5000)),
  }),
  /** Undoes the last change of the list. */
  z.strictObject({ kind: z.literal('undo'), importId: z.uuid() }),
])
export type ListChangeToStart = z.infer<typeof listChangeToStart>
