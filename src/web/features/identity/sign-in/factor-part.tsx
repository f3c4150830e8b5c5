import { useNavigate } from 'react-router'
import type { Me } from '#contract/identity/me.ts'
import { useLanguage } from '#web/lib/language.tsx'
import type { Waits } from './stored-request.ts'

type FactorPartProps = {
  readonly steps: typeof import('#web/lib/second-factor/factor-steps.tsx')
  readonly adds: boolean
  /** The session waits for one of these; null for a person who is signed in. */
  readonly waits: Waits | null
  readonly lacking: Me | null
  readonly onAdded: () => void
  readonly onShown: () => Promise<void>
  /** Begins anew; `ended`: because the session no longer waits. */
  readonly onAnew: (ended: boolean) => void
}

/** The second factor: shows one, or adds the first. Only a person who is signed in may postpone it. */
export function FactorPart({ steps, adds, waits, lacking, onAdded, onShown, onAnew }: FactorPartProps) {
  const navigate = useNavigate()
  const { pathTo } = useLanguage()
  const onLater = () => void navigate(pathTo('/hem'), { replace: true })
  if (adds)
    return <steps.AddFactorStep closed={lacking?.opensOwn === false} onAdded={onAdded} onLater={onLater} />
  return (
    <steps.FactorStep
      has={waits ?? lacking?.secondFactor ?? { authenticator: true, passkey: false }}
      onShown={onShown}
      {...(waits ? { onAnew } : { onLater })}
    />
  )
}
