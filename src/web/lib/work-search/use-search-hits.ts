import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SearchHits } from '#contract/search/endpoints.ts'
import { holdsWords, mostHits, wordsOf } from '#core/search/matching.ts'
import type { SearchGroup, SearchOption } from '../../ui/search-box/search-box.tsx'
import { callApi } from '../api.ts'
import { chosenOf, workOrganisation } from '../frames/work-organisation.ts'
import { useMe } from '../query/use-me.ts'
import { useStored } from '../use-stored.ts'
import { useText } from '../use-text.ts'
import { type RailWords, searchedPlaces } from './searched-places.ts'

/** Pause in typing before the server is asked, in milliseconds. */
const pause = 150

/** `find`: the search text for the page at the address. */
export type Hit = SearchOption & { readonly to: string; readonly find?: string }
export type HitGroup = SearchGroup & { readonly options: readonly Hit[] }

const searching = ['hr', 'owner', 'safety_representative', 'manager'] as const

/** The hits: the server searches the organisation, the browser searches pages and settings in the current language. */
export function useSearchHits(typed: string, places: readonly RailWords[]) {
  const t = useText('workSearch')
  const { data: me } = useMe()
  const { value: chosen } = useStored(workOrganisation)
  const searched = me?.memberships.filter(({ roles }) => roles.some((role) => isSearching(role)))
  const membership = chosenOf(searched ?? [], chosen)
  const organisationId = membership?.organisation.id ?? ''
  const roles = me?.memberships.flatMap((one) => one.roles) ?? []
  const wanted = typed.trim()
  const isLong = wanted.length >= 2
  const asked = useSettled(wanted)
  const mayAsk = membership !== undefined && asked.length >= 2
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', organisationId, asked],
    queryFn: ({ signal }) =>
      callApi('searchOrganisation', { params: { organisationId }, body: { words: asked }, signal }),
    enabled: mayAsk,
    placeholderData: keepPreviousData,
    // Search results do not stay in memory.
    gcTime: 0,
    retry: false,
  })
  const words = wordsOf(wanted)
  const group = (id: 'units' | 'people' | 'rounds' | 'measures' | 'pages' | 'settings', options: Hit[]) =>
    options.length === 0 ? [] : [{ id, title: t(`group.${id}`), options: options.slice(0, mostHits) }]
  const found = isLong && mayAsk && error === null ? data : undefined
  const reads = roles.some((role) => role === 'hr' || role === 'safety_representative' || role === 'manager')
  const local = (of: 'pages' | 'settings') =>
    searchedPlaces.flatMap(({ name, path, group: where, roles: opens }): Hit[] => {
      if (where !== of || !(opens === null || opens.some((role) => roles.includes(role)))) return []
      const title = t(`place.${name}`)
      return holdsWords(`${title} ${t(`place.${name}.words`)}`, words) ? [{ id: name, title, to: path }] : []
    })
  const rail = places.flatMap(({ id, title }): Hit[] =>
    holdsWords(title, words) ? [{ id: id.slice(1), title, to: id }] : [],
  )
  const groups: readonly HitGroup[] = isLong
    ? [
        ...group('units', (found?.units ?? []).map(unitHit)),
        ...group('people', (found?.people ?? []).map(personHit)),
        ...group(
          'rounds',
          (found?.rounds ?? []).map((round) => roundHit(round, reads, t('round.released'))),
        ),
        ...group('measures', (found?.measures ?? []).map(measureHit)),
        ...group('pages', [...rail, ...local('pages')]),
        ...group('settings', local('settings')),
      ]
    : []
  return {
    groups,
    waiting: isLong && membership !== undefined && (asked !== wanted || isFetching),
    failed: error !== null,
    more: found?.more === true,
  }
}

const isSearching = (role: string): boolean => searching.some((one) => one === role)

/** The typed text, after a pause in typing. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

const unitHit = ({ id, name, roundId }: SearchHits['units'][number]): Hit => ({
  id: `unit-${id}`,
  title: name,
  to: roundId === null ? '/personer-och-enheter#now' : `/enheter?matning=${roundId}&enhet=${id}`,
})

function personHit({ id, name, email, employeeId, unit }: SearchHits['people'][number]): Hit {
  const reached = email ?? employeeId ?? ''
  const title = name === '' ? reached : name
  return {
    id: `person-${id}`,
    title,
    note: [name === '' ? '' : reached, unit].filter(Boolean).join(', '),
    to: '/personer-och-enheter#people',
    find: reached === '' ? title : reached,
  }
}

/** @param reads whether the reader reads figures; then a released round links to them */
const roundHit = (
  { id, name, released }: SearchHits['rounds'][number],
  reads: boolean,
  note: string,
): Hit => ({
  id: `round-hit-${id}`,
  title: name,
  ...(released ? { note } : {}),
  to: released && reads ? `/hr-dashboard?matning=${id}` : `/matningar#round-${id}`,
})

const measureHit = ({ id, title, unit }: SearchHits['measures'][number]): Hit => ({
  id: `measure-${id}`,
  title,
  note: unit,
  to: `/atgarder?atgard=${id}`,
})
