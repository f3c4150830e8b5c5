import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Instrument } from '#core/instrument/instrument.ts'
import { shippedInstruments } from '#core/instrument/shipped.ts'
import { defaultLanguage, rowOf } from '#core/languages.ts'
import { StartError } from '#server/platform/db/start-error.ts'
import { readOperatorFile } from './operator-file.ts'
import { readInstrument } from './read-instrument.ts'

/**
 * The shipped instruments and an operator's own from `DATA_DIR/instruments/*.json`, the newest version of each first.
 * @throws StartError with a sentence that names the file and what is wrong in it
 */
export async function loadInstruments(dataDir: string): Promise<readonly Instrument[]> {
  const folder = join(dataDir, 'instruments')
  const all = [...shippedInstruments]
  for (const file of await jsonFilesIn(folder)) {
    const instrument = await readOperatorFile(join(folder, file), readInstrument)
    if (all.some(({ id, version }) => id === instrument.id && version === instrument.version)) {
      throw new StartError(
        `${join(folder, file)} holds ${instrument.id} version ${instrument.version}, which is there already: give it an id or a version of its own.`,
      )
    }
    all.push(instrument)
  }
  return all.sort((a, b) => byName(a.id, b.id) || byVersion(b.version, a.version))
}

async function jsonFilesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw new StartError(`The folder ${folder} cannot be read: give the server the right to, or remove it.`, {
      cause: error,
    })
  }
}

const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** 1.10 comes after 1.9. */
const byVersion = new Intl.Collator(rowOf(defaultLanguage).locale, { numeric: true }).compare
