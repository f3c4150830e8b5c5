import type { Language } from '#core/languages.ts'
import { phaseOf, type RecoveryPhase, type RecoveryWeek, recoveryWeeks } from '#core/programme/recovery.ts'
import { readContent } from './read-content.ts'

/** Guided exercises that a step may open; each is one of the acute techniques (`/red-zone`). */
export const stepTools = ['breathing', 'micro', 'notice', 'prioritise', 'news', 'talk', 'medical'] as const
export type StepTool = (typeof stepTools)[number]

export type RecoveryDay = {
  readonly title: string
  readonly html: string
  readonly minutes: number
  readonly tool: StepTool | null
  /** The day of rest, the step that is about work, or any other. */
  readonly kind: 'rest' | 'work' | 'own'
}

/** The text of one week: why, seven days, and when to seek care. */
export type RecoveryWeekText = {
  readonly week: RecoveryWeek
  readonly phase: RecoveryPhase
  readonly title: string
  readonly description: string
  readonly aim: string
  readonly why: string
  readonly days: readonly RecoveryDay[]
  readonly care: { readonly title: string; readonly html: string }
}

/** Loaders only: it runs at build time. @throws when a week does not have seven days, each with minutes and tools */
export function readRecoveryWeek(language: Language, week: RecoveryWeek): RecoveryWeekText {
  const { fields, sections } = readContent(language, `recovery/week-${week}`)
  const { title = '', description = '', aim = '', minutes = '', tools = '', rest, work } = fields
  const [why, ...parts] = sections
  const care = parts.pop()
  const lengths = minutes.split(', ').map(Number)
  const named = tools.split(', ')
  if (why === undefined || care === undefined || parts.length !== 7) {
    throw new Error(`Week ${week} of the recovery programme (${language}) is not whole`)
  }
  const days = parts.map((part, position): RecoveryDay => {
    const tool = named[position]
    const length = lengths[position]
    if (length === undefined || !(length >= 5 && length <= 15) || tool === undefined) {
      throw new Error(`Day ${position + 1} of week ${week} needs its minutes (5–15) and its tool`)
    }
    const day = String(position + 1)
    return {
      title: part.title,
      html: part.html,
      minutes: length,
      tool: stepTools.find((one) => one === tool) ?? null,
      kind: day === rest ? 'rest' : day === work ? 'work' : 'own',
    }
  })
  return {
    week,
    phase: phaseOf(week),
    title,
    description,
    aim,
    why: why.html,
    days,
    care: { title: care.title, html: care.html },
  }
}

/** The entry of a week in a list. */
export const recoveryWeekTitles = (language: Language) =>
  recoveryWeeks.map((week) => {
    const { phase, title, aim } = readRecoveryWeek(language, week)
    return { week, phase, title, aim }
  })
