import { people, type SimulatedAnswer, silent } from '@andrum/release/test/simulated-round.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCutShort, makeForked, makeOtherKey } from '../test/cheats.ts'
import { nodeCryptography, signerOf, TestLog } from '../test/test-log.ts'
import { codesOf, makeReleased, makeRound, makeRoundFile, readAt, saltOf } from '../test/test-round.ts'
import { toHex } from './bytes.ts'
import { webCryptography } from './cryptography.ts'
import { isFailure } from './findings.ts'
import { readFrom } from './hash-tree.ts'
import { isListed, listedPath } from './listed-proof.ts'
import type { RoundFile } from './round-file.ts'
import { writeVerifierKey } from './signed-note.ts'
import { verifyRoundFile } from './verify-round-file.ts'

const made = await makeRound()
const { file, trust } = await makeRoundFile(made)

describe('a round whose every proof holds', () => {
  test('leaves nothing to say', async () => {
    expect(made.figures.map(({ unit, figure }) => [unit, figure !== null])).toEqual([
      ['all', true],
      ['north', true],
      ['south', true],
      ['small', false],
    ])
    expect(await verifyRoundFile(file, trust, readAt)).toEqual([])
    expect(await verifyRoundFile(JSON.parse(JSON.stringify(file)), trust, readAt, nodeCryptography)).toEqual(
      [],
    )
  })

  test('is believed only as far as its own keys when no others are given', async () => {
    const findings = await verifyRoundFile(file, { logKeys: [], witnessKeys: [] }, readAt, webCryptography)
    expect(findings).toEqual([
      { code: 'log-key-believed', key: 'andrum.test/tlog' },
      { code: 'witness-key-believed', key: 'union.test' },
    ])
    expect(findings.some(isFailure)).toBe(false)
  })

  test('fails where nothing was recorded of its opening, whatever the reason is said to be', async () => {
    const plain = new TestLog(made.log)
    const released = await makeReleased(made, null)
    const index = await plain.append(released, saltOf('released'))
    const old: RoundFile = {
      ...file,
      program: null,
      opened: null,
      released: await plain.find(index, saltOf('released'), released),
      checkpoints: [await plain.checkpoint(1, [{ by: made.witness, at: readAt }])],
    }
    expect(await codesOf(old, trust)).toEqual(['opening-not-recorded', 'program-left-out'])
    const findings = await verifyRoundFile(old, trust, readAt, nodeCryptography)
    expect(findings.every(isFailure)).toBe(true)
  })

  test('says so while it is not released', async () => {
    expect(await codesOf({ ...file, released: null, figures: [] }, trust)).toEqual(['not-released'])
  })

  const units = fc.integer({ min: 1, max: 9 }).chain((count) =>
    fc.record({
      parents: fc.tuple(...Array.from({ length: count }, (_, n) => fc.nat(Math.max(0, n - 1)))),
      sizes: fc.array(fc.tuple(fc.nat(60), fc.nat(12), fc.integer({ min: 100, max: 500 })), {
        minLength: count,
        maxLength: count,
      }),
    }),
  )

  test('of any organisation leaves nothing to say about its figures', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(units, async ({ parents, sizes }) => {
        const tree = parents.map((parent, n) => ({ id: `u${n}`, parent: n === 0 ? null : `u${parent}` }))
        const answers = sizes.flatMap(([answered, not, total], n): SimulatedAnswer[] => [
          ...people(`u${n}`, answered, total),
          ...silent(`u${n}`, not),
        ])
        if (answers.length === 0) return
        const any = await makeRoundFile(await makeRound(tree, answers))
        expect(await verifyRoundFile(any.file, any.trust, readAt, nodeCryptography)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

describe('a log that lies', () => {
  test('signed by another key', async () => {
    const thief = await signerOf('thief.test', 'log')
    const theirs = await makeRoundFile(made, new TestLog(thief))
    expect(await codesOf(theirs.file, trust)).toEqual(['log-other-key', 'log-other-key', 'log-other-key'])
  })

  test('signed by another key of the same name', async () => {
    expect(await codesOf(await makeOtherKey(made), trust)).toEqual([
      'log-signature',
      'log-signature',
      'log-signature',
    ])
  })

  test('with a root that nobody signed', async () => {
    const [first, ...rest] = file.checkpoints
    const note = first?.note.replace(/\n\d+\n/, '\n5\n') ?? ''
    const codes = await codesOf({ ...file, checkpoints: [{ ...first, note }, ...rest] }, trust)
    expect(codes).toEqual([
      'log-signature',
      'log-inconsistent',
      'witness-signature',
      'opening-not-witnessed-in-time',
    ])
  })

  test('cut short behind the release', async () => {
    expect(await verifyRoundFile(await makeCutShort(made), trust, readAt, nodeCryptography)).toEqual([
      { code: 'log-cut-short', part: 'released' },
      { code: 'witness-none', asked: true },
    ])
    expect(await codesOf({ ...file, checkpoints: [] }, trust)).toEqual(['log-left-out', 'witness-none'])
  })

  test('forked after the witness saw it', async () => {
    const fork = await makeForked(made)
    const seen = file.checkpoints[0]
    const codes = await codesOf({ ...fork, checkpoints: [seen, ...fork.checkpoints.slice(1)] }, trust)
    expect(codes).toEqual(['log-inconsistent'])
  })

  test('with two roots of one size', async () => {
    const fork = await makeForked(made)
    const other = { note: fork.checkpoints.at(-1)?.note ?? '', consistency: [] }
    const [opening] = file.checkpoints
    const codes = await codesOf(
      { ...file, checkpoints: [opening, other, ...file.checkpoints.slice(-1)] },
      trust,
    )
    expect(codes).toEqual(['log-forked'])
  })

  test('of another name with the same key', async () => {
    const other = await makeRoundFile(made, new TestLog(made.log, 'another.test/tlog'))
    const mixed = [...file.checkpoints.slice(0, 2), ...other.file.checkpoints.slice(2)]
    expect(await codesOf({ ...file, checkpoints: mixed }, trust)).toEqual(['log-other-key'])
    expect(await codesOf(other.file, trust)).toEqual(['log-other-key', 'log-other-key', 'log-other-key'])
  })

  test('whose proofs have any byte changed', async () => {
    const path = file.opened?.path ?? []
    for (const [n, hash] of path.entries()) {
      const changed = `${hash.startsWith('0') ? '1' : '0'}${hash.slice(1)}`
      const wrong = { ...file, opened: file.opened && { ...file.opened, path: path.with(n, changed) } }
      expect(await codesOf(wrong, trust)).toEqual(['record-not-in-log'])
    }
  })
})

describe('a file that is none', () => {
  test.each([
    ['nothing', null],
    ['a list', []],
    ['another format', { ...file, format: 'andrum-round-file-v0' }],
    ['a field too many', { ...file, more: 1 }],
    ['a field too few', { ...file, checkpoints: undefined }],
    ['a salt of another length', { ...file, opened: { ...file.opened, salt: '00' } }],
    ['an index that is no number', { ...file, opened: { ...file.opened, index: -1 } }],
    ['a checkpoint that is none', { ...file, checkpoints: [{ note: 'x', consistency: [] }] }],
  ])('%s', async (_, json) => {
    expect(await codesOf(json, trust)).toEqual(['file-unreadable'])
  })

  test('a figure that is deeper than any stack', async () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
    const figures = file.figures.map((figure) =>
      figure.unit === 'north' ? { ...figure, figure: deep } : figure,
    )
    expect(await codesOf({ ...file, figures }, trust)).toContain('figure-unreadable')
  })

  test('any other value at any place is found, or is a name that nobody signed', {
    timeout: 60_000,
  }, async () => {
    const places: { at: readonly (string | number)[]; value: unknown }[] = []
    const walk = (value: unknown, at: readonly (string | number)[]): void => {
      if (typeof value !== 'object' || value === null) places.push({ at, value })
      else for (const [key, part] of Object.entries(value)) walk(part, [...at, key])
    }
    const { names: _names, roundName: _name, ...signed } = file
    walk(signed, [])
    const unfound: string[] = []
    for (const { at, value } of places) {
      const changed = structuredClone(file)
      let holder: Record<string | number, unknown> = changed as never
      for (const key of at.slice(0, -1)) holder = holder[key] as typeof holder
      const other = typeof value === 'number' ? value + 1 : typeof value === 'string' ? otherText(value) : 0
      holder[at.at(-1) ?? ''] = other
      if ((await codesOf(changed, trust)).length === 0) unfound.push(at.join('.'))
    }
    // The reader's keys replace these.
    expect(unfound).toEqual(['logKey', 'witnessKeys.0'])
  })
})

const otherText = (text: string): string => `${text.startsWith('0') ? '1' : '0'}${text.slice(1)}`

describe('an invitation in the frozen list', () => {
  test('is proven to be there, and no other is', async () => {
    const { leaves, opened } = made
    const size = leaves.length
    const read = await readFrom(nodeCryptography.sha256, leaves)
    const paths = await Promise.all(
      leaves.map((_, index) => listedPath(nodeCryptography, { index, size }, read)),
    )
    const members = ['north1', 'south25', 'small3']
    const proofs = members.flatMap((member) =>
      paths.map((path, index) => ({
        member,
        salt: toHex(Buffer.alloc(16, member)),
        index,
        size,
        path: path.map(toHex),
      })),
    )
    const right = await Promise.all(
      proofs.map(async (proof) =>
        (await isListed(nodeCryptography, proof, opened.list)) ? [{ proof }] : [],
      ),
    ).then((found) => found.flat())
    expect(right.map(({ proof }) => proof.member)).toEqual(members)
    const [one] = right
    if (one === undefined) throw new Error('nobody is listed')
    for (const wrong of [
      { ...one.proof, salt: toHex(Buffer.alloc(16, 'x')) },
      { ...one.proof, salt: 'x' },
      { ...one.proof, member: 'somebody' },
      { ...one.proof, size: one.proof.size + 1 },
      { ...one.proof, path: ['zz'] },
    ]) {
      expect(await isListed(nodeCryptography, wrong, opened.list)).toBe(false)
    }
    expect(writeVerifierKey(made.log.key)).toBe(file.logKey)
  })
})
