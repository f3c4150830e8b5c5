import { useEffect, useState } from 'react'
import { useText } from '#web/lib/use-text.ts'
import { Button, LinkButton } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'

/** Shows the address once: to copy, or to open in this device's calendar. */
export function FeedAddress({ address }: { readonly address: string }) {
  const t = useText('calendarFeed')
  const [copied, setCopied] = useState<boolean | null>(null)
  // The pressed button is gone or unchanged, so a screen reader is led to the outcome.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address once
  useEffect(() => {
    setCopied(null)
    document.getElementById('kalender-adress')?.focus()
  }, [address])

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }

  return (
    <div className="flow">
      <TextField
        id="kalender-adress"
        label={t('feed.address')}
        hint={t('feed.once')}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <p className="actions">
        <Button onClick={() => void copy()}>{t('feed.copy')}</Button>
        <LinkButton kind="quiet" href={address.replace(/^https?:/, 'webcal:')}>
          {t('feed.open')}
        </LinkButton>
      </p>
      <p className="small quiet">
        {t('feed.elsewhere')}{' '}
        <a href={address} download="plan.ics">
          {t('feed.file')}
        </a>
      </p>
      {copied !== null && (
        <Notice live kind={copied ? 'done' : 'note'}>
          {t(copied ? 'feed.copied' : 'feed.notCopied')}
        </Notice>
      )}
    </div>
  )
}
