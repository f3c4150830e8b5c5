import { type FormEvent, useState } from 'react'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import type { Influence, Kind, MapEntry } from './week-notes.ts'

type Missing = { readonly text?: string; readonly kind?: string; readonly influence?: string }

/** Adds one thing to the map. The question about influence comes only for what takes strength. */
export function MapForm({ onAdd }: { readonly onAdd: (entry: MapEntry) => void }) {
  const t = useText('module1')
  const [text, setText] = useState('')
  const [kind, setKind] = useState<Kind>()
  const [influence, setInfluence] = useState<Influence>()
  const [missing, setMissing] = useState<Missing>({})
  const [added, setAdded] = useState('')

  function add(event: FormEvent) {
    event.preventDefault()
    const trimmed = text.trim()
    const wanting: Missing = {
      ...(trimmed === '' ? { text: t('map.entry.missing') } : {}),
      ...(kind === undefined ? { kind: t('map.kind.missing') } : {}),
      ...(kind === 'takes' && influence === undefined ? { influence: t('map.influence.missing') } : {}),
    }
    setMissing(wanting)
    const first = Object.keys(wanting)[0]
    document.getElementById(`map-${first ?? 'text'}`)?.focus()
    if (first !== undefined || kind === undefined) return
    onAdd({ text: trimmed, kind, influence: kind === 'takes' ? (influence ?? null) : null })
    setText('')
    setKind(undefined)
    setInfluence(undefined)
    setAdded(t('map.added', { text: trimmed }))
  }

  return (
    <form className="flow no-print" noValidate onSubmit={add}>
      <TextField
        id="map-text"
        label={t('map.entry')}
        hint={t('map.entry.hint')}
        error={missing.text}
        maxLength={120}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Radios
        id="map-kind"
        name="map-kind"
        legend={t('map.kind')}
        error={missing.kind}
        value={kind}
        onChange={setKind}
        choices={[
          { value: 'takes', label: t('map.takes') },
          { value: 'gives', label: t('map.gives') },
        ]}
      />
      {kind === 'takes' && (
        <Radios
          id="map-influence"
          name="map-influence"
          legend={t('map.influence')}
          error={missing.influence}
          value={influence}
          onChange={setInfluence}
          choices={[
            { value: 'self', label: t('map.self') },
            { value: 'other', label: t('map.other') },
            { value: 'no', label: t('map.no') },
          ]}
        />
      )}
      <Button type="submit" kind="quiet">
        {t('map.add')}
      </Button>
      <p role="status" className="small quiet">
        {added}
      </p>
    </form>
  )
}
