import { useText } from '#web/lib/use-text.ts'
import { LineComposer } from '#web/ui/line-composer/line-composer.tsx'

const lines = [
  'noticed',
  'much',
  'clear',
  'breaks',
  'alone',
  'sleep',
  'priorities',
  'remove',
  'followUp',
] as const

/** Helps to word the first contact. The text is sent nowhere; the person copies it. */
export function FirstContact() {
  const t = useText('yellowZone')
  return (
    <LineComposer
      id="first-contact"
      legend={t('contact.legend')}
      hint={t('contact.hint')}
      lines={lines.map((id) => ({ id, text: t(`contact.line.${id}`) }))}
      opening={t('contact.opening')}
      closing={t('contact.closing')}
      words={{
        text: t('contact.text'),
        textHint: t('contact.text.hint'),
        copy: t('contact.copy'),
        copied: t('contact.copied'),
        notCopied: t('contact.notCopied'),
      }}
    />
  )
}
