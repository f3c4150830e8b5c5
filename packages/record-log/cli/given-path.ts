import { resolve } from 'node:path'

/** Resolves a path from the folder where the caller ran npm, which itself runs in the project's folder. */
export const givenPath = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file)
