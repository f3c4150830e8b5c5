import * as z from 'zod/mini'
import { oneLine } from '../mail-text.ts'

const domain = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253),
    z.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/),
  )

const shortLine = z.string().check(z.trim(), z.minLength(1), z.maxLength(500), oneLine)

/** What an owner saves, in `zod/mini`, because the browser loads it too. Without an identity provider single sign-on is removed. */
export const singleSignOnToKeep = z.strictObject({
  identityProvider: z.nullable(
    z.strictObject({
      issuer: shortLine.check(z.regex(/^https?:\/\/[^\s?#]+$/)),
      clientId: shortLine,
      /** Null keeps the stored secret, which nobody can read. */
      clientSecret: z.nullable(shortLine),
      /** The unit for people who sign in and are not on the list. Null: they are refused. */
      joinUnitId: z.nullable(z.uuid()),
    }),
  ),
  domains: z.array(domain).check(z.maxLength(20)),
})
export type SingleSignOnToKeep = z.infer<typeof singleSignOnToKeep>

export const singleSignOn = z.object({
  /** The callback address at which the identity provider returns people. */
  callback: z.string(),
  identityProvider: z.nullable(
    z.object({
      issuer: z.string(),
      clientId: z.string(),
      joinUnitId: z.nullable(z.string()),
    }),
  ),
  domains: z.array(
    z.object({
      domain: z.string(),
      /** The TXT record that proves in DNS whose domain it is. */
      record: z.object({ name: z.string(), text: z.string() }),
      provenAt: z.nullable(z.iso.datetime()),
    }),
  ),
})
export type SingleSignOn = z.infer<typeof singleSignOn>
