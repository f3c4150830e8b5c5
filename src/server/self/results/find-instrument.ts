import type { Instrument } from '#core/instrument/instrument.ts'
import { Refusal } from '#server/platform/errors.ts'

/**
 * The instrument with this id; without a version its newest.
 * @throws Refusal unknown-instrument, other-version
 */
export function findInstrument(instruments: readonly Instrument[], id: string, version?: string): Instrument {
  const versions = instruments.filter((instrument) => instrument.id === id)
  const [newest] = versions
  if (newest === undefined) throw new Refusal('unknown-instrument')
  if (version === undefined) return newest
  const asked = versions.find((instrument) => instrument.version === version)
  if (asked === undefined) throw new Refusal('other-version')
  return asked
}

/**
 * The instrument of a stored row, for instance a round.
 * @throws Refusal unavailable when the operator has removed its file
 */
export function instrumentOf(
  instruments: readonly Instrument[],
  stored: { readonly instrumentId: string; readonly instrumentVersion: string },
): Instrument {
  const found = knownInstrument(instruments, stored)
  if (found === null) throw new Refusal('unavailable')
  return found
}

/** The same, or null where the operator has removed its file. */
export function knownInstrument(
  instruments: readonly Instrument[],
  { instrumentId, instrumentVersion }: { readonly instrumentId: string; readonly instrumentVersion: string },
): Instrument | null {
  return instruments.find(({ id, version }) => id === instrumentId && version === instrumentVersion) ?? null
}
