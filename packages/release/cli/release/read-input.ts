import type { Readable } from 'node:stream'
import { nameTwice } from './name-twice.ts'
import { InputError } from './organisation-file.ts'

/** 10,000 units × 100,000 people × 13 rounds are about 300 MB; one JavaScript string ends at about 512 MB. */
const mostBytes = 400 * 1024 * 1024

/** @throws InputError when the input is empty, too long, no UTF-8 or no JSON, or has a name twice in one object */
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
  const text = decode(Buffer.concat(chunks))
  if (text.trim() === '')
    throw new InputError('The input is empty; a JSON object is expected on standard input.')
  const json = parse(text)
  const twice = nameTwice(text)
  if (twice !== null) throw new InputError(`The input says "${twice}" twice in one object.`)
  return json
}

/** Removes the byte order mark. Bytes that are no UTF-8 would make different names equal. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new InputError('The input is not UTF-8 text.')
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new InputError(`The input is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}
