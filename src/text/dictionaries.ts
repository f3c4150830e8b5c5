import { about as aboutEn } from './en/about.ts'
import { aboutStress as aboutStressEn } from './en/about-stress.ts'
import { actionPlan as actionPlanEn } from './en/action-plan.ts'
import { actions as actionsEn } from './en/actions.ts'
import { apiReference as apiReferenceEn } from './en/api-reference.ts'
import { attackProof as attackProofEn } from './en/attack-proof.ts'
import { auditLog as auditLogEn } from './en/audit-log.ts'
import { booking as bookingEn } from './en/booking.ts'
import { calendarFeed as calendarFeedEn } from './en/calendar-feed.ts'
import { calibration as calibrationEn } from './en/calibration.ts'
import { companies as companiesEn } from './en/companies.ts'
import { contact as contactEn } from './en/contact.ts'
import { contactOffer as contactOfferEn } from './en/contact-offer.ts'
import { demo as demoEn } from './en/demo.ts'
import { easySwedish as easySwedishEn } from './en/easy-swedish.ts'
import { enterCode as enterCodeEn } from './en/enter-code.ts'
import { examples as examplesEn } from './en/examples.ts'
import { exerciseList as exerciseListEn } from './en/exercise-list.ts'
import { exercises as exercisesEn } from './en/exercises.ts'
import { frame as frameEn } from './en/frame.ts'
import { gate as gateEn } from './en/gate.ts'
import { greenZone as greenZoneEn } from './en/green-zone.ts'
import { home as homeEn } from './en/home.ts'
import { hrDashboard as hrDashboardEn } from './en/hr-dashboard.ts'
import { identityChange as identityChangeEn } from './en/identity-change.ts'
import { importErrors as importErrorsEn } from './en/import-errors.ts'
import { inbox as inboxEn } from './en/inbox.ts'
import { integrations as integrationsEn } from './en/integrations.ts'
import { lectureTitles as lectureTitlesEn } from './en/lecture-titles.ts'
import { lectures as lecturesEn } from './en/lectures.ts'
import { legal as legalEn } from './en/legal.ts'
import { listProof as listProofEn } from './en/list-proof.ts'
import { listReview as listReviewEn } from './en/list-review.ts'
import { mailChoices as mailChoicesEn } from './en/mail-choices.ts'
import { managerSupport as managerSupportEn } from './en/manager-support.ts'
import { measurePlan as measurePlanEn } from './en/measure-plan.ts'
import { measures as measuresEn } from './en/measures.ts'
import { members as membersEn } from './en/members.ts'
import { mine as mineEn } from './en/mine.ts'
import { myResults as myResultsEn } from './en/my-results.ts'
import { notFound as notFoundEn } from './en/not-found.ts'
import { offer as offerEn } from './en/offer.ts'
import { offline as offlineEn } from './en/offline.ts'
import { oldHome as oldHomeEn } from './en/old-home.ts'
import { organisation as organisationEn } from './en/organisation.ts'
import { overview as overviewEn } from './en/overview.ts'
import { overviewGuide as overviewGuideEn } from './en/overview-guide.ts'
import { ownDocument as ownDocumentEn } from './en/own-document.ts'
import { ownRecord as ownRecordEn } from './en/own-record.ts'
import { packages as packagesEn } from './en/packages.ts'
import { pictures as picturesEn } from './en/pictures.ts'
import { player as playerEn } from './en/player.ts'
import { prepareRound as prepareRoundEn } from './en/prepare-round.ts'
import { privateAddress as privateAddressEn } from './en/private-address.ts'
import { problems as problemsEn } from './en/problems.ts'
import { profile as profileEn } from './en/profile.ts'
import { programme as programmeEn } from './en/programme.ts'
import { promise as promiseEn } from './en/promise.ts'
import { recoveryProgramme as recoveryProgrammeEn } from './en/recovery-programme.ts'
import { redZone as redZoneEn } from './en/red-zone.ts'
import { result as resultEn } from './en/result.ts'
import { roles as rolesEn } from './en/roles.ts'
import { rounds as roundsEn } from './en/rounds.ts'
import { safety as safetyEn } from './en/safety.ts'
import { secondFactor as secondFactorEn } from './en/second-factor.ts'
import { service as serviceEn } from './en/service.ts'
import { setUp as setUpEn } from './en/set-up.ts'
import { settings as settingsEn } from './en/settings.ts'
import { signIn as signInEn } from './en/sign-in.ts'
import { slips as slipsEn } from './en/slips.ts'
import { staffCalendar as staffCalendarEn } from './en/staff-calendar.ts'
import { staffDay as staffDayEn } from './en/staff-day.ts'
import { stressProfile as stressProfileEn } from './en/stress-profile.ts'
import { stressProgramme as stressProgrammeEn } from './en/stress-programme.ts'
import { support as supportEn } from './en/support.ts'
import { techniques as techniquesEn } from './en/techniques.ts'
import { units as unitsEn } from './en/units.ts'
import { verifyRound as verifyRoundEn } from './en/verify-round.ts'
import { whoSeesWhat as whoSeesWhatEn } from './en/who-sees-what.ts'
import { workplace as workplaceEn } from './en/workplace.ts'
import { worksheet as worksheetEn } from './en/worksheet.ts'
import { yellowZone as yellowZoneEn } from './en/yellow-zone.ts'
import { zones as zonesEn } from './en/zones.ts'
import type { Dictionary, Translate } from './messages.ts'
import { about as aboutSv } from './sv/about.ts'
import { aboutStress as aboutStressSv } from './sv/about-stress.ts'
import { actionPlan as actionPlanSv } from './sv/action-plan.ts'
import { actions as actionsSv } from './sv/actions.ts'
import { apiReference as apiReferenceSv } from './sv/api-reference.ts'
import { attackProof as attackProofSv } from './sv/attack-proof.ts'
import { auditLog as auditLogSv } from './sv/audit-log.ts'
import { booking as bookingSv } from './sv/booking.ts'
import { calendarFeed as calendarFeedSv } from './sv/calendar-feed.ts'
import { calibration as calibrationSv } from './sv/calibration.ts'
import { companies as companiesSv } from './sv/companies.ts'
import { contact as contactSv } from './sv/contact.ts'
import { contactOffer as contactOfferSv } from './sv/contact-offer.ts'
import { demo as demoSv } from './sv/demo.ts'
import { easySwedish as easySwedishSv } from './sv/easy-swedish.ts'
import { enterCode as enterCodeSv } from './sv/enter-code.ts'
import { examples as examplesSv } from './sv/examples.ts'
import { exerciseList as exerciseListSv } from './sv/exercise-list.ts'
import { exercises as exercisesSv } from './sv/exercises.ts'
import { frame as frameSv } from './sv/frame.ts'
import { gate as gateSv } from './sv/gate.ts'
import { greenZone as greenZoneSv } from './sv/green-zone.ts'
import { home as homeSv } from './sv/home.ts'
import { hrDashboard as hrDashboardSv } from './sv/hr-dashboard.ts'
import { identityChange as identityChangeSv } from './sv/identity-change.ts'
import { importErrors as importErrorsSv } from './sv/import-errors.ts'
import { inbox as inboxSv } from './sv/inbox.ts'
import { integrations as integrationsSv } from './sv/integrations.ts'
import { lectureTitles as lectureTitlesSv } from './sv/lecture-titles.ts'
import { lectures as lecturesSv } from './sv/lectures.ts'
import { legal as legalSv } from './sv/legal.ts'
import { listProof as listProofSv } from './sv/list-proof.ts'
import { listReview as listReviewSv } from './sv/list-review.ts'
import { mailChoices as mailChoicesSv } from './sv/mail-choices.ts'
import { managerSupport as managerSupportSv } from './sv/manager-support.ts'
import { measurePlan as measurePlanSv } from './sv/measure-plan.ts'
import { measures as measuresSv } from './sv/measures.ts'
import { members as membersSv } from './sv/members.ts'
import { mine as mineSv } from './sv/mine.ts'
import { myResults as myResultsSv } from './sv/my-results.ts'
import { notFound as notFoundSv } from './sv/not-found.ts'
import { offer as offerSv } from './sv/offer.ts'
import { offline as offlineSv } from './sv/offline.ts'
import { oldHome as oldHomeSv } from './sv/old-home.ts'
import { organisation as organisationSv } from './sv/organisation.ts'
import { overview as overviewSv } from './sv/overview.ts'
import { overviewGuide as overviewGuideSv } from './sv/overview-guide.ts'
import { ownDocument as ownDocumentSv } from './sv/own-document.ts'
import { ownRecord as ownRecordSv } from './sv/own-record.ts'
import { packages as packagesSv } from './sv/packages.ts'
import { pictures as picturesSv } from './sv/pictures.ts'
import { player as playerSv } from './sv/player.ts'
import { prepareRound as prepareRoundSv } from './sv/prepare-round.ts'
import { privateAddress as privateAddressSv } from './sv/private-address.ts'
import { problems as problemsSv } from './sv/problems.ts'
import { profile as profileSv } from './sv/profile.ts'
import { programme as programmeSv } from './sv/programme.ts'
import { promise as promiseSv } from './sv/promise.ts'
import { recoveryProgramme as recoveryProgrammeSv } from './sv/recovery-programme.ts'
import { redZone as redZoneSv } from './sv/red-zone.ts'
import { result as resultSv } from './sv/result.ts'
import { roles as rolesSv } from './sv/roles.ts'
import { rounds as roundsSv } from './sv/rounds.ts'
import { safety as safetySv } from './sv/safety.ts'
import { secondFactor as secondFactorSv } from './sv/second-factor.ts'
import { service as serviceSv } from './sv/service.ts'
import { setUp as setUpSv } from './sv/set-up.ts'
import { settings as settingsSv } from './sv/settings.ts'
import { signIn as signInSv } from './sv/sign-in.ts'
import { slips as slipsSv } from './sv/slips.ts'
import { staffCalendar as staffCalendarSv } from './sv/staff-calendar.ts'
import { staffDay as staffDaySv } from './sv/staff-day.ts'
import { stressProfile as stressProfileSv } from './sv/stress-profile.ts'
import { stressProgramme as stressProgrammeSv } from './sv/stress-programme.ts'
import { support as supportSv } from './sv/support.ts'
import { techniques as techniquesSv } from './sv/techniques.ts'
import { units as unitsSv } from './sv/units.ts'
import { verifyRound as verifyRoundSv } from './sv/verify-round.ts'
import { whoSeesWhat as whoSeesWhatSv } from './sv/who-sees-what.ts'
import { workplace as workplaceSv } from './sv/workplace.ts'
import { worksheet as worksheetSv } from './sv/worksheet.ts'
import { yellowZone as yellowZoneSv } from './sv/yellow-zone.ts'
import { zones as zonesSv } from './sv/zones.ts'

/**
 * Every dictionary of the web, by name. For loaders, at build time: the browser takes its types from here, and gets the texts
 * of its page in its language.
 */
export const dictionaries = {
  about: { sv: aboutSv, en: aboutEn },
  apiReference: { sv: apiReferenceSv, en: apiReferenceEn },
  aboutStress: { sv: aboutStressSv, en: aboutStressEn },
  actionPlan: { sv: actionPlanSv, en: actionPlanEn },
  actions: { sv: actionsSv, en: actionsEn },
  attackProof: { sv: attackProofSv, en: attackProofEn },
  auditLog: { sv: auditLogSv, en: auditLogEn },
  booking: { sv: bookingSv, en: bookingEn },
  calibration: { sv: calibrationSv, en: calibrationEn },
  calendarFeed: { sv: calendarFeedSv, en: calendarFeedEn },
  companies: { sv: companiesSv, en: companiesEn },
  contact: { sv: contactSv, en: contactEn },
  contactOffer: { sv: contactOfferSv, en: contactOfferEn },
  demo: { sv: demoSv, en: demoEn },
  easySwedish: { sv: easySwedishSv, en: easySwedishEn },
  enterCode: { sv: enterCodeSv, en: enterCodeEn },
  examples: { sv: examplesSv, en: examplesEn },
  exerciseList: { sv: exerciseListSv, en: exerciseListEn },
  exercises: { sv: exercisesSv, en: exercisesEn },
  frame: { sv: frameSv, en: frameEn },
  gate: { sv: gateSv, en: gateEn },
  greenZone: { sv: greenZoneSv, en: greenZoneEn },
  home: { sv: homeSv, en: homeEn },
  hrDashboard: { sv: hrDashboardSv, en: hrDashboardEn },
  identityChange: { sv: identityChangeSv, en: identityChangeEn },
  importErrors: { sv: importErrorsSv, en: importErrorsEn },
  inbox: { sv: inboxSv, en: inboxEn },
  integrations: { sv: integrationsSv, en: integrationsEn },
  lectureTitles: { sv: lectureTitlesSv, en: lectureTitlesEn },
  lectures: { sv: lecturesSv, en: lecturesEn },
  listProof: { sv: listProofSv, en: listProofEn },
  legal: { sv: legalSv, en: legalEn },
  listReview: { sv: listReviewSv, en: listReviewEn },
  mailChoices: { sv: mailChoicesSv, en: mailChoicesEn },
  managerSupport: { sv: managerSupportSv, en: managerSupportEn },
  measurePlan: { sv: measurePlanSv, en: measurePlanEn },
  measures: { sv: measuresSv, en: measuresEn },
  members: { sv: membersSv, en: membersEn },
  mine: { sv: mineSv, en: mineEn },
  myResults: { sv: myResultsSv, en: myResultsEn },
  notFound: { sv: notFoundSv, en: notFoundEn },
  offer: { sv: offerSv, en: offerEn },
  offline: { sv: offlineSv, en: offlineEn },
  oldHome: { sv: oldHomeSv, en: oldHomeEn },
  organisation: { sv: organisationSv, en: organisationEn },
  overview: { sv: overviewSv, en: overviewEn },
  overviewGuide: { sv: overviewGuideSv, en: overviewGuideEn },
  ownDocument: { sv: ownDocumentSv, en: ownDocumentEn },
  ownRecord: { sv: ownRecordSv, en: ownRecordEn },
  packages: { sv: packagesSv, en: packagesEn },
  pictures: { sv: picturesSv, en: picturesEn },
  player: { sv: playerSv, en: playerEn },
  prepareRound: { sv: prepareRoundSv, en: prepareRoundEn },
  privateAddress: { sv: privateAddressSv, en: privateAddressEn },
  problems: { sv: problemsSv, en: problemsEn },
  profile: { sv: profileSv, en: profileEn },
  programme: { sv: programmeSv, en: programmeEn },
  promise: { sv: promiseSv, en: promiseEn },
  recoveryProgramme: { sv: recoveryProgrammeSv, en: recoveryProgrammeEn },
  redZone: { sv: redZoneSv, en: redZoneEn },
  result: { sv: resultSv, en: resultEn },
  roles: { sv: rolesSv, en: rolesEn },
  rounds: { sv: roundsSv, en: roundsEn },
  safety: { sv: safetySv, en: safetyEn },
  secondFactor: { sv: secondFactorSv, en: secondFactorEn },
  service: { sv: serviceSv, en: serviceEn },
  settings: { sv: settingsSv, en: settingsEn },
  signIn: { sv: signInSv, en: signInEn },
  setUp: { sv: setUpSv, en: setUpEn },
  slips: { sv: slipsSv, en: slipsEn },
  staffCalendar: { sv: staffCalendarSv, en: staffCalendarEn },
  staffDay: { sv: staffDaySv, en: staffDayEn },
  stressProfile: { sv: stressProfileSv, en: stressProfileEn },
  stressProgramme: { sv: stressProgrammeSv, en: stressProgrammeEn },
  support: { sv: supportSv, en: supportEn },
  techniques: { sv: techniquesSv, en: techniquesEn },
  units: { sv: unitsSv, en: unitsEn },
  verifyRound: { sv: verifyRoundSv, en: verifyRoundEn },
  whoSeesWhat: { sv: whoSeesWhatSv, en: whoSeesWhatEn },
  workplace: { sv: workplaceSv, en: workplaceEn },
  worksheet: { sv: worksheetSv, en: worksheetEn },
  yellowZone: { sv: yellowZoneSv, en: yellowZoneEn },
  zones: { sv: zonesSv, en: zonesEn },
} as const satisfies Readonly<Record<string, Dictionary>>

export type DictionaryName = keyof typeof dictionaries

/** The keys of a dictionary; of several, those of all. */
export type KeyOf<Name extends DictionaryName> = Name extends DictionaryName
  ? keyof (typeof dictionaries)[Name]['sv'] & string
  : never

/** `t` of a dictionary: `TextOf<'booking'>`. */
export type TextOf<Name extends DictionaryName> = Translate<KeyOf<Name>>
