/**
 * Every address of the API, once, for both sides. What each takes and gives is in `endpoints.ts`; the browser imports
 * this file and the types of the schemas, never the schemas themselves (Zod is 20 kB).
 */
export const paths = {
  health: { method: 'GET', path: '/api/health' },
  ready: { method: 'GET', path: '/api/ready' },
  openapi: { method: 'GET', path: '/api/openapi.json' },
  readDevMail: { method: 'GET', path: '/api/dev/mail' },

  readInstrument: { method: 'GET', path: '/api/v1/instruments/:instrumentId' },
  evaluate: { method: 'POST', path: '/api/v1/evaluations' },

  requestSignInCode: { method: 'POST', path: '/api/v1/sign-in-codes' },
  signIn: { method: 'POST', path: '/api/v1/sessions' },
  signOut: { method: 'DELETE', path: '/api/v1/sessions/current' },

  readMe: { method: 'GET', path: '/api/v1/me' },
  eraseMe: { method: 'DELETE', path: '/api/v1/me' },
  exportMe: { method: 'GET', path: '/api/v1/me/export' },
  listMySessions: { method: 'GET', path: '/api/v1/me/sessions' },
  endMyOtherSessions: { method: 'DELETE', path: '/api/v1/me/sessions' },
  endMySession: { method: 'DELETE', path: '/api/v1/me/sessions/:sessionId' },
  requestPrivateAddressCode: { method: 'POST', path: '/api/v1/me/private-address-codes' },
  provePrivateAddress: { method: 'PUT', path: '/api/v1/me/private-address' },
  leavePrivateAddress: { method: 'DELETE', path: '/api/v1/me/private-address' },
  listMyResults: { method: 'GET', path: '/api/v1/me/results' },
  storeMyResult: { method: 'POST', path: '/api/v1/me/results' },
  deleteMyResult: { method: 'DELETE', path: '/api/v1/me/results/:resultId' },
  readMyExercises: { method: 'GET', path: '/api/v1/me/exercises' },
  writeMyExercises: { method: 'PUT', path: '/api/v1/me/exercises' },
  readMyPlan: { method: 'GET', path: '/api/v1/me/plan' },
  writeMyPlan: { method: 'PUT', path: '/api/v1/me/plan' },
  readMyRecoveryProgramme: { method: 'GET', path: '/api/v1/me/recovery-programme' },
  writeMyRecoveryProgramme: { method: 'PUT', path: '/api/v1/me/recovery-programme' },
  readMyStressProgramme: { method: 'GET', path: '/api/v1/me/stress-programme' },
  writeMyStressProgramme: { method: 'PUT', path: '/api/v1/me/stress-programme' },
  listMyInvitations: { method: 'GET', path: '/api/v1/me/invitations' },

  listMyMail: { method: 'GET', path: '/api/v1/me/mail' },
  chooseMyMail: { method: 'PUT', path: '/api/v1/me/mail' },

  readMyCalendarFeed: { method: 'GET', path: '/api/v1/me/calendar-feed' },
  makeMyCalendarFeed: { method: 'POST', path: '/api/v1/me/calendar-feed' },
  removeMyCalendarFeed: { method: 'DELETE', path: '/api/v1/me/calendar-feed' },
  readCalendarFeed: { method: 'GET', path: '/api/v1/calendar-feed.ics' },

  unsubscribe: { method: 'POST', path: '/api/v1/unsubscribes' },
  followUnsubscribe: { method: 'GET', path: '/api/v1/unsubscribes' },
  changeUnsubscribe: { method: 'PUT', path: '/api/v1/unsubscribes' },
  readUnsubscribe: { method: 'POST', path: '/api/v1/unsubscribe-readings' },

  readInvitation: { method: 'POST', path: '/api/v1/invitation-readings' },
  submitAnswers: { method: 'POST', path: '/api/v1/rounds/:roundId/answers' },

  readOrganisation: { method: 'GET', path: '/api/v1/organisations/:organisationId' },
  listUnits: { method: 'GET', path: '/api/v1/organisations/:organisationId/units' },
  listMembers: { method: 'GET', path: '/api/v1/organisations/:organisationId/members' },
  startRemoval: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/members/:memberId/removal',
  },
  startImport: { method: 'POST', path: '/api/v1/organisations/:organisationId/imports' },
  listImports: { method: 'GET', path: '/api/v1/organisations/:organisationId/imports' },
  readImport: { method: 'GET', path: '/api/v1/organisations/:organisationId/imports/:importId' },
  applyImport: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/imports/:importId/application',
  },
  previewRound: { method: 'POST', path: '/api/v1/organisations/:organisationId/round-previews' },
  prepareRound: { method: 'POST', path: '/api/v1/organisations/:organisationId/rounds' },
  listIdentityChanges: { method: 'GET', path: '/api/v1/organisations/:organisationId/identity-changes' },
  readIdentityChange: { method: 'POST', path: '/api/v1/identity-change-readings' },
  stopIdentityChange: { method: 'POST', path: '/api/v1/identity-change-stops' },
  listRoles: { method: 'GET', path: '/api/v1/organisations/:organisationId/roles' },
  changeRole: { method: 'POST', path: '/api/v1/organisations/:organisationId/role-changes' },
  decideRoleRequest: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/role-requests/:requestId/decision',
  },
  listAuditEntries: { method: 'GET', path: '/api/v1/organisations/:organisationId/audit-entries' },
  listRounds: { method: 'GET', path: '/api/v1/organisations/:organisationId/rounds' },
  readRound: { method: 'GET', path: '/api/v1/organisations/:organisationId/rounds/:roundId' },
  closeRound: { method: 'POST', path: '/api/v1/organisations/:organisationId/rounds/:roundId/closing' },
  cancelRound: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/rounds/:roundId/cancellation',
  },
  readListReview: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/rounds/:roundId/list-review',
  },
  listListedPeople: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/rounds/:roundId/list-review/people',
  },
  approveList: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/rounds/:roundId/list-review/approval',
  },
  objectToList: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/rounds/:roundId/list-review/objection',
  },
  stateHowInformed: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/rounds/:roundId/list-review/statement',
  },
  readOverview: { method: 'GET', path: '/api/v1/organisations/:organisationId/overview' },
  exportOverviewCsv: { method: 'GET', path: '/api/v1/organisations/:organisationId/overview.csv' },

  listSupportReceivers: { method: 'GET', path: '/api/v1/me/support-receivers' },
  listMySupportRequests: { method: 'GET', path: '/api/v1/me/support-requests' },
  closeMySupportRequest: { method: 'POST', path: '/api/v1/me/support-requests/:requestId/closing' },
  sendSupportRequest: { method: 'POST', path: '/api/v1/support-requests' },
  listReceivedRequests: { method: 'GET', path: '/api/v1/support-requests' },
  acknowledgeRequest: { method: 'POST', path: '/api/v1/support-requests/:requestId/acknowledgement' },
  closeRequest: { method: 'POST', path: '/api/v1/support-requests/:requestId/closing' },
  readSupportLink: { method: 'POST', path: '/api/v1/support-link-readings' },
  answerSupportLink: { method: 'POST', path: '/api/v1/support-link-answers' },
  readSupportSettings: { method: 'GET', path: '/api/v1/organisations/:organisationId/support-settings' },
  writeSupportSettings: { method: 'PUT', path: '/api/v1/organisations/:organisationId/support-settings' },

  sendContactMessage: { method: 'POST', path: '/api/v1/contact-messages' },
  listContactMessages: { method: 'GET', path: '/api/v1/contact-messages' },
  markContactMessage: { method: 'PUT', path: '/api/v1/contact-messages/:messageId/state' },

  listBookingTypes: { method: 'GET', path: '/api/v1/booking-types' },
  listFreeSlots: { method: 'GET', path: '/api/v1/free-slots' },
  makeBooking: { method: 'POST', path: '/api/v1/bookings' },
  listBookings: { method: 'GET', path: '/api/v1/bookings' },
  readBooking: { method: 'GET', path: '/api/v1/bookings/:bookingId' },
  moveBooking: { method: 'PATCH', path: '/api/v1/bookings/:bookingId' },
  cancelBooking: { method: 'DELETE', path: '/api/v1/bookings/:bookingId' },
  confirmLecture: { method: 'POST', path: '/api/v1/bookings/:bookingId/confirmation' },
  listFreeStaff: { method: 'GET', path: '/api/v1/bookings/:bookingId/free-staff' },
  placeBooking: { method: 'PUT', path: '/api/v1/bookings/:bookingId/placement' },
  markNoShow: { method: 'PUT', path: '/api/v1/bookings/:bookingId/no-show' },
  listMyBookings: { method: 'GET', path: '/api/v1/me/bookings' },
  readAvailability: { method: 'GET', path: '/api/v1/availability' },
  writeAvailability: { method: 'PUT', path: '/api/v1/availability' },
  addException: { method: 'POST', path: '/api/v1/availability/exceptions' },
  removeException: { method: 'DELETE', path: '/api/v1/availability/exceptions/:exceptionId' },

  readDemoOverview: { method: 'GET', path: '/api/v1/demo/overview' },
  exportDemoOverviewCsv: { method: 'GET', path: '/api/v1/demo/overview.csv' },
} as const

export type EndpointName = keyof typeof paths
