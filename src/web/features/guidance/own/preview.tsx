import { type ReactNode, useState } from 'react'
import type { GuidanceShare } from '#contract/guidance/guidance.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'

type PreviewProps = {
  readonly shares: readonly GuidanceShare[]
  readonly show: (shares: readonly GuidanceShare[]) => ReactNode
}

/** The shared copies, rendered by the same component as for the guide. */
export function Preview({ shares, show }: PreviewProps) {
  const t = useText('guidance')
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t('preview.button')}
      </Button>
      <Dialog
        whole
        open={open}
        onClose={() => setOpen(false)}
        title={t('preview.title')}
        closeLabel={t('preview.close')}
      >
        {open && <div className="guidance-preview flow">{show(shares)}</div>}
      </Dialog>
    </div>
  )
}
