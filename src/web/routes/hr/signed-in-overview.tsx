import { Report } from '#web/features/rounds/overview/overview.tsx'
import { SignedInFigures as Figures, type SignedInFiguresProps } from './signed-in-figures.tsx'

/** The overview with what draws it: nothing of it is fetched in a second step. */
export const SignedInFigures = (props: SignedInFiguresProps) => <Figures {...props} Report={Report} />
