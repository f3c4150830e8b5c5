import { useState } from 'react'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Select } from '#web/ui/select/select.tsx'

/** The text templates of one part of a programme. */
export type PartBlocks = {
  readonly name: string
  readonly title: string
  readonly blocks: readonly { readonly title: string; readonly text: string }[]
}

type BlockPickerProps = {
  readonly parts: readonly PartBlocks[]
  readonly onInsert: (text: string) => void
}

/** Text templates for an answer. A chosen one is copied into the answer box and edited there; none is sent automatically. */
export function BlockPicker({ parts, onInsert }: BlockPickerProps) {
  const t = useText('guideDesk')
  const [chosen, setChosen] = useState(parts[0]?.name ?? '')
  const part = parts.find(({ name }) => name === chosen)
  return (
    <details className="disclosure">
      <summary>{t('blocks.title')}</summary>
      <div className="flow">
        <Select
          id="blocks-part"
          label={t('blocks.part')}
          hint={t('blocks.hint')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          options={parts.map(({ name, title }) => ({ value: name, label: title }))}
        />
        <ul className="guidance-blocks">
          {part?.blocks.map(({ title, text }) => (
            <li key={title}>
              <p>
                <strong>{title}</strong>
                <span className="own-line small quiet">{text}</span>
              </p>
              <Button kind="quiet" onClick={() => onInsert(text)}>
                {t('blocks.insert')}
                <span className="hidden-text">: {title}</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
