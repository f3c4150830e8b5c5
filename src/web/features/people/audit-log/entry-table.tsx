import type { AuditLog } from '#contract/people/audit-log.ts'
import { instantOf } from '#core/calendar/instant-of.ts'
import type { Day } from '#core/calendar/local-time.ts'
import { formatList, formatTableDate, formatTime } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { AddressText } from '#web/ui/address-text/address-text.tsx'
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
        return {
          id: entry.id,
          cells: [
            <span key="what" className="cell-words">
              {sentence(entry)}
              <SignedInBy signIn={entry.signIn} />
            </span>,
            <Who key="who" by={entry.by} />,
            <span key="when" className="one-line">
              {formatTableDate(instantOf({ day: entry.day as Day, time: '12:00' }), language)}{' '}
              {entry.at !== null && formatTime(new Date(entry.at), language)}
            </span>,
          ],
        }
      })}
    />
  )
}

/** The means of signing in, in the order in which they were used. */
function SignedInBy({ signIn }: { readonly signIn: Entry['signIn'] }) {
  const t = useText('auditLog')
  const { language } = useLanguage()
  if (signIn === null || signIn.method === null) return null
  const { method, provider, factor } = signIn
  const by = [
    t(`signIn.${method}`, { provider: provider ?? '' }),
    // A passkey counts as both factors.
    ...(factor === null || method === 'passkey' ? [] : [t(`signIn.factor.${factor}`)]),
  ]
  return <span className="own-line quiet small">{t('signIn', { what: formatList(by, language) })}</span>
}

/** Who did it: a person by name, address and present roles, or what acted instead of a person. */
function Who({ by: { who, name, email, roles } }: { readonly by: Entry['by'] }) {
  const t = useText('auditLog')
  const { language } = useLanguage()
  if (who !== 'person') return name || t(`who.${who}`)
  const held = roles.flatMap((role) => (role === 'employee' ? [] : [t(`role.${role}`)]))
  return (
    <>
      {name || email}
      {held.length > 0 && ` (${formatList(held, language)})`}
      {name !== '' && email !== null && (
        <span className="own-line quiet small">
          <AddressText address={email} />
        </span>
      )}
    </>
  )
}
