import { useRef } from 'react'
import type { Overview } from '#contract/rounds/overview.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { type CompareProps, comparableRounds, mostColumns } from './compared-columns.ts'
import type { useCompared } from './use-compared.ts'

type CompareChoicesProps = {
  readonly props: CompareProps
  readonly compared: ReturnType<typeof useCompared>
  readonly unitIds: readonly string[]
  readonly others: Overview['rounds']
}

/** The columns of the comparison, and the controls that add to it. */
export function CompareChoices({ props, compared, unitIds, others }: CompareChoicesProps) {
  const { words, overview, round, unit } = props
  const { t } = words
  const choices = useRef<HTMLDivElement>(null)
  const comparable = comparableRounds(overview, round)
  const hasRoom = (units: number, rounds: number) => (1 + units) * (1 + rounds) <= mostColumns
  const roomForUnit = hasRoom(unitIds.length + 1, others.length)
  const roomForRound = hasRoom(unitIds.length, others.length + 1)
  const chosen = [
    ...unitIds.map((id) => ({
      what: 'unit' as const,
      id,
      name: overview.units.find((one) => one.id === id)?.name ?? '',
    })),
    ...others.map(({ id, name }) => ({ what: 'round' as const, id, name })),
  ]
  const picks = [
    {
      what: 'unit' as const,
      room: roomForUnit,
      options: overview.units.map(({ id, name, depth }) => ({
        id,
        name: '\u00a0\u00a0'.repeat(depth) + name,
        left: id !== unit.id && !unitIds.includes(id),
      })),
    },
    {
      what: 'round' as const,
      room: roomForRound,
      options: comparable.map(({ id, name }) => ({
        id,
        name,
        left: !others.some((one) => one.id === id),
      })),
    },
  ]
  return (
    <div ref={choices} className="compare-with no-print">
      <div className="compare-picks">
        {picks.map(({ what, room, options }) => (
          <Form
            key={what}
            className="compare-pick"
            leadsTo="field"
            busy={!room}
            onSubmit={(written) => {
              const id = String(new FormData(written).get(what))
              if (id === '') return
              compared.add(what, id)
              written.reset()
            }}
          >
            <label className="compare-field">
              <span>{t(`compare.${what}`)}</span>
              <select name={what} className="field-control select">
                <option value="">{t('compare.choose')}</option>
                {options
                  .filter(({ left }) => left)
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </select>
            </label>
            <Submit kind="quiet">{t(`compare.add.${what}`)}</Submit>
          </Form>
        ))}
      </div>
      {chosen.length > 0 && (
        <ul className="compare-chosen">
          {chosen.map(({ what, id, name }) => (
            <li key={id}>
              <span>{name}</span>{' '}
              <Button
                kind="plain"
                onClick={() => {
                  compared.remove(what, id)
                  // The pressed button disappears together with its column.
                  choices.current?.querySelector('select')?.focus()
                }}
              >
                {t('compare.remove')} <span className="hidden-text">{name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="small quiet" role="status">
        {!roomForUnit && !roomForRound && t('compare.full')}
      </p>
      {overview.rounds.length > comparable.length + 1 && (
        <p className="small quiet column">{t('compare.others')}</p>
      )}
    </div>
  )
}
