import { useEffect, useState } from 'react'
import { emptyNotes, keepNotes, readNotes, type WeekNotes } from './week-notes.ts'

/** The notes of this browser. They come after the first render, which must look like the built page. */
export function useWeekNotes() {
  const [notes, setNotes] = useState<WeekNotes>(emptyNotes)
  const [kept, setKept] = useState(true)

  useEffect(() => setNotes(readNotes(localStorage)), [])

  return {
    notes,
    /** False when the browser refuses to keep anything. */
    kept,
    change(part: Partial<WeekNotes>) {
      const next = { ...notes, ...part }
      setNotes(next)
      setKept(keepNotes(localStorage, next))
    },
    erase() {
      setNotes(emptyNotes)
      setKept(keepNotes(localStorage, emptyNotes))
    },
  }
}
