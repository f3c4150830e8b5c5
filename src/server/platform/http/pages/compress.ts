import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type PackedForm = { readonly suffix: '.br' | '.gz'; readonly content: Buffer }

/** The data of a page, fetched after it. Smaller by a tenth they would take most of the time of a first start. */
const afterPage = /\.(data|state\.json)$/

/** Both compressed forms of a file, as small as they get but for what comes after a page; none for fonts and pictures. */
export async function compress(name: string, content: Buffer): Promise<PackedForm[]> {
  if (/\.(woff2|png|ico)$/.test(name)) return []
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: afterPage.test(name) ? 8 : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [small, zipped] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })])
  return [
    { suffix: '.br', content: small },
    { suffix: '.gz', content: zipped },
  ]
}
