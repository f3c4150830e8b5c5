import { z } from 'zod'
import { languages } from '#core/languages.ts'

export const language = z.enum(languages)
