import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { withoutLanguage } from '#core/languages.ts'
import { useOutbox } from '#web/lib/outbox/use-outbox.ts'
import { clearSharedScreen, forgetPerson, sharedScreen } from '#web/lib/shared-screen.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { answersOutbox } from './submission.ts'
import { useIdle } from './use-idle.ts'

const start = '/svara'
/** The pages of a shared screen; no link leads out of them. */
const answering: readonly string[] = [start, '/stressprofil/start', '/djupanalys', '/arbetsmiljoenkat']

const heedNothing = () => {}

/** Above the pages of a shared screen: clears it for the next person, and blocks every link that leads away. */
export function SharedScreen() {
  const t = useText('sharedScreen')
  const { pathname } = useLocation()
  const isStart = withoutLanguage(pathname) === start
  const { secondsLeft, stay } = useIdle(isStart ? clearIfTyped : clearSharedScreen)
  const blocked = useBlockedLink()
  useOutbox(answersOutbox, null, heedNothing)
  useForgetting()

  return (
    <div className="page no-print">
      <div className="column">
        <Notice title={t('label')}>
          <p>{t(isStart ? 'start.text' : 'going.text')}</p>
          <p>
            {isStart ? (
              <Button kind="quiet" onClick={() => sharedScreen.erase()}>
                {t('start.end')}
              </Button>
            ) : (
              <Button onClick={clearSharedScreen}>{t('going.clear')}</Button>
            )}
          </p>
          <div role="status">
            {blocked && <p>{t(`blocked.${blocked.kind}`, { address: blocked.address })}</p>}
          </div>
        </Notice>
      </div>
      <Dialog
        open={secondsLeft !== null && !isStart}
        onClose={stay}
        title={t('idle.title')}
        closeLabel={t('idle.stay')}
        whole
      >
        <div className="page flow">
          <p className="lead">{t('idle.text', { count: secondsLeft ?? 0 })}</p>
          <p className="actions">
            <Button onClick={stay}>{t('idle.stay')}</Button>
            <Button kind="quiet" onClick={clearSharedScreen}>
              {t('going.clear')}
            </Button>
          </p>
        </div>
      </Dialog>
    </div>
  )
}

/** Clears the page if a person has typed a code and left; an untouched page stays. */
function clearIfTyped(): void {
  const typed = [...document.querySelectorAll('input')].some(({ value }) => value !== '')
  if (typed) clearSharedScreen()
}

/** A page that is left forgets the person at once, and is not restored from the back-forward cache. */
function useForgetting(): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && sharedScreen.read() !== null) clearSharedScreen()
    }
    const onHide = () => {
      if (sharedScreen.read() !== null) forgetPerson()
    }
    addEventListener('pageshow', onShow)
    addEventListener('pagehide', onHide)
    return () => {
      removeEventListener('pageshow', onShow)
      removeEventListener('pagehide', onHide)
    }
  }, [])
}

type Blocked = { readonly kind: 'page' | 'call'; readonly address: string }

/** The last pressed link that leads out of the form, which is blocked; the quick exit is not. */
function useBlockedLink(): Blocked | null {
  const { pathname } = useLocation()
  const [blocked, setBlocked] = useState<Blocked | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said on one page says nothing on the next
  useEffect(() => setBlocked(null), [pathname])
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null || link.matches('.quick-exit') || leadsWithin(link)) return
      event.preventDefault()
      event.stopPropagation()
      if (link.protocol === 'tel:' || link.protocol === 'sms:')
        setBlocked({ kind: 'call', address: link.pathname })
      else setBlocked({ kind: 'page', address: link.host + link.pathname })
      scrollTo({ top: 0 })
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])
  return blocked
}

const leadsWithin = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === location.origin && answering.includes(withoutLanguage(pathname))
