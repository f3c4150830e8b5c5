import { worse } from '../../measures/measure-repository.ts'
export const bad = worse
