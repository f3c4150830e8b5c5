import { useText } from '#web/lib/use-text.ts'
import { LineComposer } from '#web/ui/line-composer/line-composer.tsx'

const lines = ['hard', 'listen', 'call', 'walk', 'help'] as const

/** The first words to a trusted person, to copy or send. */
export function TalkToSomeone() {
  const t = useText('techniques')
  return (
    <>
      <LineComposer
        id="talk-lines"
        legend={t('talk.legend')}
        lines={lines.map((id) => ({ id, text: t(`talk.line.${id}`) }))}
        opening={t('talk.opening')}
        words={{
          text: t('talk.text'),
          textHint: t('talk.text.hint'),
          copy: t('talk.copy'),
          copied: t('talk.copied'),
          notCopied: t('talk.notCopied'),
        }}
        more={(text) => <a href={`sms:?&body=${encodeURIComponent(text)}`}>{t('talk.sms')}</a>}
      />
      <p>
        {t('talk.nobody')}
        {'\n'}
        <a href="#hjalp-nu">{t('talk.lines')}</a>
      </p>
    </>
  )
}
