/**
 * The whole script of a static page, one that holds text, and radio buttons that CSS answers (`static` in the site map):
 * its HTML is what the build wrote, and its links are followed by the browser. What React does around other pages is done
 * here in little.
 */
import { focusHeading, isFreshArrival } from '../lib/arrival.ts'
import { cacheForOffline } from '../lib/cache-for-offline.ts'
import { dragAmongRadios } from '../lib/drag-among-radios.ts'
import { forceLightTheme } from '../lib/light-theme.ts'
import { foldOnPhones } from './fold-on-phones.ts'
import { keepPlaceInOtherLanguage } from './language-link.ts'
import { leaveOnQuickExit } from './quick-exit.ts'
import { showOwnPages } from './sign-in-link.ts'
import { showWaiting } from './waiting.ts'

forceLightTheme()
foldOnPhones()
console.info('Appen startar')
console.info(`Sida: ${location.pathname}`)
if (location.hash === '' && isFreshArrival()) focusHeading()
keepPlaceInOtherLanguage()
showOwnPages()
showWaiting()
leaveOnQuickExit()
cacheForOffline()
for (const column of document.querySelectorAll<HTMLElement>('[data-drag]')) dragAmongRadios(column)
