/**
 * The addresses of the API that anybody's pages call, once, for both sides. What each takes and gives is in `endpoints.ts`; the
 * browser imports these and the types of the schemas, never the schemas themselves (Zod is 20 kB). They travel with every page
 * that has React: what only an organisation's and staff's pages call is in `work-paths.ts`.
 */
export const pagePaths = {
  readDevMail: { method: 'GET', path: '/api/dev/mail' },

  readInstrument: { method: 'GET', path: '/api/v1/instruments/:instrumentId' },
  evaluate: { method: 'POST', path: '/api/v1/evaluations' },

  requestSignInCode: { method: 'POST', path: '/api/v1/sign-in-codes' },
  signIn: { method: 'POST', path: '/api/v1/sessions' },
  showSecondFactor: { method: 'POST', path: '/api/v1/sessions/current/second-factor' },
  askForPasskey: { method: 'POST', path: '/api/v1/passkey-challenges' },
  signInWithPasskey: { method: 'POST', path: '/api/v1/passkey-sessions' },
  startSingleSignOn: { method: 'POST', path: '/api/v1/single-sign-on-starts' },
  signOut: { method: 'DELETE', path: '/api/v1/sessions/current' },

  readMe: { method: 'GET', path: '/api/v1/me' },
  eraseMe: { method: 'DELETE', path: '/api/v1/me' },
  exportMe: { method: 'GET', path: '/api/v1/me/export' },
  leaveOrganisation: { method: 'DELETE', path: '/api/v1/me/memberships/:organisationId' },
  exportMyFhir: { method: 'GET', path: '/api/v1/me/fhir' },
  listMySessions: { method: 'GET', path: '/api/v1/me/sessions' },
  endMyOtherSessions: { method: 'DELETE', path: '/api/v1/me/sessions' },
  endMySession: { method: 'DELETE', path: '/api/v1/me/sessions/:sessionId' },
  listMySecondFactors: { method: 'GET', path: '/api/v1/me/second-factors' },
  setUpAuthenticator: { method: 'POST', path: '/api/v1/me/authenticator' },
  confirmAuthenticator: { method: 'PUT', path: '/api/v1/me/authenticator' },
  removeAuthenticator: { method: 'DELETE', path: '/api/v1/me/authenticator' },
  makeRecoveryCodes: { method: 'POST', path: '/api/v1/me/recovery-codes' },
  askForNewPasskey: { method: 'POST', path: '/api/v1/me/passkeys' },
  addPasskey: { method: 'PUT', path: '/api/v1/me/passkeys' },
  removePasskey: { method: 'DELETE', path: '/api/v1/me/passkeys/:passkeyId' },
  requestAddressChange: { method: 'POST', path: '/api/v1/me/address-codes' },
  changeAddress: { method: 'PUT', path: '/api/v1/me/address' },
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

  changeUnsubscribe: { method: 'PUT', path: '/api/v1/unsubscribes' },
  readUnsubscribe: { method: 'POST', path: '/api/v1/unsubscribe-readings' },

  readInvitation: { method: 'POST', path: '/api/v1/invitation-readings' },
  submitAnswers: { method: 'POST', path: '/api/v1/rounds/:roundId/answers' },
  readListProof: { method: 'POST', path: '/api/v1/rounds/:roundId/list-proofs' },

  readIdentityChange: { method: 'POST', path: '/api/v1/identity-change-readings' },
  stopIdentityChange: { method: 'POST', path: '/api/v1/identity-change-stops' },

  listSupportReceivers: { method: 'GET', path: '/api/v1/me/support-receivers' },
  listMySupportRequests: { method: 'GET', path: '/api/v1/me/support-requests' },
  closeMySupportRequest: { method: 'POST', path: '/api/v1/me/support-requests/:requestId/closing' },
  sendSupportRequest: { method: 'POST', path: '/api/v1/support-requests' },
  readSupportLink: { method: 'POST', path: '/api/v1/support-link-readings' },
  answerSupportLink: { method: 'POST', path: '/api/v1/support-link-answers' },

  sendContactMessage: { method: 'POST', path: '/api/v1/contact-messages' },

  listBookingTypes: { method: 'GET', path: '/api/v1/booking-types' },
  listFreeSlots: { method: 'GET', path: '/api/v1/free-slots' },
  makeBooking: { method: 'POST', path: '/api/v1/bookings' },
  readBooking: { method: 'GET', path: '/api/v1/bookings/:bookingId' },
  moveBooking: { method: 'PATCH', path: '/api/v1/bookings/:bookingId' },
  cancelBooking: { method: 'DELETE', path: '/api/v1/bookings/:bookingId' },
  listMyBookings: { method: 'GET', path: '/api/v1/me/bookings' },

  readDemoOverview: { method: 'GET', path: '/api/v1/demo/overview' },
  exportDemoOverview: { method: 'GET', path: '/api/v1/demo/overview/file' },
} as const
