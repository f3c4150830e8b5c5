import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import type { MemberList } from '#contract/organisation.ts'
import { callApi } from '#web/lib/api.ts'
import { useProblemText } from '#web/lib/problem-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Loading } from '#web/ui/loading/loading.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { useImport } from './use-import.ts'

type Member = MemberList['members'][number]

/** Roles that no import ends: the person cannot be taken off the list before an owner has. */
const keptRoles: readonly Member['roles'][number][] = ['hr', 'owner', 'safety_representative']

/** Everybody on today's list, found by name, address or unit; one who has left is taken off it here. */
export function PersonList({ organisationId }: { readonly organisationId: string }) {
  const t = useText('members')
  const problemText = useProblemText()
  const [typed, setTyped] = useState('')
  const [unitId, setUnitId] = useState('')
  const [leaver, setLeaver] = useState<Member | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const running = useImport(organisationId)
  const search = useDeferredValue(typed.trim())
  const units = useQuery({
    queryKey: ['units', organisationId],
    queryFn: ({ signal }) => callApi('listUnits', { params: { organisationId }, signal }),
  })
  const pages = useInfiniteQuery({
    queryKey: ['members', organisationId, search, unitId],
    initialPageParam: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal, pageParam }) =>
      callApi('listMembers', {
        params: { organisationId },
        query: {
          offset: pageParam,
          ...(search === '' ? {} : { search }),
          ...(unitId === '' ? {} : { unitId }),
        },
        signal,
      }),
    getNextPageParam: (last, all) => {
      const read = all.reduce((sum, { members }) => sum + members.length, 0)
      return read < last.total ? read : undefined
    },
  })
  useEffect(() => {
    // What was pressed is gone with the list, and comes back with it.
    if (leaver !== null) heading.current?.focus()
  }, [leaver])
  const members = pages.data?.pages.flatMap((page) => page.members) ?? []
  const total = pages.data?.pages[0]?.total ?? 0

  async function finish() {
    await running.finish()
    setLeaver(null)
  }

  if (leaver !== null) {
    return (
      <section className="surface flow" aria-labelledby="leaver">
        <h2 id="leaver" ref={heading} tabIndex={-1} className="members-name">
          {t('leave.title', { name: leaver.name || (leaver.email ?? '') })}
        </h2>
        <p>{t('leave.text')}</p>
        <ImportOutcome
          {...running}
          finish={finish}
          change={t('leave.button')}
          back={t('leave.back')}
          done={t('leave.done')}
        />
        {running.start.isError && (
          <p>
            <Button kind="quiet" onClick={() => void finish()}>
              {t('leave.back')}
            </Button>
          </p>
        )}
      </section>
    )
  }
  return (
    <div className="overview-section">
      <h2 id="people">{t('people.title')}</h2>
      <div className="members-search">
        <TextField
          id="people-search"
          type="search"
          label={t('people.search')}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select
          id="people-unit"
          label={t('people.unit')}
          value={unitId}
          onChange={(event) => setUnitId(event.target.value)}
          options={[
            { value: '', label: t('people.anyUnit') },
            ...(units.data?.units ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      <p role="status" className="quiet">
        {pages.data !== undefined && t('people.found', { count: total })}
      </p>
      {pages.isPending && <Loading label={t('loading')} />}
      {pages.isError && <Notice live title={problemText(pages.error)} />}
      {members.length > 0 && (
        <MemberTable
          members={members}
          units={new Map((units.data?.units ?? []).map(({ id, name }) => [id, name]))}
          onLeave={(member) => {
            setLeaver(member)
            running.start.mutate({ memberId: member.id })
          }}
        />
      )}
      {pages.hasNextPage && (
        <p>
          <Button kind="quiet" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('people.more')}
          </Button>
        </p>
      )}
    </div>
  )
}

type MemberTableProps = {
  readonly members: readonly Member[]
  readonly units: ReadonlyMap<string, string>
  readonly onLeave: (member: Member) => void
}

function MemberTable({ members, units, onLeave }: MemberTableProps) {
  const t = useText('members')
  const rolesOf = ({ roles }: Member) =>
    roles.map((role) => (role === 'employee' ? t('people.employee') : t(`roles.${role}`))).join(', ')
  return (
    <Table
      caption={t('people.title')}
      hideCaption
      stacks
      columns={[
        { id: 'who', label: t('people.who') },
        { id: 'unit', label: t('people.unitOf') },
        { id: 'roles', label: t('people.roles') },
        { id: 'leave', label: t('people.leaves') },
      ]}
      rows={members.map((member) => {
        const { id, name, email, employeeId, unitId, roles } = member
        return {
          id,
          cells: [
            <span key="who" className="members-name">
              {name === '' ? email : name}
              {name !== '' && (
                <span className="own-line quiet small">
                  {email ?? t('people.withoutEmail', { number: employeeId ?? '' })}
                </span>
              )}
            </span>,
            units.get(unitId) ?? '',
            rolesOf(member),
            roles.some((role) => keptRoles.includes(role)) ? (
              <span key="role" className="small">
                {t('people.roleFirst')}
              </span>
            ) : (
              <Button key="leave" kind="plain" onClick={() => onLeave(member)}>
                {t('people.leave')}
                <span className="hidden-text"> {name === '' ? email : name}</span>
              </Button>
            ),
          ],
        }
      })}
    />
  )
}
