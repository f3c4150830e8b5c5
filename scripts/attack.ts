/**
 * `npm run attack`: infers single people's answers from released figures alone (packages/release/cli/attack.ts, with its
 * options). `-- --over-http` tries what an employer can do with the served product instead (attack-over-http.ts).
 */
const isOverHttp = process.argv.includes('--over-http')
await import(isOverHttp ? './attack-over-http.ts' : '@andrum/release/cli/attack.ts')

export {}
