import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { GuidanceMessage } from '#contract/guidance/guidance.ts'

type Messages = readonly GuidanceMessage[]

/** What of a thread is on the server alone, and how it is read. */
export type Earlier = {
  readonly count: number
  readonly busy: boolean
  readonly error: unknown
  readonly read: () => void
}

/**
 * A thread comes with its newest messages; those before them are read when somebody asks for them. What has been read stays in
 * its place when new messages push others out of the newest.
 */
export function useEarlier(
  { messages, earlier }: { readonly messages: Messages; readonly earlier: number },
  read: (before: string) => Promise<{ readonly messages: Messages }>,
): { readonly messages: Messages; readonly earlier: Earlier } {
  const [thread, setThread] = useState({ newest: messages, known: messages })
  const known = thread.newest === messages ? thread.known : continued(thread.known, messages)
  if (thread.newest !== messages) setThread({ newest: messages, known })
  const [first] = known
  const { mutate, isPending, error } = useMutation({
    mutationFn: read,
    // What has been dropped meanwhile is no longer what the answer comes before.
    onSuccess: (answer, before) =>
      setThread((now) =>
        now.known[0]?.id === before ? { ...now, known: [...answer.messages, ...now.known] } : now,
      ),
  })
  return {
    messages: known,
    earlier: {
      count: earlier + messages.length - known.length,
      busy: isPending,
      error,
      read: () => first !== undefined && mutate(first.id),
    },
  }
}

/**
 * The newest, with what was known before them. Where that leaves a gap, or was not answered when it was read, it is dropped: it can be
 * read again.
 */
function continued(known: Messages, newest: Messages): Messages {
  const overlap = known.findIndex(({ id }) => id === newest[0]?.id)
  const before = known.slice(0, Math.max(overlap, 0))
  // The newest reach back to what waits for an answer.
  const isStale = before.some(({ author, answered }) => author === 'participant' && !answered)
  return isStale ? newest : [...before, ...newest]
}
