import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#core/languages.ts'
import { type FurtherReading, furtherReadings } from '#core/programme/further-readings.ts'
import type { Module } from '#core/programme/stress-programme.ts'
import { dictionaries } from '#text/dictionaries.ts'
import { readContent } from './read-content.ts'
import { faultsInTiredDay } from './read-programme-part.ts'

type Titled = { readonly title: string; readonly html: string }

/** The entry of a reading in a list. */
export type FurtherReadingTitle = {
  readonly address: FurtherReading['address']
  readonly title: string
  readonly minutes: number
}

/** A reading that goes deeper than the parts of its module. */
export type FurtherReadingText = FurtherReadingTitle & {
  readonly description: string
  readonly lead: string
  readonly module: Module
  readonly reading: string
  readonly step: Titled
  /** The short version for a tired day. */
  readonly tired: Titled
  readonly sources: Titled
  /** The text speaks of thoughts that may be dangerous, so the safety block stands below it (`safety: below`). */
  readonly safety: boolean
}

/**
 * The faults of a reading's file: its sections, its module, or a tired day that does not fit a phone's screen.
 * @param text of the file
 */
export function faultsInReading(text: string, language: Language, module: Module): readonly string[] {
  const texts = dictionaries[language].stressProgramme
  const wanted = [texts['heading.step'], texts['heading.tired'], texts['heading.sources']]
  const [head = '', ...parts] = text.split(/^## /m)
  const found = parts.map((part) => part.slice(0, part.indexOf('\n')).trim())
  const tired = (parts[1] ?? '').split('\n').slice(1)
  return [
    ...(found.join() === wanted.join() ? [] : [`the headings should be ${wanted.join(', ')}`]),
    ...(new RegExp(`^module: ${module}$`, 'm').test(head) ? [] : [`its module should be ${module}`]),
    ...['title', 'description', 'lead', 'minutes'].flatMap((field) =>
      new RegExp(`^${field}: \\S`, 'm').test(head) ? [] : [`the field "${field}" is missing`],
    ),
    ...faultsInTiredDay(tired),
  ]
}

/** Loaders only: it runs at build time. @throws with the file and what is wrong with it */
export function readFurtherReading(
  language: Language,
  { id, module, address }: FurtherReading,
): FurtherReadingText {
  const name = `further-reading/${id}`
  const path = join('content', language, `${name}.md`)
  const faults = faultsInReading(readFileSync(path, 'utf8'), language, module)
  const { fields, sections } = readContent(language, name)
  const { title = '', description = '', lead = '', minutes = '' } = fields
  const reading = sections.find((one) => one.id === '')
  const [step, tired, sources] = sections.filter((one) => one.id !== '')
  if (faults.length > 0 || !reading || !step || !tired || !sources) {
    throw new Error(`${path}: ${[...faults, 'or a section has no text'].join('; ')}`)
  }
  return {
    address,
    title,
    description,
    lead,
    minutes: Number(minutes),
    module,
    reading: reading.html,
    step: { title: step.title, html: step.html },
    tired: { title: tired.title, html: tired.html },
    sources: { title: sources.title, html: sources.html },
    safety: fields.safety === 'below',
  }
}

/** The readings of a module as a list shows them. Loaders only. */
export const furtherReadingsOf = (language: Language, module: Module): readonly FurtherReadingTitle[] =>
  furtherReadings
    .filter((one) => one.module === module)
    .map((one) => {
      const { address, title, minutes } = readFurtherReading(language, one)
      return { address, title, minutes }
    })
