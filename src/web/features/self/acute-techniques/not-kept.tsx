import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

/** Shown as soon as the browser refuses to store something. */
export function NotKept({ kept }: { readonly kept: boolean }) {
  const t = useText('techniques')
  if (kept) return null
  return (
    <div role="alert">
      <Notice kind="help">{t('techniques.notKept')}</Notice>
    </div>
  )
}
