import { DocumentNote } from '#web/lib/own-document/document-note.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import type { OwnProgramme } from './use-stress-programme.ts'

/** Where the programme is stored, and whether it is stored at all. */
export function Kept({ own }: { readonly own: OwnProgramme }) {
  const t = useText('stressProgramme')
  return own.kept ? <DocumentNote document={own} /> : <Notice live>{t('kept.not')}</Notice>
}
