import { useEffect, useMemo, useState } from 'react'
import type { GuidanceMessage, GuidanceThread } from '#contract/guidance/guidance.ts'
import { ApiError } from '#web/lib/api.ts'
import { useDraftForm } from '#web/lib/form/use-draft-form.ts'
import { answerRules, linesOf } from './answer-rules.ts'
import { useShownThread } from './desk-queries.ts'

/** The answer being written. The tab stores it until it has been sent, also when a colleague has answered first. */
export function useAnswer({ id, messages }: Pick<GuidanceThread, 'id' | 'messages'>) {
  const { show, reread } = useShownThread(id)
  const rules = useMemo(() => answerRules(id), [id])
  const form = useDraftForm(rules)
  const { open } = form
  useEffect(() => open((kept) => kept ?? { text: '', proposal: '' }), [open])
  const [letter, setLetter] = useState(false)
  const [sent, setSent] = useState(false)
  /** The last message when the refused answer was sent: a colleague's answer came after it. */
  const [refusedAfter, setRefusedAfter] = useState<string | null | undefined>()
  const first = refusedAfter === undefined ? null : firstAfter(messages, refusedAfter)
  const newest = messages.at(-1)?.id ?? null
  /** The last message when the guide began to write. Later ones are out of sight, so the answer does not count as an answer to them. */
  const [read, setRead] = useState(newest)
  const isEmpty = form.fields.text === '' && form.fields.proposal === ''
  useEffect(() => {
    if (isEmpty) setRead(newest)
  }, [isEmpty, newest])
  const seen = laterOf(messages, read, first?.id ?? null)
  const come = isEmpty ? undefined : messages.slice(placeOf(messages, seen) + 1).findLast(isParticipants)

  async function send() {
    const proposal = linesOf(form.fields.proposal)
    const written = {
      text: form.fields.text,
      seen,
      ...(proposal.length === 0 ? {} : { proposal }),
      ...(letter ? { letter } : {}),
    }
    const body = (await form.check(written))?.body
    if (!body) return
    const news = await form.send(body, { guidanceId: id })
    if (news?.answer) {
      form.show({ text: '', proposal: '' })
      setLetter(false)
      setSent(true)
      setRefusedAfter(undefined)
      show(news.answer)
    } else if (isOvertaken(news?.error)) {
      setRefusedAfter(seen)
      await reread()
    }
  }

  return {
    ...form,
    failure: isOvertaken(form.failure) ? null : form.failure,
    letter,
    setLetter,
    sent,
    first,
    /** Whether the participant has written since; `haveRead` marks that as read. */
    come: come !== undefined,
    haveRead: () => come && setRead(come.id),
    write: (part: Partial<typeof form.fields>) => {
      setSent(false)
      form.write(part)
    },
    send,
  }
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'answered-meanwhile'

const isParticipants = ({ author }: GuidanceMessage): boolean => author === 'participant'

/** -1: null, or an unknown id, comes before all messages. */
const placeOf = (messages: readonly GuidanceMessage[], id: string | null): number =>
  messages.findIndex((one) => one.id === id)

const laterOf = (messages: readonly GuidanceMessage[], one: string | null, other: string | null) =>
  placeOf(messages, one) < placeOf(messages, other) ? other : one

/** The first answer after a message. */
const firstAfter = (messages: readonly GuidanceMessage[], id: string | null): GuidanceMessage | null =>
  messages.slice(placeOf(messages, id) + 1).find((one) => !isParticipants(one)) ?? null
