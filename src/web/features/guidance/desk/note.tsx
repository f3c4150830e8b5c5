import { useState } from 'react'
import type { GuidanceThread } from '#contract/guidance/guidance.ts'
import { guidanceLimits } from '#core/guidance/guidance.ts'
import { ApiError } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { LeaveGuard } from '#web/lib/form/leave-guard.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import { useChangeThread } from './desk-queries.ts'

type NoteProps = { readonly guidanceId: string; readonly note: GuidanceThread['note'] }

/** The guide's own notes. If another tab has saved meanwhile, both texts are shown and the input stays. */
export function Note({ guidanceId, note }: NoteProps) {
  const t = useText('guideDesk')
  const change = useChangeThread(guidanceId)
  /** The input; null: nothing is being changed. */
  const [typed, setTyped] = useState<string | null>(null)
  const [version, setVersion] = useState(note.version)
  const text = typed ?? note.text ?? ''
  const tooLong = text.length > guidanceLimits.note
  const overtaken = change.error instanceof ApiError && change.error.code === 'newer-version'

  function save() {
    if (tooLong || typed === null) return
    change.mutate(
      { do: 'note', version: overtaken ? note.version : version, text },
      {
        onSuccess: (thread) => {
          setVersion(thread.note.version)
          setTyped(null)
        },
      },
    )
  }

  return (
    <section className="flow" aria-labelledby="note-title">
      <h3 id="note-title">{t('notes.title')}</h3>
      {note.text === null && <p className="quiet">{t('notes.lost')}</p>}
      <Form
        leadsTo="field"
        errors={
          tooLong ? [{ fieldId: 'note', message: t('notes.tooLong', { limit: guidanceLimits.note }) }] : []
        }
        busy={change.isPending}
        onSubmit={save}
      >
        <Textarea
          id="note"
          label={t('notes.label')}
          hint={t('notes.hint')}
          rows={4}
          dir="auto"
          value={text}
          onChange={({ target }) => {
            if (typed === null) setVersion(note.version)
            setTyped(target.value)
          }}
        />
        {overtaken ? (
          <Notice live kind="help" title={t('notes.overtaken')}>
            <p className="message-text" dir="auto">
              {note.text}
            </p>
          </Notice>
        ) : (
          <Failure error={change.error} title={t('failed')} />
        )}
        <Submit kind="quiet">{t('notes.save')}</Submit>
        <p role="status" className="small">
          {change.isSuccess && typed === null && t('notes.saved')}
        </p>
        <LeaveGuard unsaved={typed !== null} />
      </Form>
    </section>
  )
}
