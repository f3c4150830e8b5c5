import { isLanguage, rowOf } from '#core/languages.ts'
import { isRefusableKind as isMailKind } from '#core/mail/refusable-kinds.ts'
import type { KeyOf } from '#text/dictionaries.ts'
import { formatDate, formatNumber, formatTime } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { technicalFields } from './export-parts.ts'

type Word = KeyOf<'accountExport'>
type Named = Readonly<Record<string, unknown>>

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Named facts, or a list of them; nested facts are nested lists. */
export function Facts({ facts }: { readonly facts: unknown }) {
  const t = useText('accountExport')
  if (facts === null || (Array.isArray(facts) && facts.length === 0)) return <p>{t('nothing')}</p>
  if (Array.isArray(facts)) {
    return (
      <ul className="account-export-list">
        {facts.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the export is read once and never changes
          <li key={at}>{isNamed(one) ? <Facts facts={one} /> : <Value name="" value={one} />}</li>
        ))}
      </ul>
    )
  }
  if (!isNamed(facts)) return <Value name="" value={facts} />
  return (
    <dl className="account-export-facts">
      {Object.entries(facts)
        .filter(([name, value]) => !technicalFields.includes(name) && value !== undefined)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{t(`field.${name}` as Word)}</dt>
            <dd>
              <Value name={name} value={value} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(text)
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** One value in words. Only the values of fields with choices are translated; a person's own text stays as it is. */
const choices: readonly string[] = [
  'roles',
  'role',
  'state',
  'status',
  'kind',
  'what',
  'printedAs',
  'type',
  'types',
  'way',
  'part',
  'format',
  'receiver',
  'weekday',
  'zone',
  'author',
]

function Value({ name, value }: { readonly name: string; readonly value: unknown }) {
  const t = useText('accountExport')
  const mail = useText('mailChoices')
  const { language } = useLanguage()
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return t('none')
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (Array.isArray(value) && !value.some(isNamed)) {
    return value.map((one, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the export is read once and never changes
      <span key={at}>
        {at > 0 && ', '}
        <Value name={name} value={one} />
      </span>
    ))
  }
  if (typeof value === 'object') return <Facts facts={value} />
  const text = String(value)
  if (isMailKind(text) && ['refused', 'kind'].includes(name)) return mail(`kind.${text}`)
  if (name === 'language' && isLanguage(text)) return rowOf(text).ownName
  if (choices.includes(name)) {
    const key = `value.${text}` as Word
    const words = t(key)
    return words === key ? text : words
  }
  if (typeof value === 'number') return formatNumber(value, language, Number.isInteger(value) ? 0 : 2)
  if (isMoment(text)) {
    const at = new Date(text)
    return t('at', { date: formatDate(at, language), time: formatTime(at, language) })
  }
  if (isDay(text)) return formatDate(new Date(`${text}T12:00:00Z`), language)
  return text
}
