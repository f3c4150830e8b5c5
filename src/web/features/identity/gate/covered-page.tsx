import { useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'

type CoveredPageProps = {
  readonly covered: boolean
  /** The address to return to after signing in, as in the site map. */
  readonly returnTo: string
  /** Reads again who is signed in. */
  readonly onAgain: () => void
}

/**
 * Covers a page that has closed while a person was writing on it. Nothing of it can be read; the input is there again when
 * the same person has signed in, in another tab.
 */
export function CoveredPage({ covered, returnTo, onAgain }: CoveredPageProps) {
  const t = useText('gate')
  const { pathTo } = useLanguage()
  const [times, setTimes] = useState(0)
  return (
    <Dialog
      // The browser closes the dialog on Escape or the button; a new key opens it again until the person is signed in.
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
