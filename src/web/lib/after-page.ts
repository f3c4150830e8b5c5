/** What a page needs once it is there: it is fetched after the page, and nothing that is seen waits for it. */
import { cacheForOffline, followLinksOffline } from './cache-for-offline.ts'
import './renew-page.ts'
import './translated-page.ts'

cacheForOffline()
followLinksOffline()
