import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#web/lib/api.ts'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox, CheckboxGroup } from '#web/ui/checkbox/checkbox.tsx'

type UnitPeopleProps = {
  readonly organisationId: string
  readonly unitId: string
  readonly chosen: readonly string[]
  readonly onChoose: (memberIds: readonly string[]) => void
}

/** The number of people on a page. */
const pageSize = 100

/** Chooses who of a unit goes to the new unit when it is split. */
export function UnitPeople({ organisationId, unitId, chosen, onChoose }: UnitPeopleProps) {
  const t = useText('members')
  const [offset, setOffset] = useState(0)
  const page = useQuery({
    queryKey: ['members', organisationId, '', unitId, offset, pageSize],
    queryFn: ({ signal }) =>
      callApi('listMembers', {
        params: { organisationId },
        query: { unitId, offset, limit: pageSize },
        signal,
      }),
  })
  return (
    <Panel
      reading={page}
      shape="list"
      empty={{ when: ({ total }) => total === 0, show: <p>{t('unit.people.none')}</p> }}
    >
      {({ members, total }) => (
        <>
          <CheckboxGroup
            id="unit-people"
            legend={t('unit.people')}
            hint={t('unit.people.chosen', { count: chosen.length })}
          >
            {members.map(({ id, name, email }) => (
              <Checkbox
                key={id}
                id={`chosen-${id}`}
                label={name || (email ?? '')}
                checked={chosen.includes(id)}
                onChange={(event) =>
                  onChoose(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
            ))}
          </CheckboxGroup>
          {total > pageSize && (
            <nav className="actions" aria-label={t('people.pages')}>
              {offset > 0 && (
                <Button kind="quiet" onClick={() => setOffset(offset - pageSize)}>
                  {t('people.earlier')}
                </Button>
              )}
              {offset + pageSize < total && (
                <Button kind="quiet" onClick={() => setOffset(offset + pageSize)}>
                  {t('people.later')}
                </Button>
              )}
            </nav>
          )}
        </>
      )}
    </Panel>
  )
}
