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
      /** Null where only the day is shown: when a round closed, and when it was released. */
      at: z.iso.datetime().nullable(),
      kind: z.enum(shownKinds as [ShownEntry, ...ShownEntry[]]),
      by: z.object({
        /**
         * `gone`: a person whom nothing links to a member any more. `product`: the product went on by itself. `unknown`: a
         * person who is not signed in.
         */
        who: z.enum(['person', 'gone', 'provider', 'product', 'unknown']),
        /** For `person`, and for `gone` where the history of imports has a name. */
        name: z.string().nullable(),
        email: z.string().nullable(),
        /** The person's roles today, not at that time. */
        roles: z.array(z.enum(roleNames)),
      }),
      /** The member whose role or account it is about. */
      member: person.nullable(),
      role: z.enum(givenRoles).nullable(),
      /** False where an owner has asked for a role to end. */
      gives: z.boolean().nullable(),
      /** The file of an import; empty where the list was changed by hand. */
      file: z.string().nullable(),
      /** The kind of a change of the list by hand. */
      change: z.enum(listChangeKinds).nullable(),
      /** Name of the round. */
      round: z.string().nullable(),
      /** Name of the unit whose slips were printed. */
      unit: z.string().nullable(),
      /** The name of a program's API key, or the host of a webhook. */
      called: z.string().nullable(),
      /**
       * How the person had signed in: when they first worked in a session, and when they gave a role, reviewed a list or
       * printed slips. Null where it was not recorded.
       */
      signIn: z
        .object({
          method: z.enum(['mailed-code', 'passkey', 'single-sign-on']).nullable(),
          /** For single sign-on: the identity provider's name. */
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
  /** The last entry that the caller has. */
  before: z.uuid().optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(30),
})
