import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { StartError, sqlState } from '#server/platform/db/start-error.ts'

/** The path of a file as the caller of a command named it: npm runs in the project's folder, the caller may be elsewhere. */
export const givenPath = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file)

/** The content of such a file. @throws StartError where it cannot be read */
export function readGiven(file: string): Buffer {
  const path = givenPath(file)
  try {
    return readFileSync(path)
  } catch (error) {
    throw new StartError(`${path} cannot be read (${sqlState(error)}).`, { cause: error })
  }
}
