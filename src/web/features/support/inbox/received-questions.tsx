import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import type { Me } from '#contract/identity/me.ts'
import { callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { ReceivedQuestionCard } from './received-question-card.tsx'

type ReceivedProps = {
  readonly me: Pick<Me, 'ownProof'>
  readonly organisation: { readonly id: string; readonly name: string }
  readonly isOnly: boolean
}

/** The anonymous questions that a safety representative answers. */
export function ReceivedQuestions({ me, organisation, isOnly }: ReceivedProps) {
  const t = useText('questions')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className="section-part flow" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {isOnly ? t('received.title') : t('received.titleIn', { organisation: organisation.name })}
      </h2>
      <p className="column">{t('received.lead')}</p>
      {me.ownProof ? (
        <Opened organisationId={organisation.id} onMarked={() => heading.current?.focus()} />
      ) : (
        <p className="column">
          {t('received.proof')} <PageLink to="/installningar">{t('received.proof.link')}</PageLink>
        </p>
      )}
    </section>
  )
}

type OpenedProps = { readonly organisationId: string; readonly onMarked: () => void }

function Opened({ organisationId, onMarked }: OpenedProps) {
  const t = useText('questions')
  const client = useQueryClient()
  const queryKey = ['received-questions', organisationId]
  const list = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await callApi('listQuestions', { params: { organisationId }, signal })).questions,
    staleTime: 0,
  })
  const reread = () => client.invalidateQueries({ queryKey })
  const mark = useMutation({
    mutationFn: ({ id: questionId, state }: { id: string; state: 'open' | 'done' }) =>
      callApi('markQuestion', { params: { organisationId, questionId }, body: { state } }),
    onSuccess: onMarked,
    onSettled: reread,
  })
  return (
    <>
      <Failure error={mark.error} />
      {mark.isSuccess && <Notice live kind="done" title={t(`received.marked.${mark.variables.state}`)} />}
      <Panel
        reading={list}
        shape="list"
        empty={{
          when: (questions) => questions.length === 0,
          show: <p className="column">{t('received.empty')}</p>,
        }}
      >
        {(questions) => (
          <>
            <p className="column">{t('received.danger')}</p>
            <ul className="inbox-items">
              {questions.map((question) => (
                <li key={question.id}>
                  <ReceivedQuestionCard
                    organisationId={organisationId}
                    question={question}
                    busy={mark.isPending && mark.variables.id === question.id}
                    onMark={(state) => mark.mutate({ id: question.id, state })}
                    onReplied={reread}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </Panel>
    </>
  )
}
