import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { explainListenError, tryPort } from './listen-error.ts'

async function busyPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

it('someone whose port is in use is told, and given another', async () => {
  const port = await busyPort()
  await expect(tryPort({ host: '127.0.0.1', port })).rejects.toThrow(
    `Port ${port} is in use by another program: stop it, or choose another port, as in PORT=${port + 1} npm start.`,
  )
})

it('someone whose HOST is not on this machine is told', async () => {
  // 192.0.2.0/24 is reserved for documentation (RFC 5737) and belongs to no machine.
  await expect(tryPort({ host: '192.0.2.1', port: 0 })).rejects.toThrow(
    'HOST=192.0.2.1 is no address of this machine',
  )
})

it('someone without the right to a low port is told', () => {
  const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES' })
  expect(explainListenError(error, { host: '127.0.0.1', port: 80 })).toHaveProperty(
    'message',
    'This user may not use port 80: choose one above 1023, as in PORT=3000 npm start.',
  )
})

it('a port that is free is free afterwards', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  await tryPort({ host: '127.0.0.1', port })
  await tryPort({ host: '127.0.0.1', port })
})
