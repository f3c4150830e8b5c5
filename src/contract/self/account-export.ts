import { z } from 'zod'
import { shownKinds, withheldEntries } from '#core/audit/entries.ts'
import { consentKinds } from '#core/consent/consents.ts'
import { measureKinds, measureStatuses } from '#core/measures/measure.ts'
import { storedAvailability } from '../bookings/availability.ts'
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

/** Everything about me, to store or to take elsewhere. Strict: a field that this schema lacks is refused, never lost. */
export const accountExport = z.strictObject({
  format: z.literal('andrum-account-1'),
  exportedAt: z.iso.datetime(),
  person: z.object({
    id: z.string(),
    email: z.string(),
    language,
    createdAt: z.iso.datetime(),
    privateEmail: z.string().nullable(),
    /** When I gave a private address, or said that I want none; null when I have done neither. */
    privateEmailAnsweredAt: z.iso.datetime().nullable(),
  }),
  staff: z.boolean(),
  /** What I have consented to having stored, by which privacy policy, and when I withdrew it. */
  consents: z.array(
    z.object({
      what: z.enum(consentKinds),
      policyOf: z.iso.date(),
      givenAt: z.iso.datetime(),
      withdrawnAt: z.iso.datetime().nullable(),
    }),
  ),
  /** My row in each organisation's list, including organisations that I have left. */
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
      /** The earlier time, where I have left and come back. */
      lastLeftAt: z.iso.datetime().nullable(),
      lastLeftUnit: z.string().nullable(),
      addressRefusedOn: z.iso.date().nullable(),
      roles: z.array(z.enum(roleNames)),
      /** The units that I lead as a manager. */
      ledUnits: z.array(z.string()),
      /** My earlier units, as long as lists are compared with them, each with the day on which I left it. */
      movedFrom: z.array(z.string()),
    }),
  ),
  /** Changes that an organisation wanted to make to my identity in its list. */
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
  /** My identifiers at my employer's identity provider. */
  provisioned: z.array(
    z.object({
      organisation: z.string(),
      userName: z.string(),
      externalId: z.string().nullable(),
      givenName: z.string().nullable(),
      familyName: z.string().nullable(),
      /** Changed while the account was switched off, for when it is switched on again. */
      newName: z.string().nullable(),
      newEmail: z.string().nullable(),
      newExternalId: z.string().nullable(),
      language: z.string().nullable(),
    }),
  ),
  /** Requests to make me safety representative, or to end that role. */
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
  /** Entries about me in an organisation's audit log: what I did, and what was done about me. Other people are not named. */
  logged: z.array(
    z.object({
      organisation: z.string().nullable(),
      day: z.iso.date(),
      /** Null where the log shows only the day. */
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
  /** Measures of an action plan that I own. */
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
  /** Browsers that my account knows: a sign-in in another browser is mailed to me. */
  browsers: z.array(
    z.object({ device: z.string(), firstSeenAt: z.iso.datetime(), lastSeenAt: z.iso.datetime() }),
  ),
  /** My second factors, without their secrets. */
  secondFactors: secondFactors.omit({ recoveryCodesId: true }),
  /** Rounds not released yet, and whether I have answered. My answers are not stored for me anywhere. */
  invitations: z.array(
    z.object({
      organisation: z.string(),
      round: z.string(),
      closesAt: z.iso.datetime(),
      used: z.boolean(),
    }),
  ),
  /** My bookings, as long as they are stored. */
  bookings: z.array(
    bookingView.extend({ name: z.string(), email: z.string(), phone: z.string(), company: z.string() }),
  ),
  /** My published hours, and the address for notices of bookings. Staff only. */
  workingHours: z.object({ ...storedAvailability.shape, noticesTo: z.string() }).nullable(),
  /** Messages between my guide and me, what I share, and the guide's notes about me. */
  guidances: z.array(exportedGuidance),
  /** Programmes over which my change has been counted. Nobody can tell any more which change it was. */
  countedChanges: z.array(ofProgramme),
  /** How I am shown as a guide. Guides only. */
  guide: exportedGuide.nullable(),
  /** Kinds of mail that I have switched off, and when I get scheduled mail. */
  mail: z.object({
    refused: z.array(z.string()),
    due: z.array(z.object({ kind: z.string(), at: z.iso.datetime() })),
  }),
  /** Without its address, which is not stored. */
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
