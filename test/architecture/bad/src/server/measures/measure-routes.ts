import { asHr } from '../platform/db/transaction.ts'
export const bad = (deps: { pools: unknown }) => [asHr, deps.pools]
