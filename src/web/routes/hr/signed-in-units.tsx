import { Report } from '#web/features/rounds/overview/units.tsx'
import { SignedInFigures as Figures, type SignedInFiguresProps } from './signed-in-figures.tsx'

/** Every unit, or one, together with its charts, so that one fetch is enough. */
export const SignedInFigures = (props: SignedInFiguresProps) => <Figures {...props} Report={Report} />
