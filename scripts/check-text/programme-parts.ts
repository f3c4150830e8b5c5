import { defaultLanguage, languages } from '#core/languages.ts'
import { dictionaries } from '#text/dictionaries.ts'
import type { Article } from './articles.ts'

/** A slow pace, also for somebody who is tired. Counts the whole page: reading, step and sources. */
const wordsInAMinute = 150

/** One or two sources can be misread; a part needs at least this many. */
const fewestSources = 2

/** The list of sources ends a text, in whichever language. */
const sourcesHeadings = languages.map(
  (language) => `## ${dictionaries[language].stressProgramme['heading.sources']}\n`,
)

/** A text before its list of sources, and the list. */
export function atSources(text: string): readonly [text: string, sources: string] {
  const heading = sourcesHeadings.find((one) => text.includes(`\n${one}`))
  if (heading === undefined) return [text, '']
  const at = text.indexOf(`\n${heading}`)
  return [text.slice(0, at), text.slice(at + heading.length + 1)]
}

/** How many sources a text lists. */
export const countSources = (body: string) => atSources(body)[1].match(/^- /gm)?.length ?? 0

const tiredHeadings = languages.map(
  (language) => `## ${dictionaries[language].stressProgramme['heading.tired']}\n`,
)

/** A part without its version for a tired day, which replaces the rest. */
const withoutTiredDay = (body: string) =>
  body
    .split(/^(?=## )/m)
    .filter((section) => !tiredHeadings.some((heading) => section.startsWith(heading)))
    .join('')

/** The minutes for reading the whole of a part. */
export const minutesOf = (body: string) =>
  Math.ceil(
    withoutTiredDay(body)
      .split(/\s+/)
      .filter((word) => word !== '').length / wordsInAMinute,
  )

/** @returns faults in the minutes and sources of a part of the programme, with file and line. */
export function faultsInFigures({ path, fields, body, headings }: Article): string[] {
  const minutes = String(minutesOf(body))
  const sources = countSources(body)
  return [
    ...(fields.minutes === minutes
      ? []
      : [
          `${path}:${Object.keys(fields).indexOf('minutes') + 2}: "minutes" is ${fields.minutes ?? 'missing'}, and its words take ${minutes}`,
        ]),
    ...(sources >= fewestSources
      ? []
      : [`${path}:${headings.at(-1)?.line ?? 1}: has ${sources} sources, and needs ${fewestSources}`]),
  ]
}

/**
 * Worksheets that a text names and that do not exist, and worksheets that no text names.
 * @param texts every long text
 * @param worksheets names of the existing ones
 */
export function faultsInWorksheets(texts: readonly Article[], worksheets: readonly string[]): string[] {
  const named = new Set(texts.map(({ fields }) => fields.worksheet))
  return [
    ...texts.flatMap(({ path, fields }) =>
      fields.worksheet === undefined || worksheets.includes(fields.worksheet)
        ? []
        : [
            `${path}:${Object.keys(fields).indexOf('worksheet') + 2}: there is no worksheet "${fields.worksheet}" in content/${defaultLanguage}/worksheets`,
          ],
    ),
    ...worksheets
      .filter((name) => !named.has(name))
      .map((name) => `content/${defaultLanguage}/worksheets/${name}.json:1: no text has this worksheet`),
  ]
}
