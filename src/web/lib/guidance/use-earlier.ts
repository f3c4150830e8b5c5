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
  const [past, setPast] = useState<Messages>([])
  const known = joined(past, messages)
  const [first] = known
  const { mutate, isPending, error } = useMutation({
    mutationFn: read,
    onSuccess: (answer) => setPast(joined(answer.messages, known)),
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

/** In order, each once: as it was read last. */
function joined(before: Messages, after: Messages): Messages {
  const ids = new Set(after.map(({ id }) => id))
  return [...before.filter(({ id }) => !ids.has(id)), ...after]
}
