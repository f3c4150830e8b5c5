import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'

type ImmediateSupportProps = {
  /** That this is no emergency help, and how long an answer may take. */
  readonly notAcute: ReactNode
  /** How requests stand that were sent before. */
  readonly cases: ReactNode
  /** Asking somebody to get in touch. */
  readonly form: ReactNode
}

/** Opens the form at once: anyone who comes back from signing in has pressed the button already. */
export const openSupport = 'stod'

/** The one thing to do in red: asking somebody to get in touch. The help lines stand above it on the page. */
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
        {notAcute}
        <p className="no-print with-script">
          <Button onClick={() => setAsked(true)}>{t('support.button')}</Button>
        </p>
        {cases}
      </>
    )
  }
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t('support.title')}
      </h2>
      {form}
      {cases}
    </>
  )
}
