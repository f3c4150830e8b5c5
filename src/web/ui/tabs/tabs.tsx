import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { arrowStep } from '../arrow-step.ts'

export type Tab = {
  /** Unique within the page. */
  readonly id: string
  readonly label: string
  readonly panel: ReactNode
}

type TabsProps = {
  /** What the tabs choose between. */
  readonly label: string
  readonly tabs: readonly Tab[]
  /** Id of the open tab. Undefined: the component stores it, and begins with the first. */
  readonly open?: string
  readonly onOpen?: (id: string) => void
}

/** The index of the tab that a key leads to; undefined for other keys. */
function tabFor({ key, currentTarget }: KeyboardEvent, at: number, count: number): number | undefined {
  const step = arrowStep(key, getComputedStyle(currentTarget).direction)
  if (step !== 0) return (at + count + step) % count
  return { Home: 0, End: count - 1 }[key]
}

/** Arrow keys move between tabs. Without JavaScript all panels are shown, one below the other. */
export function Tabs({ label, tabs, open, onOpen }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id)
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const current = open ?? own

  function choose(id: string) {
    setOwn(id)
    onOpen?.(id)
  }

  function moveByKey(event: KeyboardEvent, position: number) {
    const next = tabs[tabFor(event, position, tabs.length) ?? -1]
    if (next === undefined) return
    event.preventDefault()
    choose(next.id)
    buttons.current.get(next.id)?.focus()
  }

  return (
    <div>
      <div role="tablist" aria-label={label} className="tab-list">
        {tabs.map(({ id, label: words }, position) => (
          <button
            key={id}
            ref={(button) => {
              if (button) buttons.current.set(id, button)
              else buttons.current.delete(id)
            }}
            type="button"
            role="tab"
            id={`${id}-tab`}
            className="tab"
            aria-selected={id === current}
            aria-controls={`${id}-panel`}
            tabIndex={id === current ? 0 : -1}
            onClick={() => choose(id)}
            onKeyDown={(event) => moveByKey(event, position)}
          >
            {words}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab`}
          className={id === current ? 'tab-panel' : 'tab-panel tab-panel-closed'}
        >
          {panel}
        </div>
      ))}
    </div>
  )
}
