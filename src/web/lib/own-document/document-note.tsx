import { useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { focusHeadingAbove, nameByHeadingAbove } from '../arrival.ts'
import { keysBeginning } from '../browser-store.ts'
import { PageLink } from '../page-link.tsx'
import { useAccountMark } from '../use-signed-in-mark.ts'
import { useText } from '../use-text.ts'
import { VisitorNotice } from '../visitor-data/visitor-notice.tsx'
import { unsentKey } from './unsent-change.ts'
import type { OwnDocument } from './use-own-document.ts'

type DocumentNoteProps = { readonly document: Pick<OwnDocument<object>, 'state' | 'moved' | 'retry'> }

/** Says in one line where the document is stored; a screen reader announces news. The caller says if it is not stored (`kept`). */
export function DocumentNote({ document: { state, moved, retry } }: DocumentNoteProps) {
  const t = useText('ownDocument')
  const { pathname } = useLocation()
  const signIn = `/logga-in?to=${encodeURIComponent(pathname)}`
  const ended = useEndedUnsent()
  const news = ended || state === 'offline' || state === 'refused' || state === 'closed'
  return (
    <div className="flow no-print">
      {state !== 'browser' && <VisitorNotice />}
      {!news && (
        <p className="small quiet">
          {t(`own.${state}`)}{' '}
          {state === 'browser' && <PageLink to={signIn}>{t('own.browser.signIn')}</PageLink>}
        </p>
      )}
      <div role="status" className={news || moved ? undefined : 'hidden-text'}>
        {news && (
          <Notice>
            <p>
              {t(ended ? 'own.ended' : `own.${state}`)}{' '}
              {ended && <PageLink to={signIn}>{t('own.ended.signIn')}</PageLink>}
            </p>
            {state === 'offline' && retry !== null && <Retry retry={retry} />}
          </Notice>
        )}
        {moved && !news && <Notice kind="done">{t('own.moved')}</Notice>}
      </div>
    </div>
  )
}

/** The account that was signed in last since the document was opened. A page may show another note once nobody is. */
let lastOwner: string | null = null

/** Whether the session has ended since the document was opened, with a change in the browser that the account does not have. */
function useEndedUnsent(): boolean {
  const owner = useAccountMark()
  useEffect(() => {
    if (owner !== null) lastOwner = owner
  }, [owner])
  return owner === null && lastOwner !== null && keysBeginning(unsentKey(lastOwner, '')).length > 0
}

/** Reads the account again at once, for a person who does not wait for the next automatic try. */
function Retry({ retry }: { readonly retry: () => Promise<void> }) {
  const t = useText('frame')
  const id = useId()
  const [busy, setBusy] = useState(false)
  return (
    <p>
      <Button
        id={id}
        ref={nameByHeadingAbove}
        kind="quiet"
        busy={busy}
        onClick={({ currentTarget }) => {
          focusHeadingAbove(currentTarget)
          setBusy(true)
          void retry().finally(() => setBusy(false))
        }}
      >
        {t('error.retry')}
      </Button>
    </p>
  )
}
