/** What a page needs only after it has loaded. It is fetched after the page, so that nothing visible waits for it. */
import { cacheForOffline, followLinksOffline, stayOnBadLine } from './cache-for-offline.ts'
import './renew-page.ts'
import './translated-page.ts'

cacheForOffline()
followLinksOffline()
stayOnBadLine()
