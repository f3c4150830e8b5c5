import { z } from 'zod'
import { keyScopes } from '#core/access/actor.ts'

const name = z.string().trim().min(1).max(80)

const apiKey = z.object({
  id: z.string(),
  /** What the owner calls it: the program that has it. */
  name: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  madeAt: z.iso.datetime(),
  /** The last day on which it opened something; null: never. */
  usedOn: z.iso.date().nullable(),
})
export type ApiKeyView = z.infer<typeof apiKey>

/** Those that open something, newest first. */
export const apiKeyList = z.object({ keys: z.array(apiKey) })

export const apiKeyToMake = z.strictObject({
  name,
  scopes: z.array(z.enum(keyScopes)).min(1).max(keyScopes.length),
})

export const madeApiKey = z.object({
  key: apiKey,
  /** Sent as `Authorization: Bearer …`. Told to the sender of this form: it is stored nowhere. */
  secret: z.string(),
})
