/** Why a measurement misses one of its limits, by its name: `npm run performance` asks for it where one does. */
export const whyMissed: Readonly<Record<string, string>> = {
  evaluations:
    'The answers are checked against their contract, scored, and the result is written out by its contract; the bare server parses the same JSON and writes it out again, and looks at none of it. Between runs the share moves from 0.47 to 0.53, mostly with the pace of the bare server.',
  instances:
    'Two cores hold the clients, HAProxy, PgBouncer and the database beside the servers. An answer costs 0.72 ms of processor time in all through one server (0.37 in it, 0.15 in the database, 0.13 in the clients, 0.05 in HAProxy, 0.02 in PgBouncer): one server is busy all the time at about 2,700 a second, and then both cores nearly are. Through two it costs 0.91 ms, because each of them gathers fewer answers into one transaction, and both cores are full at about 2,200. With a core for each server and others for the rest, the 0.37 and 0.49 ms spent in them would let two be 1.5 times one from the same fifty clients.',
  memory:
    'Between starts it moves from 151 to 157 MB: 55 are Node itself, 67 the heap with all endpoints and their contracts in it. With 4 MB for what lives for one request it was 148 to 154, for more processor time in each answer (decision 600). A garbage collection at the end of the start would show less and change nothing, because the first requests take it again. After a first start it holds some 80 MB more, 237 to 253, until the next: what packing each page as small as it gets took, two at a time, stays with the process. The build itself is a process of its own and has ended.',
  prepare:
    'The word that opens an organisation’s first round also marks everybody on its list as established (vault.establish_first_list), in the same request: 100,000 rows, some 2 s. Every later round opens in 0.1 s, and all other requests meanwhile stay below a second.',
  'signed-in-answers':
    'Own results are written one person at a time, under the row policies of each. With ten clients an answer takes 0.75 ms of processor time in Node and 0.64 in the database, mostly one after the other, so that two cores are seldom both busy; with fifty the longest waits are those for two transactions.',
}
