import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

type NewerProps = {
  /** What is saved now, of the fields that read differently from what is typed. */
  readonly fields: readonly { readonly id: string; readonly field: string; readonly value: string }[]
}

/** Somebody else was quicker: what is typed stays, and stands beside what is saved. */
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
