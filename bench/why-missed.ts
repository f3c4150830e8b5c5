/** Why a measurement misses one of its limits, by its name: `npm run performance` asks for it where one does. */
export const whyMissed: Readonly<Record<string, string>> = {
  'faults-answers-several':
    'PgBouncer tries a database that was gone once a second (server_login_retry), so that half of all kills of the database cost more than a second here; straight to the database it is 0.31 s. The longest of 50 was 7.53 s at load 3 and 18.78 s at load 7.6. How much of that is the recovery of the database has not been measured. All answers were acknowledged at the next try and are there once.',
  'import-body':
    'Stops of 40 to 68 ms in a second and a quarter, where a list of 31.5 MB comes in over the same machine that sends it: the client is a process on the same two cores. Without a list the longest is 6 ms; before bodies were read in pieces it was 1,400 to 1,800 ms. What the rest of a stop is made of has not been measured.',
  instances:
    'Two cores hold the clients, HAProxy, PgBouncer and the database beside the servers. Through one server an answer costs 0.49 ms of processor time in all (0.21 in it, 0.13 in the database, 0.10 in the clients, 0.05 in HAProxy, 0.01 in PgBouncer); through two it costs 0.70 ms, because each of them gathers fewer answers into one transaction, and both cores are full sooner: 2,492 a second instead of 2,854. Where each server has a core and the others have theirs, 0.21 ms for one and 0.33 ms for each of two let two be about 1.25 times one from the same fifty clients, and more from more clients, whose answers fill the transactions of both.',
  memory:
    'Of 157 to 167 MB, 56 are the program file of Node, which all its processes share. What lives on the heap after the start is 55 MB: 18 are strings, 11 of them sources of the 1,421 modules, most of which are libraries (the embedded database, the job queue, the schemas); 12 are compiled code; the rest are the endpoints with their contracts. Around that, V8 holds 10 MB of room and the C library 22. A single allocation arena changes nothing, a young heap of 4 MB instead of 8 saves 7 MB for more processor time in each answer (decision 600), and optimising for size costs 3.',
  prepare:
    'The word that opens an organisation’s first round also marks everybody on its list as established (vault.establish_first_list), in the same request: 100,000 rows, some 2 s. Every later round opens in 0.1 s, and all other requests meanwhile stay below a second.',
  'signed-in-answers':
    'Own results are written one person at a time, under the row policies of each. With ten clients an answer takes 0.76 ms of processor time in Node and 0.64 in the database, mostly one after the other, so that two cores are seldom both busy. Two transactions side by side were tried with fifty clients: each had fewer answers in it, and an answer took a quarter more processor time and as long as before.',
}
