/** How long a part of a page may take to come, in milliseconds. */
const patience = 5000

/** Leads the focus to the part of the page that an address names by its fragment, as soon as it is there. */
export function leadTo(address: string): void {
  const [, fragment = ''] = address.split('#')
  if (fragment === '') return
  const since = Date.now()
  const look = () => {
    const target = location.hash === `#${fragment}` ? document.getElementById(fragment) : null
    if (target !== null) {
      if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
      target.focus()
      target.scrollIntoView()
    } else if (Date.now() - since < patience) setTimeout(look, 100)
  }
  setTimeout(look, 100)
}
