import type { RoundPlanView } from '#contract/rounds/round-plan.ts'
import type { RoundToPrepare } from '#contract/rounds/round-to-prepare.ts'
import { dayOf, instantOf } from '#core/calendar/instant-of.ts'
import type { Day } from '#core/calendar/local-time.ts'
import { inEachLanguage, type Language, languages } from '#core/languages.ts'
import { longestReminder } from '#core/round/reminders.ts'
import { repeatMonths } from '#core/round/repeat.ts'
import { validateClosing, validateOpeningTime } from '#core/round/rules.ts'
import { formatMonth } from '#text/format.ts'
import { errorsBy, type FieldError, type Issue } from '#web/lib/form/field-errors.ts'
import { formStore, textFields } from '#web/lib/form/form-draft.ts'
import type { FormRules } from '#web/lib/form/use-draft-form.ts'
import { ownWordings, type Written } from './own-wordings.ts'

const draftFields = [
  'name',
  'instrument',
  'part',
  'unitId',
  'firstDay',
  'lastDay',
  'reminder1',
  'reminder2',
  'repeat',
  'planId',
  'planVersion',
  ...languages.map((language) => `own.${language}` as const),
] as const

/**
 * A round as HR types it. `part`: "part" for one unit and those below it, otherwise the whole organisation. Days are
 * yyyy-mm-dd, as in a date field; without a first day the round opens as soon as the list is reviewed. `repeat`: every so
 * many months. `planId`, `planVersion`: the plan of the repeated round whose draft this is. `own.` and a language: the
 * customer's own questions (`own-wordings.ts`).
 */
export type RoundDraft = Readonly<Record<(typeof draftFields)[number], string>>

/** The possible errors, in the order of the form and in the words of the contract. */
const errorFields = [
  'name',
  'instrument',
  'unitId',
  'ownQuestions',
  'opensAt',
  'closesAt',
  'reminders',
] as const
export type RoundField = (typeof errorFields)[number]
type RoundError = FieldError<RoundField, `error.${RoundField}`>

/** @param organisationId of the round: HR of another organisation who uses the tab later does not see the draft */
export const roundRules = (organisationId: string): FormRules<RoundDraft, RoundError, 'prepareRound'> => ({
  endpoint: 'prepareRound',
  store: formStore('andrum.round', textFields(draftFields), { owner: organisationId }),
  loadSchema: () => import('#contract/rounds/round-to-prepare.ts').then((part) => part.roundToPrepare),
  errorsOf: errorsBy(errorFields, (field) => `error.${field}` as const),
})

const dayMs = 86_400_000

/**
 * The end of a day in Sweden, where the people who are asked read it, so that "last day to answer" includes the whole day
 * even if HR is far away. Invalid for a text that is no day.
 */
export const endOf = (day: string): Date =>
  new Date(instantOf({ day: day as Day, time: '23:59' }).getTime() + 59_000)

/** The opening time on the first day, if the list is reviewed by then. */
const startOf = (day: string): Date => instantOf({ day: day as Day, time: '08:00' })

const isToday = (day: string, now: Date): boolean => day === dayOf(now)

const isNone = (at: Date): boolean => Number.isNaN(at.getTime())

/** Errors that the schema cannot find: a missing unit, and days that a round cannot have. Limits: `core/round/rules.ts`. */
export function roundIssues(draft: RoundDraft, now: Date): Issue[] {
  const issues: Issue[] = []
  if (draft.instrument === '') issues.push({ path: 'instrument', code: 'missing' })
  if (draft.part === 'part' && draft.unitId === '') issues.push({ path: 'unitId', code: 'missing' })
  const opens = opening(draft, now)
  const opened = isNone(opens) ? 'wrong-format' : validateOpeningTime(now, opens)
  if (opened !== 'fine') issues.push({ path: 'opensAt', code: opened })
  const closes = endOf(draft.lastDay)
  const closed = isNone(closes) ? 'wrong-format' : validateClosing(opens > now ? opens : now, closes)
  if (closed !== 'fine') issues.push({ path: 'closesAt', code: closed })
  const isDays = (days: number) => Number.isInteger(days) && days >= 1 && days <= longestReminder
  if (!reminders(draft).every(isDays)) issues.push({ path: 'reminders', code: 'wrong-format' })
  return issues
}

const opening = ({ firstDay }: RoundDraft, now: Date): Date =>
  firstDay === '' || isToday(firstDay, now) ? now : startOf(firstDay)

/** Days before the last day, as typed; an empty field means no reminder. */
const reminders = ({ reminder1, reminder2 }: RoundDraft): number[] =>
  [reminder1, reminder2].flatMap((days) => (days.trim() === '' ? [] : [Number(days)]))

/** The customer's own questions, as typed. */
export const writtenQuestions = (draft: RoundDraft): Written =>
  inEachLanguage((language) => draft[`own.${language}`])

/** The request. An invalid day stays in it, for the schema to refuse. */
export function roundRequest(draft: RoundDraft, now: Date): RoundToPrepare {
  const asText = (at: Date) => (isNone(at) ? '' : at.toISOString())
  const ownQuestions = ownWordings(writtenQuestions(draft))
  const everyMonths = repeatMonths.find((months) => String(months) === draft.repeat)
  return {
    name: draft.name.trim(),
    instrument: draft.instrument,
    ...(draft.firstDay === '' || isToday(draft.firstDay, now)
      ? {}
      : { opensAt: asText(startOf(draft.firstDay)) }),
    closesAt: asText(endOf(draft.lastDay)),
    reminders: reminders(draft),
    ...(everyMonths === undefined ? {} : { everyMonths }),
    ...(ownQuestions.length === 0 ? {} : { ownQuestions: [...ownQuestions] }),
    ...(draft.planId === '' ? {} : { plan: { id: draft.planId, version: Number(draft.planVersion) } }),
    ...(draft.part === 'part' && draft.unitId !== '' ? { unitId: draft.unitId } : {}),
  }
}

const noOwnQuestions = Object.fromEntries(languages.map((language) => [`own.${language}`, ''])) as Record<
  `own.${Language}`,
  ''
>

/** The first draft of a round: named by its month, for the whole organisation, with some days for the review and two weeks to answer. */
export function firstDraft(now: Date, language: Language): RoundDraft {
  const month = formatMonth(now, language)
  return {
    name: month.charAt(0).toLocaleUpperCase(language) + month.slice(1),
    instrument: '',
    part: '',
    unitId: '',
    firstDay: '',
    lastDay: dayOf(new Date(now.getTime() + 21 * dayMs)),
    reminder1: '7',
    reminder2: '2',
    repeat: '',
    planId: '',
    planVersion: '',
    ...noOwnQuestions,
  }
}

/** The draft of a repeated round: the questions of the last one, on its next day or as soon as possible. */
export function plannedDraft(plan: RoundPlanView, now: Date, language: Language): RoundDraft {
  const planned = startOf(plan.nextOn)
  const first = planned > now ? planned : now
  const [reminder1 = '', reminder2 = ''] = plan.reminders.map(String)
  return {
    ...firstDraft(first, language),
    instrument: plan.instrument,
    part: plan.unit === null ? '' : 'part',
    unitId: plan.unit?.isOpen === true ? plan.unit.id : '',
    firstDay: planned > now ? plan.nextOn : '',
    lastDay: dayOf(new Date(first.getTime() + plan.daysOpen * dayMs)),
    reminder1,
    reminder2,
    repeat: String(plan.everyMonths),
    planId: plan.id,
    planVersion: String(plan.version),
  }
}

/** Moves the days of a draft so that it opens on the given day or later: the remedy of a refusal that names a day. */
export function openingFrom(draft: RoundDraft, possibleFrom: Date): RoundDraft {
  const sameDay = startOf(dayOf(possibleFrom))
  const first = sameDay < possibleFrom ? startOf(dayOf(new Date(possibleFrom.getTime() + dayMs))) : sameDay
  const closes = endOf(draft.lastDay)
  const fits = !isNone(closes) && validateClosing(first, closes) === 'fine'
  const lastDay = fits ? draft.lastDay : dayOf(new Date(first.getTime() + 14 * dayMs))
  return { ...draft, firstDay: dayOf(first), lastDay }
}
