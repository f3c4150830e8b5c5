import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { useText } from '../use-text.ts'
import { DangerHelp } from './danger-help.tsx'

type DangerScreenProps = { readonly open: boolean; readonly onClose: () => void }

/**
 * Fills the window when a person says that they have thoughts of not wanting to live. It is loaded together with the
 * question, so that it needs no network. A reload does not bring it back, because the answer is stored nowhere.
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
