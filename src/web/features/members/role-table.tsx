import type { RoleList } from '#contract/roles.ts'
import { useText } from '#web/lib/use-text.ts'
import { Table } from '#web/ui/table/table.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import type { RoleWish } from './give-role.tsx'

type RoleTableProps = {
  readonly title: string
  readonly holders: RoleList['holders']
  /** Absent: the reader ends no roles. */
  readonly onEnd: ((wish: RoleWish) => void) | undefined
}

/** People with what they are; an owner ends it from here. */
export function RoleTable({ title, holders, onEnd }: RoleTableProps) {
  const t = useText('members')
  return (
    <Table
      caption={title}
      hideCaption
      stacks
      columns={[
        { id: 'who', label: t('roles.who') },
        { id: 'role', label: t('roles.role') },
        ...(onEnd === undefined ? [] : [{ id: 'end', label: t('roles.end') }]),
      ]}
      rows={holders.map(({ memberId, name, email, role, unit }) => ({
        id: `${memberId} ${role} ${unit}`,
        cells: [
          name === '' ? email : `${name}, ${email}`,
          unit === null ? t(`roles.${role}`) : t('roles.leads', { unit }),
          ...(onEnd === undefined
            ? []
            : [
                <TwoStepButton
                  key="end"
                  label={t('roles.end.button')}
                  question={t(role === 'safety_representative' ? 'roles.end.ask' : 'roles.end.question', {
                    name: name === '' ? email : name,
                    role: t(`roles.${role}`),
                  })}
                  yes={t('roles.end.yes')}
                  no={t('roles.end.no')}
                  onConfirm={() => onEnd({ email, role, gives: false })}
                />,
              ]),
        ],
      }))}
    />
  )
}
