import { useState } from 'react'
import { Failure } from '#web/lib/form/failure.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Checkbox, CheckboxGroup } from '#web/ui/checkbox/checkbox.tsx'
import { type ChangeGuidance, failureOf, type OwnGuidance, type useShare } from './guidance-queries.ts'
import { type OwnContents, shareable, shareName } from './own-contents.ts'

type SharingProps = {
  readonly guidance: OwnGuidance
  readonly own: OwnContents
  readonly titles: Readonly<Record<string, string>>
  readonly change: ChangeGuidance
  readonly share: ReturnType<typeof useShare>
}

const kinds = ['weekly-check', 'recovery-check', 'recovery-plan'] as const
const isKind = (name: string): name is (typeof kinds)[number] => kinds.some((kind) => kind === name)

/** A switch for each kind and each worksheet. Switching one off deletes the guide's copy at once. */
export function Sharing({ guidance, own, titles, change, share }: SharingProps) {
  const t = useText('guidance')
  const offered = shareable(own)
  // A copy whose data key is lost has no name; the person can only share its content again.
  const shared = guidance.shares.flatMap(({ content }) => (content === null ? [] : [shareName(content)]))
  const names = [...new Set([...offered.map(shareName), ...shared])]
  const busy = change.isPending || share.isPending
  /** A switch that was just pressed shows its new position before the server has answered. */
  const [pressed, setPressed] = useState<{ readonly name: string; readonly on: boolean } | null>(null)
  const isOn = (name: string) => (pressed?.name === name ? pressed.on : shared.includes(name))

  function turn(name: string, on: boolean) {
    const content = offered.find((one) => shareName(one) === name)
    if (busy || (on && content === undefined)) return
    setPressed({ name, on })
    const settled = { onSettled: () => setPressed(null) }
    if (content !== undefined && on)
      share.mutate({ ...content, guidanceId: guidance.id, isUpdate: false }, settled)
    else change.mutate({ do: 'stop-sharing', kind: name }, settled)
  }

  const box = (name: string) => (
    <Checkbox
      key={name}
      id={`share-${name}`}
      label={isKind(name) ? t(`share.${name}`) : (titles[name] ?? name)}
      checked={isOn(name)}
      disabled={!own.known}
      aria-disabled={busy}
      onChange={({ target }) => turn(name, target.checked)}
    />
  )
  const worksheets = names.filter((name) => !isKind(name))
  return (
    <section className="surface flow" aria-labelledby="sharing">
      <h2 id="sharing">{t('share.title')}</h2>
      <p>{t('share.text')}</p>
      <Failure error={share.error ?? failureOf(change, 'stop-sharing')} title={t('stop.failed')} />
      <CheckboxGroup id="share-kinds" legend={t('share.kinds')}>
        {names.filter(isKind).map(box)}
      </CheckboxGroup>
      {worksheets.length === 0 ? (
        <p className="quiet">{t('share.worksheets.none')}</p>
      ) : (
        <CheckboxGroup id="share-worksheets" legend={t('share.worksheets')}>
          {worksheets.map(box)}
        </CheckboxGroup>
      )}
      <p className="small quiet">{t('share.follows')}</p>
    </section>
  )
}
