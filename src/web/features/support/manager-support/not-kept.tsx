import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

/** Shown as soon as the browser refuses to store something. */
export function NotKept({ kept }: { readonly kept: boolean }) {
  const t = useText('managerSupport')
  if (kept) return null
  return (
    <div role="alert" className="no-print">
      <Notice kind="help">{t('notKept')}</Notice>
    </div>
  )
}
