import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultLanguage, inEachLanguage, type Language } from '#core/languages.ts'
import { listOf, matching, objectOf, oneOf, readOperatorFile, readValue, text } from './operator-file.ts'

/** The two protected titles of those who hold assessment interviews (patientsäkerhetslagen 2010:659, 4 kap.). */
export const protectedTitles = ['psychologist', 'psychotherapist'] as const

/** Somebody who holds assessment interviews, as pages name them. */
export type Psychologist = {
  readonly name: string
  readonly titles: readonly (typeof protectedTitles)[number][]
  /** Codes of the languages they speak with people: `sv`, `en`, `ar`. */
  readonly languages: readonly string[]
  /** A page in a language without a text here shows only name, titles and languages. */
  readonly about?: Readonly<Partial<Record<Language, string>>>
}

const line = (longest: number) =>
  text.refine((value) => value.length <= longest && !/[\n\r]/.test(value), {
    error: `must be one line of at most ${longest} characters`,
  })

const languageCode = matching(/^[a-z]{2,3}$/, `must be the code of a language such as "${defaultLanguage}"`)

const file = listOf(
  objectOf({
    name: line(80),
    titles: listOf(oneOf(protectedTitles), protectedTitles.length),
    languages: listOf(languageCode, 12),
    about: objectOf(inEachLanguage(() => line(400).exactOptional())).exactOptional(),
  }),
  100,
)

/**
 * The people in `DATA_DIR/psychologists.json`, in its order; empty without that file.
 * @throws StartError with a sentence that names the file and what is wrong in it
 */
export async function loadPsychologists(dataDir: string): Promise<readonly Psychologist[]> {
  const path = join(dataDir, 'psychologists.json')
  const isMissing = await stat(path).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  )
  if (isMissing) return []
  return readOperatorFile<readonly Psychologist[]>(path, (value) => readValue(file, 'psychologists', value))
}
