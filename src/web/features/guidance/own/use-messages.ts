import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { formStore, textFields } from '#web/lib/form/form-draft.ts'
import { newId } from '#web/lib/new-id.ts'
import type { Delivery } from '#web/lib/outbox/outbox.ts'
import { useOutbox } from '#web/lib/outbox/use-outbox.ts'
import { meKey } from '#web/lib/query/read-me.ts'
import { useStored } from '#web/lib/use-stored.ts'
import { myGuidanceKey, newsKey, type OwnGuidance } from './guidance-queries.ts'
import { forgetMessage, messageOutbox, type PendingMessage } from './message-outbox.ts'

/** Messages to the guide that wait in the outbox. They are sent while a page with this hook is open. */
export function usePending(personId: string) {
  const client = useQueryClient()
  const reread = useCallback(async () => {
    for (const queryKey of [myGuidanceKey(personId), newsKey(personId)])
      await client.invalidateQueries({ queryKey })
  }, [client, personId])
  const heed = useCallback(
    ({ sessionOver, tried, arrived, passing }: Delivery) => {
      if (sessionOver) void client.invalidateQueries({ queryKey: meKey })
      // A message was refused: the guidance may have been paused or ended elsewhere.
      if (tried > arrived + passing) void reread()
    },
    [client, reread],
  )
  const { items, busy, deliver } = useOutbox(messageOutbox, personId, heed, reread)
  return { pending: items.filter(({ owner }) => owner === personId), busy, deliver }
}

/** The message being written to the guide, and those that wait in the outbox. */
export function useMessages(personId: string, { id: guidanceId, guide }: Pick<OwnGuidance, 'id' | 'guide'>) {
  const { pending, busy, deliver } = usePending(personId)
  const store = useMemo(
    () => formStore('andrum.guidance-message', textFields<'text'>(['text']), { owner: personId }),
    [personId],
  )
  const { value: draft } = useStored(store)
  const write = (text: string) => store.write({ fields: { text }, key: null })

  return {
    text: draft.fields.text,
    pending,
    busy,
    write,
    send: () => {
      if (guide === null) return
      messageOutbox.put({
        id: newId(),
        owner: personId,
        text: draft.fields.text.trim(),
        guidanceId,
        guideId: guide.id,
        state: 'waiting',
        refusal: null,
      })
      store.erase()
      void deliver()
    },
    /** Returns the words of a refused message to the box, after the words there. */
    takeBack: ({ id, text }: PendingMessage) => {
      write([draft.fields.text, text].filter(Boolean).join('\n\n'))
      forgetMessage(id)
    },
  }
}

export type Messages = ReturnType<typeof useMessages>
