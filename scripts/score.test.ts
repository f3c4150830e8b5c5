import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { djupanalys, stressprofil } from '#core/instrument/shipped.ts'
import { answersByValue } from '#test/factories/answers-by-value.ts'

const script = fileURLToPath(new URL('score.ts', import.meta.url))

function run(input: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { input, encoding: 'utf8' })
  return { status, stdout, stderr }
}

const answers = answersByValue(stressprofil, [4, 4, null, 3, 2, 3, 3, 3, 3, 2, 2, 3])

test('answers on stdin give the result on stdout', () => {
  const { status, stdout, stderr } = run(JSON.stringify({ instrument: 'stressprofil', answers }))
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(JSON.parse(stdout)).toEqual({
    instrument: 'stressprofil',
    version: stressprofil.version,
    zone: 'red',
    total: 3,
    categories: [
      { id: 'exhaustion', score: 4, band: 'raised', risk: 'high' },
      { id: 'emotional_distancing', score: 2.67, band: 'raised', risk: 'medium' },
      { id: 'cognitive_impairment', score: 3, band: 'raised', risk: 'medium' },
      { id: 'emotional_regulation', score: 2.33, band: 'raised', risk: 'medium' },
    ],
    causes: [],
    provisional: true,
  })
})

describe('bad input ends with 2, says why, and writes nothing to stdout', () => {
  const cause = djupanalys.causes?.[0]?.items[0]?.id ?? ''
  const long = answersByValue(
    djupanalys,
    Array.from({ length: 24 }, () => 3),
  )
  const twice = `{"instrument":"stressprofil","answers":{"ex-evening":"never",${JSON.stringify(answers).slice(1)}}`
  test.each([
    ['', 'not JSON'],
    ['{"instrument":', 'not JSON'],
    ['[]', 'The input must be'],
    [JSON.stringify({ instrument: 'stressprofil' }), '"answers" must be'],
    [JSON.stringify({ instrument: 'stressprofil', answers: [] }), '"answers" must be'],
    [JSON.stringify({ answers }), '"instrument" must be'],
    [JSON.stringify({ instrument: 'other', answers }), 'There is no instrument other.'],
    [
      JSON.stringify({ instrument: 'stressprofil', version: '0.9', answers }),
      'no instrument stressprofil 0.9',
    ],
    [JSON.stringify({ instrument: 'stressprofil', answers, name: 'Anna' }), 'Not a field of the input: name'],
    [JSON.stringify({ instrument: 'stressprofil', answers: { ...answers, x: 'often' } }), 'Not an item'],
    [JSON.stringify({ instrument: 'stressprofil', answers: { ...answers, 'ex-evening': 4 } }), 'ex-evening'],
    [JSON.stringify({ instrument: 'djupanalys', answers: { ...long, [cause]: 'often' } }), 'Open: '],
    [JSON.stringify({ instrument: 'stressprofil', answers: {} }), 'exhaustion lacks answers'],
    [twice, 'Given twice: ex-evening'],
  ])('%s', (input, message) => {
    const { status, stdout, stderr } = run(input)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain(message)
    expect(stderr).not.toContain('    at ')
  })
})

test('an input that is wrong a hundred thousand times over is told shortly', () => {
  const fields = Array.from({ length: 100_000 }, (_, n) => `"field ${n}":1`).join(',')
  const { status, stderr } = run(`{${fields}}`)
  expect(status).toBe(2)
  expect(stderr).toContain('Not a field of the input: field 0, field 1,')
  expect(stderr.length).toBeLessThan(3000)
})
