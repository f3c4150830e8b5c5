import { browserStore } from '#web/lib/browser-store.ts'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'

/** Whether exercises have a soft sound on this device; silent by default. */
export const soundStore = browserStore<boolean>('andrum.exercise-sound', {
  parse: (value) => (value === true ? true : null),
  empty: false,
})

/** Switches the soft sound for every exercise on this device. Renders nothing where the browser cannot make sounds. */
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
