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

/** For a command without arguments: a word such as --help or --dry-run must not begin its work. @throws StartError */
export function refuseArguments(command: string, instead = ''): void {
  const [first] = process.argv.slice(2)
  if (first === undefined) return
  throw new StartError(
    `npx andrum ${command} takes no arguments, but was given ${first}: nothing was done.${instead}`,
  )
}

/** The single file argument of a command. A word that begins with a dash is no file. @throws StartError with the right call. */
export function givenFile(usage: string): string {
  const [file = '', ...more] = process.argv.slice(2)
  if (file === '' || file.startsWith('-') || more.length > 0) throw new StartError(`Name one file: ${usage}`)
  return givenPath(file)
}
