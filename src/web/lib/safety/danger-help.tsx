import { useText } from '../use-text.ts'
import { CallButtons } from './call-buttons.tsx'
import { LinkedNumbers } from './linked-numbers.tsx'

const others = ['crisis', 'clinic', 'person'] as const

type DangerHelpProps = {
  /** One level below the heading above it. */
  readonly heading: 'h2' | 'h3'
}

/** Help for a person who has said that they have thoughts of not wanting to live. */
export function DangerHelp({ heading: Heading }: DangerHelpProps) {
  const t = useText('safety')
  return (
    <>
      <p className="lead">{t('danger.lead')}</p>
      <CallButtons />
      <Heading>{t('danger.other')}</Heading>
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
    </>
  )
}
