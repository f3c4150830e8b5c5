import { expect, onTestFinished, test } from 'vitest'
import { startSmsGateway } from '#test/sms/gateway.ts'
import { SmsDelayed, SmsRefused, smsGateway } from './sms-gateway.ts'

const sms = { to: '+46701234567', text: 'Hej åäö & + = €: https://andrum.example/svara#K7MX9-42QDA' }
const account = { user: 'u1234', password: 'hemligt:med-kolon', from: 'Andrum' }

async function gateway() {
  const started = await startSmsGateway()
  onTestFinished(() => started.close())
  return started
}

const failureOf = (url: string, timeout?: number) =>
  smsGateway({ ...account, url }, timeout === undefined ? {} : { timeout })
    .send(sms)
    .then(
      () => null,
      (error: unknown) => error,
    )

test('an SMS is handed over as the gateway documents it', async () => {
  const { url, asked } = await gateway()
  expect(await failureOf(url)).toBeNull()
  expect(asked).toEqual([
    {
      method: 'POST',
      path: '/a1/sms',
      authorization: `Basic ${Buffer.from('u1234:hemligt:med-kolon').toString('base64')}`,
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      form: { from: 'Andrum', to: sms.to, message: sms.text },
    },
  ])
})

test.each([
  [400, 'Invalid to number', SmsRefused, '400'],
  [401, 'API access requires Basic HTTP authentication', SmsDelayed, '401'],
  [402, 'out of credits', SmsDelayed, '402'],
  [403, 'Not enough credits', SmsDelayed, '403'],
  [429, 'slow down', SmsDelayed, '429'],
  [500, 'broken', SmsDelayed, '500'],
  [503, '', SmsDelayed, '503'],
  [302, '', SmsDelayed, '302'],
  [200, '{"status":"failed"}', SmsRefused, 'FAILED'],
  [200, '<html>not a gateway</html>', SmsDelayed, 'NO_GATEWAY'],
  [200, 'null', SmsDelayed, 'NO_GATEWAY'],
])(
  'an answer of %i "%s" says whether it is tried again, and names nobody',
  async (status, body, kind, code) => {
    const [to, elsewhere] = [await gateway(), await gateway()]
    to.answerWith((response) => void response.writeHead(status, { location: elsewhere.url }).end(body))
    const error = await failureOf(to.url)
    expect(error).toBeInstanceOf(kind)
    expect(error).toMatchObject({ code: `SMS_${code}` })
    const said = `${JSON.stringify(error)} ${(error as Error).stack} ${(error as Error).cause}`
    for (const secret of [sms.to, 'K7MX9', account.password, account.user]) expect(said).not.toContain(secret)
    expect(elsewhere.asked).toEqual([])
  },
)

test('a gateway that hangs, breaks off or is away is tried again later', async () => {
  const hanging = await gateway()
  hanging.answerWith(() => {})
  const begun = performance.now()
  expect(await failureOf(hanging.url, 300)).toMatchObject({ name: 'SmsDelayed', code: 'SMS_TOO_SLOW' })
  expect(performance.now() - begun).toBeLessThan(5000)
  const breaking = await gateway()
  breaking.answerWith((response) => void response.destroy())
  expect(await failureOf(breaking.url)).toMatchObject({ name: 'SmsDelayed', code: 'SMS_UNREACHABLE' })
  expect(await failureOf('http://127.0.0.1:1/a1/sms')).toMatchObject({ code: 'SMS_UNREACHABLE' })
})
