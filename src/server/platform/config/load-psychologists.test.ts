import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadPsychologists } from './load-psychologists.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'andrum-psychologists-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const somebody = { name: 'Kim Exempel', titles: ['psychologist'], languages: ['sv', 'fi'] }
const load = async (content: unknown) => {
  const written = typeof content === 'string' ? content : JSON.stringify(content)
  await writeFile(join(dataDir, 'psychologists.json'), written)
  return loadPsychologists(dataDir)
}

test('without the file nobody is named', async () => {
  expect(await loadPsychologists(dataDir)).toEqual([])
})

test('those in the file are named, in its order', async () => {
  const both = {
    ...somebody,
    name: 'Bo Exempel',
    titles: ['psychologist', 'psychotherapist'],
    about: { sv: 'Arbetar med sömn.', en: 'Works with sleep.' },
  }
  const inOne = { ...somebody, about: { sv: 'Arbetar med sömn.' } }
  expect(await load([somebody, both, inOne])).toEqual([somebody, both, inOne])
})

test('a file that an editor on Windows saved is read as well', async () => {
  expect(await load(`\uFEFF${JSON.stringify([somebody], null, 2).replaceAll('\n', '\r\n')}`)).toEqual([
    somebody,
  ])
})

test.each([
  [
    'a title that is not protected',
    { ...somebody, titles: ['therapist'] },
    /\[0\]\.titles\[0\]: must be one of psychologist, psychotherapist/,
  ],
  ['no title', { ...somebody, titles: [] }, /\[0\]\.titles: must be a list of 1 to 2/],
  ['no name', { ...somebody, name: ' ' }, /\[0\]\.name: must be a text/],
  ['a name of several lines', { ...somebody, name: 'Kim\nExempel' }, /\[0\]\.name: must be one line/],
  [
    'a language by its name',
    { ...somebody, languages: ['svenska'] },
    /\[0\]\.languages\[0\]: must be the code/,
  ],
  [
    'a text in a language without pages',
    { ...somebody, about: { xx: 'Sömn.' } },
    /\[0\]\.about\.xx: is not a field here/,
  ],
  [
    'a text without end',
    { ...somebody, about: { sv: 'a'.repeat(401), en: 'a' } },
    /\[0\]\.about\.sv: must be one line of at most 400/,
  ],
  ['a misspelled field', { ...somebody, langauges: ['sv'] }, /\[0\]\.langauges: is not a field here/],
])('%s stops the start with a sentence that names file and field', async (_, one, sentence) => {
  const refused = load([one])
  await expect(refused).rejects.toThrow(sentence)
  await expect(refused).rejects.toThrow(/psychologists\.json is refused: psychologists\[0\]/)
})

test('a file that is no JSON, or no list, stops the start with its name', async () => {
  await expect(load('{')).rejects.toThrow(/psychologists\.json cannot be read as JSON/)
  await expect(load(somebody)).rejects.toThrow(
    /psychologists\.json is refused: psychologists: must be a list/,
  )
})
