import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { formatNumber } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import type { RoundDraft } from './round-form.ts'
import { foundUnits, type UnitChoice, unitChoices } from './unit-choices.ts'

type UnitPickerProps = {
  readonly organisationId: string
  readonly draft: Pick<RoundDraft, 'part' | 'unitId'>
  readonly onChange: (part: Partial<RoundDraft>) => void
}

/** Chooses the whole organisation, or a unit with those below it; many units can be searched by name. */
export function UnitPicker({ organisationId, draft, onChange }: UnitPickerProps) {
  const t = useText('prepareRound')
  const { language } = useLanguage()
  const number = (count: number) => formatNumber(count, language)
  const reading = useQuery({
    queryKey: ['units', organisationId],
    queryFn: ({ signal }) => callApi('listUnits', { params: { organisationId }, signal }),
  })
  const all = reading.data?.units
  const choices = useMemo(() => unitChoices(all ?? []), [all])
  return (
    <Panel reading={reading} shape="form">
      {({ units }) => {
        const top = units.find(({ parentId }) => parentId === null)
        const people = units.reduce((sum, { members }) => sum + members, 0)
        if (top === undefined || people === 0) {
          return (
            <Notice title={t('part.nobody')}>
              <p>
                <PageLink to="/personer-och-enheter" className="link-alone">
                  {t('part.nobody.way')}
                </PageLink>
              </p>
            </Notice>
          )
        }
        if (choices.length === 0) return <p>{t('part.only', { unit: top.name, count: number(people) })}</p>
        return (
          <>
            <Radios
              id="round-part"
              name="part"
              legend={t('part.legend')}
              choices={[
                {
                  value: 'whole',
                  label: t('part.whole'),
                  hint: `${top.name}, ${t('part.people', { count: number(people) })}`,
                },
                { value: 'part', label: t('part.part'), hint: t('part.partHint') },
              ]}
              value={draft.part === 'part' ? 'part' : 'whole'}
              onChange={(part) => onChange({ part })}
            />
            {draft.part === 'part' && (
              <UnitSearch
                choices={choices}
                chosen={draft.unitId}
                onChoose={(unitId) => onChange({ unitId })}
              />
            )}
          </>
        )
      }}
    </Panel>
  )
}

type UnitSearchProps = {
  readonly choices: readonly UnitChoice[]
  readonly chosen: string
  readonly onChoose: (unitId: string) => void
}

/** With more units than this a search field is shown. */
const overlooked = 12

function UnitSearch({ choices, chosen, onChoose }: UnitSearchProps) {
  const t = useText('prepareRound')
  const { language } = useLanguage()
  const number = (count: number) => formatNumber(count, language)
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const { shown, total } = foundUnits(choices, { search, chosen })
  const isSearched = choices.length > overlooked
  return (
    <div className="round-units">
      {isSearched && (
        <>
          <TextField
            id="round-unit-search"
            type="search"
            label={t('part.search')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            // Enter searches for a unit; it does not submit the step.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <p role="status" className="small quiet">
            {total > overlooked
              ? t('part.many', { shown: overlooked, total: number(total) })
              : t('part.found', { count: total })}
          </p>
        </>
      )}
      {shown.length > 0 && (
        <Radios
          id="round-unit"
          name="unit"
          legend={t('part.unit')}
          choices={shown.map(({ id, name, people, under }) => ({
            value: id,
            label: name,
            hint:
              under === null
                ? t('part.people', { count: people })
                : t('part.under', { count: people, under }),
          }))}
          value={chosen}
          onChange={onChoose}
        />
      )}
    </div>
  )
}
