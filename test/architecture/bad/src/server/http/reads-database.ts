import { worse } from '../db/imports-usecase.ts'
export const bad = worse
