import { CallButtons } from '#web/lib/safety/call-buttons.tsx'
import { LinkedNumbers } from '#web/lib/safety/linked-numbers.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ViewHeading } from './view-heading.tsx'

const others = ['crisis', 'clinic', 'person'] as const

type DangerProps = { readonly onBack: () => void }

/**
 * After "I have thoughts of not wanting to live": a screen with nothing else on it. It comes with the page, so that it
 * needs no network, and knows nothing that a reload would bring back: the answer is kept nowhere.
 */
export function Danger({ onBack }: DangerProps) {
  const t = useText('safety')
  return (
    <div className="flow">
      <ViewHeading>{t('danger.heading')}</ViewHeading>
      <p className="lead">{t('danger.lead')}</p>
      <CallButtons />
      <h2>{t('danger.other')}</h2>
      <ul>
        {others.map((line) => (
          <li key={line}>
            <LinkedNumbers text={t(`danger.${line}`)} />
          </li>
        ))}
      </ul>
      <p>
        <LinkedNumbers text={t('safety.body')} />
      </p>
      <p className="small quiet">{t('danger.kept')}</p>
      <p className="no-print">
        <Button kind="quiet" onClick={onBack}>
          {t('danger.back')}
        </Button>
      </p>
    </div>
  )
}
