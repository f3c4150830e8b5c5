import { z } from 'zod'
import { email } from '../mail-text.ts'

/** Whose sessions end: the account that the address signs in to. Whether there is one is not answered. */
export const accountToSignOut = z.strictObject({ email })
