import type { WithDefault } from './columns.ts'

/** Who signs in, and from where. */

export type PersonTable = { id: string; email: string; language: WithDefault<'sv' | 'en'>; created_at: Date }

export type SessionTable = {
  id: string
  person_id: string
  token_hash: Buffer
  device: string
  started_at: Date
  last_used_at: Date
  expires_at: Date
  private: WithDefault<boolean>
}

export type PrivateAddressTable = { person_id: string; email: string | null; answered_at: Date }

export type SignInCodeTable = {
  id: string
  email: string
  language: 'sv' | 'en'
  return_to: string | null
  withheld: boolean
  tries: WithDefault<number>
  tries_elsewhere: WithDefault<number>
  browser_hash: Buffer
  network_key: Buffer
  wider_network_key: Buffer
  for_person: string | null
  created_at: Date
  expires_at: Date
}

export type AttemptTable = { key: Buffer; window_start: Date; amount: WithDefault<number> }

export type KnownBrowserTable = {
  id: string
  person_id: string
  token_hash: Buffer
  device: string
  first_seen_at: Date
  last_seen_at: Date
}
