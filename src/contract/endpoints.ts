import { z } from 'zod'
import type { $ZodType } from 'zod/v4/core'
import {
  availabilityToKeep,
  exceptionParams,
  exceptionToKeep,
  keptAvailability,
} from './bookings/availability.ts'
import {
  bookingChange,
  bookingParams,
  bookingPlacement,
  bookingTypeList,
  bookingView,
  freeSlotList,
  freeSlotsQuery,
  freeStaff,
  freeStaffQuery,
  lectureTime,
  madeBooking,
  myBookings,
  noShow,
  staffBookings,
  staffBookingsQuery,
  staffBookingView,
} from './bookings/booking.ts'
import { bookingRequest } from './bookings/booking-request.ts'
import { devMail, devMailQuery } from './demo/dev-mail.ts'
import { health, readiness } from './health.ts'
import { addressChangeProof, addressChangeWish } from './identity/address-change.ts'
import { invitationReading, invitationView, me, myInvitations, mySessions } from './identity/me.ts'
import { privateAddressProof, privateAddressWish } from './identity/private-address.ts'
import {
  addedPasskey,
  authenticatorConfirmation,
  authenticatorSetUp,
  factorProof,
  passkeyChallenge,
  passkeyOptions,
  passkeySignIn,
  passkeyToAdd,
  recoveryCodes,
  secondFactors,
  signedIn,
} from './identity/second-factor.ts'
import { accountToSignOut } from './identity/session-ending.ts'
import {
  empty,
  signInCodeAnswer,
  signInCodeRequest,
  signInRequest,
  signOnRequest,
  signOnStarted,
} from './identity/sign-in.ts'
import { singleSignOn, singleSignOnToKeep } from './identity/single-sign-on.ts'
import { apiKeyList, apiKeyToMake, madeApiKey } from './integrations/api-key.ts'
import {
  madeWebhook,
  ofDelivery,
  ofWebhook,
  renewedSecret,
  webhookChange,
  webhookList,
  webhookToMake,
} from './integrations/webhook.ts'
import {
  commentToAdd,
  measureToAdd,
  measureToChange,
  riskToAdd,
  riskToChange,
} from './measures/measure-requests.ts'
import {
  madeRisk,
  measureExportQuery,
  measureHistory,
  measurePlan,
  measureView,
  toldMeasures,
} from './measures/measures.ts'
import type { EndpointName } from './paths.ts'
import { auditLog, auditLogQuery } from './people/audit-log.ts'
import { identityChangeLink, identityChangeList, linkedIdentityChange } from './people/identity-change.ts'
import { listChangeToStart } from './people/list-change.ts'
import {
  importList,
  importToPostpone,
  importView,
  memberList,
  memberQuery,
  organisationView,
  startImportRequest,
  unitList,
} from './people/organisation.ts'
import { organisationSettings } from './people/organisation-settings.ts'
import { roleChange, roleChanged, roleDecision, roleList } from './people/roles.ts'
import { calibrationList, calibrationQuery } from './provider/calibration.ts'
import { customers, customerToFound, foundedCustomer } from './provider/customers.ts'
import { failureToHandle, jobsHandled, workQueue } from './provider/work-queue.ts'
import { deliveryView } from './rounds/delivery.ts'
import { listedPeople, listedPeopleQuery, listReviewView } from './rounds/list-review.ts'
import { exportQuery, overview, overviewQuery } from './rounds/overview.ts'
import {
  cosignatureRequest,
  listProof,
  listProofRequest,
  programProof,
  roundFile,
} from './rounds/record-log.ts'
import {
  closeRoundRequest,
  extendRoundRequest,
  objectToListRequest,
  roundList,
  roundPreparation,
  roundPreview,
  roundView,
  stateHowInformedRequest,
  submitAnswersRequest,
} from './rounds/round.ts'
import { roundPlans, stopRoundPlanRequest } from './rounds/round-plan.ts'
import { roundToPrepare } from './rounds/round-to-prepare.ts'
import { makeSlipsRequest, slipsMade, slipsQuery, slipsView } from './rounds/slips.ts'
import { tellRoundRequest, toldRounds } from './rounds/told-rounds.ts'
import { accountExport } from './self/account-export.ts'
import {
  calendarFeedQuery,
  madeCalendarFeed,
  makeCalendarFeedRequest,
  myCalendarFeed,
} from './self/calendar-feed.ts'
import { fhirBundle, fhirQuery } from './self/fhir.ts'
import { instrumentQuery, instrumentView } from './self/instrument.ts'
import {
  mailChoice,
  mailChoices,
  mailChoicesChange,
  unsubscribeChange,
  unsubscribeQuery,
  unsubscribeReading,
} from './self/mail-choice.ts'
import { documentToKeep, keptDocument, ownDocuments } from './self/own-document.ts'
import { evaluationRequest, ownResult, ownResults, result, storeResultRequest } from './self/result.ts'
import { contactMessage } from './support/contact.ts'
import { contactMessages, messageMark, messageParams } from './support/contact-message.ts'
import {
  mySupportRequests,
  receivedRequest,
  receivedRequests,
  supportLink,
  supportLinkAnswer,
  supportReceivers,
  supportRequest,
} from './support/support.ts'
import { supportSettings } from './support/support-settings.ts'
import { supportToSend } from './support/support-to-send.ts'

/** What an endpoint takes and gives. The path's names are in `paths.ts`; `params` says what may be in them. */
export type EndpointSchemas = {
  readonly params?: $ZodType
  readonly query?: $ZodType
  readonly body?: $ZodType
  /**
   * Status → schema: what leaves has the fields of its schema and no others (`z.object`; what a route returns besides stays
   * on the server), and values that it does not allow are refused. `null`: no body.
   */
  readonly response: Readonly<Record<number, $ZodType | null>>
}

const ofOrganisation = z.strictObject({ organisationId: z.uuid() })
const ofRound = z.strictObject({ organisationId: z.uuid(), roundId: z.uuid() })
const ofImport = z.strictObject({ organisationId: z.uuid(), importId: z.uuid() })
const ofRisk = z.strictObject({ organisationId: z.uuid(), riskId: z.uuid() })
const ofMeasure = z.strictObject({ organisationId: z.uuid(), measureId: z.uuid() })
const ofRequest = z.strictObject({ requestId: z.uuid() })

/**
 * What every endpoint takes and gives, once, for both sides: routes parse by it, and the browser takes its types from it
 * (`endpoint-types.ts`), never the schemas themselves.
 */
export const endpoints = {
  health: { response: { 200: health } },
  ready: { response: { 200: readiness } },
  openapi: { response: { 200: z.looseObject({ openapi: z.string() }), 304: null } },
  readDevMail: { query: devMailQuery, response: { 200: devMail } },
  readInstrument: {
    params: z.strictObject({ instrumentId: z.string().min(1).max(64) }),
    query: instrumentQuery,
    response: { 200: instrumentView },
  },
  evaluate: { body: evaluationRequest, response: { 200: result } },
  requestSignInCode: { body: signInCodeRequest, response: { 202: signInCodeAnswer } },
  startSingleSignOn: { body: signOnRequest, response: { 201: signOnStarted } },
  // Whatever stands there: somebody's browser comes, and is led to a page.
  finishSingleSignOn: {
    params: z.strictObject({ organisationId: z.string().max(100) }),
    response: { 303: null },
  },
  readSingleSignOn: { params: ofOrganisation, response: { 200: singleSignOn } },
  writeSingleSignOn: { params: ofOrganisation, body: singleSignOnToKeep, response: { 200: singleSignOn } },
  signIn: { body: signInRequest, response: { 201: signedIn } },
  showSecondFactor: { body: factorProof, response: { 204: null } },
  askForPasskey: { response: { 201: passkeyChallenge } },
  signInWithPasskey: { body: passkeySignIn, response: { 201: empty } },
  signOut: { response: { 204: null } },
  readMe: { response: { 200: me } },
  eraseMe: { response: { 204: null } },
  exportMe: { response: { 200: accountExport } },
  leaveOrganisation: { params: ofOrganisation, response: { 204: null } },
  exportMyFhir: { query: fhirQuery, response: { 200: fhirBundle } },
  listMySessions: { response: { 200: mySessions } },
  endMyOtherSessions: { response: { 204: null } },
  endMySession: { params: z.strictObject({ sessionId: z.uuid() }), response: { 204: null } },
  listMySecondFactors: { response: { 200: secondFactors } },
  setUpAuthenticator: { response: { 201: authenticatorSetUp } },
  confirmAuthenticator: { body: authenticatorConfirmation, response: { 200: recoveryCodes } },
  removeAuthenticator: { response: { 204: null } },
  makeRecoveryCodes: { response: { 201: recoveryCodes } },
  askForNewPasskey: { response: { 201: passkeyOptions } },
  addPasskey: { body: passkeyToAdd, response: { 201: addedPasskey } },
  removePasskey: { params: z.strictObject({ passkeyId: z.uuid() }), response: { 204: null } },
  requestAddressChange: { body: addressChangeWish, response: { 202: empty } },
  changeAddress: { body: addressChangeProof, response: { 204: null } },
  requestPrivateAddressCode: { body: privateAddressWish, response: { 202: empty } },
  provePrivateAddress: { body: privateAddressProof, response: { 204: null } },
  leavePrivateAddress: { response: { 204: null } },
  listMyResults: { response: { 200: ownResults } },
  storeMyResult: { body: storeResultRequest, response: { 201: ownResult } },
  deleteMyResult: { params: z.strictObject({ resultId: z.uuid() }), response: { 204: null } },
  readMyExercises: { response: { 200: keptDocument(ownDocuments.exercises), 304: null } },
  writeMyExercises: {
    body: documentToKeep(ownDocuments.exercises),
    response: { 200: keptDocument(ownDocuments.exercises) },
  },
  readMyPlan: { response: { 200: keptDocument(ownDocuments.plan), 304: null } },
  writeMyPlan: {
    body: documentToKeep(ownDocuments.plan),
    response: { 200: keptDocument(ownDocuments.plan) },
  },
  readMyRecoveryProgramme: {
    response: { 200: keptDocument(ownDocuments['recovery-programme']), 304: null },
  },
  writeMyRecoveryProgramme: {
    body: documentToKeep(ownDocuments['recovery-programme']),
    response: { 200: keptDocument(ownDocuments['recovery-programme']) },
  },
  readMyStressProgramme: {
    response: { 200: keptDocument(ownDocuments['stress-programme']), 304: null },
  },
  writeMyStressProgramme: {
    body: documentToKeep(ownDocuments['stress-programme']),
    response: { 200: keptDocument(ownDocuments['stress-programme']) },
  },
  listMyInvitations: { response: { 200: myInvitations } },
  listMyMail: { response: { 200: mailChoices } },
  chooseMyMail: { body: mailChoicesChange, response: { 200: mailChoices } },
  readMyCalendarFeed: { response: { 200: myCalendarFeed } },
  makeMyCalendarFeed: { body: makeCalendarFeedRequest, response: { 201: madeCalendarFeed } },
  removeMyCalendarFeed: { response: { 204: null } },
  readCalendarFeed: { query: calendarFeedQuery, response: { 200: z.string(), 304: null } },
  unsubscribe: { query: unsubscribeQuery, response: { 200: empty } },
  followUnsubscribe: { query: unsubscribeQuery, response: { 303: null } },
  changeUnsubscribe: { body: unsubscribeChange, response: { 200: mailChoice } },
  readUnsubscribe: { body: unsubscribeReading, response: { 200: mailChoice } },
  readInvitation: { body: invitationReading, response: { 200: invitationView } },
  submitAnswers: {
    params: z.strictObject({ roundId: z.uuid() }),
    body: submitAnswersRequest,
    response: { 201: result },
  },
  readListProof: {
    params: z.strictObject({ roundId: z.uuid() }),
    body: listProofRequest,
    response: { 200: listProof },
  },
  readOrganisation: { params: ofOrganisation, response: { 200: organisationView } },
  setUpOrganisation: {
    params: ofOrganisation,
    body: organisationSettings,
    response: { 200: organisationView },
  },
  listUnits: { params: ofOrganisation, response: { 200: unitList } },
  listMembers: { params: ofOrganisation, query: memberQuery, response: { 200: memberList } },
  startListChange: { params: ofOrganisation, body: listChangeToStart, response: { 202: importView } },
  startImport: { params: ofOrganisation, body: startImportRequest, response: { 202: importView } },
  listImports: { params: ofOrganisation, response: { 200: importList } },
  readImport: { params: ofImport, response: { 200: importView } },
  applyImport: { params: ofImport, response: { 202: importView } },
  postponeImport: { params: ofImport, body: importToPostpone, response: { 200: importView } },
  withdrawImport: { params: ofImport, response: { 200: importView } },
  previewRound: { params: ofOrganisation, body: roundToPrepare, response: { 200: roundPreview } },
  prepareRound: {
    params: ofOrganisation,
    body: roundToPrepare,
    response: { 201: roundView, 202: roundPreparation },
  },
  listIdentityChanges: { params: ofOrganisation, response: { 200: identityChangeList } },
  readIdentityChange: { body: identityChangeLink, response: { 200: linkedIdentityChange } },
  stopIdentityChange: { body: identityChangeLink, response: { 200: empty } },
  listRoles: { params: ofOrganisation, response: { 200: roleList } },
  changeRole: { params: ofOrganisation, body: roleChange, response: { 200: roleChanged } },
  decideRoleRequest: {
    params: z.strictObject({ organisationId: z.uuid(), requestId: z.uuid() }),
    body: roleDecision,
    response: { 200: empty },
  },
  listAuditEntries: { params: ofOrganisation, query: auditLogQuery, response: { 200: auditLog } },
  listApiKeys: { params: ofOrganisation, response: { 200: apiKeyList } },
  makeApiKey: { params: ofOrganisation, body: apiKeyToMake, response: { 201: madeApiKey } },
  endApiKey: {
    params: z.strictObject({ organisationId: z.uuid(), keyId: z.uuid() }),
    response: { 204: null },
  },
  listWebhooks: { params: ofOrganisation, response: { 200: webhookList } },
  makeWebhook: { params: ofOrganisation, body: webhookToMake, response: { 201: madeWebhook } },
  changeWebhook: { params: ofWebhook, body: webhookChange, response: { 204: null } },
  endWebhook: { params: ofWebhook, response: { 204: null } },
  renewWebhookSecret: { params: ofWebhook, response: { 201: renewedSecret } },
  sendTestEvent: { params: ofWebhook, response: { 202: null } },
  deliverAgain: { params: ofDelivery, response: { 202: null } },
  listRounds: { params: ofOrganisation, response: { 200: roundList } },
  readRound: { params: ofRound, response: { 200: roundView } },
  closeRound: { params: ofRound, body: closeRoundRequest, response: { 200: roundView } },
  extendRound: { params: ofRound, body: extendRoundRequest, response: { 200: roundView } },
  tellRound: { params: ofRound, body: tellRoundRequest, response: { 200: roundView } },
  listToldRounds: { params: ofOrganisation, response: { 200: toldRounds } },
  listRoundPlans: { params: ofOrganisation, response: { 200: roundPlans } },
  stopRoundPlan: {
    params: z.strictObject({ organisationId: z.uuid(), planId: z.uuid() }),
    body: stopRoundPlanRequest,
    response: { 200: roundPlans },
  },
  cancelRound: { params: ofRound, response: { 200: roundView } },
  readListReview: { params: ofRound, response: { 200: listReviewView } },
  listListedPeople: { params: ofRound, query: listedPeopleQuery, response: { 200: listedPeople } },
  readDelivery: { params: ofRound, response: { 200: deliveryView } },
  readSlips: { params: ofRound, query: slipsQuery, response: { 200: slipsView } },
  makeSlips: { params: ofRound, body: makeSlipsRequest, response: { 201: slipsMade } },
  approveList: { params: ofRound, response: { 200: roundView } },
  objectToList: { params: ofRound, body: objectToListRequest, response: { 200: roundView } },
  stateHowInformed: { params: ofRound, body: stateHowInformedRequest, response: { 200: roundView } },
  readRoundFile: { params: ofRound, response: { 200: roundFile } },
  readProgramRecord: {
    params: z.strictObject({ digest: z.string().regex(/^[0-9a-f]{64}$/) }),
    response: { 200: programProof },
  },
  addCosignature: { body: cosignatureRequest, response: { 204: null } },
  readOverview: { params: ofOrganisation, query: overviewQuery, response: { 200: overview } },
  exportOverview: { params: ofOrganisation, query: exportQuery, response: { 200: z.string() } },
  readMeasurePlan: { params: ofOrganisation, response: { 200: measurePlan } },
  exportMeasurePlan: {
    params: ofOrganisation,
    query: measureExportQuery,
    response: { 200: z.string() },
  },
  addWorkRisk: { params: ofOrganisation, body: riskToAdd, response: { 201: madeRisk } },
  changeWorkRisk: { params: ofRisk, body: riskToChange, response: { 200: empty } },
  addMeasure: { params: ofRisk, body: measureToAdd, response: { 201: measureView } },
  readMeasure: { params: ofMeasure, response: { 200: measureHistory } },
  changeMeasure: { params: ofMeasure, body: measureToChange, response: { 200: measureView } },
  commentOnMeasure: { params: ofMeasure, body: commentToAdd, response: { 201: empty } },
  listToldMeasures: { params: ofOrganisation, response: { 200: toldMeasures } },
  listSupportReceivers: { response: { 200: supportReceivers } },
  listMySupportRequests: { response: { 200: mySupportRequests } },
  closeMySupportRequest: { params: ofRequest, response: { 200: supportRequest } },
  sendSupportRequest: { body: supportToSend, response: { 201: supportRequest } },
  listReceivedRequests: { response: { 200: receivedRequests } },
  acknowledgeRequest: { params: ofRequest, response: { 200: empty } },
  closeRequest: { params: ofRequest, response: { 200: empty } },
  readSupportLink: { body: supportLink, response: { 200: receivedRequest } },
  answerSupportLink: { body: supportLinkAnswer, response: { 200: empty } },
  readSupportSettings: { params: ofOrganisation, response: { 200: supportSettings } },
  writeSupportSettings: { params: ofOrganisation, body: supportSettings, response: { 200: supportSettings } },
  sendContactMessage: { body: contactMessage, response: { 202: empty } },
  listCalibrations: { query: calibrationQuery, response: { 200: calibrationList } },
  readWorkQueue: { response: { 200: workQueue } },
  retryJobs: { body: failureToHandle, response: { 200: jobsHandled } },
  giveUpJobs: { body: failureToHandle, response: { 200: jobsHandled } },
  listCustomers: { response: { 200: customers } },
  foundCustomer: { body: customerToFound, response: { 201: foundedCustomer } },
  endSessionsOf: { body: accountToSignOut, response: { 204: null } },
  listContactMessages: { response: { 200: contactMessages } },
  markContactMessage: { params: messageParams, body: messageMark, response: { 200: empty } },
  listBookingTypes: { response: { 200: bookingTypeList } },
  listFreeSlots: { query: freeSlotsQuery, response: { 200: freeSlotList } },
  makeBooking: { body: bookingRequest, response: { 201: madeBooking } },
  listBookings: { query: staffBookingsQuery, response: { 200: staffBookings } },
  readBooking: { params: bookingParams, response: { 200: bookingView } },
  moveBooking: { params: bookingParams, body: bookingChange, response: { 200: bookingView } },
  cancelBooking: { params: bookingParams, response: { 200: bookingView } },
  confirmLecture: { params: bookingParams, body: lectureTime, response: { 200: staffBookingView } },
  listFreeStaff: { params: bookingParams, query: freeStaffQuery, response: { 200: freeStaff } },
  placeBooking: { params: bookingParams, body: bookingPlacement, response: { 200: staffBookingView } },
  markNoShow: { params: bookingParams, body: noShow, response: { 200: staffBookingView } },
  listMyBookings: { response: { 200: myBookings } },
  readAvailability: { response: { 200: keptAvailability } },
  writeAvailability: { body: availabilityToKeep, response: { 200: keptAvailability } },
  addException: { body: exceptionToKeep, response: { 201: keptAvailability } },
  removeException: { params: exceptionParams, response: { 200: keptAvailability } },
  readDemoOverview: { query: overviewQuery, response: { 200: overview } },
  exportDemoOverview: { query: exportQuery, response: { 200: z.string() } },
} as const satisfies Readonly<Record<EndpointName, EndpointSchemas>>
