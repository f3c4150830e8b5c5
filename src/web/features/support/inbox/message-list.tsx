import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { ContactMessages } from '#contract/support/contact-message.ts'
import { callApi } from '#web/lib/api.ts'
import { FilterLinks } from '#web/lib/filter-links.tsx'
import { Failure } from '#web/lib/form/failure.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { MessageCard } from './message-card.tsx'

type Message = ContactMessages['messages'][number]
type State = Message['state']

const messagesKey = ['contact-messages'] as const

/** The states by their name in the address (`?visa=…`), in the order in which a message passes them. */
const words = { nya: 'new', besvarade: 'answered', klara: 'done' } as const
type Word = keyof typeof words

const isWord = (word: string | null): word is Word => word !== null && Object.hasOwn(words, word)
const wordOf = (state: State): Word =>
  (Object.keys(words) as Word[]).find((one) => words[one] === state) ?? 'nya'

/** Messages of the contact form by state, newest first. */
export function MessageList() {
  const t = useText('inbox')
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const list = useQuery({
    queryKey: messagesKey,
    queryFn: async ({ signal }) => (await callApi('listContactMessages', { signal })).messages,
    staleTime: 0,
  })
  const mark = useMutation({
    mutationFn: ({ id, state }: Pick<Message, 'id' | 'state'>) =>
      callApi('markContactMessage', { params: { messageId: id }, body: { state } }),
    onSuccess: () => heading.current?.focus(),
    onSettled: () => client.invalidateQueries({ queryKey: messagesKey }),
  })
  return (
    <Panel
      reading={list}
      shape="list"
      empty={{
        when: (messages) => messages.length === 0,
        show: <p className="column">{t('messages.empty')}</p>,
      }}
    >
      {(messages) => {
        const word = search.get('visa')
        // A link to one message shows the list that contains it.
        const linked = messages.find(({ id }) => hash === `#message-${id}`)
        const chosen = isWord(word) ? word : wordOf(linked?.state ?? 'new')
        const inState = (state: State) => messages.filter((message) => message.state === state)
        const shown = inState(words[chosen])
        return (
          <section className="flow inbox" aria-labelledby="messages">
            <FilterLinks
              label={t('messages.filter')}
              path="/meddelanden"
              chosen={chosen}
              choices={(Object.keys(words) as Word[]).map((one) => ({
                word: one,
                label: t(`messages.filter.${words[one]}`, { count: inState(words[one]).length }),
              }))}
            />
            <h2 id="messages" ref={heading} tabIndex={-1}>
              {t(`messages.count.${words[chosen]}`, { count: shown.length })}
            </h2>
            <Failure error={mark.error} />
            {mark.isSuccess && (
              <Notice live kind="done" title={t(`messages.marked.${mark.variables.state}`)} />
            )}
            {shown.length === 0 && <p className="column">{t(`messages.none.${words[chosen]}`)}</p>}
            <ul className="inbox-items">
              {shown.map((message) => (
                <li key={message.id}>
                  <MessageCard
                    message={message}
                    busy={mark.isPending && mark.variables.id === message.id}
                    onMark={(state) => mark.mutate({ id: message.id, state })}
                  />
                </li>
              ))}
            </ul>
          </section>
        )
      }}
    </Panel>
  )
}
