import { z } from 'zod'
import { entryGroups, type ShownEntry, shownKinds } from '#core/audit/entries.ts'
import { listChangeKinds } from '#core/import/list-change.ts'
import { roleNames } from '../identity/me.ts'
import { givenRoles } from '../people/roles.ts'

const person = z.object({ name: z.string(), email: z.string() })

/** Who did what to the organisation's set-up, who came in and what was taken out, newest first. Nothing in it is about answers, participation or what somebody asked support for. */
export const auditLog = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      day: z.iso.date(),
      /** Null where the day alone is told: when a round closed, and when it was released. */
      at: z.iso.datetime().nullable(),
      kind: z.enum(shownKinds as [ShownEntry, ...ShownEntry[]]),
      by: z.object({
        /**
         * `gone`: somebody whom nothing joins to a member any more. `product`: what has been begun went on by itself. `unknown`:
         * somebody who is not signed in.
         */
        who: z.enum(['person', 'gone', 'provider', 'product', 'unknown']),
        /** Of `person`, and of `gone` where the history of imports has a name. */
        name: z.string().nullable(),
        email: z.string().nullable(),
        /** What the person is today, not what they were then. */
        roles: z.array(z.enum(roleNames)),
      }),
      /** Whose role or account it is about. */
      member: person.nullable(),
      role: z.enum(givenRoles).nullable(),
      /** False where an owner has asked for a role to end. */
      gives: z.boolean().nullable(),
      /** Of an import; empty where the list was changed by hand. */
      file: z.string().nullable(),
      /** What was changed in the list by hand. */
      change: z.enum(listChangeKinds).nullable(),
      /** Name of the round. */
      round: z.string().nullable(),
      /** Name of the unit whose slips were printed. */
      unit: z.string().nullable(),
      /** What the API key of a program is called, or the host of a webhook. */
      called: z.string().nullable(),
      /**
       * By what the person had signed in: when they first worked in a session, and when they gave a role, reviewed a list or
       * printed slips. Null where it is not noted.
       */
      signIn: z
        .object({
          method: z.enum(['mailed-code', 'passkey', 'single-sign-on']).nullable(),
          /** Of single sign-on: what the provider calls itself. */
          provider: z.string().nullable(),
          factor: z.enum(['authenticator', 'passkey', 'recovery-code']).nullable(),
        })
        .nullable(),
    }),
  ),
  more: z.boolean(),
})
export type AuditLog = z.infer<typeof auditLog>

export const auditLogQuery = z.strictObject({
  about: z.enum(entryGroups).optional(),
  /** The last entry that has been read. */
  before: z.uuid().optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(30),
})
