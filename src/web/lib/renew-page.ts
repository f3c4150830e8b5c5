import { missing } from './fetch-part.ts'
import { afterHydration } from './hydrated.ts'

/** What every browser says of a script that could not be fetched; any other error is the script's own. */
const unfetched = /dynamically imported module|module script failed/i

/** Before a part is asked for again: another of several servers may have it. In milliseconds. */
const rest = 400

/** A document that was itself loaded anew is not loaded anew by itself before it is this old, in milliseconds. */
const reloadAge = 10 * 60_000

/** Longer than a server needs that answers at all, in milliseconds. */
const patience = 10_000

/** Fields of an account come once it has been read. In milliseconds. */
const fieldPatience = 5000

/**
 * A part that is missing although the server answers belongs to a version that is served no more: the page is loaded anew, once,
 * with what was typed. Where that did not help it says so, with a button.
 */
async function renew<Part>(error: unknown, load: () => Promise<Part>): Promise<Part> {
  if (!unfetched.test(String(error))) throw error
  if (navigator.onLine) {
    await new Promise((resolve) => setTimeout(resolve, rest))
    const again = await load().catch(() => undefined)
    if (again !== undefined) return again
  }
  const why = await findReason()
  missing.reason = why
  if (why !== 'outdated') throw error
  if (mayReload()) {
    reload()
    // Nothing is said in the moment before the page goes.
    return new Promise(() => {})
  }
  sayOutdated()
  throw error
}

async function findReason(): Promise<(typeof missing)['reason']> {
  if (!navigator.onLine) return 'network'
  try {
    const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) } as const
    return (await fetch('/favicon.svg', options)).ok ? 'outdated' : 'away'
  } catch {
    return 'network'
  }
}

function mayReload(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  const wasReload = arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload'
  return !wasReload || performance.now() > reloadAge
}

/** Above the page, where no part of it is needed that might be missing too. */
function sayOutdated(): void {
  const main = document.querySelector('main')
  if (main === null || document.querySelector('.outdated') !== null) return
  const [heading = '', words = '', press = ''] = main.dataset.outdated?.split('\n') ?? []
  const box = document.createElement('div')
  box.className = 'outdated notice notice-note page'
  box.role = 'alert'
  const title = document.createElement('p')
  title.className = 'notice-title'
  title.textContent = heading
  const text = document.createElement('p')
  text.textContent = words
  const button = document.createElement('button')
  button.className = 'button button-primary'
  button.type = 'button'
  button.textContent = press
  button.addEventListener('click', () => location.reload())
  box.append(title, text, button)
  main.prepend(box)
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement
const isTicked = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)

/** What was typed goes along in the entry of the history, which is this tab's own and outlives loading anew. */
function reload(): void {
  const fields = [...document.querySelectorAll('[id]')].filter(isField)
  const typed = fields.map((field) => [field.id, isTicked(field) ? field.checked : field.value])
  history.replaceState({ ...history.state, typed: Object.fromEntries(typed) }, '')
  location.reload()
}

/** What was pressed is not pressed again: it may have been done. It is said until the next press. */
function sayReloaded(): void {
  const main = document.querySelector('main')
  const words = main?.dataset.reloaded
  if (!main || words === undefined) return
  const box = document.createElement('p')
  box.className = 'notice notice-reloaded'
  box.role = 'status'
  box.textContent = words
  main.prepend(box)
  addEventListener('click', () => box.remove(), { once: true })
}

/**
 * Puts back what was typed before. React has put its own value in, and hears of another by what a hand would cause (as
 * `pre-hydration/touch.ts`).
 */
async function enterTyped(): Promise<void> {
  const typed: Readonly<Record<string, string | boolean>> | undefined = history.state?.typed
  if (typed === undefined) return
  history.replaceState({ ...history.state, typed: undefined }, '')
  const until = performance.now() + fieldPatience
  for (const [id, value] of Object.entries(typed)) {
    if (value === '' || value === false) continue
    let field = document.getElementById(id)
    while (field === null && performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      field = document.getElementById(id)
    }
    if (!isField(field)) continue
    if (value === true) {
      if (isTicked(field) && !field.checked) field.click()
      continue
    }
    if (field.value === value) continue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }))
  }
  afterHydration(sayReloaded)
}

missing.renew = renew
void enterTyped()
