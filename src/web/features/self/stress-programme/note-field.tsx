import { type ClipboardEvent, useState } from 'react'
import { noteLimit } from '#core/programme/stress-programme.ts'
import { formatNumber } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'

type NoteFieldProps = { readonly value: string; readonly onChange: (text: string) => void }

/** Own words about the week. A text that is too long is never cut without a message. */
export function NoteField({ value, onChange }: NoteFieldProps) {
  const t = useText('stressProgramme')
  const { language } = useLanguage()
  const [cut, setCut] = useState(false)
  const limit = formatNumber(noteLimit, language, 0)

  function hearPaste({ currentTarget, clipboardData }: ClipboardEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd } = currentTarget
    const rest = value.length - (selectionEnd - selectionStart)
    setCut(rest + clipboardData.getData('text').length > noteLimit)
  }

  return (
    <>
      <Textarea
        id="note"
        rows={7}
        label={t('part.note.label')}
        hint={t('part.note.hint', { limit })}
        maxLength={noteLimit}
        value={value}
        onPaste={hearPaste}
        onChange={(event) => onChange(event.target.value)}
      />
      <div role="status">
        {value.length > noteLimit && <Notice>{t('part.note.long', { limit })}</Notice>}
        {cut && <Notice>{t('part.note.cut', { limit })}</Notice>}
      </div>
    </>
  )
}
