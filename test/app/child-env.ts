import { fileURLToPath } from 'node:url'

/**
 * The environment of a child process: none of this process's settings except where programs are, and, as in `npm start`, the
 * cache with which one start reuses what another has compiled.
 */
export const childEnv: Readonly<Record<string, string>> = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../.compiled', import.meta.url)),
}
