import type { Readable } from 'node:stream'
import { InputError } from './organisation-file.ts'

/** 10,000 units × 100,000 people × 13 rounds are about 300 MB; one JavaScript string ends at about 512 MB. */
const mostBytes = 400 * 1024 * 1024

/** @throws InputError when the input is empty, too long or no JSON */
export async function readInput(stream: Readable, limit = mostBytes): Promise<unknown> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > limit) {
      stream.destroy()
      throw new InputError(
        `The input is longer than ${Math.floor(limit / 1024 / 1024)} MB; reading stopped there.`,
      )
    }
  }
  const text = Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
  if (text.trim() === '')
    throw new InputError('The input is empty; a JSON object is expected on standard input.')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new InputError(`The input is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}
