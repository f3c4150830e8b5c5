import { actionPlan } from './action-plan.ts'
import { actions } from './actions.ts'
import { calendarFeed } from './calendar-feed.ts'
import { healthRecord, measureExport, overviewExport } from './exported-files.ts'
import { slip, sms } from './invitation.ts'
import { lectureTitles } from './lectures.ts'
import { mail } from './mail.ts'
import { mailbox } from './mailbox.ts'
import { measurePlan } from './measure-plan.ts'
import { overview } from './overview.ts'
import { overviewGuide } from './overview-guide.ts'
import { psychologists, recovery } from './page-tokens.ts'
import { problems } from './problems.ts'
import { promise } from './promise.ts'
import { safety } from './safety.ts'

/** Every dictionary of the server, by name: e-mails, files and the pages that the server renders. */
export const dictionaries = {
  healthRecord,
  actionPlan,
  actions,
  calendarFeed,
  lectureTitles,
  mail,
  mailbox,
  measureExport,
  measurePlan,
  overview,
  overviewExport,
  overviewGuide,
  problems,
  promise,
  psychologists,
  recovery,
  safety,
  slip,
  sms,
} as const
