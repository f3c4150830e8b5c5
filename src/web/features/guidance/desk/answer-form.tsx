import { useRef } from 'react'
import type { GuidanceThread } from '#contract/guidance/guidance.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import { BlockPicker, type PartBlocks } from './block-picker.tsx'
import { useAnswer } from './use-answer.ts'

type AnswerFormProps = {
  readonly thread: GuidanceThread
  readonly name: string
  readonly blocks: readonly PartBlocks[]
}

/** A gap in a text template, which the guide fills in. */
const gap = /\[[^\]\n]*\]/

/** The answer box, with text templates, proposed lines and the closing letter. */
export function AnswerForm({ thread, name, blocks }: AnswerFormProps) {
  const t = useText('guideDesk')
  const answer = useAnswer(thread)
  const box = useRef<HTMLDivElement>(null)
  const { text, proposal } = answer.fields
  const { first } = answer

  function insert(block: string) {
    answer.write({ text: text.trim() === '' ? block : `${text.trimEnd()}\n\n${block}` })
    const field = box.current?.querySelector('textarea')
    field?.focus()
    // The gaps of a template are at its end, where the guide continues to write.
    requestAnimationFrame(() => field?.setSelectionRange(field.value.length, field.value.length))
  }

  return (
    <div ref={box}>
      <Form
        errors={answer.errors.map(({ field, text: words }) => ({
          fieldId: `answer-${field}`,
          message: t(words),
        }))}
        leadsTo="field"
        busy={answer.busy}
        onSubmit={() => void answer.send()}
      >
        {first !== null && (
          <Notice live kind="help" title={t('answer.conflict.title')}>
            <p>{t('answer.conflict.text')}</p>
            <blockquote className="message-text" dir="auto">
              {first.text}
            </blockquote>
          </Notice>
        )}
        {answer.come && (
          <Notice live kind="help" title={t('answer.come.title')}>
            <p>{t('answer.come.text')}</p>
            <p>
              <Button kind="quiet" onClick={answer.haveRead}>
                {t('answer.come.read')}
              </Button>
            </p>
          </Notice>
        )}
        <Textarea
          id="answer-text"
          label={t('answer.label', { name })}
          hint={t('answer.hint')}
          rows={10}
          dir="auto"
          value={text}
          onChange={({ target }) => answer.write({ text: target.value })}
        />
        {gap.test(text) && <p className="small">{t('answer.placeholder')}</p>}
        <details className="disclosure">
          <summary>{t('answer.more')}</summary>
          <div className="flow">
            <Textarea
              id="answer-proposal"
              label={t('answer.proposal')}
              hint={t('answer.proposal.hint')}
              rows={3}
              dir="auto"
              value={proposal}
              onChange={({ target }) => answer.write({ proposal: target.value })}
            />
            <Checkbox
              id="answer-letter"
              label={t('answer.letter')}
              hint={t('answer.letter.hint')}
              checked={answer.letter}
              onChange={({ target }) => answer.setLetter(target.checked)}
            />
          </div>
        </details>
        <Failure error={answer.failure} />
        <Submit busyLabel={t('answer.busy')}>
          {t(first === null ? 'answer.button' : 'answer.conflict.send')}
        </Submit>
        <p role="status" className="small">
          {answer.sent && t('answer.sent')}
        </p>
        <BlockPicker parts={blocks} onInsert={insert} />
      </Form>
    </div>
  )
}
