import { missing } from './fetch-part.ts'
import { afterHydration } from './hydrated.ts'
import { reloadPage } from './pending-page.ts'
import { sayAbovePage } from './say-above-page.ts'

/** The words by which browsers report a script that could not be fetched; any other error is the script's own. */
const unfetched = /dynamically imported module|module script failed/i

/** Pause before a part is fetched again, in milliseconds: another of several servers may have it. */
const rest = 400

/** A document that is itself a reload is not reloaded automatically until it is this old, in milliseconds. */
const reloadAge = 10 * 60_000

/** Timeout of the request that checks whether the server answers, in milliseconds. */
const patience = 10_000

/** How long to wait for fields that appear once the account has been read, in milliseconds. */
const fieldPatience = 5000

/**
 * Recovers from a missing part. If the server answers, the part belongs to a version that is no longer served: the page is
 * reloaded once, with its input. If that has not helped, a notice with a button says so.
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
    // Nothing is shown in the moment before the reload.
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

/** Adds the notice to the page directly: a component might be missing too. */
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
  button.addEventListener('click', reloadPage)
  box.append(title, text, button)
  main.prepend(box)
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement
const isTicked = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)

/** Stores the input in the history entry, which belongs to this tab and survives the reload. */
function reload(): void {
  const fields = [...document.querySelectorAll('[id]')].filter(isField)
  const typed = fields.map((field) => [field.id, isTicked(field) ? field.checked : field.value])
  history.replaceState({ ...history.state, typed: Object.fromEntries(typed) }, '')
  reloadPage()
}

/** Says, until the next press, that the page was reloaded. The last press is not repeated, because it may have been carried out. */
function sayReloaded(): void {
  const takeAway = sayAbovePage('reloaded')
  if (takeAway) addEventListener('click', takeAway, { once: true })
}

/**
 * Restores the input. React has set its own values, so each field is filled in with the events that a person would cause (as
 * in `pre-hydration/touch.ts`).
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
