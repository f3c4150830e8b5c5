import { MissingPart } from '#web/lib/lazy-part.tsx'

/** In place of a part that has not come; it comes by itself when it can. */
export const Lost = () => <MissingPart />
