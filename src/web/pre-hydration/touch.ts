/**
 * Runs in the head of every page that React hydrates, before anything on it can be touched. On a slow phone a page
 * can be read seconds before its scripts have come: what is pressed or typed in that time is kept, and carried out
 * once the page answers. Otherwise a press would be lost, and a form sent to an address that takes none.
 */
import { hydrated } from '../lib/hydrated.ts'
import { waitingNotice } from '../lib/waiting-notice.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Entered = { readonly value: string; readonly checked: boolean }
/** The last press counts: a person who presses again has waited, and wants it once. */
type Press = { readonly on: HTMLElement; readonly again: () => void }

const entered = new Map<Field, Entered>()
let press: Press | undefined
/** React may have drawn one like it, which is not ours to take away. */
let notice: HTMLElement | undefined

function keepPress(event: Event, on: HTMLElement, again: () => void): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  press?.on.removeAttribute('aria-busy')
  on.setAttribute('aria-busy', 'true')
  // React knows nothing of it, and passes over what it does not know only at the end of the body.
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
  const { submitter } = event
  keepPress(event, submitter ?? form, () => form.requestSubmit(submitter))
}

function keepEntered({ target }: Event): void {
  if (target instanceof HTMLInputElement)
    entered.set(target, { value: target.value, checked: target.checked })
  else if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    entered.set(target, { value: target.value, checked: false })
}

/**
 * React has put its own value in, and hears of another by what a hand would cause. It believes to know what the field
 * holds from code that sets it the usual way; so first nothing in that way, then what was entered past it.
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

/** Until what has been done is drawn, with what the page reads in its effects. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/**
 * One after the other, as a hand would: React takes in each before the next. A press that comes meanwhile is kept too: what
 * was typed has not reached React yet.
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
