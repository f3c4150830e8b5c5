import djupanalysFile from './data/djupanalys.json' with { type: 'json' }
import stressprofilFile from './data/stressprofil.json' with { type: 'json' }
import type { Instrument } from './instrument.ts'

// A JSON import knows no literal types. What the cast claims, shipped.test.ts proves: both files pass `readInstrument`.
export const stressprofil = stressprofilFile as unknown as Instrument
export const djupanalys = djupanalysFile as unknown as Instrument

/** The product's own instruments. An operator's files come on top of these. */
export const shippedInstruments: readonly Instrument[] = [stressprofil, djupanalys]

/** A shipped instrument by id, and by version if one is asked for. Another version is another instrument. */
export function findInstrument(id: string, version?: string): Instrument | undefined {
  return shippedInstruments.find(
    (instrument) => instrument.id === id && (version === undefined || instrument.version === version),
  )
}
