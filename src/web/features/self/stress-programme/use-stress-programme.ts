import { useEffect } from 'react'
import { emptyProgramme, type StressProgramme } from '#core/programme/stress-programme.ts'
import { browserStore } from '#web/lib/browser-store.ts'
import { type OwnActs, useOwnActs } from '#web/lib/own-document/use-own-acts.ts'
import { useText } from '#web/lib/use-text.ts'
import { oldNotes } from './old-notes.ts'
import { programmeKind } from './programme-kind.ts'

export type OwnProgramme = OwnActs<StressProgramme>

/** The person's progress in the programme. Notes that the first build of module 1 stored in this browser are merged into it. */
export function useStressProgramme(): OwnProgramme {
  const t = useText('stressProgramme')
  const own = useOwnActs(programmeKind, () => emptyProgramme)
  // Once for each page: the texts are the same at every render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (browserStore(oldNotes.key, oldNotes).read() === null) return
    // If the script cannot be fetched, the notes are moved at the next visit.
    import('./move-week-notes.ts').then(
      ({ moveWeekNotes }) => moveWeekNotes((word) => t(`old.${word}`)),
      () => undefined,
    )
  }, [])
  return own
}
