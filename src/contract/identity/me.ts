import { z } from 'zod'
import { ownQuestionView } from '../rounds/own-question.ts'
import { instrumentId, invitationSecret } from '../rounds/round.ts'

export const roleNames = ['employee', 'manager', 'hr', 'safety_representative', 'owner'] as const

export const me = z.object({
  person: z.object({ id: z.string(), email: z.string() }),
  /** False where I have a private address and have signed in with the other one: my own data stays closed. */
  opensOwn: z.boolean(),
  /** Name of the organisation whose single sign-on I used: then my own data is closed too. */
  signedInThrough: z.string().nullable(),
  /** My private address, beside the address of my account. Only a session that opens my own data gets the address itself. */
  privateAddress: z.object({
    asked: z.boolean(),
    email: z.string().nullable(),
    addedAt: z.iso.datetime().nullable(),
  }),
  /** `needed`: my roles' pages open only after a second factor in this session. */
  secondFactor: z.object({
    needed: z.boolean(),
    shown: z.boolean(),
    /** The factors that I have. */
    authenticator: z.boolean(),
    passkey: z.boolean(),
  }),
  /** Whether re-authentication requires one of them; otherwise a new mailed code is enough. */
  factorProves: z.boolean(),
  /** Whether I have shown a passkey, an app or the private mailbox: what a safety representative vouches with. */
  ownProof: z.boolean(),
  staff: z.boolean(),
  /** A member of staff who reads and answers participants of guidance. */
  guide: z.boolean(),
  memberships: z.array(
    z.object({
      organisation: z.object({ id: z.string(), name: z.string(), simulated: z.boolean() }),
      roles: z.array(z.enum(roleNames)),
      /** Roles that this kind of session does not open: a safety representative’s by single sign-on. */
      closedRoles: z.array(z.enum(roleNames)),
      /** My name in the organisation's list; empty where it has none. */
      name: z.string(),
      unit: z.string(),
    }),
  ),
})
export type Me = z.infer<typeof me>

export const mySessions = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      current: z.boolean(),
      startedAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
      /** The browser's own description of itself, shortened; never an address. */
      device: z.string(),
    }),
  ),
})
export type MySessions = z.infer<typeof mySessions>

/** What "who sees what" needs: the member's unit and those above it, in whose figures the answer may count. */
export const invitationView = z.object({
  round: z.object({
    id: z.string(),
    organisation: z.string(),
    name: z.string(),
    instrument: instrumentId,
    version: z.string(),
    closesAt: z.iso.datetime(),
    smallestGroup: z.int().min(8),
    /** The customer's own questions beside the instrument. */
    ownQuestions: z.array(ownQuestionView),
  }),
  units: z.array(z.object({ name: z.string() })),
  /**
   * The list that the member is on: how many are invited in the member's unit and in all, how many of them are new since
   * last time (null: nothing to compare with) and how many are gone. Null for rounds opened before lists were reviewed.
   */
  list: z
    .object({
      group: z.object({ invited: z.int(), joined: z.int().nullable() }),
      all: z.object({ invited: z.int(), joined: z.int().nullable(), gone: z.int().nullable() }),
      /** Who on the employees' side has seen the list: `statement` means nobody. */
      seen: z.enum(['approval', 'silence', 'statement']).nullable(),
      statement: z.string().nullable(),
    })
    .nullable(),
  used: z.boolean(),
  open: z.boolean(),
})
export type InvitationView = z.infer<typeof invitationView>

export const myInvitations = z.object({ invitations: z.array(invitationView) })

/** Sent in a body, never in an address: addresses end up in logs. */
export const invitationReading = z.strictObject({ token: invitationSecret })
