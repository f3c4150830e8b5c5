import { DangerHelp } from '#web/lib/safety/danger-help.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ViewHeading } from './view-heading.tsx'

type DangerProps = { readonly onBack: () => void }

/**
 * After "I have thoughts of not wanting to live": a view with nothing else on it. It is loaded with the page, so that it
 * needs no network. A reload does not bring it back, because the answer is stored nowhere.
 */
export function Danger({ onBack }: DangerProps) {
  const t = useText('safety')
  return (
    <div className="flow">
      <ViewHeading>{t('danger.heading')}</ViewHeading>
      <DangerHelp heading="h2" />
      <p className="no-print">
        <Button kind="quiet" onClick={onBack}>
          {t('danger.back')}
        </Button>
      </p>
    </div>
  )
}
