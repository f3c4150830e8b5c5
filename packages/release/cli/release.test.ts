import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const command = fileURLToPath(new URL('./release.ts', import.meta.url))

async function run(
  input: string | Uint8Array | Iterable<string>,
): Promise<{ status: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [command])
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    err += chunk
  })
  // The command may stop reading before the end.
  child.stdin.on('error', () => undefined)
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve))
  Readable.from(typeof input === 'string' || input instanceof Uint8Array ? [input] : input).pipe(child.stdin)
  return { status: await closed, out, err }
}

const dims = {
  exhaustion: 2.67,
  emotional_distancing: 2,
  cognitive_impairment: 2.33,
  emotional_regulation: 2.67,
}
const member = (n: number, node = 'A', answered = true) => ({ person: `p${n}`, node, answered })
const answer = (n: number, period = '2026-03') => ({
  person: `p${n}`,
  period,
  total: 2.42,
  dims,
  zone: 'green',
})
const numbers = Array.from({ length: 10 }, (_, n) => n)
const organisation = {
  nodes: [
    { id: 'root', parent: null },
    { id: 'A', parent: 'root' },
    { id: 'B', parent: 'root' },
  ],
  periods: [{ id: '2026-03', members: numbers.map((n) => member(n)) }],
  answers: numbers.map((n) => answer(n)),
}

describe('npm run release', () => {
  test('writes one row for every unit and period, as intervals', async () => {
    const { status, out, err } = await run(JSON.stringify(organisation))
    expect([status, err]).toEqual([0, ''])
    const report = JSON.parse(out)
    expect(report.meta).toEqual({
      scale: [1, 5],
      zoneCuts: [2.54, 2.96],
      totalIsMeanOfDims: true,
      zoneUnit: 'share',
      nRounded: true,
      k: 8,
    })
    expect(report.published).toHaveLength(3)
    expect(report.published[2]).toEqual({ node: 'B', period: '2026-03', suppressed: true })
    expect(report.published[1]).toEqual({
      node: 'A',
      period: '2026-03',
      suppressed: false,
      // All ten answered; a number that begins at ten would reveal it about each of them.
      n: 8,
      participation: { lo: 0.75, hi: 1 },
      mean: { lo: 2.3, hi: 2.5, hiOpen: true },
      dims: {
        cognitive_impairment: { lo: 2.3, hi: 2.5, hiOpen: true },
        emotional_distancing: { lo: 1.9, hi: 2.1, hiOpen: true },
        emotional_regulation: { lo: 2.5, hi: 2.7, hiOpen: true },
        exhaustion: { lo: 2.5, hi: 2.7, hiOpen: true },
      },
      zones: {
        green: { lo: 0.5, hi: 1, loOpen: true },
        yellow: { lo: 0, hi: 0.25 },
        red: { lo: 0, hi: 0.25 },
      },
      counted: numbers.map((n) => `p${n}`),
    })
  })

  test('writes the same bytes for the same organisation in another order', async () => {
    const shuffled = {
      answers: organisation.answers.toReversed(),
      periods: organisation.periods.map((period) => ({ ...period, members: period.members.toReversed() })),
      nodes: organisation.nodes.toReversed(),
    }
    const [one, other] = await Promise.all([run(JSON.stringify(organisation)), run(JSON.stringify(shuffled))])
    expect(other.out).toBe(one.out)
  })

  test('someone who answered without a complete answer is not counted, and that is no error', async () => {
    const { status, out } = await run(
      JSON.stringify({ ...organisation, answers: organisation.answers.slice(1) }),
    )
    expect(status).toBe(0)
    expect(JSON.parse(out).published[1].counted).not.toContain('p0')
  })

  test('ends in silence when nobody reads on', async () => {
    const many = Array.from({ length: 5000 }, (_, n) => ({ id: `unit ${n}`, parent: 'root' }))
    const child = spawn(process.execPath, [command])
    let err = ''
    child.stderr.on('data', (chunk) => {
      err += chunk
    })
    child.stdout.once('data', () => child.stdout.destroy())
    const closed = new Promise<number | null>((resolve) => child.on('exit', resolve))
    child.stdin.end(JSON.stringify({ ...organisation, nodes: [...organisation.nodes, ...many] }))
    expect([await closed, err]).toEqual([1, ''])
  })

  test('a period may have a tree of its own and the organisation a larger smallest group', async () => {
    const nodes = [{ id: 'other', parent: null }]
    const periods = [{ id: '2026-03', nodes, members: numbers.map((n) => member(n, 'other')) }]
    const nine = await run(JSON.stringify({ ...organisation, periods, meta: { k: 9 } }))
    expect(JSON.parse(nine.out).published).toMatchObject([{ node: 'other', suppressed: false }])
    // All ten answered: a group of at least ten says so, unless it is not to.
    const ten = await run(JSON.stringify({ ...organisation, periods, meta: { k: 10 } }))
    expect(JSON.parse(ten.out).published).toMatchObject([{ node: 'other', suppressed: false }])
    const meta = { k: 10, hideFullParticipation: true }
    const hidden = await run(JSON.stringify({ ...organisation, periods, meta }))
    expect(JSON.parse(hidden.out).published).toMatchObject([{ node: 'other', suppressed: true }])
  })
})

describe('npm run release refuses, in a sentence that names the place,', () => {
  const period = organisation.periods[0]
  const withMembers = (...members: unknown[]) => ({
    ...organisation,
    periods: [{ ...period, members }],
    answers: [],
  })
  const withNodes = (...nodes: unknown[]) => ({ ...organisation, nodes })
  const withAnswer = (change: object) => ({
    ...organisation,
    answers: [{ ...answer(0), ...change }, ...organisation.answers.slice(1)],
  })
  const [root, a, b] = organisation.nodes

  test.each([
    [
      'an unknown unit',
      withMembers(member(3, 'X')),
      'period "2026-03", members[0] (person "p3"): unit "X" is not in the tree.',
    ],
    [
      'a person twice',
      withMembers(member(3), member(3, 'B')),
      'period "2026-03", members[1]: person "p3" stands twice.',
    ],
    [
      'a cycle',
      withNodes(root, { id: 'A', parent: 'B' }, { id: 'B', parent: 'A' }),
      'nodes: unit "A" is below itself',
    ],
    [
      'two roots',
      withNodes(root, a, { id: 'B', parent: null }),
      'nodes: unit "B" is a second unit without a parent.',
    ],
    [
      'an unknown parent',
      withNodes(root, a, { id: 'B', parent: 'X' }),
      'the parent of unit "B" is not in the tree.',
    ],
    ['a unit twice', withNodes(root, a, b, b), 'unit "B" stands twice.'],
    [
      'an answer without membership',
      { ...organisation, answers: [answer(77)] },
      'answers[0] (person "p77", period "2026-03"): this person is not a member',
    ],
    [
      'an answer of someone who has not answered',
      { ...withMembers(member(0, 'A', false)), answers: [answer(0)] },
      'answers[0] (person "p0", period "2026-03"): the membership says',
    ],
    [
      'two answers of one person',
      { ...organisation, answers: [answer(0), answer(0)] },
      'answers[1] (person "p0", period "2026-03"): this person\'s answer stands twice.',
    ],
    [
      'an answer of an unknown period',
      withAnswer({ period: '1999' }),
      'answers[0]: period "1999" is not in the list.',
    ],
    ['a total outside the scale', withAnswer({ total: 5.01 }), 'total: 5.01 is not a score from 1 to 5.'],
    [
      'a category outside the scale',
      withAnswer({ dims: { ...dims, exhaustion: 0 } }),
      'category exhaustion: 0 is not a score from 1 to 5.',
    ],
    ['a score in words', withAnswer({ total: '2.42' }), 'total: "2.42" is not a score'],
    [
      'a zone that contradicts the total',
      withAnswer({ zone: 'red' }),
      'zone red contradicts total 2.42, which is green.',
    ],
    ['an unknown zone', withAnswer({ zone: 'blue' }), 'zone: "blue" is not green, yellow or red.'],
    [
      'a total that is not the mean of its categories',
      withAnswer({ total: 2.44 }),
      'total 2.44 is more than 0.01 from 2.4175',
    ],
    [
      'other categories than the rest',
      withAnswer({ dims: { exhaustion: 2.42 } }),
      'period "2026-03", person "p1": categories',
    ],
    [
      'a smallest group below eight',
      { ...organisation, meta: { k: 7 } },
      'meta.k: 7 is not a whole number of at least 8.',
    ],
    ['a period twice', { ...organisation, periods: [period, period] }, 'period "2026-03" stands twice'],
    ['no periods', { nodes: [], answers: [] }, 'periods: a list is expected here.'],
    ['a list', [], 'input: an object is expected here.'],
    [
      'a category with a name that every object has',
      withAnswer({ dims: { ...dims, constructor: 2.42 } }),
      'category constructor: no category can be called that.',
    ],
    [
      'control characters in a name, without passing them on to the terminal',
      withMembers(member(3, '\u001b[31mX\n')),
      'unit "\\u001b[31mX\\u000a" is not in the tree.',
    ],
  ])('%s', async (_, input, sentence) => {
    const { status, out, err } = await run(JSON.stringify(input))
    expect(err).toContain(sentence)
    expect([status, out]).toEqual([2, ''])
  })

  test.each([
    ['an empty file', '', 'The input is empty'],
    ['half a file', JSON.stringify(organisation).slice(0, 100), 'The input is not JSON'],
    [
      'a number that is too large for a number',
      JSON.stringify(organisation).replace('2.42', '1e400'),
      'total: Infinity is not a score from 1 to 5.',
    ],
    [
      'a category called __proto__',
      JSON.stringify(organisation).replaceAll('"exhaustion"', '"__proto__"'),
      'category __proto__: no category can be called that.',
    ],
    [
      'a name that stands twice in one object',
      JSON.stringify(organisation).replace('"total":2.42', '"total":4.42,"total":2.42'),
      'The input says "total" twice in one object',
    ],
    [
      'text that is not UTF-8',
      Buffer.from(JSON.stringify(organisation).replaceAll('"A"', '"\u00c5"'), 'latin1'),
      'The input is not UTF-8',
    ],
  ])('%s', async (_, input, sentence) => {
    const { status, out, err } = await run(input)
    expect(err).toContain(sentence)
    expect([status, out]).toEqual([2, ''])
  })

  test('a file without end', async () => {
    function* endless() {
      const megabytes = ' '.repeat(8 * 1024 * 1024)
      for (;;) yield megabytes
    }
    const { status, out, err } = await run(endless())
    expect(err).toContain('The input is longer than 400 MB')
    expect([status, out]).toEqual([2, ''])
  })

  test('a total that rounding may have moved by a hundredth is accepted', async () => {
    const { status } = await run(JSON.stringify(withAnswer({ total: 2.41 })))
    expect(status).toBe(0)
  })
})

test('a value as long as the file is not repeated whole', async () => {
  const input = JSON.stringify({
    ...organisation,
    answers: [{ ...answer(0), period: 'x'.repeat(5_000_000) }],
  })
  const { status, out, err } = await run(input)
  expect([status, out]).toEqual([2, ''])
  expect(err).toContain('answers[0]: period "xxx')
  expect(err.length).toBeLessThan(3000)
})
