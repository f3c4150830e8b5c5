import { useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'

type CoveredPageProps = {
  readonly covered: boolean
  /** Where signing in leads to: an address of the site map. */
  readonly returnTo: string
  /** Asks anew who is signed in. */
  readonly onAgain: () => void
}

/**
 * Over a page that has closed while somebody was writing on it: nothing of it is seen, and what is written is there again once the
 * same person has signed in, in another tab.
 */
export function CoveredPage({ covered, returnTo, onAgain }: CoveredPageProps) {
  const t = useText('gate')
  const { pathTo } = useLanguage()
  const [times, setTimes] = useState(0)
  return (
    <Dialog
      // The browser has closed it for Escape or the button: until somebody is signed in it covers the page again.
      key={times}
      open={covered}
      onClose={() => {
        if (!covered) return
        setTimes(times + 1)
        onAgain()
      }}
      title={t('gate.unsaved.title')}
      closeLabel={t('gate.unsaved.done')}
      whole
    >
      <div className="page flow">
        <p className="lead">{t('gate.unsaved.text')}</p>
        <p className="actions">
          <PageButton to={`/logga-in?to=${encodeURIComponent(pathTo(returnTo))}`} target="_blank">
            {t('gate.unsaved.button')}
          </PageButton>
        </p>
      </div>
    </Dialog>
  )
}
