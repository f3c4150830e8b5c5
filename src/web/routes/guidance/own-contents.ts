import type { OwnContents } from '#web/features/guidance/own/own-contents.ts'
import { recoveryKind } from '#web/features/self/recovery/recovery-kind.ts'
import { programmeKind } from '#web/features/self/stress-programme/programme-kind.ts'
import { useOwnDocument } from '#web/lib/own-document/use-own-document.ts'

/** The own documents of both programmes, known once both have been read, even if the network has failed since. */
export function useOwnContents(): OwnContents {
  const { value: programme, state: programmeState } = useOwnDocument(programmeKind)
  const { value: recovery, state: recoveryState } = useOwnDocument(recoveryKind)
  const { checks, worksheets } = programme
  const isKnown = [programmeState, recoveryState].every((state) => state === 'saved' || state === 'saving')
  return { checks, worksheets, checkIns: recovery.checkIns, known: isKnown }
}
