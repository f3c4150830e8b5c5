import { resolve } from 'node:path'

/** A file as whoever called a command named it: npm runs in the project's folder, they perhaps elsewhere. */
export const givenPath = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file)
