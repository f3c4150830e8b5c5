import type { RoleList } from '#contract/people/roles.ts'
import { useText } from '#web/lib/use-text.ts'
import { AddressText } from '#web/ui/address-text/address-text.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import type { RoleWish } from './give-role.tsx'

type RoleTableProps = {
  readonly title: string
  readonly holders: RoleList['holders']
  /** Undefined: the reader may not end roles. */
  readonly onEnd: ((wish: RoleWish) => void) | undefined
}

/** People with their roles; an owner can end a role here. */
export function RoleTable({ title, holders, onEnd }: RoleTableProps) {
  const t = useText('roles')
  return (
    <Table
      caption={title}
      hideCaption
      stacks
      columns={[
        { id: 'who', label: t('who') },
        { id: 'role', label: t('role') },
        ...(onEnd === undefined ? [] : [{ id: 'end', label: t('end') }]),
      ]}
      rows={holders.map(({ memberId, name, email, role, unit }) => ({
        id: `${memberId} ${role} ${unit}`,
        cells: [
          <span key="who" className="cell-words">
            {name === '' ? email : name}
            {name !== '' && (
              <span className="own-line quiet small">
                <AddressText address={email} />
              </span>
            )}
          </span>,
          unit === null ? t(role) : t('leads', { unit }),
          ...(onEnd === undefined
            ? []
            : [
                <TwoStepButton
                  key="end"
                  label={t('end.button')}
                  about={`${name === '' ? email : name}, ${unit === null ? t(role) : t('leads', { unit })}`}
                  question={t(role === 'safety_representative' ? 'end.ask' : 'end.question', {
                    name: name === '' ? email : name,
                    role: t(role),
                  })}
                  yes={t('end.yes')}
                  no={t('end.no')}
                  onConfirm={() => onEnd({ email, role, gives: false })}
                />,
              ]),
        ],
      }))}
    />
  )
}
