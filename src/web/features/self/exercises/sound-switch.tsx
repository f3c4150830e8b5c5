import { browserStore } from '#web/lib/browser-store.ts'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'

/** Whether exercises have a soft sound, on this device; silent until somebody has asked for it. */
export const soundStore = browserStore<boolean>('andrum.exercise-sound', {
  parse: (value) => (value === true ? true : null),
  empty: false,
})

/** Whether the soft sound is on, for every exercise on this device. Nothing is shown where the browser makes no sound. */
export function SoundSwitch() {
  const t = useText('player')
  const { value } = useStored(soundStore)
  if (typeof AudioContext === 'undefined') return null
  return (
    <Checkbox
      id="player-sound"
      label={t('player.sound')}
      checked={value}
      onChange={({ target }) => soundStore.write(target.checked)}
    />
  )
}
