import { type ReactNode, useContext, useRef } from 'react'
import { useLanguage } from '../language.tsx'
import { ReadingContext } from '../readings/reading-words.ts'
import { useLazyModule } from '../use-lazy-module.ts'
import type { ReadAloudProps } from './read-button.tsx'
import { useHasVoice } from './voices.ts'

const loadButton = () => import('./read-button.tsx')

/**
 * The button that reads a part of the page aloud, with a voice of the device only. Where the device has no voice for the
 * page's language, it renders nothing and fetches nothing.
 */
export function ReadAloud(props: ReadAloudProps) {
  const { language } = useLanguage()
  const { tag = language } = useContext(ReadingContext)
  const part = useLazyModule(useHasVoice(tag), loadButton)
  return part ? <part.ReadButton {...props} /> : null
}

type ReadRegionProps = Pick<ReadAloudProps, 'stepwise'> & { readonly children: ReactNode }

/** A part of the page with its read-aloud button above it. */
export function ReadRegion({ children, stepwise = false }: ReadRegionProps) {
  const region = useRef<HTMLDivElement>(null)
  return (
    <>
      <ReadAloud region={region} stepwise={stepwise} />
      <div ref={region} className="flow">
        {children}
      </div>
    </>
  )
}
