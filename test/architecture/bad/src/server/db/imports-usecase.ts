import { bad } from '../usecases/imports-http.ts'
export const worse = bad
