import type { ApiKeyView } from '#contract/integrations/api-key.ts'
import { formatTableDate } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Table } from '#web/ui/table/table.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'

type KeyTableProps = { readonly keys: readonly ApiKeyView[]; readonly onEnd: (keyId: string) => void }

/** The keys with their scopes and their last use. */
export function KeyTable({ keys, onEnd }: KeyTableProps) {
  const t = useText('integrations')
  const { language } = useLanguage()
  return (
    <Table
      caption={t('keys.list')}
      hideCaption
      stacks
      columns={[
        { id: 'name', label: t('keys.name') },
        { id: 'scopes', label: t('keys.scopes') },
        { id: 'used', label: t('keys.used') },
        { id: 'end', label: t('keys.end') },
      ]}
      rows={keys.map(({ id, name, scopes, madeAt, usedOn }) => ({
        id,
        cells: [
          <span key="name" className="cell-words">
            {name}
            <span className="own-line quiet small">
              {t('keys.made', { day: formatTableDate(new Date(madeAt), language) })}
            </span>
          </span>,
          scopes.map((scope) => (
            <span key={scope} className="own-line">
              {t(`scope.${scope}`)}
            </span>
          )),
          usedOn === null ? t('keys.never') : formatTableDate(new Date(usedOn), language),
          <TwoStepButton
            key="end"
            label={t('keys.end.button')}
            about={name}
            question={t('keys.end.question', { name })}
            yes={t('keys.end.yes')}
            no={t('keys.end.no')}
            onConfirm={() => onEnd(id)}
          />,
        ],
      }))}
    />
  )
}
