import type { ColumnType } from 'kysely'

/** A column that the database fills in when an insert leaves it out. */
export type WithDefault<T> = ColumnType<T, T | undefined, T>

/** Read as a value, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>
