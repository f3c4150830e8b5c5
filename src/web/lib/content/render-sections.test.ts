import { expect, test } from 'vitest'
import { pathIn } from '#core/languages.ts'
import { renderSections } from './render-sections.ts'

const inEnglish = (path: string) => pathIn('en', path)

test('every second-level heading begins a section that can be linked to', () => {
  const sections = renderSections('Först.\n\n## Så gör vi\n\nText.\n\n### Mer\n\n- ett\n', inEnglish)
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ['', ''],
    ['sa-gor-vi', 'Så gör vi'],
  ])
  expect(sections[1]?.html).toContain('<h3>Mer</h3>')
})

test('a link to a page of ours stays in the language, one to elsewhere is left alone', () => {
  const [section] = renderSections('[a](/om-stress#x) [b](https://www.1177.se/) [c](tel:112)', inEnglish)
  expect(section?.html).toContain('href="/en/om-stress#x"')
  expect(section?.html).toContain('href="https://www.1177.se/"')
  expect(section?.html).toContain('href="tel:112"')
})

test('a table is called what its section is called', () => {
  const table = '| Formulär | Gul från |\n|---|---|\n| Stressprofil | 2,54 |\n'
  const [before, section] = renderSections(`${table}\n## Gränser & "zoner" {#zoner}\n\n${table}`, inEnglish)
  expect(before?.html).toContain('<table class="prose-table">')
  expect(section?.html).toContain(
    '<table class="prose-table" aria-label="Gränser &amp; &quot;zoner&quot;"><thead>',
  )
})

test('a text with HTML of its own stops the build', () => {
  expect(() => renderSections('<script>x</script>', inEnglish)).toThrow('HTML of its own')
  expect(() => renderSections('a <b>b</b>', inEnglish)).toThrow('HTML of its own')
})

test('a large number is never broken over two lines', () => {
  const [section] = renderSections('42 000 av 1 234 567, den 5 mars 2026', inEnglish)
  expect(section?.html).toBe('<p>42\u00a0000 av 1\u00a0234\u00a0567, den 5 mars 2026</p>')
})
