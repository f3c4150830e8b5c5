/**
 * Runs in the head of every page that React hydrates, before anything on it can be touched. On a slow phone a page can be
 * read seconds before its scripts arrive. Presses and input of that time are stored, and replayed when the page is hydrated.
 * Without this a press would be lost, and a form would be sent to an address that accepts none.
 */
import { hydrated } from '../lib/hydrated.ts'
import { waitingNotice } from '../lib/waiting-notice.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Entered = { readonly value: string; readonly checked: boolean }
/** Only the last press is replayed: a person who presses again means the same action once. */
type Press = { readonly on: HTMLElement; readonly again: () => void }

const entered = new Map<Field, Entered>()
let press: Press | undefined
/** React may have rendered a similar notice, which this script must not remove. */
let notice: HTMLElement | undefined

function keepPress(event: Event, on: HTMLElement, again: () => void): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  press?.on.removeAttribute('aria-busy')
  on.setAttribute('aria-busy', 'true')
  // At the end of the body, the only place where hydration ignores an element that it does not know.
  if (notice === undefined) {
    notice = waitingNotice(document.querySelector('main')?.dataset.waiting ?? '')
    document.body.append(notice)
  }
  press = { on, again }
}

function keepClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  const sends = button?.type === 'submit' && button.form !== null
  if (button !== null && !sends) keepPress(event, button, () => button.click())
}

function keepSubmit(event: SubmitEvent): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement)) return
  // Safari 15 knows no `requestSubmit`, and before 15.4 no submitter.
  const button = event.submitter ?? form.querySelector<HTMLElement>('button:not([type=button])')
  keepPress(event, button ?? form, () => button?.click())
}

function keepEntered({ target }: Event): void {
  if (target instanceof HTMLInputElement)
    entered.set(target, { value: target.value, checked: target.checked })
  else if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    entered.set(target, { value: target.value, checked: false })
}

/**
 * React has set its own value. It tracks the value that code sets through the field, so the field is first emptied that way;
 * the prototype's setter then enters the value untracked, and React sees the event as a change.
 */
function enterAgain(field: Field, { value, checked }: Entered): void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    if (checked && !field.checked) field.click()
    return
  }
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  const kind = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(kind, { bubbles: true }))
}

const listening = new AbortController()
const first = { capture: true, signal: listening.signal }
addEventListener('click', keepClick, first)
addEventListener('submit', keepSubmit, first)
addEventListener('input', keepEntered, first)

/** Resolves when React has rendered the last action and run its effects. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/**
 * Replays the input field by field, so that React handles each before the next. A press in that time is stored too, because
 * React does not have all input yet.
 */
async function carryOut(): Promise<void> {
  if (entered.size === 0 && press === undefined) return listening.abort()
  await drawn()
  for (const [field, what] of entered) {
    enterAgain(field, what)
    await drawn()
  }
  await drawn()
  listening.abort()
  notice?.remove()
  press?.on.removeAttribute('aria-busy')
  if (press?.on.isConnected) press.again()
}
document.addEventListener(hydrated, carryOut, { once: true })
