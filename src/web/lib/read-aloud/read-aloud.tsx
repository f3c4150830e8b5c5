import { type ReactNode, type RefObject, useRef } from 'react'
import { useLanguage } from '../language.tsx'
import { useLazyModule } from '../use-lazy-module.ts'
import { useHasVoice } from './voices.ts'

const loadButton = () => import('./read-button.tsx')

export type ReadAloudProps = {
  /** What is read, as it stands when the button is pressed. */
  readonly region: RefObject<Element | null>
  /** Each entry of a numbered list is done before the next is read. */
  readonly stepwise?: boolean
  /** Changes with what stands in the region. Once pressed, each new thing is read, until it is pressed again. */
  readonly following?: string
}

/**
 * The button that has a part of the page read aloud by a voice of the device, and by no other. Where the device has none for the
 * language of the page, there is nothing, and nothing is fetched.
 */
export function ReadAloud(props: ReadAloudProps) {
  const { language } = useLanguage()
  const part = useLazyModule(useHasVoice(language), loadButton)
  return part ? <part.ReadButton {...props} /> : null
}

type ReadRegionProps = Pick<ReadAloudProps, 'stepwise'> & { readonly children: ReactNode }

/** A part of the page with the button above it. */
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
