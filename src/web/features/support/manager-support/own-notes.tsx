import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { longestNote, withNote } from './manager-notes.ts'
import { NotKept } from './not-kept.tsx'
import { useManagerNotes } from './use-manager-notes.ts'

/** A manager's own notes on one guide. They stay in this browser and are not printed. */
export function OwnNotes({ guide }: { readonly guide: string }) {
  const t = useText('managerSupport')
  const { value, kept, write } = useManagerNotes()
  const note = value.notes[guide] ?? ''
  return (
    <section className="surface flow column no-print">
      <h2>{t('notes.title')}</h2>
      <Notice>{t('notes.warning')}</Notice>
      <NotKept kept={kept} />
      <Textarea
        id="notes"
        label={t('notes.label')}
        hint={t('notes.hint')}
        rows={6}
        maxLength={longestNote}
        value={note}
        onChange={({ target }) => write(withNote(value, guide, target.value))}
      />
      {note !== '' && (
        <TwoStepButton
          label={t('notes.delete')}
          question={t('notes.delete.question')}
          yes={t('delete.yes')}
          no={t('delete.no')}
          onConfirm={() => {
            write(withNote(value, guide, ''))
            document.getElementById('notes')?.focus()
          }}
        />
      )}
    </section>
  )
}
