import type { AuditLog } from '#contract/audit-log.ts'
import { formatDate, formatList, formatTime } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Table } from '#web/ui/table/table.tsx'
import { useEntryWords } from './use-entry-words.ts'

type Entry = AuditLog['entries'][number]

/** Each entry as a sentence, with who did it and when. */
export function EntryTable({ entries }: { readonly entries: readonly Entry[] }) {
  const t = useText('auditLog')
  const { language } = useLanguage()
  const sentence = useEntryWords()
  return (
    <Table
      caption={t('title')}
      hideCaption
      stacks
      columns={[
        { id: 'what', label: t('column.what') },
        { id: 'who', label: t('column.who') },
        { id: 'when', label: t('column.when') },
      ]}
      rows={entries.map((entry) => {
        const at = new Date(entry.at)
        return {
          id: entry.id,
          cells: [
            <span key="what" className="cell-words">
              {sentence(entry)}
            </span>,
            <Who key="who" by={entry.by} />,
            t('at', { date: formatDate(at, language), time: formatTime(at, language) }),
          ],
        }
      })}
    />
  )
}

/** Whose doing it was: a name, an address and what the person is today, or who it was instead of a person. */
function Who({ by: { who, name, email, roles } }: { readonly by: Entry['by'] }) {
  const t = useText('auditLog')
  const { language } = useLanguage()
  if (who !== 'person') return name || t(`who.${who}`)
  const held = roles.flatMap((role) => (role === 'employee' ? [] : [t(`role.${role}`)]))
  return (
    <span className="cell-words">
      {name || email}
      {name !== '' && <span className="own-line quiet small">{email}</span>}
      <span className="own-line quiet small">
        {held.length === 0 ? t('who.noRole') : formatList(held, language)}
      </span>
    </span>
  )
}
