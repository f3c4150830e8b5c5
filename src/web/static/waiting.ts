import { withoutLanguage } from '#core/languages.ts'
import { endWaiting, waitingNotice } from '../lib/waiting-notice.ts'

/** Says that the next page is on its way; CSS keeps it unseen for the first moment. */
export function showWaiting(): void {
  const main = document.querySelector('main')
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (main === null || link === null || !leadsAway(link, event)) return
    endWaiting()
    const toHome = withoutLanguage(link.pathname) === '/'
    main.before(waitingNotice((toHome ? main.dataset.waitingHome : main.dataset.waiting) ?? ''))
  })
  // The page may come back as it was left.
  addEventListener('pageshow', () => {
    endWaiting()
    document.querySelector('.header-menu')?.removeAttribute('open')
  })
}

function leadsAway(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const inThisWindow = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  return inThisWindow && link.origin === location.origin && link.pathname !== location.pathname
}
