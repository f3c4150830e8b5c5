import { z } from 'zod'
import { shownKinds, withheldEntries } from '#core/audit/entries.ts'
import { consentKinds } from '#core/consent/consents.ts'
import { measureKinds, measureStatuses } from '#core/measures/measure.ts'
import { keptAvailability } from '../bookings/availability.ts'
import { bookingView } from '../bookings/booking.ts'
import { ofProgramme } from '../guidance/counted-changes.ts'
import { exportedGuidance, exportedGuide } from '../guidance/guidance.ts'
import { roleNames } from '../identity/me.ts'
import { secondFactors } from '../identity/second-factor.ts'
import { language } from '../language.ts'
import { givenRoles } from '../people/roles.ts'
import { supportRequest } from '../support/support.ts'
import { calendarFeed } from './calendar-feed.ts'
import { allOwnDocuments } from './own-document.ts'
import { answers, result } from './result.ts'

/** Everything about me, to keep or to take elsewhere. Strict: what a subject exports is shown here or refused, never lost. */
export const accountExport = z.strictObject({
  format: z.literal('andrum-account-1'),
  exportedAt: z.iso.datetime(),
  person: z.object({
    id: z.string(),
    email: z.string(),
    language,
    createdAt: z.iso.datetime(),
    privateEmail: z.string().nullable(),
    /** When I gave a private address, or said that I want none; null when I have said neither. */
    privateEmailAnsweredAt: z.iso.datetime().nullable(),
  }),
  staff: z.boolean(),
  /** What I have consented to having kept, by which privacy policy, and when I took it back. */
  consents: z.array(
    z.object({
      what: z.enum(consentKinds),
      policyOf: z.iso.date(),
      givenAt: z.iso.datetime(),
      withdrawnAt: z.iso.datetime().nullable(),
    }),
  ),
  /** As each organisation has me in its list, also where I have left. */
  memberships: z.array(
    z.object({
      organisation: z.string(),
      unit: z.string(),
      name: z.string(),
      email: z.string().nullable(),
      mobile: z.string().nullable(),
      language,
      externalId: z.string().nullable(),
      joinedAt: z.iso.datetime(),
      leftAt: z.iso.datetime().nullable(),
      /** The time before, where I have left and come back. */
      lastLeftAt: z.iso.datetime().nullable(),
      lastLeftUnit: z.string().nullable(),
      addressRefusedOn: z.iso.date().nullable(),
      roles: z.array(z.enum(roleNames)),
      /** What I lead as a manager. */
      ledUnits: z.array(z.string()),
      /** Units I was in before, as long as a list is held against that, each with the day I left it. */
      movedFrom: z.array(z.string()),
    }),
  ),
  /** What an organisation wanted to change about who I am in its list. */
  identityChanges: z.array(
    z.object({
      organisation: z.string(),
      oldEmail: z.string().nullable(),
      newEmail: z.string().nullable(),
      newExternalId: z.string().nullable(),
      newName: z.string().nullable(),
      askedAt: z.iso.datetime(),
      takesEffectAt: z.iso.datetime(),
      state: z.enum(['waiting', 'applied', 'stopped', 'withdrawn', 'impossible']),
      endedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** What my employer's identity provider calls me. */
  provisioned: z.array(
    z.object({
      organisation: z.string(),
      userName: z.string(),
      externalId: z.string().nullable(),
      givenName: z.string().nullable(),
      familyName: z.string().nullable(),
    }),
  ),
  /** That I was to become safety representative, or to be it no longer. */
  roleRequests: z.array(
    z.object({
      organisation: z.string(),
      role: z.enum(givenRoles),
      gives: z.boolean(),
      askedAt: z.iso.datetime(),
      state: z.enum(['waiting', 'confirmed', 'refused']),
      decidedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** What the audit log of an organisation has of me: what I did, and what was done about me. Nobody else is named. */
  logged: z.array(
    z.object({
      organisation: z.string().nullable(),
      day: z.iso.date(),
      /** Null where the log tells the day alone. */
      at: z.iso.datetime().nullable(),
      kind: z.enum([...shownKinds, ...withheldEntries]),
      mine: z.boolean(),
      aboutMe: z.boolean(),
      role: z.enum(givenRoles).nullable(),
      gives: z.boolean().nullable(),
      file: z.string().nullable(),
      round: z.string().nullable(),
      unit: z.string().nullable(),
    }),
  ),
  /** Measures of an action plan that I answer for. */
  measures: z.array(
    z.object({
      organisation: z.string(),
      unit: z.string(),
      title: z.string(),
      description: z.string(),
      kind: z.enum(measureKinds).nullable(),
      dueOn: z.iso.date(),
      followUpOn: z.iso.date(),
      status: z.enum(measureStatuses),
      followUpResult: z.string(),
      dropReason: z.string(),
    }),
  ),
  /** What I have written and changed in an action plan. */
  measureEntries: z.array(
    z.object({
      organisation: z.string(),
      /** Null: about the risk itself. */
      measure: z.string().nullable(),
      at: z.iso.datetime(),
      what: z.enum(['made', 'changed', 'commented']),
      comment: z.string().nullable(),
      changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
    }),
  ),
  /** What I have said about the list of a round. */
  listReviews: z.array(
    z.object({
      organisation: z.string(),
      round: z.string(),
      at: z.iso.datetime(),
      what: z.enum(['prepared', 'approved', 'objected', 'stated', 'opened', 'cancelled', 'extended']),
      reason: z.string().nullable(),
    }),
  ),
  /** Slips that I have printed for others. */
  slipPrintings: z.array(
    z.object({
      organisation: z.string(),
      round: z.string(),
      unit: z.string(),
      at: z.iso.datetime(),
      printedAs: z.enum(['employer', 'safety_representative']),
      slips: z.int(),
    }),
  ),
  sessions: z.array(
    z.object({
      device: z.string(),
      startedAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
    }),
  ),
  /** Browsers that my account knows, so that a sign-in in any other is mailed to me. */
  browsers: z.array(
    z.object({ device: z.string(), firstSeenAt: z.iso.datetime(), lastSeenAt: z.iso.datetime() }),
  ),
  /** What I can prove who I am with, besides a mailed code; no secret of it. */
  secondFactors: secondFactors.omit({ recoveryCodesId: true }),
  /** Rounds not released yet, and whether I have answered. What I answered is nowhere to be found. */
  invitations: z.array(
    z.object({
      organisation: z.string(),
      round: z.string(),
      closesAt: z.iso.datetime(),
      used: z.boolean(),
    }),
  ),
  /** What I have booked, as long as it is kept. */
  bookings: z.array(
    bookingView.extend({ name: z.string(), email: z.string(), phone: z.string(), company: z.string() }),
  ),
  /** When I can be booked, as I have published it, and where notices of bookings go. Of staff only. */
  workingHours: z.object({ ...keptAvailability.shape, noticesTo: z.string() }).nullable(),
  /** What my guide and I have written, what I share, and what the guide has noted of me. */
  guidances: z.array(exportedGuidance),
  /** Programmes over which my change has been counted, which nobody can tell any more. */
  countedChanges: z.array(ofProgramme),
  /** How I am shown as a guide. Of guides only. */
  guide: exportedGuide.nullable(),
  /** Kinds of mail that I have switched off, and when I am to be written to. */
  mail: z.object({
    refused: z.array(z.string()),
    due: z.array(z.object({ kind: z.string(), at: z.iso.datetime() })),
  }),
  /** Without its address, which is kept nowhere. */
  calendarFeed: calendarFeed.nullable(),
  /** What I have written, by kind: the exercises of the green zone, the recovery programme. */
  documents: allOwnDocuments,
  supportRequests: z.array(supportRequest),
  results: z.array(
    z.object({
      id: z.string(),
      takenAt: z.iso.datetime(),
      instrument: z.string(),
      version: z.string(),
      answers,
      result,
    }),
  ),
})
export type AccountExport = z.infer<typeof accountExport>
