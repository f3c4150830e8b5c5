import { z } from 'zod'
import { language } from '../language.ts'
import { email } from '../mail-text.ts'
import { mailedCode } from './sign-in.ts'

/** Where the code goes that proves it. */
export const privateAddressWish = z.strictObject({ email, language })

export const privateAddressProof = z.strictObject({ email, code: mailedCode })
