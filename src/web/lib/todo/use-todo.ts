import { useQuery } from '@tanstack/react-query'
import type { Me } from '#contract/identity/me.ts'
import type { TodoRow } from '#contract/todo/todo.ts'
import { callApi } from '../api.ts'
import { useMe } from '../query/use-me.ts'

/** A row with the day of its reading, and whether the reader writes the plan. */
export type DatedRow = TodoRow & { readonly today: string; readonly writes: boolean }

/** In milliseconds: for so long the rows are not read again, however many pages are opened. */
const freshFor = 30_000

type Role = Me['memberships'][number]['roles'][number]
const working: readonly Role[] = ['hr', 'safety_representative', 'manager', 'owner']

/** All waiting rows of the reader, in each organisation and as staff; undefined while they are not known. */
export function useTodo(): readonly DatedRow[] | undefined {
  const { data: me } = useMe()
  const isOpen = me != null && (me.secondFactor.shown || !me.secondFactor.needed)
  const staff = me?.staff === true
  const organisations = (me?.memberships ?? []).flatMap(({ organisation, roles }) =>
    roles.some((role) => working.includes(role)) ? [organisation.id] : [],
  )
  const { data } = useQuery({
    queryKey: ['todo', staff, ...organisations],
    queryFn: ({ signal }) => readAll(staff, organisations, signal),
    enabled: isOpen && (staff || organisations.length > 0),
    staleTime: freshFor,
    refetchOnWindowFocus: true,
  })
  return data
}

async function readAll(
  staff: boolean,
  organisations: readonly string[],
  signal: AbortSignal,
): Promise<readonly DatedRow[]> {
  const answers = await Promise.all([
    ...(staff ? [callApi('readStaffTodo', { signal })] : []),
    ...organisations.map((organisationId) => callApi('readTodo', { params: { organisationId }, signal })),
  ])
  return answers.flatMap(({ rows, today, runs }) => rows.map((row) => ({ ...row, today, writes: runs })))
}
