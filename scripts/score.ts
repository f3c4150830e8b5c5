/**
 * npm run -s score < in.json > out.json
 *
 * in:  {"instrument":"stressprofil","version":"2.0","answers":{"<item id>":"often",…}}   (without a version the newest)
 * out: the result, as POST /api/v1/evaluations answers it.
 * Bad input: exit 2, a message on stderr, nothing on stdout.
 */
import { text } from 'node:stream/consumers'
import { findInstrument, shippedInstruments } from '#core/instrument/shipped.ts'
import { type Answers, type Evaluation, evaluate, type Result } from '#core/scoring/evaluate.ts'
import { repeatedNames } from '#core/scoring/repeated-names.ts'

class BadInput extends Error {}

const longestMessage = 2000

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(input: string): Record<string, unknown> {
  let json: unknown
  try {
    json = JSON.parse(input)
  } catch {
    throw new BadInput('The input is not JSON.')
  }
  const twice = repeatedNames(input)
  if (twice.length > 0) throw new BadInput(`Given twice: ${twice.join(', ')}. Give each answer once.`)
  if (!isObject(json)) throw new BadInput('The input must be {"instrument": …, "answers": {…}}.')
  const unknown = Object.keys(json).filter((name) => !['instrument', 'version', 'answers'].includes(name))
  if (unknown.length > 0) throw new BadInput(`Not a field of the input: ${unknown.join(', ')}.`)
  return json
}

function score(input: string): Result {
  const { instrument: id, version, answers } = parse(input)
  if (typeof id !== 'string') throw new BadInput('"instrument" must be the name of an instrument.')
  if (version !== undefined && typeof version !== 'string') throw new BadInput('"version" must be a text.')
  if (!isObject(answers)) throw new BadInput('"answers" must be an object: {"<item id>": "often", …}.')
  const instrument = findInstrument(id, version)
  if (!instrument) {
    const known = shippedInstruments.map((shipped) => `${shipped.id} ${shipped.version}`).join(', ')
    throw new BadInput(`There is no instrument ${[id, version].join(' ').trim()}. There are: ${known}.`)
  }
  // `evaluate` checks every answer itself and refuses unknown words.
  const evaluation = evaluate(instrument, answers as Answers)
  if (!evaluation.ok) throw new BadInput(refusal(evaluation))
  return evaluation.result
}

function refusal(evaluation: Extract<Evaluation, { ok: false }>): string {
  switch (evaluation.code) {
    case 'not-enough-answers':
      return evaluation.categories.map((category) => `${category} lacks answers`).join(', ')
    case 'unknown-item':
      return `Not an item of this instrument: ${evaluation.items.join(', ')}.`
    case 'unknown-answer':
      return `Not never, rarely, sometimes, often or always: the answer to ${evaluation.items.join(', ')}.`
    case 'incomplete-causes':
      return `Answer all questions about causes or none. Open: ${evaluation.items.join(', ')}.`
  }
}

try {
  const result = score(await text(process.stdin))
  process.stdout.write(`${JSON.stringify(result)}\n`)
} catch (error) {
  if (!(error instanceof BadInput)) throw error
  process.stderr.write(`${shorten(error.message)}\n`)
  process.exitCode = 2
}

/** A message may be as long as the input: only its first lines are printed. */
function shorten(message: string): string {
  return message.length <= longestMessage ? message : `${message.slice(0, longestMessage)} …`
}
