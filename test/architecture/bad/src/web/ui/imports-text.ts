import { bad } from '../../text/imports-npm.ts'
export const worse = bad
