import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { MailChoices } from '#contract/self/mail-choice.ts'
import { callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Checkbox, CheckboxGroup } from '#web/ui/checkbox/checkbox.tsx'
import { Fold } from '#web/ui/fold/fold.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'

type Kind = MailChoices['kinds'][number]['kind']

const ownMailKey = ['my-mail'] as const

/** The e-mails of the signed-in person: a checkbox for every kind that can be switched off. */
export function OwnMail() {
  const t = useText('mailChoices')
  const choices = useQuery({
    queryKey: ownMailKey,
    queryFn: ({ signal }) => callApi('listMyMail', { signal }),
  })
  // The section loads after the page, so a link to it unfolds it and scrolls once it is there.
  useEffect(() => {
    const section = location.hash === '#mejl' ? document.getElementById('mejl') : null
    if (section === null) return
    section.setAttribute('open', '')
    section.scrollIntoView()
  }, [])
  return (
    <Fold id="mejl" title={t('own.title')} level={2}>
      <p>{t('own.text')}</p>
      <Panel reading={choices} shape="form">
        {({ kinds }) => <ChooseMail kinds={kinds} />}
      </Panel>
    </Fold>
  )
}

function ChooseMail({ kinds }: MailChoices) {
  const t = useText('mailChoices')
  const queries = useQueryClient()
  const [ticked, setTicked] = useState<Partial<Record<Kind, boolean>>>({})
  const saving = useMutation({
    mutationFn: (body: Record<'refused' | 'shown', readonly Kind[]>) => callApi('chooseMyMail', { body }),
    onSuccess: (saved) => {
      queries.setQueryData(ownMailKey, saved)
      setTicked({})
    },
  })
  const isWanted = ({ kind, refused }: (typeof kinds)[number]) => ticked[kind] ?? !refused

  function save() {
    const off = (among: typeof kinds) => among.map(({ kind }) => kind)
    saving.mutate({
      refused: off(kinds.filter((one) => !isWanted(one))),
      shown: off(kinds.filter(({ refused }) => refused)),
    })
  }

  return (
    <Form busy={saving.isPending} onSubmit={save}>
      <CheckboxGroup id="mejl-sorter" legend={t('own.legend')}>
        {kinds.map((one) => (
          <Checkbox
            key={one.kind}
            id={`mejl-${one.kind}`}
            label={t(`kind.${one.kind}`)}
            hint={t(`kind.${one.kind}.text`)}
            checked={isWanted(one)}
            onChange={({ target }) => {
              saving.reset()
              setTicked((before) => ({ ...before, [one.kind]: target.checked }))
            }}
          />
        ))}
      </CheckboxGroup>
      <Failure error={saving.error} />
      {saving.isSuccess && (
        <Notice live kind="done">
          {t('own.saved')}
        </Notice>
      )}
      <p>
        <Submit kind="quiet">{t('own.save')}</Submit>
      </p>
    </Form>
  )
}
