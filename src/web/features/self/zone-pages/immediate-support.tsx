import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CallButtons } from '#web/lib/safety/call-buttons.tsx'
import { LinkedNumbers } from '#web/lib/safety/linked-numbers.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'

type ImmediateSupportProps = {
  /** The numbers to call now, and how long an answer to a request may take. */
  readonly notAcute: ReactNode
  /** The state of earlier requests. */
  readonly cases: ReactNode
  /** The form of a support request. */
  readonly form: ReactNode
}

/** Query parameter that opens the form at once: a person who returns from signing in has already pressed the button. */
export const openSupport = 'stod'

/** The main action in red. Help that answers at once comes first, with or without an account; a support request follows. */
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
    // Scrolls to the top, so that no phone number is where the button has just been pressed, perhaps twice.
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
