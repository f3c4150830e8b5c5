import { useMemo } from 'react'
import { accountMark } from '#web/lib/signed-in-mark.ts'
import { useStored } from '#web/lib/use-stored.ts'
import { type ManagerNotes, managerStore } from './manager-notes.ts'

/** The ticks and notes of the signed-in manager. Only in components for signed-in people. */
export function useManagerNotes() {
  const store = useMemo(() => managerStore(accountMark() ?? ''), [])
  const { value, kept } = useStored(store)
  return { value, kept, write: (changed: ManagerNotes) => void store.write(changed) }
}
