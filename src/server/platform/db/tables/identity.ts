import type { FactorShown, SignInMethod } from '#core/access/actor.ts'
import type { Language } from '#core/languages.ts'
import type { WithDefault } from './columns.ts'

/** Who signs in, and from where. */

export type PersonTable = { id: string; email: string; language: WithDefault<Language>; createdAt: Date }

export type SessionTable = {
  id: string
  personId: string
  tokenHash: Buffer
  device: string
  startedAt: Date
  lastUsedAt: Date
  expiresAt: Date
  private: WithDefault<boolean>
  secondFactor: WithDefault<boolean>
  waits: WithDefault<boolean>
  provenAt: Date | null
  organisationId: string | null
  /** Null: the session is older than this column. */
  method: SignInMethod | null
  /** The name that the single sign-on provider gives itself. */
  provider: string | null
  factor: FactorShown | null
  /** Organisations in which the session has worked in a role. */
  workedIn: WithDefault<string[]>
}

export type PrivateAddressTable = { personId: string; email: string | null; answeredAt: Date }

export type SignInCodeTable = {
  id: string
  email: string
  language: Language
  returnTo: string | null
  withheld: boolean
  tries: WithDefault<number>
  triesElsewhere: WithDefault<number>
  browserHash: Buffer
  networkKey: Buffer
  widerNetworkKey: Buffer
  forPerson: string | null
  createdAt: Date
  expiresAt: Date
}

export type AttemptTable = { key: Buffer; windowStart: Date; amount: WithDefault<number> }

export type ContinuationTable = { lookupHash: Buffer; sealed: Buffer; expiresAt: Date }

export type KnownBrowserTable = {
  id: string
  personId: string
  tokenHash: Buffer
  private: WithDefault<boolean>
  device: string
  firstSeenAt: Date
  lastSeenAt: Date
}

export type AuthenticatorTable = {
  personId: string
  sealedSecret: Buffer
  setUpAt: Date
  confirmedAt: Date | null
  lastUsedAt: Date | null
  /** 30-second steps since 1970. */
  lastStep: WithDefault<number>
  private: WithDefault<boolean>
}

export type PasskeyTable = {
  id: string
  personId: string
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  name: string
  transports: string[]
  private: boolean
  addedAt: Date
  lastUsedAt: Date | null
}

export type RecoveryCodeTable = { personId: string; codeHash: Buffer; private: WithDefault<boolean> }
