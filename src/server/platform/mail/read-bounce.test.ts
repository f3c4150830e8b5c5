import { expect, test } from 'vitest'
import { readBounce } from './read-bounce.ts'

/** A report that anybody can write to our address, of eight megabytes or so. */
const report = (fields: string, headers = '') =>
  Buffer.from(`MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary=b
${headers}
--b
Content-Type: message/delivery-status

${fields}
--b--
`)

const million = 1_000_000
const group = 'Final-Recipient: rfc822;a@b.example\nAction: failed\nStatus: 5.1.1\n\n'

test.each([
  [
    'an address of many signs',
    report(`Final-Recipient: rfc822;${'@'.repeat(2 * million)} x\nAction: failed\nStatus: 5.1.1\n`),
  ],
  ['recipients without end', report(group.repeat(million / 10))],
  [
    'words without end',
    report(`${group.trim()}\nDiagnostic-Code: smtp; 550 ${'user '.repeat(million / 3)}\n`),
  ],
  ['ids without end', report(group, `References: ${`<${'a'.repeat(32)}@x>`.repeat(million / 20)}\n`)],
  [
    'different ids without end',
    report(
      group,
      `References: ${Array.from({ length: million / 25 }, (_, n) => n.toString(16).padStart(32, '0')).join(' ')}\n`,
    ),
  ],
])('a hostile report costs little: %s', { timeout: 20_000 }, async (_, message) => {
  const started = performance.now()
  const bounce = await readBounce(message).catch(() => null)
  expect(performance.now() - started).toBeLessThan(6000)
  expect(bounce?.mailIds.length ?? 0).toBeLessThanOrEqual(20)
  expect(bounce?.failures.length ?? 0).toBeLessThanOrEqual(20)
})
