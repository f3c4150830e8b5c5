import { DocumentNote } from '#web/lib/own-document/document-note.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import type { Recovery } from './use-recovery.ts'

/** Where it lies, and whether it is stored there at all. */
export function Kept({ recovery }: { readonly recovery: Recovery }) {
  const t = useText('recoveryProgramme')
  return recovery.kept ? <DocumentNote document={recovery} /> : <Notice live>{t('kept.not')}</Notice>
}
