import { MissingPart } from '#web/lib/lazy-part.tsx'

/** Shown instead of a part that could not be fetched; the part appears when it can be. */
export const Lost = () => <MissingPart />
