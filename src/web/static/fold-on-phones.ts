/**
 * Closes the sections of a static page that fold (`Band`) in a narrow window, but for the one that the address leads to, and
 * opens the one that a link leads to later. Without this script all of them stand open.
 */
export function foldOnPhones(): void {
  const sections = document.querySelectorAll<HTMLDetailsElement>('.band-folds')
  const show = () => {
    const target = document.getElementById(location.hash.slice(1))
    for (const one of sections) if (one.contains(target)) one.open = true
  }
  if (matchMedia('(width < 48rem)').matches) for (const one of sections) one.open = false
  document.documentElement.dataset.folded = ''
  show()
  addEventListener('hashchange', show)
  // A second press on the same link changes no address.
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')?.hash === location.hash) show()
  })
}
