import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { useText } from '../use-text.ts'
import { DangerHelp } from './danger-help.tsx'

type DangerScreenProps = { readonly open: boolean; readonly onClose: () => void }

/**
 * Fills the window with nothing else on it, wherever somebody says that they have thoughts of not wanting to live. It comes
 * with what asks, so that it needs no network, and a reload does not bring it back: the answer is kept nowhere.
 */
export function DangerScreen({ open, onClose }: DangerScreenProps) {
  const t = useText('safety')
  return (
    <Dialog whole open={open} onClose={onClose} title={t('danger.heading')} closeLabel={t('danger.back')}>
      <div className="danger-screen flow">
        <DangerHelp heading="h3" />
      </div>
    </Dialog>
  )
}
