import { createHash } from 'node:crypto'
import type { Environment, Parse } from './environment.ts'

/** `WITNESS_KEYS`: keys of witnesses of the record log, `name+id+key`, separated by commas; none by default. */
export const readWitnessKeys = (env: Environment): readonly string[] =>
  env.optional('WITNESS_KEYS', witnessKeys) ?? []

const witnessKeys: Parse<readonly string[]> = (text) => {
  const listed = text.split(',').map((part) => part.trim())
  const wrong = listed.find((part) => !isWitnessKey(part))
  return wrong === undefined
    ? { value: listed }
    : {
        wrong: `must be keys of witnesses with commas between, as npx andrum witness prints them, and has "${wrong}"`,
      }
}

/** Whether it is a timestamped cosignature key (type 0x04) whose id follows from name and key. */
function isWitnessKey(text: string): boolean {
  const [name = '', id = '', key = ''] =
    /^([^+\s]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]{44})$/.exec(text)?.slice(1) ?? []
  const bytes = Buffer.from(key, 'base64')
  if (bytes.length !== 33 || bytes[0] !== 4) return false
  return createHash('sha256').update(`${name}\n`).update(bytes).digest('hex').startsWith(id)
}
