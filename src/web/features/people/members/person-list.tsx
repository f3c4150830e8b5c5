import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { defaultLanguage } from '#core/languages.ts'
import { formatNumber } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'
import { AddressText } from '#web/ui/address-text/address-text.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { PersonChange, type PersonWish } from './person-change.tsx'
import type { Member } from './person-draft.ts'
import { useImport } from './use-import.ts'

/** The number of people on a page: few, so that what is below the list is near on a phone. */
const pageSize = 10

/** Everybody on the present list, searchable by name, address, number or unit. Each person can be changed, and a person added. */
export function PersonList({ organisationId }: { readonly organisationId: string }) {
  const t = useText('members')
  const { language } = useLanguage()
  const arrival = useLocation()
  const found = isFound(arrival.state) ? arrival.state.find : ''
  const [typed, setTyped] = useState(found)
  const [unitId, setUnitId] = useState('')
  const [refusedOnly, setRefusedOnly] = useState(false)
  const [offset, setOffset] = useState(0)
  const [wish, setWish] = useState<PersonWish | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const returns = useRef(false)
  const running = useImport(organisationId)
  const search = useDeferredValue(typed.trim())
  const units = useQuery({
    queryKey: ['units', organisationId],
    queryFn: ({ signal }) => callApi('listUnits', { params: { organisationId }, signal }),
  })
  const organisation = useQuery({
    queryKey: ['organisation', organisationId],
    queryFn: ({ signal }) => callApi('readOrganisation', { params: { organisationId }, signal }),
  })
  const page = useQuery({
    queryKey: ['members', organisationId, search, unitId, refusedOnly, offset],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callApi('listMembers', {
        params: { organisationId },
        query: {
          offset,
          limit: pageSize,
          ...(search === '' ? {} : { search }),
          ...(unitId === '' ? {} : { unitId }),
          ...(refusedOnly ? { refusedAddresses: 'only' as const } : {}),
        },
        signal,
      }),
  })
  useEffect(() => {
    if (found === '' || arrival.key === '') return
    setTyped(found)
    setUnitId('')
    setOffset(0)
    setWish(null)
  }, [found, arrival.key])
  useEffect(() => {
    if (wish === null && returns.current) heading.current?.focus()
    returns.current = wish !== null
  }, [wish])
  const { members = [], total = 0 } = page.data ?? {}
  const refused = organisation.data?.refusedAddresses ?? 0
  const find = (part: { readonly typed?: string; readonly unitId?: string }) => {
    if (part.typed !== undefined) setTyped(part.typed)
    if (part.unitId !== undefined) setUnitId(part.unitId)
    setOffset(0)
  }
  const turnTo = (place: number) => {
    setOffset(place)
    heading.current?.focus()
  }

  const leave = (member: Member) => {
    setWish({ kind: 'leave', member })
    running.start.mutate({ kind: 'remove-person', memberId: member.id })
  }

  if (wish !== null && units.data !== undefined)
    return (
      <PersonChange
        key={wish.kind}
        wish={wish}
        units={units.data.units}
        language={organisation.data?.language ?? defaultLanguage}
        sms={organisation.data?.sms === true}
        smsReminders={organisation.data?.smsReminders === true}
        running={running}
        onLeave={wish.kind === 'change' ? () => leave(wish.member) : undefined}
        onBack={() => setWish(null)}
      />
    )
  return (
    <div className="overview-section">
      <h2 id="people" ref={heading} tabIndex={-1}>
        {t('people.title')}
      </h2>
      <p>
        <Button kind="quiet" onClick={() => setWish({ kind: 'add' })}>
          {t('people.add')}
        </Button>
      </p>
      <div className="members-search">
        <TextField
          id="people-search"
          type="search"
          label={t('people.search')}
          maxLength={100}
          value={typed}
          onChange={(event) => find({ typed: event.target.value })}
        />
        <Select
          id="people-unit"
          label={t('people.unit')}
          value={unitId}
          onChange={(event) => find({ unitId: event.target.value })}
          options={[
            { value: '', label: t('people.anyUnit') },
            ...(units.data?.units ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      {(refused > 0 || refusedOnly) && (
        <Notice
          title={t(organisation.data?.sms === true ? 'people.refused.sms' : 'people.refused', {
            count: refused,
          })}
        >
          <Checkbox
            id="people-refused"
            label={t('people.refused.only')}
            checked={refusedOnly}
            onChange={(event) => {
              setRefusedOnly(event.target.checked)
              setOffset(0)
            }}
          />
        </Notice>
      )}
      <p role="status" className="quiet">
        {page.data !== undefined &&
          (total <= pageSize
            ? t('people.found', { count: total })
            : t('people.range', {
                from: formatNumber(offset + 1, language),
                to: formatNumber(offset + members.length, language),
                total: formatNumber(total, language),
              }))}
      </p>
      <Panel reading={page} shape="table" empty={{ when: () => members.length === 0, show: null }}>
        {() => (
          <MemberTable
            members={members}
            units={new Map((units.data?.units ?? []).map(({ id, name }) => [id, name]))}
            onChange={(member) => setWish({ kind: 'change', member })}
          />
        )}
      </Panel>
      {total > pageSize && (
        <nav className="actions" aria-label={t('people.pages')}>
          {offset > 0 && (
            <Button kind="quiet" onClick={() => turnTo(Math.max(offset - pageSize, 0))}>
              {t('people.earlier')}
            </Button>
          )}
          {offset + pageSize < total && (
            <Button kind="quiet" onClick={() => turnTo(offset + pageSize)}>
              {t('people.later')}
            </Button>
          )}
        </nav>
      )}
    </div>
  )
}

/** The search text that the search of the work pages passes on. */
const isFound = (state: unknown): state is { readonly find: string } =>
  typeof state === 'object' && state !== null && 'find' in state && typeof state.find === 'string'

type MemberTableProps = {
  readonly members: readonly Member[]
  readonly units: ReadonlyMap<string, string>
  readonly onChange: (member: Member) => void
}

function MemberTable({ members, units, onChange }: MemberTableProps) {
  const t = useText('members')
  // Everybody is an employee: shown in each row, it would hide the other roles.
  const rolesOf = ({ roles }: Member) =>
    roles.flatMap((role) => (role === 'employee' ? [] : [t(`roles.${role}`)])).join(', ')
  return (
    <Table
      caption={t('people.title')}
      hideCaption
      stacks
      columns={[
        { id: 'who', label: t('people.who') },
        { id: 'unit', label: t('people.unitOf') },
        { id: 'roles', label: t('people.roles') },
        { id: 'change', label: t('people.changes') },
      ]}
      rows={members.map((member) => {
        const { id, name, email, employeeId, mobile, unitId, addressRefusedOn } = member
        return {
          id,
          cells: [
            <span key="who" className="members-name">
              {name === '' ? email : name}
              {name !== '' && (
                <span className="own-line quiet small">
                  {email === null ? (
                    t('people.withoutEmail', { number: employeeId ?? '' })
                  ) : (
                    <AddressText address={email} />
                  )}
                </span>
              )}
              {mobile !== null && (
                <span className="own-line quiet small">{t('people.mobile', { number: mobile })}</span>
              )}
              {addressRefusedOn !== null && (
                <span className="own-line small">
                  {t(email === null ? 'people.refused.number' : 'people.refused.since', {
                    day: addressRefusedOn,
                  })}
                </span>
              )}
            </span>,
            units.get(unitId) ?? '',
            rolesOf(member),
            <Button key="change" kind="plain" onClick={() => onChange(member)}>
              {t('people.change')}
              <span className="hidden-text"> {[name, email ?? employeeId].filter(Boolean).join(', ')}</span>
            </Button>,
          ],
        }
      })}
    />
  )
}
