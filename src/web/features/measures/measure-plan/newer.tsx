import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

type NewerProps = {
  /** The saved values of fields that differ from the input. */
  readonly fields: readonly { readonly id: string; readonly field: string; readonly value: string }[]
}

/** A colleague has saved first: the input stays, and the saved values are beside it. */
export function Newer({ fields }: NewerProps) {
  const t = useText('measurePlan')
  return (
    <div role="alert">
      <Notice kind="help" title={t('newer.title')}>
        {fields.length === 0 ? (
          <p>{t('newer.same')}</p>
        ) : (
          <>
            <p>{t('newer.text')}</p>
            <ul>
              {fields.map(({ id, field, value }) => (
                <li key={id}>
                  {t('newer.field', { field, value: value === '' ? t('newer.empty') : value })}
                </li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  )
}
