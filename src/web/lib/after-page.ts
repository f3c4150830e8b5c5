/** What a page needs once it is there: it is fetched after the page, and nothing that is seen waits for it. */
import { followLinksOffline, keepForOffline } from './keep-for-offline.ts'
import './renew-page.ts'

keepForOffline()
followLinksOffline()
