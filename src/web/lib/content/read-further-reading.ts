import type { Language } from '#core/languages.ts'
import { type FurtherReading, furtherReadings } from '#core/programme/further-readings.ts'
import type { Module } from '#core/programme/stress-programme.ts'
import { dictionaries } from '#text/dictionaries.ts'
import { readContent } from './read-content.ts'

type Titled = { readonly title: string; readonly html: string }

/** What a list of readings shows. */
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
  /** What is read instead on a tired day. */
  readonly tired: Titled
  readonly sources: Titled
  /** The text speaks of thoughts that may be dangerous, so the safety block stands below it (`safety: below`). */
  readonly safety: boolean
}

/** Loaders only: it runs at build time. @throws when the file lacks a section, or has one too many */
export function readFurtherReading(
  language: Language,
  { id, module, address }: FurtherReading,
): FurtherReadingText {
  const { fields, sections } = readContent(language, `further-reading/${id}`)
  const { title = '', description = '', lead = '', minutes = '' } = fields
  const texts = dictionaries[language].stressProgramme
  const wanted = [texts['heading.step'], texts['heading.tired'], texts['heading.sources']]
  const reading = sections.find((one) => one.id === '')
  const [step, tired, sources, more] = sections.filter((one) => one.id !== '')
  const found = [step, tired, sources].map((one) => one?.title)
  if (!reading || !step || !tired || !sources || more || found.join() !== wanted.join() || title === '') {
    throw new Error(
      `content/${language}/further-reading/${id}.md should have the sections ${wanted.join(', ')}`,
    )
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
