import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'

export const parts = [ErrorSummary, Skeleton]
