import { resolve } from 'node:path'

/** The path of a file as the caller of a command named it: npm runs in the project's folder, the caller may be elsewhere. */
export const givenPath = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file)
