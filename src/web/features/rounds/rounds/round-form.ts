import type { RoundPlanView } from '#contract/rounds/round-plan.ts'
import type { RoundToPrepare } from '#contract/rounds/round-to-prepare.ts'
import { dayOf } from '#core/calendar/day-of.ts'
import { instantOf } from '#core/calendar/instant-of.ts'
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
 * A round as HR writes it. `part`: "part" for one unit with those below it, otherwise the whole organisation. Days are
 * yyyy-mm-dd, as a date field gives them; no first day: as soon as the list is reviewed. `repeat`: every so many months;
 * `planId`, `planVersion`: the plan of a repeated round that this is the draft of. `own.` and a language: questions of the
 * customer's own (`own-wordings.ts`).
 */
export type RoundDraft = Readonly<Record<(typeof draftFields)[number], string>>

/** What can be wrong, in the order of the form and in the words of the contract. */
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

/** @param organisationId whose round it is: HR of another organisation who uses the tab later does not see it */
export const roundRules = (organisationId: string): FormRules<RoundDraft, RoundError, 'prepareRound'> => ({
  endpoint: 'prepareRound',
  store: formStore('andrum.round', textFields(draftFields), { owner: organisationId }),
  loadSchema: () => import('#contract/rounds/round-to-prepare.ts').then((part) => part.roundToPrepare),
  errorsOf: errorsBy(errorFields, (field) => `error.${field}` as const),
})

const dayMs = 86_400_000

/**
 * The end of a day in Sweden, where those who are asked read it, so that "last day to answer" means the whole of it: HR may
 * prepare a round far away. A text that is no day gives none.
 */
export const endOf = (day: string): Date =>
  new Date(instantOf({ day: day as Day, time: '23:59' }).getTime() + 59_000)

/** When the round opens on its first day, if its list is reviewed by then. */
const startOf = (day: string): Date => instantOf({ day: day as Day, time: '08:00' })

const isToday = (day: string, now: Date): boolean => day === dayOf(now)

const isNone = (at: Date): boolean => Number.isNaN(at.getTime())

/** What the schema cannot know: which unit is meant, and which days a round can have. Bounds: `core/round/rules.ts`. */
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

/** Days before the last day, as they are written; a field left empty is no reminder. */
const reminders = ({ reminder1, reminder2 }: RoundDraft): number[] =>
  [reminder1, reminder2].flatMap((days) => (days.trim() === '' ? [] : [Number(days)]))

/** Questions of the customer's own, as they are written. */
export const writtenQuestions = (draft: RoundDraft): Written =>
  inEachLanguage((language) => draft[`own.${language}`])

/** As it is sent; a day that is none stays, for the schema to refuse. */
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

/** A form that begins: called by its month, for the whole organisation, with some days for the review and two weeks to answer. */
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

/** The draft of a repeated round: what the last one asked, on its next day or as soon as that is possible. */
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

/** The days of a draft moved so that it opens no earlier than this: a refusal that says when it is possible ends in a press. */
export function openingFrom(draft: RoundDraft, possibleFrom: Date): RoundDraft {
  const sameDay = startOf(dayOf(possibleFrom))
  const first = sameDay < possibleFrom ? startOf(dayOf(new Date(possibleFrom.getTime() + dayMs))) : sameDay
  const closes = endOf(draft.lastDay)
  const fits = !isNone(closes) && validateClosing(first, closes) === 'fine'
  const lastDay = fits ? draft.lastDay : dayOf(new Date(first.getTime() + 14 * dayMs))
  return { ...draft, firstDay: dayOf(first), lastDay }
}
