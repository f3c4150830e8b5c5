import { Report } from '#web/features/rounds/overview/overview.tsx'
import { SignedInFigures as Figures, type SignedInFiguresProps } from './signed-in-figures.tsx'

/** The overview together with its charts, so that one fetch is enough. */
export const SignedInFigures = (props: SignedInFiguresProps) => <Figures {...props} Report={Report} />
