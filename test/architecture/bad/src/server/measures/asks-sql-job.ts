import pg from 'pg'
export const bad = pg
