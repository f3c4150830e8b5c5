import { z } from 'zod'
import { keyScopes } from '#core/access/actor.ts'

const name = z.string().trim().min(1).max(80)

const apiKey = z.object({
  id: z.string(),
  /** The owner's name for the program that has the key. */
  name: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  madeAt: z.iso.datetime(),
  /** The last day on which the key was used; null: never. */
  usedOn: z.iso.date().nullable(),
})
export type ApiKeyView = z.infer<typeof apiKey>

/** The valid keys, newest first. */
export const apiKeyList = z.object({ keys: z.array(apiKey) })

export const apiKeyToMake = z.strictObject({
  name,
  scopes: z.array(z.enum(keyScopes)).min(1).max(keyScopes.length),
})

export const madeApiKey = z.object({
  key: apiKey,
  /** Sent as `Authorization: Bearer …`. Returned once to the owner who made the key: it is not stored. */
  secret: z.string(),
})
