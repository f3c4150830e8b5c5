import { listenToMark, mayBeSignedIn } from '../lib/signed-in-mark.ts'

/** For someone who is signed in the sign-in link becomes the link to their own pages; the frame notes both on the link. */
export function showOwnPages(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-in-text]')]
  const asBuilt = links.map((link) => ({ href: link.href, text: link.textContent }))
  const show = () => {
    const signedIn = mayBeSignedIn()
    links.forEach((link, position) => {
      const { inHref = '', inText = '' } = link.dataset
      const { href, text } = signedIn ? { href: inHref, text: inText } : (asBuilt[position] ?? link)
      link.href = href
      link.textContent = text ?? ''
    })
  }
  show()
  listenToMark(show)
  // A page that comes back out of the browser's memory may have been left before signing in or out.
  addEventListener('pageshow', show)
}
