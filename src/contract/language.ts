import { z } from 'zod'

export const language = z.enum(['sv', 'en'])
export type Language = z.infer<typeof language>
