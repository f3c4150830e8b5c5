import { fileURLToPath } from 'node:url'

/**
 * The environment of a process that a test begins: nothing of this one's settings but where programs are, and, as
 * `npm start` has it, where what one start has compiled is read by the next.
 */
export const childEnv: Readonly<Record<string, string>> = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../.compiled', import.meta.url)),
}
