import { StartError } from '#server/platform/db/start-error.ts'
import { givenPath } from './given-path.ts'

/** Runs a command's work. A StartError is printed as its sentence, without a stack; the process then ends with 1 or `failed`. */
export async function runScript(work: () => Promise<void>, failed = 1): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exitCode = failed
  }
}

/** The single file argument of a command. @throws StartError with the right call. */
export function givenFile(usage: string): string {
  const [file, ...more] = process.argv.slice(2)
  if (file === undefined || file === '' || more.length > 0) throw new StartError(`Name one file: ${usage}`)
  return givenPath(file)
}
