import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { answerRoutes } from './routes/answers.ts'
import { apiKeyRoutes } from './routes/api-keys.ts'
import { auditLogRoutes } from './routes/audit-log.ts'
import { availabilityRoutes } from './routes/availability.ts'
import { bookingRoutes } from './routes/bookings.ts'
import { calendarFeedRoutes } from './routes/calendar-feed.ts'
import { calibrationRoutes } from './routes/calibrations.ts'
import { contactMessageRoutes } from './routes/contact-messages.ts'
import { deliveryRoutes } from './routes/delivery.ts'
import { demoOverviewRoutes } from './routes/demo-overview.ts'
import { devMailboxRoutes } from './routes/dev-mailbox.ts'
import { evaluationRoutes } from './routes/evaluations.ts'
import { healthRoutes } from './routes/health.ts'
import { identityChangeRoutes } from './routes/identity-changes.ts'
import { importRoutes } from './routes/imports.ts'
import { instrumentRoutes } from './routes/instruments.ts'
import { listReviewRoutes } from './routes/list-reviews.ts'
import { measureRoutes } from './routes/measures.ts'
import { memberRoutes } from './routes/members.ts'
import { myAccountRoutes } from './routes/my-account.ts'
import { myDocumentRoutes } from './routes/my-documents.ts'
import { myInvitationRoutes } from './routes/my-invitations.ts'
import { myResultRoutes } from './routes/my-results.ts'
import { organisationRoutes } from './routes/organisations.ts'
import { overviewRoutes } from './routes/overview.ts'
import { passkeyRoutes } from './routes/passkeys.ts'
import { privateAddressRoutes } from './routes/private-address.ts'
import { recordLogRoutes } from './routes/record-log.ts'
import { roleRoutes } from './routes/roles.ts'
import { roundRoutes } from './routes/rounds.ts'
import { secondFactorRoutes } from './routes/second-factors.ts'
import { serviceRoutes } from './routes/service.ts'
import { sessionRoutes } from './routes/sessions.ts'
import { signInRoutes } from './routes/sign-in.ts'
import { singleSignOnRoutes } from './routes/single-sign-on.ts'
import { slipRoutes } from './routes/slips.ts'
import { staffBookingRoutes } from './routes/staff-bookings.ts'
import { supportLinkRoutes } from './routes/support-links.ts'
import { supportRequestRoutes } from './routes/support-requests.ts'
import { supportSettingRoutes } from './routes/support-settings.ts'
import { unitRoutes } from './routes/units.ts'
import { unsubscribeRoutes } from './routes/unsubscribes.ts'
import { webhookRoutes } from './routes/webhooks.ts'

/** Every group of endpoints; a new one adds its line here. */
export const registrations: readonly ((app: FastifyInstance, deps: Deps) => void)[] = [
  healthRoutes,
  signInRoutes,
  singleSignOnRoutes,
  sessionRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  privateAddressRoutes,
  instrumentRoutes,
  evaluationRoutes,
  myAccountRoutes,
  myResultRoutes,
  myDocumentRoutes,
  myInvitationRoutes,
  answerRoutes,
  organisationRoutes,
  unitRoutes,
  memberRoutes,
  importRoutes,
  identityChangeRoutes,
  roleRoutes,
  auditLogRoutes,
  apiKeyRoutes,
  webhookRoutes,
  roundRoutes,
  listReviewRoutes,
  deliveryRoutes,
  slipRoutes,
  overviewRoutes,
  recordLogRoutes,
  calibrationRoutes,
  serviceRoutes,
  measureRoutes,
  contactMessageRoutes,
  supportRequestRoutes,
  supportLinkRoutes,
  supportSettingRoutes,
  bookingRoutes,
  staffBookingRoutes,
  availabilityRoutes,
  unsubscribeRoutes,
  calendarFeedRoutes,
  demoOverviewRoutes,
  devMailboxRoutes,
]
