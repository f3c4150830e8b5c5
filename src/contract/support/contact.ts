import * as z from 'zod/mini'
import { languages } from '#core/languages.ts'
import { oneLine, writtenEmail } from '../mail-text.ts'

/** Lengths of the contact form, in characters. Phone may be left empty. */
export const contactLimits = {
  name: { least: 2, most: 200 },
  email: { most: 254 },
  phone: { most: 40 },
  subject: { least: 2, most: 200 },
  message: { least: 10, most: 10_000 },
} as const

const { name, phone, subject, message } = contactLimits

/**
 * The contact form, for browser and server alike, in `zod/mini` because the browser loads it. Lines and spaces at
 * the ends do not count. An error's path names the field; its code is Zod's (`too_small`, `too_big`, …).
 */
export const contactMessage = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(name.least), z.maxLength(name.most), oneLine),
  email: writtenEmail,
  phone: z.optional(z.string().check(z.trim(), z.maxLength(phone.most), oneLine)),
  subject: z.string().check(z.trim(), z.minLength(subject.least), z.maxLength(subject.most), oneLine),
  message: z.string().check(z.trim(), z.minLength(message.least), z.maxLength(message.most)),
  language: z.enum(languages),
  /** A honeypot: people do not see the field, so a program has filled it in. Accepted like the others, and then discarded. */
  website: z.optional(z.string().check(z.maxLength(2000))),
})
