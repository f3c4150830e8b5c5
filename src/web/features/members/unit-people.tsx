import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#web/lib/api.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox, CheckboxGroup } from '#web/ui/checkbox/checkbox.tsx'
import { Loading } from '#web/ui/loading/loading.tsx'

type UnitPeopleProps = {
  readonly organisationId: string
  readonly unitId: string
  readonly chosen: readonly string[]
  readonly onChoose: (memberIds: readonly string[]) => void
  readonly error: string | undefined
}

/** How many are shown at once. */
const pageSize = 100

/** Who of a unit goes to the one that is made of it, a page at a time. */
export function UnitPeople({ organisationId, unitId, chosen, onChoose, error }: UnitPeopleProps) {
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
  if (page.data === undefined) return <Loading label={t('loading')} />
  const { members, total } = page.data
  if (total === 0) return <p>{t('unit.people.none')}</p>
  return (
    <>
      <CheckboxGroup
        id="unit-people"
        legend={t('unit.people')}
        hint={t('unit.people.chosen', { count: chosen.length })}
        {...(error === undefined ? {} : { error, errorPrefix: t('error.prefix') })}
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
  )
}
