import arbetsmiljoFile from './data/arbetsmiljo.json' with { type: 'json' }
import djupanalysFile from './data/djupanalys.json' with { type: 'json' }
import firstDjupanalysFile from './data/djupanalys-1.0.json' with { type: 'json' }
import secondDjupanalysFile from './data/djupanalys-2.0.json' with { type: 'json' }
import stressprofilFile from './data/stressprofil.json' with { type: 'json' }
import firstStressprofilFile from './data/stressprofil-1.0.json' with { type: 'json' }
import secondStressprofilFile from './data/stressprofil-2.0.json' with { type: 'json' }
import type { Cause, Instrument } from './instrument.ts'

// A JSON import has no literal types. shipped.test.ts proves the cast: every file passes `readInstrument`.
export const stressprofil = stressprofilFile as unknown as Instrument
export const djupanalys = djupanalysFile as unknown as Instrument
export const arbetsmiljo = arbetsmiljoFile as unknown as Instrument

/** The instruments for new questionnaires. */
export const newestInstruments: readonly Instrument[] = [stressprofil, djupanalys, arbetsmiljo]

/** Earlier versions, which nobody begins anew. People still answer rounds opened with them, and their results are still read. */
export const earlierInstruments: readonly Instrument[] = [
  secondStressprofilFile as unknown as Instrument,
  secondDjupanalysFile as unknown as Instrument,
  firstStressprofilFile as unknown as Instrument,
  firstDjupanalysFile as unknown as Instrument,
]

/** The product's own instruments, the newest version of each first. An operator's files come on top of these. */
export const shippedInstruments: readonly Instrument[] = [...newestInstruments, ...earlierInstruments]

/** Every cause that is asked about now, once: those of the in-depth analysis, then what the longer questionnaire adds. */
export const causesAsked: readonly Cause[] = newestInstruments
  .flatMap(({ causes = [] }) => causes)
  .filter(({ id }, at, all) => all.findIndex((cause) => cause.id === id) === at)

/** A shipped instrument by id, in the given version or else its newest. Another version is another instrument. */
export function findInstrument(id: string, version?: string): Instrument | undefined {
  return shippedInstruments.find(
    (instrument) => instrument.id === id && (version === undefined || instrument.version === version),
  )
}
