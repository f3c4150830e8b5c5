import type { FastifyInstance } from 'fastify'
import { bookingRoutes } from '#server/bookings/booking-routes.ts'
import { availabilityRoutes } from '#server/bookings/hours/availability-routes.ts'
import { staffBookingRoutes } from '#server/bookings/staff/staff-booking-routes.ts'
import { devMailboxRoutes } from '#server/demo/mailbox/dev-mailbox-routes.ts'
import { demoOverviewRoutes } from '#server/demo/overview/demo-overview-routes.ts'
import { guidanceRoutes } from '#server/guidance/guidance-routes.ts'
import { myGuidanceRoutes } from '#server/guidance/my-guidance-routes.ts'
import { privateAddressRoutes } from '#server/identity/addresses/private-address-routes.ts'
import { secondFactorRoutes } from '#server/identity/factors/second-factor-routes.ts'
import { passkeyRoutes } from '#server/identity/passkeys/passkey-routes.ts'
import { sessionRoutes } from '#server/identity/sessions/session-routes.ts'
import { signInRoutes } from '#server/identity/sign-in/sign-in-routes.ts'
import { singleSignOnRoutes } from '#server/identity/single-sign-on/single-sign-on-routes.ts'
import { apiKeyRoutes } from '#server/integrations/api-keys/api-key-routes.ts'
import { trialRoutes } from '#server/integrations/trials/trial-routes.ts'
import { webhookRoutes } from '#server/integrations/webhooks/webhook-routes.ts'
import { measureRoutes } from '#server/measures/measure-routes.ts'
import { auditLogRoutes } from '#server/people/audit-log/audit-log-routes.ts'
import { identityChangeRoutes } from '#server/people/identity-changes/identity-change-routes.ts'
import { importRoutes } from '#server/people/import/import-routes.ts'
import { memberRoutes } from '#server/people/list/member-routes.ts'
import { organisationRoutes } from '#server/people/organisation/organisation-routes.ts'
import { unitRoutes } from '#server/people/organisation/unit-routes.ts'
import { roleRoutes } from '#server/people/roles/role-routes.ts'
import type { Deps } from '#server/platform/deps.ts'
import { healthRoutes } from '#server/platform/http/health-routes.ts'
import { calibrationRoutes } from '#server/provider/calibration-routes.ts'
import { serviceRoutes } from '#server/provider/service-routes.ts'
import { answerRoutes } from '#server/rounds/answer/answer-routes.ts'
import { continuationRoutes } from '#server/rounds/continuation/continuation-routes.ts'
import { deliveryRoutes } from '#server/rounds/invite/delivery-routes.ts'
import { myInvitationRoutes } from '#server/rounds/invite/my-invitation-routes.ts'
import { overviewRoutes } from '#server/rounds/overview/overview-routes.ts'
import { recordLogRoutes } from '#server/rounds/record-log/record-log-routes.ts'
import { listReviewRoutes } from '#server/rounds/review/list-review-routes.ts'
import { roundRoutes } from '#server/rounds/round-routes.ts'
import { slipRoutes } from '#server/rounds/slips/slip-routes.ts'
import { searchRoutes } from '#server/search/search-routes.ts'
import { myAccountRoutes } from '#server/self/account/my-account-routes.ts'
import { calendarFeedRoutes } from '#server/self/calendar-feed/calendar-feed-routes.ts'
import { myDocumentRoutes } from '#server/self/documents/my-document-routes.ts'
import { unsubscribeRoutes } from '#server/self/mail/unsubscribe-routes.ts'
import { evaluationRoutes } from '#server/self/results/evaluation-routes.ts'
import { instrumentRoutes } from '#server/self/results/instrument-routes.ts'
import { myResultRoutes } from '#server/self/results/my-result-routes.ts'
import { contactMessageRoutes } from '#server/support/contact/contact-message-routes.ts'
import { questionRoutes } from '#server/support/questions/question-routes.ts'
import { supportLinkRoutes } from '#server/support/requests/support-link-routes.ts'
import { supportRequestRoutes } from '#server/support/requests/support-request-routes.ts'
import { supportSettingRoutes } from '#server/support/requests/support-setting-routes.ts'
import { todoRoutes } from '#server/todo/todo-routes.ts'
import { personData } from './person-data.ts'

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
  myAccountRoutes(personData),
  myResultRoutes,
  myDocumentRoutes,
  myInvitationRoutes,
  answerRoutes,
  continuationRoutes,
  organisationRoutes,
  unitRoutes,
  memberRoutes,
  importRoutes,
  identityChangeRoutes,
  roleRoutes,
  auditLogRoutes,
  apiKeyRoutes,
  webhookRoutes,
  trialRoutes,
  roundRoutes,
  listReviewRoutes,
  deliveryRoutes,
  slipRoutes,
  overviewRoutes,
  recordLogRoutes,
  calibrationRoutes,
  serviceRoutes,
  measureRoutes,
  searchRoutes,
  contactMessageRoutes,
  supportRequestRoutes,
  supportLinkRoutes,
  supportSettingRoutes,
  questionRoutes,
  bookingRoutes,
  staffBookingRoutes,
  availabilityRoutes,
  myGuidanceRoutes,
  guidanceRoutes,
  unsubscribeRoutes,
  calendarFeedRoutes,
  todoRoutes,
  demoOverviewRoutes,
  devMailboxRoutes,
]
