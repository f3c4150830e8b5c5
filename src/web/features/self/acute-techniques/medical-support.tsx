import { useState } from 'react'
import { DangerScreen } from '#web/lib/safety/danger-screen.tsx'
import { useText } from '#web/lib/use-text.ts'
import { LineComposer } from '#web/ui/line-composer/line-composer.tsx'

/** In the order in which the nurse must hear them. */
const lines = ['life', 'long', 'sleep', 'rest', 'daily', 'memory', 'body', 'worry'] as const

/** What to say to health care: the person's own words, stored nowhere. */
export function MedicalSupport() {
  const t = useText('techniques')
  const [inDanger, setInDanger] = useState(false)
  return (
    <>
      <p>{t('medical.prepare')}</p>
      <LineComposer
        id="medical-lines"
        onChoose={(line) => setInDanger(line === 'life')}
        legend={t('medical.legend')}
        lines={lines.map((id) => ({ id, text: t(`medical.line.${id}`) }))}
        opening={t('medical.opening')}
        closing={t('medical.closing')}
        words={{
          text: t('medical.text'),
          textHint: t('talk.text.hint'),
          copy: t('talk.copy'),
          copied: t('talk.copied'),
          notCopied: t('talk.notCopied'),
        }}
      />
      <DangerScreen open={inDanger} onClose={() => setInDanger(false)} />
    </>
  )
}
