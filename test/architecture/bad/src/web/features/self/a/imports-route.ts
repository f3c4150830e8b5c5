import { bad } from '../../../routes/imports-server.ts'
export const worse = bad
