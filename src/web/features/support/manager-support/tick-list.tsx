import type { ChecklistPart } from '#web/lib/content/read-checklist.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox, CheckboxGroup } from '#web/ui/checkbox/checkbox.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { withTicks } from './manager-notes.ts'
import { NotKept } from './not-kept.tsx'
import { useManagerNotes } from './use-manager-notes.ts'

type TickListProps = {
  /** Unique among the checklists. */
  readonly name: string
  readonly parts: readonly ChecklistPart[]
}

/** A checklist to tick and print. Ticks stay in this browser. */
export function TickList({ name, parts }: TickListProps) {
  const t = useText('managerSupport')
  const { value, kept, write } = useManagerNotes()
  const items = parts.flatMap((part) => part.items)
  // In the order of the list, and without ticks of items that no longer exist.
  const ticked = items.filter(({ id }) => value.ticks[name]?.includes(id)).map(({ id }) => id)
  const tick = (id: string, done: boolean) =>
    write(withTicks(value, name, done ? [...ticked, id] : ticked.filter((other) => other !== id)))
  return (
    <div className="flow column tick-list">
      <NotKept kept={kept} />
      {parts.map((part) => (
        <CheckboxGroup key={part.title} id={`ticks-${part.items[0]?.id}`} legend={part.title}>
          {part.items.map(({ id, text }) => (
            <Checkbox
              key={id}
              id={`tick-${id}`}
              label={text}
              checked={ticked.includes(id)}
              onChange={({ target }) => tick(id, target.checked)}
            />
          ))}
        </CheckboxGroup>
      ))}
      <p role="status">{t('ticks.count', { done: ticked.length, all: items.length })}</p>
      <p className="small quiet">{t('ticks.warning')}</p>
      <div className="actions no-print">
        <Button kind="quiet" onClick={() => print()}>
          {t('ticks.print')}
        </Button>
        {ticked.length > 0 && (
          <TwoStepButton
            label={t('ticks.delete')}
            question={t('ticks.delete.question')}
            yes={t('delete.yes')}
            no={t('delete.no')}
            onConfirm={() => {
              write(withTicks(value, name, []))
              document.getElementById(`tick-${items[0]?.id}`)?.focus()
            }}
          />
        )}
      </div>
    </div>
  )
}
