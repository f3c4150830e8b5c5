import type { techniques } from '#text/sv/techniques.ts'
import { useText } from '#web/lib/use-text.ts'
import { LineComposer } from '#web/ui/line-composer/line-composer.tsx'

const lines = ['long', 'sleep', 'rest', 'daily', 'memory', 'body', 'worry'] as const

/** Whom to call, and what to say: one's own words for health care, kept nowhere. */
export function MedicalSupport() {
  const t = useText<keyof typeof techniques>()
  return (
    <>
      <p>{t('medical.lead')}</p>
      <p className="tool-actions no-print">
        <a className="button button-primary" href="tel:1177">
          {t('medical.call1177')}
        </a>
        <a className="button button-quiet" href="tel:112">
          {t('medical.call112')}
        </a>
      </p>
      <p>{t('medical.prepare')}</p>
      <LineComposer
        id="medical-lines"
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
    </>
  )
}
