import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { GuidanceMessage } from '#contract/guidance/guidance.ts'

type Messages = readonly GuidanceMessage[]

/** The messages of a thread that are on the server only, and how they are read. */
export type Earlier = {
  readonly count: number
  readonly busy: boolean
  readonly error: unknown
  readonly read: () => void
}

/**
 * Completes a thread. The server sends the newest messages; earlier ones are read when a person asks for them. Those stay in
 * place when new messages push others out of the newest.
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
    // If these messages were dropped while the request ran, the answer does not join the thread.
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
 * The newest messages, preceded by the known earlier ones. The earlier ones are dropped, to be read again, where there is a
 * gap, or where a question among them was unanswered when they were read.
 */
function continued(known: Messages, newest: Messages): Messages {
  const overlap = known.findIndex(({ id }) => id === newest[0]?.id)
  const before = known.slice(0, Math.max(overlap, 0))
  // The newest messages reach back to the first unanswered one, so an unanswered one before them is out of date.
  const isStale = before.some(({ author, answered }) => author === 'participant' && !answered)
  return isStale ? newest : [...before, ...newest]
}
