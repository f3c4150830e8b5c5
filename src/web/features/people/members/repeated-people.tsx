import type { FileChoice } from '#core/import/workbook-choice.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'

type RepeatedPeopleProps = {
  readonly busy: boolean
  /** Reads the same file once more. */
  readonly onRead: (choice: FileChoice) => void
}

/** Of a file in which several lines are about one person: the first one can hold. */
export function RepeatedPeople({ busy, onRead }: RepeatedPeopleProps) {
  const t = useText('members')
  return (
    <>
      <p className="column">{t('repeated.text')}</p>
      <p>
        <Button kind="quiet" busy={busy} onClick={() => onRead({ repeatedPeople: 'first' })}>
          {t('repeated.read')}
        </Button>
      </p>
    </>
  )
}
