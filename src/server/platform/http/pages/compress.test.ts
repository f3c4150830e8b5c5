import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress } from './compress.ts'

/** A text that each quality compresses to other bytes. */
const content = readFileSync(import.meta.filename)

const packed = (quality: number) =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })

const qualityOf = async (name: string) => {
  const [small] = await compress(name, content)
  for (let quality = 11; quality >= 0; quality -= 1)
    if (small?.suffix === '.br' && small.content.equals(packed(quality))) return quality
  return undefined
}

test('a script and a style are packed hardest, a page a little less, and its data less than that', async () => {
  const qualities = {
    'assets/root-1.js': 11,
    'assets/root-1.css': 11,
    'en/index.html': 10,
    'en/om.data': 8,
    'en/om.state.json': 8,
  }
  for (const [name, quality] of Object.entries(qualities))
    expect({ [name]: await qualityOf(name) }).toEqual({ [name]: quality })
})

test('a font and a picture, which are packed already, are left as they are', async () => {
  for (const name of ['assets/inter.woff2', 'pictures/logo.png', 'favicon.ico'])
    expect(await compress(name, content)).toEqual([])
})
