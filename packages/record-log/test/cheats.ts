import type { RoundFile } from '../log/round-file.ts'
import { signerOf, TestLog } from './test-log.ts'
import {
  appendOpening,
  appendPrograms,
  type Made,
  makeReleased,
  makeRoundFile,
  opensAt,
  program,
  releasesAt,
  saltOf,
} from './test-round.ts'

const hour = 60 * 60 * 1000
const after = (at: Date) => new Date(at.getTime() + hour)

/**
 * The round opened with groups of twelve and without the unit `small`, and a witness saw that. Just before the release the
 * server appended a second opening, with eight and with `small`, under the date of the first.
 * @param shown whether the file has what the witness signed before the second opening
 */
export async function makeReopened(made: Made, { shown = false } = {}): Promise<RoundFile> {
  const { file } = await makeRoundFile(made)
  const log = new TestLog(made.log)
  const programIndex = await appendPrograms(log)
  const units = made.opened.units.filter(({ unit }) => unit !== 'small')
  await appendOpening(log, { ...made.opened, smallestGroup: 12, units })
  const seen = log.leaves.length
  const { openedIndex } = await appendOpening(log, made.opened, { salt: 'opened again' })
  const released = await makeReleased(made, openedIndex)
  const releasedIndex = await log.append(released, saltOf('released'))
  const by = made.witness
  return {
    ...file,
    program: await log.find(programIndex, saltOf('program'), program),
    opened: await log.find(openedIndex, saltOf('opened again'), made.opened),
    released: await log.find(releasedIndex, saltOf('released'), released),
    checkpoints: [
      ...(shown ? [await log.checkpoint(seen, [{ by, at: after(opensAt) }])] : []),
      await log.checkpoint(log.leaves.length, [{ by, at: after(releasesAt) }]),
    ],
  }
}

/** Opened with groups of twelve, and released with groups of eight. */
export const makeLowered = async (made: Made): Promise<RoundFile> =>
  (await makeRoundFile({ ...made, opened: { ...made.opened, smallestGroup: 12 } })).file

/** Opened without the unit `small`, which the release has. */
export async function makeUnitAdded(made: Made): Promise<RoundFile> {
  const units = made.opened.units.filter(({ unit }) => unit !== 'small')
  return (await makeRoundFile({ ...made, opened: { ...made.opened, units } })).file
}

/** The log ends before the release; a witness saw it then. */
export async function makeCutShort(made: Made): Promise<RoundFile> {
  const { file, log } = await makeRoundFile(made)
  const { program, opened, released } = file
  const size = released?.index ?? 0
  const seen = [{ by: made.witness, at: after(opensAt) }]
  return {
    ...file,
    program: program && (await log.find(program.index, program.salt, program.record, size)),
    opened: opened && (await log.find(opened.index, opened.salt, opened.record, size)),
    checkpoints: [await log.checkpoint(size, seen, size)],
  }
}

/** The same round in another log of the same key and size, with another record of the opening. */
export const makeForked = async (made: Made): Promise<RoundFile> =>
  (await makeRoundFile({ ...made, opened: { ...made.opened, closesAt: '2026-03-20T17:00:00.000Z' } })).file

export const makeOtherKey = async (made: Made): Promise<RoundFile> =>
  (await makeRoundFile(made, new TestLog(await signerOf(made.log.key.name, 'log', 'another secret')))).file

/** Shown two tenths lower than it was released. */
export function forgeFigure(file: RoundFile): RoundFile {
  const figures = file.figures.map((shown) => {
    if (shown.unit !== 'north' || shown.figure === null) return shown
    const { total } = shown.figure as { total: { at: number; lo: number; hi: number } }
    const lower = { ...total, at: total.at - 0.2, lo: total.lo - 0.2, hi: total.hi - 0.2 }
    return { ...shown, figure: { ...(shown.figure as object), total: lower } }
  })
  return { ...file, figures }
}
