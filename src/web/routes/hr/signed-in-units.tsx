import { Report } from '#web/features/rounds/overview/units.tsx'
import { SignedInFigures as Figures, type SignedInFiguresProps } from './signed-in-figures.tsx'

/** Every unit, or one of them, with what draws it: nothing of it is fetched in a second step. */
export const SignedInFigures = (props: SignedInFiguresProps) => <Figures {...props} Report={Report} />
