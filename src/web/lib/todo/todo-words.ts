import type { TodoRow } from '#contract/todo/todo.ts'
import type { Day } from '#core/calendar/local-time.ts'
import type { Language } from '#core/languages.ts'
import { formatShare } from '#text/format.ts'
import type { Translate } from '#text/messages.ts'
import type { todo } from '#text/sv/todo.ts'
import type { DatedRow } from './use-todo.ts'

type Words = {
  readonly t: Translate<keyof typeof todo>
  readonly language: Language
  readonly dayText: (day: Day) => string
}

export type TodoWords = {
  readonly sentence: string
  /** The day of the row; null: none. */
  readonly day: string | null
  readonly action: string
  readonly to: string
}

/** The words and the link of a row. */
export function todoWords(words: Words, row: DatedRow): TodoWords {
  const { t, dayText } = words
  const key = `${row.kind}.on`
  return {
    sentence: sentenceOf(words, row),
    day: row.on === null ? null : t(key as keyof typeof todo, { day: dayText(row.on as Day) }),
    ...wayOf(words, row),
  }
}

function sentenceOf({ t, language }: Words, row: DatedRow): string {
  const { kind, waiting, round, unit, cause, measure } = row
  const named = {
    count: waiting,
    round: round?.name ?? '',
    unit: unit?.name ?? '',
    measure: measure?.name ?? '',
    cause: inSentence(cause?.title[language] ?? ''),
  }
  if (kind === 'round-open') return openRound({ t, language }, row, named.round)
  if (kind === 'worst-unit') return t(measure === null ? 'worst-unit' : 'worst-unit.measure', named)
  return isCounted(kind) ? t(`${kind}.${waiting === 1 ? 'one' : 'many'}`, named) : t(kind, named)
}

/** How long the round stays open, and the participation as the rounds page shows it. */
function openRound(
  { t, language }: Pick<Words, 't' | 'language'>,
  { on, today, participationStep }: DatedRow,
  round: string,
): string {
  const days = Math.round((Date.parse(on ?? today) - Date.parse(today)) / 86_400_000)
  const open = days > 0 ? t('round-open.days', { round, count: days }) : t('round-open.today', { round })
  if (participationStep === null) return open
  const share = formatShare(participationStep / 100, language)
  return `${open} ${t(participationStep === 90 ? 'round-open.most' : 'round-open.share', { share })}`
}

const inSentence = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1)

const counted = [
  'role-to-decide',
  'requests-waiting',
  'questions-waiting',
  'lectures-asked',
  'messages-waiting',
  'bookings-today',
  'measures-late',
  'measures-next',
] as const
type Counted = (typeof counted)[number]

const isCounted = (kind: TodoRow['kind']): kind is Counted => (counted as readonly string[]).includes(kind)

const pages: Readonly<Record<Exclude<TodoRow['kind'], 'worst-unit'>, string>> = {
  'list-to-approve': '/matningar',
  'list-to-state': '/matningar',
  'list-held': '/matningar',
  'list-in-review': '/matningar',
  'role-to-decide': '/roller',
  'requests-waiting': '/stodforfragningar',
  'questions-waiting': '/stodforfragningar',
  'lectures-asked': '/kalender',
  'messages-waiting': '/meddelanden',
  'bookings-today': '/idag',
  'measures-late': '/atgarder',
  'round-open': '/matningar',
  'figures-new': '/enheter',
  'talk-guide': '/chefsstod/efter-matningen',
  'measures-next': '/atgarder',
  'round-to-prepare': '/matningar',
  'round-without-date': '/matningar?ny=vad',
  'people-missing': '/personer-och-enheter#import',
  'roles-missing': '/roller',
  'representative-missing': '/roller',
}

function wayOf({ t }: Words, row: DatedRow): Pick<TodoWords, 'action' | 'to'> {
  const { kind, measure } = row
  const toMeasure = measure && `/atgarder?${new URLSearchParams({ atgard: measure.id })}`
  if (kind === 'worst-unit') {
    if (toMeasure !== null) return { action: t('worst-unit.goOn'), to: toMeasure }
    return { action: t(row.writes ? 'worst-unit.way' : 'worst-unit.read'), to: toRisk(row) }
  }
  return { action: t(`${kind}.way`), to: toMeasure ?? pages[kind] }
}

/** Readers who write the plan go to a new risk of the released cause, with the first suggestion against it; others to the suggestions. */
function toRisk({ unit, cause, round, writes }: DatedRow): string {
  const of = { orsak: cause?.id ?? '', enhet: unit?.id ?? '', matning: round?.id ?? '' }
  return `/atgarder?${new URLSearchParams(writes ? { ny: 'risk', ...of, forslag: '1' } : of)}`
}
