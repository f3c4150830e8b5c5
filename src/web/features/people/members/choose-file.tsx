import { useRef, useState } from 'react'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { FileField } from '#web/ui/file-field/file-field.tsx'
import { exampleFile } from './read-as-base64.ts'

type ChooseFileProps = {
  /** Whether people without an address can be invited by SMS. */
  readonly sms: boolean
  readonly smsReminders: boolean
  readonly busy: boolean
  readonly onFile: (file: File) => void
}

const fieldId = 'import-file'

/** The columns that a file needs, an example, and the file field. */
export function ChooseFile({ sms, smsReminders, busy, onFile }: ChooseFileProps) {
  const t = useText('members')
  const field = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)

  function submit() {
    const file = field.current?.files?.[0]
    setMissing(file === undefined)
    if (file !== undefined) onFile(file)
  }

  const template = t('file.template.name')
  const example = `data:text/csv;charset=utf-8,${encodeURIComponent(exampleFile(t('file.example.rows')))}`
  return (
    <Form
      errors={missing ? [{ fieldId, message: t('file.none') }] : []}
      busy={busy}
      className="flow column"
      onSubmit={submit}
    >
      <p>{t('file.columns.whole')}</p>
      <details className="figure-table">
        <summary>{t('file.columns.title')}</summary>
        <ul>
          <li>{t('file.columns.unit')}</li>
          <li>{t('file.columns.person')}</li>
          {sms && <li>{t(smsReminders ? 'file.columns.mobile.reminders' : 'file.columns.mobile')}</li>}
          <li>{t('file.columns.optional')}</li>
        </ul>
      </details>
      <p className="actions">
        <a className="link-alone" href={`/import/${template}`} download>
          {t('file.template')}
        </a>
        <a className="link-alone" href={example} download={t('file.example.name')}>
          {t('file.example')}
        </a>
      </p>
      <FileField
        ref={field}
        id={fieldId}
        label={t('file.label')}
        hint={t('file.hint')}
        accept=".xlsx,.csv,.txt,text/csv,text/plain"
      />
      <Submit busyLabel={t('file.reading')}>{t('file.read')}</Submit>
    </Form>
  )
}
