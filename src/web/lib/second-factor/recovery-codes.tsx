import { useEffect, useRef } from 'react'
import { saveFile } from '#web/lib/save-file.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'

type RecoveryCodesProps = {
  readonly codes: readonly string[]
  readonly level: 2 | 3
  readonly onDone: () => void
}

/** Shows the recovery codes once, to be written down or saved. */
export function RecoveryCodes({ codes, level, onDone }: RecoveryCodesProps) {
  const t = useText('secondFactor')
  const Heading = `h${level}` as const
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flow">
      <Heading ref={heading} tabIndex={-1}>
        {t('factor.recovery.title')}
      </Heading>
      <p>{t('factor.recovery.text')}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="actions">
        <Button
          kind="quiet"
          onClick={() => saveFile(t('factor.recovery.fileName'), 'text/plain', `${codes.join('\n')}\n`)}
        >
          {t('factor.recovery.file')}
        </Button>
        <Button onClick={onDone}>{t('factor.recovery.done')}</Button>
      </p>
    </div>
  )
}
