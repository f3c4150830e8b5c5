import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { type ProgramDigests, writeDigests } from '#server/platform/program/program-digests.ts'
import type { ServedFile } from './prepared-pages.ts'
import { typeOf } from './site-files.ts'

const name = 'digests.json'
/** The address at which a site says which program it runs. */
export const digestsPath = `/${name}`

export type DigestsFile = () => Promise<ServedFile>

const brotli = promisify(brotliCompress)

/**
 * The digests of the running program, as a file. Read from the disk at the first request and held compressed from then on
 * (0.1 MB), so that the start does not wait for the reading of a thousand files.
 */
export function digestsFile(read: () => Promise<ProgramDigests>): DigestsFile {
  let held: Promise<ServedFile> | undefined
  return () => {
    held ??= prepare(read).catch((error: unknown) => {
      held = undefined
      throw error
    })
    return held
  }
}

async function prepare(read: () => Promise<ProgramDigests>): Promise<ServedFile> {
  const digests = await read()
  const text = Buffer.from(writeDigests(digests))
  const packed = await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return {
    path: digestsPath,
    name,
    type: typeOf(name),
    hash: digests.digest.slice(0, 22),
    compressed: true,
    immutable: false,
    encodings: ['br', 'identity'],
    content: async (encoding) => (encoding === 'br' ? packed : text),
  }
}
