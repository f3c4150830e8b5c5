import { useEffect, useState } from 'react'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'

type SecretProps = {
  readonly id: string
  /** The kind of secret: of a key, or of a webhook. */
  readonly of: 'secret' | 'hookSecret'
  readonly title: string
  readonly secret: string
}

/** Shows a secret once, to be copied into its program. */
export function Secret({ id, of, title, secret }: SecretProps) {
  const t = useText('integrations')
  const [copied, setCopied] = useState<boolean | null>(null)
  // The pressed button has not changed, so a screen reader is led to the outcome.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new secret once
  useEffect(() => {
    setCopied(null)
    document.getElementById(id)?.focus()
  }, [secret])

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }

  return (
    <Notice kind="done" title={title}>
      <div className="flow">
        <TextField
          id={id}
          label={t(`${of}.label`)}
          hint={t(`${of}.hint`)}
          readOnly
          value={secret}
          onFocus={({ target }) => target.select()}
        />
        <p>
          <Button onClick={() => void copy()}>{t(`${of}.copy`)}</Button>
        </p>
        {copied !== null && <p role="status">{t(copied ? `${of}.copied` : `${of}.notCopied`)}</p>}
      </div>
    </Notice>
  )
}
