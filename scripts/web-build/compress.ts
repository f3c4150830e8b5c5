import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Files that compression makes smaller. Fonts and pictures are compressed already. */
export const compressible = /\.(js|css|svg|json|html|data|txt|xml|webmanifest)$/

/** Writes `<file>.br` (quality 11) and `<file>.gz` beside a file. @returns its size with brotli, in bytes. */
export async function compressFile(file: string): Promise<number> {
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [small, zipped] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, zipped)])
  return small.length
}
