import { type ComponentType, type JSX, useEffect, useRef, useState } from 'react'
import { Waiting } from './panel/waiting.tsx'

/** How far below the window a part begins to load. */
const ahead = '200px'

/**
 * How long to wait after a network has come back, in milliseconds: its first requests may fail, and a browser remembers a
 * failed import and never fetches it again.
 */
const settling = 1000

type OnSightProps<Props> = {
  readonly load: () => Promise<ComponentType<Props>>
  readonly props: Props
}

function OnSight<Props extends object>({ load, props }: OnSightProps<Props>) {
  const place = useRef<HTMLDivElement>(null)
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)

  useEffect(() => {
    if (place.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        get()
      },
      { rootMargin: ahead },
    )
    let waiting: ReturnType<typeof setTimeout> | undefined
    const getSoon = () => {
      waiting = setTimeout(get, settling)
    }
    // Wait for the network; what is already on the page stays.
    const waitForNetwork = () => addEventListener('online', getSoon, { once: true })
    const get = () => {
      // Without a network only a service worker can have the part.
      if (!navigator.onLine && !navigator.serviceWorker?.controller) {
        waitForNetwork()
        return
      }
      setIsAsked(true)
      load().then(
        (loaded) => setPart(() => loaded),
        (error: unknown) => {
          if (navigator.onLine) setFailure({ error })
          else waitForNetwork()
        },
      )
    }
    observer.observe(place.current)
    return () => {
      observer.disconnect()
      removeEventListener('online', getSoon)
      clearTimeout(waiting)
    }
  }, [load])

  // The page's error boundary says what went wrong and offers another try.
  if (failure !== null) throw failure.error
  if (Part !== null) return <Part {...props} />
  return (
    <div ref={place} className="no-print">
      <Waiting isAsked={isAsked} />
    </div>
  )
}

/**
 * A part of a page whose script is fetched when the part comes into sight, so that a closed tab or fold costs nothing until
 * it is opened. Not for content that must be readable without JavaScript.
 */
export function onSight<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => JSX.Element {
  return (props) => <OnSight load={load} props={props} />
}
