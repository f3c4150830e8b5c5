import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLanguage, type Language } from '#core/languages.ts'
import { moduleOf, type PartId, partIds, weekOfPart } from '#core/programme/stress-programme.ts'
import { dictionaries } from '#text/dictionaries.ts'
import { readContent } from './read-content.ts'

const required = ['title', 'description', 'lead', 'minutes', 'worksheet', 'do'] as const

/** Limits of the tired-day text, so that it fits one screen of a phone. Labels in bold are not counted. */
const tiredDay = { lines: 10, words: 125 } as const

/** The entry of a part in a list. */
export type ProgrammePartTitle = {
  readonly part: PartId
  readonly title: string
  readonly lead: string
  readonly minutes: number
}

/** The text of one weekly part. */
export type ProgrammePartText = ProgrammePartTitle & {
  readonly description: string
  /** The reading on the first screen. */
  readonly reading: string
  /** The rest of the reading: what the person needs during the exercise. It begins with the heading that `do` names. */
  readonly exercise: string
  readonly step: { readonly title: string; readonly html: string }
  /** The short version for a tired day: the idea, one small thing, the step at work, what to notice, the cautions. */
  readonly tired: { readonly title: string; readonly html: string }
  /** The fourth paragraph of the tired day, what to notice, in a sentence or two. */
  readonly afterwards: string
  readonly sources: { readonly title: string; readonly html: string }
  /** Its file in `content/<language>/worksheets/`, without .json. */
  readonly worksheet: string
  /** The text speaks of thoughts that may be dangerous, so the safety block stands below it (`safety: below`). */
  readonly safety: boolean
}

const nameOf = (part: PartId) => `programme/module-${moduleOf(part)}-part-${weekOfPart(part)}`

/**
 * The faults of a part's file, each with its place: `content/sv/programme/module-1-part-1.md:6: …`.
 * @param text of the file
 * @param isWorksheet whether a worksheet of this name exists
 */
export function faultsInPart(
  path: string,
  text: string,
  language: Language,
  isWorksheet: (name: string) => boolean,
): readonly string[] {
  const lines = text.split('\n')
  const end = lines.indexOf('---', 1)
  const head = lines.slice(1, Math.max(end, 1))
  const at = (line: number, fault: string) => `${path}:${line}: ${fault}`
  const fieldOf = (field: string) => {
    const index = head.findIndex((line) => line.startsWith(`${field}: `))
    return { line: index + 2, value: index < 0 ? '' : (head[index] ?? '').slice(field.length + 2).trim() }
  }
  const exercise = fieldOf('do')
  const missing = required
    .filter((field) => fieldOf(field).value === '')
    .map((field) => at(1, `the field "${field}" is missing`))
  const minutes = fieldOf('minutes')
  const worksheet = fieldOf('worksheet')
  const found = lines.flatMap((line, index) =>
    line.startsWith('## ') ? [{ line: index + 1, title: line.slice(3).trim() }] : [],
  )
  const texts = dictionaries[language].stressProgramme
  const wanted = [texts['heading.step'], texts['heading.tired'], texts['heading.sources']]
  const last = Math.max(1, lines.length - 1)
  const tired = found.findIndex(({ title }) => title === texts['heading.tired'])
  const tiredLine = found[tired]?.line ?? lines.length
  const afterTired = found[tired + 1]?.line ?? lines.length + 1
  return [
    ...missing,
    ...(minutes.value !== '' && !/^[1-9]\d?$/.test(minutes.value)
      ? [at(minutes.line, `"${minutes.value}" is no number of minutes`)]
      : []),
    ...(worksheet.value !== '' && !isWorksheet(worksheet.value)
      ? [at(worksheet.line, `there is no worksheet "${worksheet.value}" in content/${language}/worksheets`)]
      : []),
    ...(exercise.value === '' || lines.filter((line) => line === `### ${exercise.value}`).length === 1
      ? []
      : [
          at(exercise.line, `there should be one heading "### ${exercise.value}", where the exercise begins`),
        ]),
    ...wanted.flatMap((title, position) => {
      const heading = found[position]
      if (heading?.title === title) return []
      return [at(heading?.line ?? last, `the heading "## ${title}" should stand here`)]
    }),
    ...faultsInTiredDay(lines.slice(tiredLine, afterTired - 1)).map((fault) => at(tiredLine, fault)),
    ...found.slice(wanted.length).map(({ line, title }) => at(line, `one heading too many: "## ${title}"`)),
  ]
}

/** The faults of a tired day's lines: a phone has to show them on one screen. */
export function faultsInTiredDay(lines: readonly string[]): readonly string[] {
  const filled = lines.filter((line) => line.trim() !== '')
  const words = filled.flatMap((line) => line.replace(/^\*\*[^*]+\*\*/, '').match(/\S+/g) ?? [])
  const count = { lines: filled.length, words: words.length }
  return (['lines', 'words'] as const)
    .filter((unit) => count[unit] > tiredDay[unit])
    .map((unit) => `a tired day has ${tiredDay[unit]} ${unit} at most, and these are ${count[unit]}`)
}

/** Whether a worksheet of this name exists. Loaders and tests only. */
export const isWorksheetFile = (name: string): boolean =>
  existsSync(join('content', defaultLanguage, 'worksheets', `${name}.json`))

/** Loaders only: it runs at build time. @throws with file and line when the file is not as it should be */
export function readProgrammePart(language: Language, part: PartId): ProgrammePartText {
  const name = nameOf(part)
  const path = join('content', language, `${name}.md`)
  const faults = faultsInPart(path, readFileSync(path, 'utf8'), language, isWorksheetFile)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const { fields, sections } = readContent(language, name)
  const { title = '', description = '', lead = '', minutes = '', worksheet = '' } = fields
  const reading = sections.find(({ id }) => id === '')
  const [step, tired, sources] = sections.filter(({ id }) => id !== '')
  const [read, exercise] = splitAt(reading?.html ?? '', `<h3>${fields.do}</h3>`)
  if (exercise === '' || step === undefined || tired === undefined || sources === undefined) {
    throw new Error(
      `${path}:1: the reading, the exercise, the step at work, the tired day or the sources have no text`,
    )
  }
  return {
    part,
    title,
    description,
    lead,
    minutes: Number(minutes),
    worksheet,
    safety: fields.safety === 'below',
    reading: read,
    exercise,
    step: { title: step.title, html: step.html },
    tired: { title: tired.title, html: tired.html },
    afterwards: afterwardsIn(tired.html),
    sources: { title: sources.title, html: sources.html },
  }
}

function splitAt(text: string, mark: string): readonly [before: string, from: string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}

/** The fourth of the five paragraphs, without its label. */
const afterwardsIn = (tired: string): string =>
  (tired.match(/<p>[\s\S]*?<\/p>/g)?.[3] ?? '').replace(/<strong>[^<]*<\/strong>\s*/, '')

/** Entries of all parts for lists, in their order. */
export const programmePartTitles = (
  language: Language,
  among: readonly PartId[] = partIds,
): readonly ProgrammePartTitle[] =>
  among.map((part) => {
    const { title, lead, minutes } = readProgrammePart(language, part)
    return { part, title, lead, minutes }
  })
