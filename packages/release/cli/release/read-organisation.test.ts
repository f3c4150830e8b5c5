import { describe, expect, test } from 'vitest'
import { readOrganisation } from './read-organisation.ts'

const [root, answer] = [
  { id: 'root', parent: null },
  { person: 'p1', period: 'spring', total: 2, dims: { exhaustion: 2 }, zone: 'green' },
]
const member = { person: 'p1', node: 'root', answered: true }
const period = { id: 'spring', members: [member] }
const file = { nodes: [root], periods: [period], answers: [answer] }

describe('a field that the format does not have is refused by its name and place', () => {
  test.each([
    ['in the file', { ...file, answer: [] }, 'input: unknown field "answer". Known here: meta, nodes,'],
    [
      'in meta',
      { ...file, meta: { K: 20 } },
      'meta: unknown field "K". Known here: k, hideFullParticipation, zoneCuts,',
    ],
    ['in a unit', { ...file, nodes: [{ ...root, size: 9 }] }, 'nodes[0]: unknown field "size".'],
    ['in a period', { ...file, periods: [{ ...period, day: 1 }] }, 'periods[0]: unknown field "day".'],
    [
      'in a member',
      { ...file, periods: [{ ...period, members: [{ ...member, Established: false, x: 1 }] }] },
      'period "spring", members[0]: unknown fields "Established", "x". Known here: person, node, answered, established, contact, name.',
    ],
    ['in an answer', { ...file, answers: [{ ...answer, dim: {} }] }, 'answers[0]: unknown field "dim".'],
    [
      'in a tree of a period',
      { ...file, periods: [{ ...period, nodes: [{ ...root, '': 1 }] }] },
      'period "spring", nodes[0]: unknown field "".',
    ],
  ])('%s', (_, input, sentence) => {
    expect(() => readOrganisation(input)).toThrow(sentence)
  })

  test('of very many it names three', () => {
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`x${n}`, 1]))
    expect(() => readOrganisation({ ...file, ...many })).toThrow('unknown fields "x0", "x1", "x2". Known')
  })
})

test('what a report says of itself may be in a file, if it says the same', () => {
  const meta = {
    scale: [1, 5],
    zoneCuts: [2.54, 2.96],
    totalIsMeanOfDims: true,
    zoneUnit: 'share',
    nRounded: true,
    k: 9,
  }
  expect(readOrganisation({ ...file, meta }).k).toBe(9)
  expect(() => readOrganisation({ ...file, meta: { ...meta, scale: [0, 4] } })).toThrow(
    'meta.scale: only [1,5] is known here.',
  )
})

test('whether full participation is hidden is said by true or false, and by nothing else', () => {
  expect(readOrganisation(file).hideFullParticipation).toBe(false)
  const saying = (said: unknown) => readOrganisation({ ...file, meta: { hideFullParticipation: said } })
  expect(saying(true).hideFullParticipation).toBe(true)
  expect(() => saying('yes')).toThrow('meta.hideFullParticipation: true or false is expected here.')
})
