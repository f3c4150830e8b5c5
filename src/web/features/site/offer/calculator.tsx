import { useState } from 'react'
import { formatNumber, formatShare } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { readNumber, workOut } from './break-even.ts'

const fields = ['people', 'days', 'dayCost', 'price', 'assumption'] as const
type Field = (typeof fields)[number]

/** An example for each field, shown with its error. */
const examples: Readonly<Record<Field, number>> = {
  people: 120,
  days: 8.5,
  dayCost: 3000,
  price: 100_000,
  assumption: 5,
}

/** The assumption starts at zero: no effect on sick leave has been shown. */
const nothing: Readonly<Record<Field, string>> = {
  people: '',
  days: '',
  dayCost: '',
  price: '',
  assumption: '0',
}

/** The reader's own calculation: every number is theirs, and the result says what must be true for the service to pay off. */
export function Calculator() {
  const t = useText('offer')
  const { language } = useLanguage()
  const [written, setWritten] = useState(nothing)
  const most = (field: Field) => (field === 'assumption' ? 100 : 1e9)
  const read = (field: Field) => readNumber(written[field], language, most(field))
  const wrong = (field: Field) => written[field].trim() !== '' && read(field) === null
  const example = (field: Field) => formatNumber(examples[field], language, field === 'days' ? 1 : 0)
  const hints = {
    people: undefined,
    days: 'days',
    dayCost: 'dayCost',
    price: 'price',
    assumption: 'assumption',
  } as const

  return (
    <>
      <div className="flow">
        {fields.map((field) => {
          const hint = hints[field]
          return (
            <TextField
              key={field}
              id={field}
              inputMode="decimal"
              autoComplete="off"
              width="short"
              label={t(`calculator.${field}`)}
              {...(hint === undefined ? {} : { hint: t(`calculator.${hint}.hint`) })}
              error={wrong(field) ? t('calculator.invalid', { example: example(field) }) : undefined}
              value={written[field]}
              onChange={(event) => setWritten({ ...written, [field]: event.target.value })}
            />
          )
        })}
      </div>
      <h3>{t('calculator.result')}</h3>
      <div role="status">
        <Sums
          people={read('people')}
          days={read('days')}
          dayCost={read('dayCost')}
          price={read('price')}
          assumption={read('assumption')}
        />
      </div>
      <p className="small quiet">{t('calculator.note')}</p>
    </>
  )
}

function Sums({ people, days, dayCost, price, assumption }: Readonly<Record<Field, number | null>>) {
  const t = useText('offer')
  const { language } = useLanguage()
  if (people === null || days === null || dayCost === null || price === null || assumption === null) {
    return <p className="quiet">{t('calculator.fill')}</p>
  }
  const { today, saved, net, breakEven } = workOut({
    people,
    days,
    dayCost,
    price,
    assumption: assumption / 100,
  })
  const money = (amount: number) => t('calculator.money', { amount: formatNumber(amount, language) })
  const rows = [
    { term: t('calculator.today'), value: money(today) },
    { term: t('calculator.saved'), value: money(saved) },
    { term: t('calculator.net'), value: money(net) },
  ]
  return (
    <>
      <dl className="sums">
        {rows.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {breakEven !== null && (
          <div className="sums-point">
            <dt>{t('calculator.breakEven')}</dt>
            <dd>{formatShare(breakEven, language, 1)}</dd>
          </div>
        )}
      </dl>
      {breakEven === null && <p>{t('calculator.never')}</p>}
    </>
  )
}
