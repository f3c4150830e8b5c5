import { useQuery } from '@tanstack/react-query'
import type { Me } from '#contract/identity/me.ts'
import type { TodoRow } from '#contract/todo/todo.ts'
import { callApi } from '../api.ts'
import { useMe } from '../query/use-me.ts'

type Organisation = Pick<Me['memberships'][number]['organisation'], 'id' | 'name'>

/** A row with the day of its reading, and whether the reader writes the plan. */
export type DatedRow = TodoRow & {
  readonly today: string
  readonly writes: boolean
  /** Where it waits, for a reader who works in several organisations. */
  readonly organisation?: Organisation
}

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
    roles.some((role) => working.includes(role)) ? [organisation] : [],
  )
  const { data } = useQuery({
    queryKey: ['todo', staff, ...organisations.map(({ id }) => id)],
    queryFn: ({ signal }) => readAll(staff, organisations, signal),
    enabled: isOpen && (staff || organisations.length > 0),
    staleTime: freshFor,
    refetchOnWindowFocus: true,
  })
  return data
}

async function readAll(
  staff: boolean,
  organisations: readonly Organisation[],
  signal: AbortSignal,
): Promise<readonly DatedRow[]> {
  const ofOrganisation = async (organisation: Organisation) => {
    const answer = await callApi('readTodo', { params: { organisationId: organisation.id }, signal })
    return { ...answer, where: organisations.length > 1 ? { organisation } : {} }
  }
  const answers = await Promise.all([
    ...(staff ? [callApi('readStaffTodo', { signal }).then((answer) => ({ ...answer, where: {} }))] : []),
    ...organisations.map(ofOrganisation),
  ])
  return answers.flatMap(({ rows, today, runs, where }) =>
    rows.map((row) => ({ ...row, ...where, today, writes: runs })),
  )
}
