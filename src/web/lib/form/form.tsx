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
import { keepInSight } from './keep-in-sight.ts'

export type { FormError }

const BusyContext = createContext(false)
const noErrors: readonly FormError[] = []

type FormProps = {
  /** What was found wrong, in the order of the page: each field finds its own by its id. */
  readonly errors?: readonly FormError[]
  /** Where a refused attempt leads: to a list of what is wrong, or straight to the first wrong field of a small form. */
  readonly leadsTo?: 'summary' | 'field'
  /** Above the list of what is wrong, where there is more to say than how much it is. */
  readonly title?: string
  /** It is being sent: a second press does nothing. */
  readonly busy?: boolean
  /** Between the list of what is wrong, which stands first on its page, and the form. */
  readonly head?: ReactNode
  readonly className?: string
  /** Of a form that has no heading. */
  readonly label?: string
  readonly onSubmit: (form: HTMLFormElement) => unknown
  readonly children: ReactNode
}

/** What every form of the product is: nothing is lost by a second press, and a refused attempt leads to what is wrong. */
export function Form(props: FormProps) {
  const { errors = noErrors, leadsTo = 'summary', busy = false, head, className = 'flow', label } = props
  const t = useText('frame')
  const prefix = t('form.errorPrefix')
  const around = useMemo(() => ({ errors, prefix }), [errors, prefix])
  const summary = useRef<HTMLDivElement>(null)
  /** Focus goes to what is wrong once for each attempt, and never while somebody types. */
  const attempted = useRef(true)
  const first = errors[0]?.fieldId
  const lead = useRef(() => {})
  lead.current = () => {
    if (first === undefined || busy) return
    if (leadsTo === 'summary') summary.current?.focus()
    else document.getElementById(first)?.focus()
  }
  /** Before the page is painted: a key pressed at once reaches what has the focus then. */
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
          // The same errors once more may draw nothing anew. Somebody who was led already may have gone on.
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
  /** Instead of its words while the form is being sent; a screen reader hears it too. */
  readonly busyLabel?: string
}

/** The button that sends the form around it. It says so while that goes on. */
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
