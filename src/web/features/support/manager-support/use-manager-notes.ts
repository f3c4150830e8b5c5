import { useMemo } from 'react'
import { accountMark } from '#web/lib/signed-in-mark.ts'
import { useStored } from '#web/lib/use-stored.ts'
import { type ManagerNotes, managerStore } from './manager-notes.ts'

/** What the manager who is signed in has ticked and noted. Only in parts that are shown to people signed in. */
export function useManagerNotes() {
  const store = useMemo(() => managerStore(accountMark() ?? ''), [])
  const { value, kept } = useStored(store)
  return { value, kept, write: (changed: ManagerNotes) => void store.write(changed) }
}
