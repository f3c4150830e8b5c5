import { about } from './about.ts'
import { aboutStress } from './about-stress.ts'
import { accountExport } from './account-export.ts'
import { actionPlan } from './action-plan.ts'
import { actions } from './actions.ts'
import { apiReference } from './api-reference.ts'
import { attackProof } from './attack-proof.ts'
import { auditLog } from './audit-log.ts'
import { booking } from './booking.ts'
import { calendarFeed } from './calendar-feed.ts'
import { calibration } from './calibration.ts'
import { companies } from './companies.ts'
import { contact } from './contact.ts'
import { contactOffer } from './contact-offer.ts'
import { countedChange } from './counted-change.ts'
import { demo } from './demo.ts'
import { elsewhere } from './elsewhere.ts'
import { enterCode } from './enter-code.ts'
import { exerciseList } from './exercise-list.ts'
import { exercises } from './exercises.ts'
import { frame } from './frame.ts'
import { gate } from './gate.ts'
import { greenZone } from './green-zone.ts'
import { guidance } from './guidance.ts'
import { guideDesk } from './guide-desk.ts'
import { home } from './home.ts'
import { identityChange } from './identity-change.ts'
import { importErrors } from './import-errors.ts'
import { inbox } from './inbox.ts'
import { integrations } from './integrations.ts'
import { lectures, lectureTitles } from './lectures.ts'
import { listProof } from './list-proof.ts'
import { listReview } from './list-review.ts'
import { mailChoices } from './mail-choices.ts'
import { managerSupport } from './manager-support.ts'
import { measurePlan } from './measure-plan.ts'
import { measures } from './measures.ts'
import { members } from './members.ts'
import { mine } from './mine.ts'
import { myResults } from './my-results.ts'
import { offer } from './offer.ts'
import { oldHome } from './old-home.ts'
import { organisation } from './organisation.ts'
import { overview } from './overview.ts'
import { overviewGuide } from './overview-guide.ts'
import { ownDocument } from './own-document.ts'
import { ownFigures } from './own-figures.ts'
import { askedOwn, ownQuestions } from './own-questions.ts'
import { packages } from './packages.ts'
import { pictures } from './pictures.ts'
import { player } from './player.ts'
import { prepareRound } from './prepare-round.ts'
import { privateAddress } from './private-address.ts'
import { problems } from './problems.ts'
import { profile } from './profile.ts'
import { programme } from './programme.ts'
import { promise } from './promise.ts'
import { questions } from './questions.ts'
import { recoveryProgramme } from './recovery-programme.ts'
import { redZone } from './red-zone.ts'
import { relaxation } from './relaxation.ts'
import { result } from './result.ts'
import { roles } from './roles.ts'
import { rounds } from './rounds.ts'
import { safety } from './safety.ts'
import { secondFactor } from './second-factor.ts'
import { service } from './service.ts'
import { setUp } from './set-up.ts'
import { settings } from './settings.ts'
import { sharedScreen } from './shared-screen.ts'
import { examples, hrDashboard, legal, notFound, offline, units } from './short-pages.ts'
import { signIn } from './sign-in.ts'
import { slips } from './slips.ts'
import { staffCalendar } from './staff-calendar.ts'
import { staffDay } from './staff-day.ts'
import { stressProfile } from './stress-profile.ts'
import { stressProgramme } from './stress-programme.ts'
import { support } from './support.ts'
import { techniques } from './techniques.ts'
import { todo } from './todo.ts'
import { verifyRound } from './verify-round.ts'
import { easySwedish, readAloud } from './ways-to-read.ts'
import { whoSeesWhat } from './who-sees-what.ts'
import { workSearch } from './work-search.ts'
import { workplace } from './workplace.ts'
import { worksheet } from './worksheet.ts'
import { yearlyFollowUp } from './yearly-follow-up.ts'
import { yellowZone } from './yellow-zone.ts'
import { zones } from './zones.ts'

/** Every dictionary of the pages, by name. */
export const dictionaries = {
  about,
  aboutStress,
  actionPlan,
  actions,
  apiReference,
  askedOwn,
  attackProof,
  auditLog,
  booking,
  calendarFeed,
  calibration,
  companies,
  contact,
  contactOffer,
  countedChange,
  demo,
  easySwedish,
  elsewhere,
  enterCode,
  examples,
  exerciseList,
  exercises,
  frame,
  gate,
  greenZone,
  guidance,
  guideDesk,
  home,
  hrDashboard,
  identityChange,
  importErrors,
  inbox,
  integrations,
  lectureTitles,
  lectures,
  legal,
  listProof,
  listReview,
  mailChoices,
  managerSupport,
  measurePlan,
  measures,
  members,
  mine,
  myResults,
  notFound,
  offer,
  offline,
  oldHome,
  organisation,
  overview,
  overviewGuide,
  ownDocument,
  ownFigures,
  ownQuestions,
  accountExport,
  packages,
  pictures,
  player,
  prepareRound,
  privateAddress,
  problems,
  profile,
  programme,
  promise,
  questions,
  readAloud,
  recoveryProgramme,
  relaxation,
  redZone,
  result,
  roles,
  rounds,
  safety,
  secondFactor,
  service,
  setUp,
  settings,
  sharedScreen,
  signIn,
  slips,
  staffCalendar,
  staffDay,
  stressProfile,
  stressProgramme,
  support,
  techniques,
  todo,
  units,
  verifyRound,
  whoSeesWhat,
  workSearch,
  workplace,
  worksheet,
  yellowZone,
  zones,
  yearlyFollowUp,
} as const
