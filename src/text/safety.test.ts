import { readdirSync, readFileSync } from 'node:fs'
import { expect, it, test } from 'vitest'
import { safety as en } from './en/safety.ts'
import { safety as sv } from './sv/safety.ts'

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && /\.(ts|tsx|md|json)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name),
    )
    .map((entry) => `${entry.parentPath}/${entry.name}`)

const answering = filesOf('src/text/answering').filter((path) => path.endsWith('/safety.ts'))

/**
 * The only source of texts for a person in danger, and the only place of the phone numbers; and the message of a guide to a
 * participant whom they cannot reach by phone.
 */
const sources = [
  'src/text/sv/safety.ts',
  'src/text/en/safety.ts',
  ...answering,
  'src/web/lib/safety/help-numbers.ts',
  'content/sv/guidance/general.md',
  'content/en/guidance/general.md',
]

const written = [...filesOf('src'), ...filesOf('content')]
const wordsOf = (path: string) => readFileSync(path, 'utf8')

it('the safety text says what it must, word for word', () => {
  expect(`${sv['safety.life']} ${sv['safety.call.now']}`).toBe(
    'Tänker du på att ta ditt liv? Ring 112 om det är bråttom, eller åk till en psykiatrisk akutmottagning. Vill du prata med någon: 90101 (Självmordslinjen) eller 90 390 (Hjälplinjen). Var inte ensam.',
  )
  for (const number of ['112', '90101', '90 390']) {
    expect(en['safety.call.now']).toContain(number)
  }
  expect(sv['safety.body']).toMatch(/ont i bröstet.*andas.*svimmar.*förlamad.*förvirrad.*112/)
  expect(en['safety.body']).toMatch(/chest pain.*breathing.*faint.*paralysed.*confused.*112/)
})

test.each(answering)('%s names the lines that the safety text names', (path) => {
  for (const number of ['112', '90101', '90 390', '1177'])
    expect(wordsOf(path).replaceAll('\\u00a0', ' ')).toContain(number)
})

it('no other text, page or mail names the lines for somebody who thinks of suicide', () => {
  const others = written.filter((path) => !sources.includes(path))
  expect(others.length).toBeGreaterThan(400)
  for (const line of [/90101/, /90[ \u00a0]?390/]) {
    expect(others.filter((path) => line.test(wordsOf(path)))).toEqual([])
  }
})

/** Immediate emergencies: sudden illness, or the wish to die. */
const acute =
  /ont i bröst|bröstsmärt|svårt att andas|svimma|förlam|förvirrad|inte vilja leva|ta (ditt|sitt) liv|chest pain|trouble breathing|faint|paralys|confused|not wanting to live|taking your (own )?life|suicidal/i

/**
 * A line that leads to a screen of its own, things that a person with such thoughts must not do, and a line that says to
 * tell somebody now and to call 112; and the questions of a guide on the phone.
 */
const asked =
  /(?=.*\b(nu|now|direkt|at once)\b|.*(vara hos dig|be with you))(?!.*(vårdcentral|health centre)).*tel:112|medical\.line\.life|frågar? rakt ut|ask directly|använd inte fönstret om du är svårt nedstämd|don’t use the window if you’re severely depressed/i

test.each(written.filter((path) => /^(src\/text|content)\//.test(path) && !sources.includes(path)))(
  '%s sends nobody in danger to a health centre or to another day',
  (path) => {
    const lines = wordsOf(path)
      .split('\n')
      .filter((line) => acute.test(line) && !asked.test(line))
    expect(lines).toEqual([])
  },
)
