import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'

type SavedNoticeProps = {
  readonly title: string
  /** Absent: there is nothing that could be put back. */
  readonly onUndo: (() => void) | undefined
}

/** What was saved, with the way back to how it was before. */
export function SavedNotice({ title, onUndo }: SavedNoticeProps) {
  const t = useText('organisation')
  return (
    <>
      <Notice live kind="done" title={title} />
      {onUndo !== undefined && (
        <p>
          <Button kind="quiet" onClick={onUndo}>
            {t('settings.undo')}
          </Button>
        </p>
      )}
    </>
  )
}
