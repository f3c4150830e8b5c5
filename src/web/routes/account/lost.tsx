import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

/** In place of a part that the network refuses; it comes by itself when the network is back. */
export function Lost() {
  const t = useText('problems')
  return <Notice live title={t('problem.network')} />
}
