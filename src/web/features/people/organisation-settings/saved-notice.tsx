import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'

type SavedNoticeProps = {
  readonly title: string
  /** Undefined: nothing can be undone. */
  readonly onUndo: (() => void) | undefined
}

/** Says what was saved, with a button that undoes it. */
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
