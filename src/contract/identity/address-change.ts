import { z } from 'zod'
import { language } from '../language.ts'
import { email } from '../mail-text.ts'
import { mailedCode } from './sign-in.ts'

/** The address that shall sign in to the account from now on. */
export const addressChangeWish = z.strictObject({ email, language })

/** `code` has come to the new address, `currentCode` to the one that signs in until now. */
export const addressChangeProof = z.strictObject({ email, code: mailedCode, currentCode: mailedCode })
