import { afterEach, describe, expect, test } from 'vitest'
import { languages } from '#core/languages.ts'
import { partIds, partScreens } from '#core/programme/stress-programme.ts'
import { showInPage } from '#test/component/show-in-page.tsx'
import { readContent } from '#web/lib/content/read-content.ts'
import { readProgrammePart } from '#web/lib/content/read-programme-part.ts'
import { PartView } from './part-view.tsx'

afterEach(() => document.body.replaceChildren())

const spaced = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

/** Headings, paragraphs and list items, each once. */
const linesOf = (within: ParentNode) =>
  [...within.querySelectorAll('h3, p, li, td, th')]
    .filter((one) => one.querySelector('p, li') === null)
    .map((one) => spaced(one.textContent))

/** Every line of the file except those of the tired day, which are another version of the text. */
function linesInFile(language: (typeof languages)[number], name: string, tired: string) {
  const page = document.createElement('div')
  page.innerHTML = readContent(language, name)
    .sections.filter(({ title }) => title !== tired)
    .map(({ html }) => html)
    .join('')
  return linesOf(page)
}

const parts = languages.flatMap((language) => partIds.map((part) => ({ language, part })))

describe.each(parts)('part $part ($language)', ({ language, part }) => {
  test('every line of its text stands on exactly one of the four screens', () => {
    const text = readProgrammePart(language, part)
    const lines = linesInFile(language, `programme/module-${part[0]}-part-${part[2]}`, text.tired.title)
    const { container } = showInPage(
      <PartView
        text={text}
        drawing=""
        titles={{}}
        recoveryFirst={null}
        LookBack={() => null}
        worksheet={() => null}
        sheetTitle="Bladet"
      />,
      'stressProgramme',
      'ownDocument',
      'readAloud',
      'safety',
    )
    const screens = partScreens.map((screen) => {
      const found = container.querySelectorAll(`[data-part-screen=${screen}]`)
      expect(found).toHaveLength(1)
      return [...(found[0]?.querySelectorAll('.prose') ?? [])].flatMap(linesOf)
    })
    expect(lines.length).toBeGreaterThan(20)
    for (const line of lines) {
      expect(
        screens.filter((shown) => shown.includes(line)),
        line,
      ).toHaveLength(1)
    }
    const [read = [], exercise = [], work = [], look = []] = screens
    // The list of sources is at the end of the first screen and at the end of the file.
    expect([...read, ...exercise, ...work].toSorted()).toEqual(lines.toSorted())
    for (const shown of [read, exercise, work]) expect(shown.length).toBeGreaterThan(1)
    // The text for looking back is repeated from the tired day.
    expect(look).toEqual(linesOf(new DOMParser().parseFromString(text.afterwards, 'text/html').body))
    expect(look.join('').length).toBeGreaterThan(20)
  })
})
