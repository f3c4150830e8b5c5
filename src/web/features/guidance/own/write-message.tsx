import { useState } from 'react'
import { guidanceLimits } from '#core/guidance/guidance.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import type { Messages } from './use-messages.ts'

/** With fewer characters left than this, their number is shown. */
const fewLeft = 500

type WriteMessageProps = Pick<Messages, 'text' | 'write' | 'send'> & { readonly name: string }

/** The box for a message to the guide. A sent message waits in the outbox, so that this works without a network too. */
export function WriteMessage({ name, text, write, send }: WriteMessageProps) {
  const t = useText('guidance')
  const [refused, setRefused] = useState<'write.empty' | 'write.tooLong' | null>(null)
  const [sent, setSent] = useState(false)
  const left = guidanceLimits.message - text.trim().length
  const fault = text.trim() === '' ? 'write.empty' : left < 0 ? 'write.tooLong' : null
  return (
    <Form
      leadsTo="field"
      errors={refused !== null && fault !== null ? [{ fieldId: 'guidance-message', message: t(fault) }] : []}
      onSubmit={() => {
        setRefused(fault)
        if (fault !== null) return
        send()
        setSent(true)
        document.getElementById('guidance-message')?.focus()
      }}
    >
      <Textarea
        id="guidance-message"
        label={t('write.label', { name })}
        hint={t('write.hint')}
        rows={6}
        dir="auto"
        value={text}
        onChange={({ target }) => {
          setSent(false)
          setRefused(null)
          write(target.value)
        }}
      />
      <p role="status" className="small quiet">
        {sent ? t('write.sent') : left < fewLeft ? t('write.left', { count: left }) : ''}
      </p>
      <Submit>{t('write.button')}</Submit>
    </Form>
  )
}
