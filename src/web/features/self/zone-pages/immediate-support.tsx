import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CallButtons } from '#web/lib/safety/call-buttons.tsx'
import { LinkedNumbers } from '#web/lib/safety/linked-numbers.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'

type ImmediateSupportProps = {
  /** Whom to call now, and how long somebody who is asked may take. */
  readonly notAcute: ReactNode
  /** How requests stand that were sent before. */
  readonly cases: ReactNode
  /** Asking somebody to get in touch. */
  readonly form: ReactNode
}

/** Opens the form at once: anyone who comes back from signing in has pressed the button already. */
export const openSupport = 'stod'

/** The one thing to do in red. What answers at once comes first, with an account or without; asking somebody to get in touch follows. */
export function ImmediateSupport({ notAcute, cases, form }: ImmediateSupportProps) {
  const t = useText('redZone', 'safety')
  const [asked, setAsked] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (new URLSearchParams(location.search).has(openSupport)) setAsked(true)
  }, [])
  useEffect(() => {
    if (!asked) return
    heading.current?.focus({ preventScroll: true })
    // To the top: no number to call may lie where the button has just been pressed, maybe twice.
    heading.current?.scrollIntoView()
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
      <CallButtons compact />
      <p>
        <LinkedNumbers text={t('safety.advice')} />
      </p>
      {form}
      {cases}
    </>
  )
}
