import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Check, listOf, oneOf, shape, text } from '#core/instrument/shape.ts'
import { defaultLanguage, inEachLanguage, type Language, languages } from '#core/languages.ts'
import { StartError } from '#server/platform/db/start-error.ts'

/** The two protected titles (patientsäkerhetslagen 2010:659, 4 kap.) of those who hold the talks. */
export const protectedTitles = ['psychologist', 'psychotherapist'] as const

/** Somebody who holds assessment interviews, as pages name them. */
export type Psychologist = {
  readonly name: string
  readonly titles: readonly (typeof protectedTitles)[number][]
  /** Codes of the languages they speak with people: `sv`, `en`, `ar`. */
  readonly languages: readonly string[]
  /** A page in a language that it is not in says name, titles and languages alone. */
  readonly about?: Readonly<Partial<Record<Language, string>>>
}

const line =
  (longest: number): Check<string> =>
  (value, path, problems): value is string => {
    if (!text(value, path, problems)) return false
    if (value.length <= longest && !/[\n\r]/.test(value)) return true
    problems.push(`${path}: must be one line of at most ${longest} characters`)
    return false
  }

const languageCode: Check<string> = (value, path, problems): value is string => {
  if (typeof value === 'string' && /^[a-z]{2,3}$/.test(value)) return true
  problems.push(`${path}: must be the code of a language such as "${defaultLanguage}"`)
  return false
}

const file = listOf(
  shape<Psychologist>(
    {
      name: line(80),
      titles: listOf(oneOf(protectedTitles), protectedTitles.length),
      languages: listOf(languageCode, 12),
      about: shape<NonNullable<Psychologist['about']>>(
        inEachLanguage(() => line(400)),
        languages,
      ),
    },
    ['about'],
  ),
  100,
)

/**
 * Those whom `DATA_DIR/psychologists.json` names, in its order; nobody without that file.
 * @throws StartError with a sentence that names the file and what is wrong in it
 */
export async function loadPsychologists(dataDir: string): Promise<readonly Psychologist[]> {
  const path = join(dataDir, 'psychologists.json')
  const written = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new StartError(`The file ${path} cannot be read: give the server the right to, or remove it.`, {
      cause: error,
    })
  })
  if (written === null) return []
  const problems: string[] = []
  const value = parse(written, path)
  if (file(value, 'psychologists', problems)) return value
  const [first, ...rest] = problems
  const more = rest.length === 0 ? '' : ` (and ${rest.length} more)`
  throw new StartError(`The file ${path} is refused: ${first}${more}.`)
}

function parse(written: string, path: string): unknown {
  try {
    return JSON.parse(written)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The file ${path} cannot be read as JSON: ${reason}.`, { cause: error })
  }
}
