import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nodeCryptography, signerOf, TestLog } from '#test/record-log/test-log.ts'
import {
  codesOf,
  makeReleased,
  makeRound,
  makeRoundFile,
  readAt,
  saltOf,
} from '#test/record-log/test-round.ts'
import { people, type SimulatedAnswer, silent } from '#test/release/simulated-round.ts'
import { toHex } from './bytes.ts'
import { webCryptography } from './cryptography.ts'
import { isFailure } from './findings.ts'
import { readFrom } from './hash-tree.ts'
import { isListed, listedPath } from './listed-proof.ts'
import type { OpenedRecord } from './records.ts'
import type { RoundFile } from './round-file.ts'
import { writeVerifierKey } from './signed-note.ts'
import { verifyRoundFile } from './verify-round-file.ts'
import { compareRounds } from './verify-two-rounds.ts'

const made = await makeRound()
const { file, log, trust } = await makeRoundFile(made)
const hour = 60 * 60 * 1000

/** Text instead of other text anywhere in a value. */
const replaced = <Value>(value: Value, from: string, to: string): Value =>
  JSON.parse(JSON.stringify(value).replaceAll(from, to))

type Figure = { answers: { lo: number; hi: number }; total: { step: number; at: number }; zones: object }
/** A file whose figure of one unit is another, with everything that the server signs made anew to fit it. */
async function withFigure(unit: string, change: (figure: Figure) => void) {
  const figures = structuredClone(made.figures)
  change(figures.find((figure) => figure.unit === unit)?.figure as Figure)
  return makeRoundFile({ ...made, figures })
}
async function withOpening(change: Partial<OpenedRecord>) {
  return makeRoundFile({ ...made, opened: { ...made.opened, ...change } })
}

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

  test('says so where it opened before there was a log', async () => {
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
    expect(await codesOf(old, trust)).toEqual(['opening-not-recorded', 'program-not-recorded'])
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
    const thief = await signerOf('andrum.test/tlog', 'log', 'another secret')
    const theirs = await makeRoundFile(made, new TestLog(thief))
    expect(await codesOf(theirs.file, trust)).toEqual(['log-signature', 'log-signature', 'log-signature'])
  })

  test('with a root that nobody signed', async () => {
    const [first, ...rest] = file.checkpoints
    const note = first?.note.replace(/\n\d+\n/, '\n4\n') ?? ''
    const codes = await codesOf({ ...file, checkpoints: [{ ...first, note }, ...rest] }, trust)
    expect(codes).toEqual(['log-signature', 'log-inconsistent', 'witness-signature'])
  })

  test('cut short behind the release', async () => {
    const { opened, released } = file
    const size = (released?.index ?? 0) - 1
    const cut = {
      ...file,
      program: file.program && (await log.find(1, file.program.salt, file.program.record, size)),
      opened: opened && (await log.find(opened.index, opened.salt, opened.record, size)),
      checkpoints: [await log.checkpoint(size, [{ by: made.witness, at: readAt }], size)],
    }
    expect(await verifyRoundFile(cut, trust, readAt, nodeCryptography)).toEqual([
      { code: 'log-cut-short', part: 'released' },
      { code: 'witness-none' },
    ])
    expect(await codesOf({ ...file, checkpoints: [] }, trust)).toEqual(['log-cut-short', 'witness-none'])
  })

  test('forked after the witness saw it', async () => {
    const fork = await makeRoundFile({
      ...made,
      opened: { ...made.opened, closesAt: '2026-03-27T16:00:00.000Z' },
    })
    const seen = file.checkpoints[0]
    const codes = await codesOf(
      { ...fork.file, checkpoints: [seen, ...fork.file.checkpoints.slice(1)] },
      trust,
    )
    expect(codes).toEqual(['log-inconsistent'])
  })

  test('with two roots of one size', async () => {
    const fork = await makeRoundFile({
      ...made,
      opened: { ...made.opened, closesAt: '2026-03-27T16:00:00.000Z' },
    })
    const other = { note: fork.file.checkpoints.at(-1)?.note ?? '', consistency: [] }
    const codes = await codesOf({ ...file, checkpoints: [other, ...file.checkpoints.slice(-1)] }, trust)
    expect(codes).toEqual(['log-forked'])
  })

  test('of another name with the same key', async () => {
    const other = await makeRoundFile(made, new TestLog(made.log, 'another.test/tlog'))
    const mixed = [...file.checkpoints.slice(0, 2), ...other.file.checkpoints.slice(2)]
    expect(await codesOf({ ...file, checkpoints: mixed }, trust)).toEqual(['log-other-key', 'log-other-key'])
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

describe('a witness', () => {
  const asleep = { by: made.witness, at: new Date(readAt.getTime() - 49 * hour) }
  const newest = file.checkpoints.length - 1

  const seenAt = async (...at: Date[]) => ({
    ...file,
    checkpoints: [
      await log.checkpoint(
        log.leaves.length,
        at.map((each) => ({ by: made.witness, at: each })),
      ),
    ],
  })

  test('that sleeps is said to, and says nothing wrong', async () => {
    const slept = { ...file, checkpoints: [await log.checkpoint(log.leaves.length, [asleep])] }
    const findings = await verifyRoundFile(slept, trust, readAt, nodeCryptography)
    expect(findings).toEqual([{ code: 'witness-stale' }])
    expect(findings.some(isFailure)).toBe(false)
  })

  test('that saw the log before the release has not seen the release', async () => {
    const before = await log.checkpoint(file.released?.index ?? 0, [{ by: made.witness, at: readAt }])
    const without = await log.checkpoint(log.leaves.length)
    expect(await codesOf({ ...file, checkpoints: [before, without] }, trust)).toEqual(['witness-none'])
  })

  test('whose word stands beside another checkpoint is not believed: replayed, or of a wrong root', async () => {
    const line = file.checkpoints[0]?.note.split('\n').at(-2) ?? ''
    const without = await log.checkpoint(log.leaves.length)
    const replayed = { ...without, note: `${without.note}${line}\n` }
    expect(
      await codesOf({ ...file, checkpoints: [...file.checkpoints.slice(0, 2), replayed] }, trust),
    ).toEqual(['witness-signature'])
  })

  test('that nobody listed is nobody', async () => {
    const stranger = await signerOf('stranger.test', 'witness')
    const at = { by: stranger, at: new Date(readAt.getTime() - hour) }
    const strange = { ...file, checkpoints: [await log.checkpoint(log.leaves.length, [at])] }
    expect(await codesOf(strange, trust)).toEqual(['witness-none'])
    expect(await codesOf({ ...file, witnessKeys: [] }, { ...trust, witnessKeys: [] })).toEqual([
      'witness-none',
    ])
  })

  test('may have a clock ten minutes ahead and no more', async () => {
    const ahead = (minutes: number) => new Date(readAt.getTime() + minutes * 60_000)
    expect(await codesOf(await seenAt(ahead(9)), trust)).toEqual([])
    expect(await codesOf(await seenAt(ahead(11)), trust)).toEqual(['witness-from-the-future', 'witness-none'])
  })

  test('that saw a longer log before a shorter one contradicts itself', async () => {
    const early = await log.checkpoint(log.leaves.length - 1, [
      { by: made.witness, at: new Date(readAt.getTime() - hour) },
    ])
    const late = await log.checkpoint(log.leaves.length, [
      { by: made.witness, at: new Date(readAt.getTime() - 2 * hour) },
    ])
    expect(await codesOf({ ...file, checkpoints: [early, late] }, trust)).toEqual(['witness-backwards'])
  })

  test('is needed for the newest only', async () => {
    const unseen = await Promise.all([3, log.leaves.length - 1].map((size) => log.checkpoint(size)))
    const checkpoints = [...unseen, ...file.checkpoints.slice(newest)]
    expect(await codesOf({ ...file, checkpoints }, trust)).toEqual([])
  })
})

describe('a server that cheats', () => {
  test('showing another figure than it recorded', async () => {
    const forged = structuredClone(file)
    const { figure } = forged.figures.find(({ unit }) => unit === 'north') ?? {}
    Object.assign((figure as { total: object }).total, { at: 2.2, lo: 2.1, hi: 2.3 })
    expect(await verifyRoundFile(forged, trust, readAt, nodeCryptography)).toEqual([
      { code: 'figure-not-as-recorded', run: 'scores', unit: 'north' },
    ])
  })

  test('showing what it recorded as hidden, or hiding what it recorded as shown', async () => {
    const north = file.figures.find(({ unit }) => unit === 'north')?.figure
    const shown = replaced(north, '"north"', '"small"')
    const figures = file.figures.map((figure) =>
      figure.unit === 'small' ? { ...figure, figure: shown } : figure,
    )
    expect(await codesOf({ ...file, figures }, trust)).toContain('figure-not-as-recorded')
    const hidden = file.figures.map((figure) =>
      figure.unit === 'north' ? { ...figure, figure: null } : figure,
    )
    expect(await codesOf({ ...file, figures: hidden }, trust)).toEqual(['figure-not-as-recorded'])
  })

  test('leaving a figure out, showing one twice or one that is not recorded', async () => {
    expect(await codesOf({ ...file, figures: file.figures.slice(0, 3) }, trust)).toEqual(['figure-left-out'])
    const again = [...file.figures, ...file.figures.slice(1, 2)]
    expect(await codesOf({ ...file, figures: again }, trust)).toContain('figure-not-recorded')
    const more = [...file.figures, { run: 'scores', unit: 'new', figure: null }]
    expect(await codesOf({ ...file, figures: more }, trust)).toEqual(['figure-not-recorded'])
    expect(await codesOf({ ...file, released: null }, trust)).toContain('figure-not-recorded')
  })

  test('with a digest of the whole that is not of its parts', async () => {
    const plain = new TestLog(made.log)
    const released = { ...(await makeReleased(made, 0)), snapshot: saltOf('another') }
    await plain.append(made.opened, saltOf('opened'))
    await plain.append(released, saltOf('released'))
    const whole = {
      ...file,
      program: null,
      opened: await plain.find(0, saltOf('opened'), made.opened),
      released: await plain.find(1, saltOf('released'), released),
      checkpoints: [await plain.checkpoint(2, [{ by: made.witness, at: readAt }])],
    }
    expect(await codesOf(whole, trust)).toEqual(['program-not-recorded', 'snapshot-not-as-recorded'])
  })

  test('changing what it recorded at the opening', async () => {
    const { opened } = file
    const lowered = {
      ...file,
      opened: opened && { ...opened, record: { ...opened.record, smallestGroup: 9 } },
    }
    expect(await codesOf(lowered, trust)).toContain('record-not-in-log')
  })

  test('leaving the opening out', async () => {
    expect(await codesOf({ ...file, opened: null }, trust)).toContain('opening-left-out')
  })

  test('with a smallest group below eight', async () => {
    expect(await codesOf((await withOpening({ smallestGroup: 5 })).file, trust)).toEqual(['group-too-small'])
  })

  test('with a smallest group that was lowered after the opening', async () => {
    const raised = await withOpening({ smallestGroup: 12 })
    const codes = await verifyRoundFile(raised.file, trust, readAt, nodeCryptography)
    expect(codes).toContainEqual({ code: 'group-too-small', run: 'scores', unit: 'north' })
  })

  test('with a unit that was added after the opening, or is gone', async () => {
    const { units } = made.opened
    const fewer = await withOpening({ units: units.filter(({ unit }) => unit !== 'small') })
    expect(await verifyRoundFile(fewer.file, trust, readAt, nodeCryptography)).toEqual([
      { code: 'list-not-as-invited' },
      { code: 'unit-added-after-opening', run: 'scores', unit: 'small' },
    ])
    const more = await withOpening({ units: [...units, { unit: 'new', parent: 'all', invited: 0 }] })
    expect(await verifyRoundFile(more.file, trust, readAt, nodeCryptography)).toEqual([
      { code: 'unit-left-out', run: 'scores', unit: 'new' },
    ])
  })

  test('with people who were added to the list after the opening', async () => {
    const units = made.opened.units.map((unit) => (unit.unit === 'small' ? { ...unit, invited: 9 } : unit))
    expect(await codesOf((await withOpening({ units })).file, trust)).toEqual(['list-not-as-invited'])
  })

  test('with records of another round, in another order, of another policy or program', async () => {
    const other = await withOpening({ round: 'autumn' })
    expect(await codesOf(other.file, trust)).toEqual(['record-of-other-round'])
    const { opened, released } = file
    const turned = { ...file, opened: opened && { ...opened, index: 0 } }
    expect(await codesOf(turned, trust)).toContain('records-out-of-order')
    const lenient = await withOpening({ policy: '0' })
    expect(await codesOf(lenient.file, trust)).toEqual(['policy-changed'])
    const built = await withOpening({ program: { version: '1.0.0', digest: saltOf('another build') } })
    expect(await codesOf(built.file, trust)).toEqual(['program-replaced', 'program-not-as-recorded'])
    expect(await codesOf({ ...file, program: null }, trust)).toEqual(['program-not-recorded'])
    expect(released?.record.openedIndex).toBe(opened?.index)
  })
})

describe('figures that the policy lets nobody show', () => {
  test.each([
    ['a group of seven', (figure: Figure) => Object.assign(figure.answers, { lo: 7 }), 'figure-unreadable'],
    ['another shape', (figure: Figure) => Object.assign(figure, { median: 3 }), 'figure-unreadable'],
    [
      'as many as were invited',
      (figure: Figure) => Object.assign(figure.answers, { lo: 20, hi: 24 }),
      'group-beyond-invited',
    ],
    [
      'a number of answers between the fives',
      (figure: Figure) => Object.assign(figure.answers, { lo: 11 }),
      'share-too-fine',
    ],
    [
      'an exact number of answers',
      (figure: Figure) => Object.assign(figure.answers, { hi: 10 }),
      'share-too-fine',
    ],
    ['finer steps', (figure: Figure) => Object.assign(figure.total, { step: 0.1 }), 'step-too-fine'],
    [
      'a narrower interval',
      (figure: Figure) => Object.assign(figure.total, { lo: 2.35, hi: 2.4 }),
      'step-too-fine',
    ],
    [
      'finer zones',
      (figure: Figure) => Object.assign(figure.zones, { red: { lo: 0, hi: 0.1 } }),
      'share-too-fine',
    ],
  ])('%s', async (_, change, code) => {
    const forged = await withFigure('north', change)
    const findings = await verifyRoundFile(forged.file, trust, readAt, nodeCryptography)
    expect(findings.map((finding) => finding.code)).toContain(code)
    expect(findings.every(({ unit }) => unit === 'north' || unit === 'all')).toBe(true)
  })

  test.each([
    ['fewer people than the group in it', { lo: 8, hi: 9 }],
    ['the group in it and a few others', { lo: 15, hi: 17 }],
  ])('%s', async (_, numbers) => {
    const tree = made.opened.units.slice(0, 2).map(({ unit, parent }) => ({ id: unit, parent }))
    const two = await makeRound(tree, [...people('north', 14), ...silent('north', 6), ...people('all', 20)])
    const top = two.figures.find(({ unit }) => unit === 'all')?.figure as Figure
    Object.assign(top.answers, numbers)
    expect(await codesOf((await makeRoundFile(two)).file, trust)).toContain('pooling-broken')
  })

  test('a group that changed by fewer than four', () => {
    const figures = (lo: number, hi: number) => ({
      figures: made.figures.map(({ run, unit, figure }) => ({
        run,
        unit,
        figure: unit === 'north' ? { ...(figure as object), answers: { lo, hi } } : null,
      })),
    })
    expect(compareRounds(figures(10, 10), figures(12, 12))).toEqual([
      { code: 'refresh-too-small', run: 'scores', unit: 'north' },
    ])
    expect(compareRounds(figures(10, 14), figures(15, 19))).toEqual([])
    expect(compareRounds(figures(10, 10), figures(10, 10))).toEqual([])
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
    // Keys that the reader has are taken instead of these.
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
