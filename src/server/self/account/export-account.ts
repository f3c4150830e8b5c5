import type { Consent } from '#core/consent/consents.ts'
import { type HostedBooking, ownBookings } from '#server/bookings/hosted-booking.ts'
import { readAvailability } from '#server/bookings/hours/availability-repository.ts'
import type { KeptHours } from '#server/bookings/hours/publish-availability.ts'
import { type Account, readAccount } from '#server/identity/person-repository.ts'
import { listKnownBrowsers } from '#server/identity/sessions/known-browser-repository.ts'
import { listSessions } from '#server/identity/sessions/session-repository.ts'
import {
  type OwnMembershipRow,
  readOwnMemberships,
} from '#server/people/organisation/own-memberships-query.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { readPersonKey } from '#server/platform/keys/person-key-repository.ts'
import { listInvitations } from '#server/rounds/invite/invited-rounds.ts'
import { listOwnDocuments } from '#server/self/documents/list-own-documents.ts'
import { listOwnMail, type OwnMail } from '#server/self/mail/list-own-mail.ts'
import { readConsents } from '#server/self/results/consents.ts'
import { type OwnAnswering, openAnswering } from '#server/self/results/own-answering.ts'
import { listSealedResults } from '#server/self/results/own-result-repository.ts'
import { type OwnRequest, readMyRequests } from '#server/support/requests/read-support-requests.ts'
import { type OwnTraces, readOwnTraces } from './own-traces-query.ts'

export type AccountExport = {
  readonly exportedAt: Date
  readonly account: Account
  readonly traces: OwnTraces
  readonly memberships: readonly OwnMembershipRow[]
  readonly sessions: readonly {
    readonly device: string
    readonly startedAt: Date
    readonly lastUsedAt: Date
    readonly expiresAt: Date
  }[]
  readonly browsers: readonly {
    readonly device: string
    readonly firstSeenAt: Date
    readonly lastSeenAt: Date
  }[]
  /** Rounds not released yet. Of released ones nothing is left that says who was asked. */
  readonly invitations: readonly {
    readonly organisation: string
    readonly round: string
    readonly closesAt: Date
    readonly used: boolean
  }[]
  /** Calls for contact, with what was written as long as it is kept. */
  readonly supportRequests: readonly OwnRequest[]
  readonly mail: OwnMail
  readonly consents: readonly Consent[]
  /** What the person has written, by kind. */
  readonly documents: Readonly<Record<string, unknown>>
  readonly bookings: readonly HostedBooking[]
  /** When the person can be booked, published as staff; null when nothing has been. */
  readonly workingHours: KeptHours | null
  /** Newest first, with every answer. */
  readonly results: readonly (OwnAnswering & { readonly id: string })[]
}

/** Everything that is kept about a person and that can be found by them. What they answered in a round cannot: by nobody. */
export async function exportAccount(
  deps: Pick<Deps, 'pools' | 'keys' | 'clock'>,
  personId: string,
): Promise<AccountExport> {
  const exportedAt = deps.clock()
  const { memberships, traces, key, rows, bookings, hours, documents, consents } = await readAsPerson(
    deps,
    personId,
    async (tx) => {
      const key = await readPersonKey(tx, personId)
      return {
        memberships: await readOwnMemberships(tx),
        traces: await readOwnTraces(tx),
        key,
        rows: await listSealedResults(tx, personId),
        bookings: await ownBookings(tx, personId),
        hours: await readAvailability(tx, personId),
        consents: key === null ? [] : await readConsents(tx, deps.keys, { personId, key }),
        documents: key === null ? {} : await listOwnDocuments(tx, deps.keys, key, personId),
      }
    },
  )
  const results =
    key === null ? [] : rows.map((row) => ({ id: row.id, ...openAnswering(deps.keys, key, personId, row) }))
  const rounds = await listInvitations(deps, personId)
  const sessions = await listSessions(deps.pools.identity, personId, exportedAt)
  const browsers = await listKnownBrowsers(deps.pools.identity, personId)
  const account = await asIdentity(deps.pools.identity, (tx) => readAccount(tx, personId))
  return {
    exportedAt,
    account,
    memberships,
    traces,
    bookings,
    workingHours: hours.row === null ? null : hours,
    sessions: sessions.map((row) => ({
      device: row.device,
      startedAt: row.startedAt,
      lastUsedAt: row.lastUsedAt,
      expiresAt: row.expiresAt,
    })),
    browsers: browsers.map((row) => ({
      device: row.device,
      firstSeenAt: row.firstSeenAt,
      lastSeenAt: row.lastSeenAt,
    })),
    invitations: rounds.map(({ organisation, name, closesAt, used }) => ({
      organisation,
      round: name,
      closesAt,
      used,
    })),
    supportRequests: await readMyRequests(deps, personId),
    mail: await listOwnMail(deps, personId),
    documents,
    consents,
    results: results.toSorted((a, b) => b.takenAt.localeCompare(a.takenAt) || a.id.localeCompare(b.id)),
  }
}
