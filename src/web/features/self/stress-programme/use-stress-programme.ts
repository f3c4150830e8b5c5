import { useEffect } from 'react'
import { emptyProgramme, type StressProgramme } from '#core/programme/stress-programme.ts'
import { browserStore } from '#web/lib/browser-store.ts'
import { type OwnDocument, useOwnDocument } from '#web/lib/own-document/use-own-document.ts'
import { useText } from '#web/lib/use-text.ts'
import { oldNotes } from './old-notes.ts'
import { programmeKind } from './programme-kind.ts'

export type OwnProgramme = Pick<OwnDocument<StressProgramme>, 'kept' | 'state' | 'moved'> & {
  readonly document: StressProgramme
  readonly change: (act: (document: StressProgramme) => StressProgramme) => void
  /** Takes all of it away: from the browser, or from the account and every device. */
  readonly clear: () => void
}

/** What somebody has done in the programme. What the first build of module 1 stored in this browser joins it. */
export function useStressProgramme(): OwnProgramme {
  const t = useText('stressProgramme')
  const { value, change, erase, kept, state, moved } = useOwnDocument(programmeKind)
  // Once a page: the words are the same at every render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (browserStore(oldNotes.key, oldNotes).read() === null) return
    // What cannot be fetched now is moved at the next visit.
    import('./move-week-notes.ts').then(
      ({ moveWeekNotes }) => moveWeekNotes((word) => t(`old.${word}`)),
      () => undefined,
    )
  }, [])
  return {
    document: value,
    kept,
    state,
    moved,
    change: (act) => change(act(value)),
    clear: () => (state === 'browser' ? erase() : change(emptyProgramme)),
  }
}
