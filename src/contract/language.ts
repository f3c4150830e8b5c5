import { z } from 'zod'

export const language = z.enum(['sv', 'en'])
export type Language = z.infer<typeof language>

export const languageQuery = z.strictObject({ lang: language.default('sv') })
