import { bad } from './imports-http.ts'
export const worse = bad
