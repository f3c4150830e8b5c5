import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListReviewView, ListedPeople as People } from '#contract/rounds/list-review.ts'
import { callApi } from '#web/lib/api.ts'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { Table } from '#web/ui/table/table.tsx'

type ListedPeopleProps = {
  readonly organisationId: string
  readonly roundId: string
  readonly units: ListReviewView['units']
}

/** The people of one unit on a frozen list, new ones first. */
export function ListedPeople({ organisationId, roundId, units }: ListedPeopleProps) {
  const t = useText('listReview')
  const [chosen, setChosen] = useState(() => units.find(({ invited }) => invited > 0)?.id ?? '')
  const pages = useInfiniteQuery({
    queryKey: ['listed-people', roundId, chosen],
    enabled: chosen !== '',
    initialPageParam: 0,
    queryFn: ({ signal, pageParam }) =>
      callApi('listListedPeople', {
        params: { organisationId, roundId },
        query: { unitId: chosen, offset: pageParam },
        signal,
      }),
    getNextPageParam: (last, all) => {
      const read = all.reduce((sum, { people }) => sum + people.length, 0)
      return read < last.total ? read : undefined
    },
  })
  const people = pages.data?.pages.flatMap((page) => page.people) ?? []
  return (
    <>
      <h5>{t('people.title')}</h5>
      <Select
        id={`unit-of-${roundId}`}
        label={t('people.choose')}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        options={units.map(({ id, name, invited }) => ({ value: id, label: `${name} (${invited})` }))}
      />
      <Panel
        reading={pages}
        shape="table"
        empty={{ when: () => people.length === 0, show: <p>{t('people.empty')}</p> }}
      >
        {() => <PeopleTable people={people} />}
      </Panel>
      {pages.hasNextPage && (
        <p>
          <Button kind="quiet" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('people.more')}
          </Button>
        </p>
      )}
    </>
  )
}

function PeopleTable({ people }: { readonly people: People['people'] }) {
  const t = useText('listReview')
  return (
    <Table
      caption={t('people.title')}
      hideCaption
      stacks
      columns={[
        { id: 'name', label: t('people.name') },
        { id: 'email', label: t('people.email') },
        { id: 'what', label: t('people.what') },
      ]}
      rows={people.map(({ name, email, change, unusualAddress }, place) => ({
        id: `${place}`,
        cells: [
          name === '' ? t('people.noName') : name,
          email ?? t('people.withoutEmail'),
          [
            ...(change === null ? [] : [t(`people.${change}`)]),
            ...(unusualAddress ? [t('people.unusual')] : []),
          ].join('. '),
        ],
      }))}
    />
  )
}
