import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'

type ImmediateSupportProps = {
  /** That this is no emergency help, and how long an answer may take. */
  readonly notAcute: ReactNode
  /** How requests stand that were sent before. */
  readonly cases: ReactNode
  /** Asking somebody to get in touch; below the numbers, which come first. */
  readonly form: ReactNode
}

/** Opens the form at once: anyone who comes back from signing in has pressed the button already. */
export const openSupport = 'stod'

/** The help lines at once, and then somebody who gets in touch. */
export function ImmediateSupport({ notAcute, cases, form }: ImmediateSupportProps) {
  const t = useText('redZone')
  const [asked, setAsked] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (new URLSearchParams(location.search).has(openSupport)) setAsked(true)
  }, [])
  useEffect(() => {
    if (asked) heading.current?.focus()
  }, [asked])

  if (!asked) {
    return (
      <>
        {cases}
        {notAcute}
        <p className="no-print with-script">
          <Button onClick={() => setAsked(true)}>{t('support.button')}</Button>
        </p>
      </>
    )
  }
  return (
    <>
      <Notice kind="help">
        <h2 ref={heading} tabIndex={-1} className="help-now-title">
          {t('support.title')}
        </h2>
        <p>{t('support.now')}</p>
      </Notice>
      {form}
      {cases}
    </>
  )
}
