import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stressprofil } from '#core/instrument/shipped.ts'
import { loadInstruments } from './load-instruments.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'andrum-instruments-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function install(file: string, content: unknown): Promise<void> {
  await mkdir(join(dataDir, 'instruments'), { recursive: true })
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  await writeFile(join(dataDir, 'instruments', file), text)
}

test('without files of the operator the shipped instruments are there', async () => {
  const loaded = await loadInstruments(dataDir)
  expect(loaded.map(({ id, version }) => [id, version])).toEqual([
    ['arbetsmiljo', '1.0'],
    ['djupanalys', '2.1'],
    ['djupanalys', '2.0'],
    ['djupanalys', '1.0'],
    ['stressprofil', '2.1'],
    ['stressprofil', '2.0'],
    ['stressprofil', '1.0'],
  ])
})

test('an operator installs an instrument by laying a file in the folder', async () => {
  await install('own.json', { ...stressprofil, id: 'own-form', version: '2.0' })
  const loaded = await loadInstruments(dataDir)
  expect([...new Set(loaded.map(({ id }) => id))]).toEqual([
    'arbetsmiljo',
    'djupanalys',
    'own-form',
    'stressprofil',
  ])
})

test('of two versions the newer one comes first, counted as numbers', async () => {
  await install('a.json', { ...stressprofil, version: '1.9' })
  await install('b.json', { ...stressprofil, version: '1.10' })
  const versions = (await loadInstruments(dataDir)).filter(({ id }) => id === 'stressprofil')
  expect(versions.map(({ version }) => version)).toEqual([stressprofil.version, '2.0', '1.10', '1.9', '1.0'])
})

test('a file with a mistake stops the start with a sentence that names file and field', async () => {
  await install('wrong.json', { ...stressprofil, id: 'wrong', bands: 'rainbow' })
  await expect(loadInstruments(dataDir)).rejects.toThrow(/wrong\.json is refused: instrument\.bands: must be/)
})

test('a file that is no JSON stops the start with its name', async () => {
  await install('broken.json', '{')
  await expect(loadInstruments(dataDir)).rejects.toThrow(/broken\.json cannot be read as JSON/)
})

test('a version that is there already is never replaced in silence', async () => {
  await install('again.json', stressprofil)
  await expect(loadInstruments(dataDir)).rejects.toThrow(/again\.json holds stressprofil version/)
})
