/**
 * `npm run attack`: what single people answered, from nothing but released figures (packages/release/cli/attack.ts, with its
 * options). `-- --over-http` is what an employer can do with the served product instead (attack-over-http.ts).
 */
const isOverHttp = process.argv.includes('--over-http')
await import(isOverHttp ? './attack-over-http.ts' : '@andrum/release/cli/attack.ts')

export {}
