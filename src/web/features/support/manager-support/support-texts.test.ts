import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readChecklist } from '#web/lib/content/read-checklist.ts'
import { readContent } from '#web/lib/content/read-content.ts'
import { checklists, conversationGuides, guidePaths } from './support-pages.ts'

const headings = {
  sv: ['Förbered dig', 'Öppna samtalet', 'Lyssna', 'Kom överens', 'Följ upp'],
  en: ['Prepare', 'Open', 'Listen', 'Agree', 'Follow up'],
} as const

const columns = {
  sv: '<th scope="col">Så kan du säga</th><th scope="col">Säg inte</th>',
  en: '<th scope="col">What you can say</th><th scope="col">What not to say</th>',
} as const

const both = (names: readonly string[]) =>
  names.flatMap((name) => (['sv', 'en'] as const).map((language) => ({ name, language })))

test('every text for managers has its page', () => {
  const files = readdirSync('content/sv/manager-support').map((file) => file.replace('.md', ''))
  expect(files.sort()).toEqual(['overview', ...Object.keys(guidePaths), ...checklists].sort())
})

test.each(both(conversationGuides))(
  '$name ($language) has the five parts of a talk, and says what not to say',
  ({ name, language }) => {
    const { sections } = readContent(language, `manager-support/${name}`)
    expect(sections.map(({ title }) => title)).toEqual(headings[language])
    const html = sections.map((section) => section.html).join(' ')
    expect(html).toContain(columns[language])
    expect(html).toContain('href="tel:112"')
  },
)

test.each(both(conversationGuides))('$name ($language) is 500 to 800 words', ({ name, language }) => {
  const { sections } = readContent(language, `manager-support/${name}`)
  const text = sections.map(({ title, html }) => `${title} ${html.replace(/<[^>]+>/g, ' ')}`).join(' ')
  const words = text.match(/\p{L}+(?:[-’]\p{L}+)*/gu)?.length ?? 0
  expect(words).toBeGreaterThanOrEqual(500)
  expect(words).toBeLessThanOrEqual(800)
})

test.each([...checklists])('%s asks the same in both languages, under the same names', (name) => {
  const [sv, en] = (['sv', 'en'] as const).map((language) =>
    readChecklist(language, `manager-support/${name}`),
  )
  const ids = (list: typeof sv) => list?.parts.map(({ items }) => items.map(({ id }) => id))
  expect(ids(en)).toEqual(ids(sv))
  expect(ids(sv)?.flat().length).toBeGreaterThanOrEqual(8)
})

test('the return to work names the plan by day 30 when 60 days are expected, with its paragraph', () => {
  for (const { name, language } of both(['return-to-work', 'checklist-return'])) {
    const { sections } = readContent(language, `manager-support/${name}`)
    const html = sections.map((section) => section.html).join(' ')
    expect(html).toMatch(/60 da(?:gar|ys)/)
    expect(html).toMatch(/da[gy] 30/)
    expect(html).toMatch(/30 kap\. 6 § socialförsäkringsbalken|chapter 30, section 6/)
  }
})

test('the team meeting begins with what was promised last time', () => {
  for (const [language, promised] of [
    ['sv', /<ol>\s*<li><strong>Det vi lovade förra gången/],
    ['en', /<ol>\s*<li><strong>What we promised last time/],
  ] as const) {
    const { sections } = readContent(language, 'manager-support/after-result')
    expect(sections.at(-1)?.html).toMatch(promised)
  }
})
