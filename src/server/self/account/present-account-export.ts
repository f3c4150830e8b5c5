import type { AccountExport as AccountExportView } from '#contract/self/account-export.ts'
import type { SignedIn } from '#core/access/actor.ts'
import { presentAvailability } from '#server/bookings/hours/present-availability.ts'
import { presentBooking } from '#server/bookings/present-booking.ts'
import { presentFeed } from '#server/self/calendar-feed/present-calendar-feed.ts'
import { presentResult } from '#server/self/results/present-result.ts'
import { presentOwnRequest } from '#server/support/requests/present-support.ts'
import type { AccountExport } from './export-account.ts'
import { presentTraces } from './present-own-traces.ts'

/** Everything about a person, for that person alone. */
export function presentAccountExport(
  person: SignedIn,
  {
    exportedAt,
    account,
    memberships,
    traces,
    sessions,
    browsers,
    invitations,
    supportRequests,
    bookings,
    workingHours,
    mail,
    documents,
    consents,
    results,
  }: AccountExport,
  secondFactors: AccountExportView['secondFactors'],
): AccountExportView {
  return {
    format: 'andrum-account-1',
    exportedAt: exportedAt.toISOString(),
    person: {
      id: person.personId,
      ...account,
      createdAt: account.createdAt.toISOString(),
      privateEmailAnsweredAt: account.privateEmailAnsweredAt?.toISOString() ?? null,
    },
    staff: person.staff,
    memberships: memberships.map(({ joinedAt, leftAt, lastLeftAt, roles, ledUnits, ...row }) => ({
      ...row,
      joinedAt: joinedAt.toISOString(),
      leftAt: leftAt?.toISOString() ?? null,
      lastLeftAt: lastLeftAt?.toISOString() ?? null,
      ledUnits: [...ledUnits],
      roles: ['employee', ...(roles as AccountExportView['memberships'][number]['roles'])],
    })),
    ...presentTraces(traces),
    sessions: sessions.map(({ device, startedAt, lastUsedAt, expiresAt }) => ({
      device,
      startedAt: startedAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    browsers: browsers.map(({ device, firstSeenAt, lastSeenAt }) => ({
      device,
      firstSeenAt: firstSeenAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    secondFactors,
    invitations: invitations.map(({ closesAt, ...row }) => ({ ...row, closesAt: closesAt.toISOString() })),
    supportRequests: supportRequests.map(presentOwnRequest),
    bookings: bookings.map((booking) => ({
      ...presentBooking(booking),
      name: booking.name,
      email: booking.email,
      phone: booking.phone,
      company: booking.company,
    })),
    workingHours:
      workingHours?.row == null
        ? null
        : { ...presentAvailability(workingHours), noticesTo: workingHours.row.email },
    mail: {
      refused: [...mail.refused],
      due: mail.due.map(({ kind, dueAt }) => ({ kind, at: dueAt.toISOString() })),
    },
    calendarFeed: mail.feed === null ? null : presentFeed(mail.feed),
    documents,
    consents: [...consents],
    results: results.map(({ id, takenAt, instrument, version, answers, result }) => ({
      id,
      takenAt,
      instrument,
      version,
      answers,
      result: presentResult(result),
    })),
  }
}
