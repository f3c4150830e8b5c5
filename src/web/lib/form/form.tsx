import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { Button } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { type FormError, FormErrorsContext } from '../../ui/form/form-errors.ts'
import { useText } from '../use-text.ts'

export type { FormError }

const BusyContext = createContext(false)
const noErrors: readonly FormError[] = []

type FormProps = {
  /** The errors, in the order of the page: each field finds its own by its id. */
  readonly errors?: readonly FormError[]
  /** Where the focus goes after a refused attempt: to the list of errors, or, in a small form, to the first wrong field. */
  readonly leadsTo?: 'summary' | 'field'
  /** Above the list of errors, where there is more to say than their number. */
  readonly title?: string
  /** The form is being sent: a second press does nothing. */
  readonly busy?: boolean
  /** Between the list of errors, which comes first on its page, and the form. */
  readonly head?: ReactNode
  readonly className?: string
  /** Accessible name of a form without a heading. */
  readonly label?: string
  readonly onSubmit: (form: HTMLFormElement) => unknown
  readonly children: ReactNode
}

/** The base of every form of the product: a second press loses nothing, and a refused attempt leads to the errors. */
export function Form(props: FormProps) {
  const { errors = noErrors, leadsTo = 'summary', busy = false, head, className = 'flow', label } = props
  const t = useText('frame')
  const prefix = t('form.errorPrefix')
  const around = useMemo(() => ({ errors, prefix }), [errors, prefix])
  const summary = useRef<HTMLDivElement>(null)
  /** The focus goes to the errors once for each attempt, and never while a person types. */
  const attempted = useRef(true)
  const first = errors[0]?.fieldId
  const lead = useRef(() => {})
  lead.current = () => {
    if (first === undefined || busy) return
    if (leadsTo === 'summary') summary.current?.focus()
    else document.getElementById(first)?.focus()
  }
  /** In a layout effect, before the page is painted, so that the next key press reaches the new focus. */
  useLayoutEffect(() => {
    if (!attempted.current || errors.length === 0 || busy) return
    attempted.current = false
    lead.current()
  }, [errors, busy])

  const count = errors.length
  const list = leadsTo === 'summary' && (
    <ErrorSummary
      {...around}
      ref={summary}
      title={props.title ?? t(count === 1 ? 'form.errors.one' : 'form.errors.many', { count })}
    />
  )
  return (
    <FormErrorsContext value={around}>
      {head !== undefined && list}
      {head}
      <form
        className={className}
        noValidate
        method="post"
        aria-label={label}
        onInput={() => {
          attempted.current = false
        }}
        onSubmit={(event) => {
          event.preventDefault()
          if (busy) return
          attempted.current = true
          keepInSight(event.currentTarget)
          props.onSubmit(event.currentTarget)
          // The same errors may cause no new render. The focus stays if the person has already moved on.
          requestAnimationFrame(() => {
            if (attempted.current) lead.current()
          })
        }}
      >
        {head === undefined && list}
        <BusyContext value={busy}>{props.children}</BusyContext>
      </form>
    </FormErrorsContext>
  )
}

type SubmitProps = Omit<ComponentProps<typeof Button>, 'type'> & {
  /** Replaces the words while the form is being sent; a screen reader hears it too. */
  readonly busyLabel?: string
}

/** The button that sends the form around it, and says so while the form is being sent. */
export function Submit({ busyLabel, children, ...button }: SubmitProps) {
  const busy = useContext(BusyContext)
  return (
    <>
      <Button busy={busy} {...button} type="submit">
        {(busy && busyLabel) || children}
      </Button>
      {busyLabel !== undefined && (
        <span role="status" className="hidden-text">
          {busy && busyLabel}
        </span>
      )}
    </>
  )
}

/** For how long the result of a press may still move the page, in milliseconds. */
const whileItComes = 5000

/**
 * Keeps the focused element in sight. The result of sending may appear above the form and push that element under the bar of
 * a phone (WCAG 2.4.11); it is scrolled back while it is in the form.
 */
function keepInSight(form: HTMLElement): void {
  const watch = new ResizeObserver(() => {
    const focused = document.activeElement
    if (form.contains(focused)) focused?.scrollIntoView({ block: 'nearest' })
  })
  watch.observe(document.body)
  const stop = () => watch.disconnect()
  setTimeout(stop, whileItComes)
  // Do not scroll back a person who scrolls on.
  for (const onwards of ['wheel', 'touchmove']) addEventListener(onwards, stop, { once: true, passive: true })
}
