/**
 * Sends the list of people of an HR system to Andrum, with an API key for people and units (SCIM 2.0). The HR system is made up: change
 * `readPeople` to what yours answers, and run this once a night.
 *
 *   HR_URL=https://hr.bolaget.example/api/employees ANDRUM_URL=https://andrum.bolaget.example ANDRUM_API_KEY=… node examples/hr-system-to-andrum.ts
 *
 * Who is not in the HR system any more leaves the list; who has the role HR, owner or safety representative stays until the owner has
 * ended the role. Departments become units below the top. Run again after a failure, it goes on where it stopped.
 */

/** Somebody as the made-up HR system answers: `{"employees": [{"number": "17", "name": "Kim Ek", "email": "…", "department": "Care"}]}`. */
type Employee = {
  readonly number: string
  readonly name: string
  readonly email: string
  readonly department: string
}

type Resource = { readonly id: string; readonly [attribute: string]: unknown }
type Listed = { readonly totalResults: number; readonly Resources: readonly Resource[] }
type User = Resource & {
  readonly userName: string
  readonly displayName?: string
  readonly active: boolean
  readonly [enterpriseUser]?: { readonly employeeNumber?: string }
  readonly groups?: readonly { readonly value: string; readonly display: string }[]
}

const enterpriseUser = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const patchOp = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

const { HR_URL = '', HR_TOKEN = '', ANDRUM_URL = '', ANDRUM_API_KEY = '' } = process.env

async function readPeople(): Promise<readonly Employee[]> {
  const answer = await fetch(HR_URL, { headers: { authorization: `Bearer ${HR_TOKEN}` } })
  if (!answer.ok) throw new Error(`The HR system answers ${answer.status}.`)
  const { employees } = (await answer.json()) as { readonly employees: readonly Employee[] }
  // An empty answer is an error of the HR system, and no reason to remove everybody.
  if (employees.length === 0) throw new Error('The HR system has nobody.')
  return employees
}

/** Asks Andrum, again after a while where it is busy. Null: refused because of a role, which the owner ends first. */
async function ask<T>(method: string, path: string, body?: object, tries = 5): Promise<T | null> {
  const answer = await fetch(`${ANDRUM_URL}/scim/v2${path}`, {
    method,
    headers: {
      authorization: `Bearer ${ANDRUM_API_KEY}`,
      ...(body !== undefined && { 'content-type': 'application/scim+json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if ((answer.status === 503 || answer.status === 429) && tries > 0) {
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(answer.headers.get('retry-after') ?? 1)))
    return ask(method, path, body, tries - 1)
  }
  const text = await answer.text()
  if (answer.status === 403) {
    console.warn(`${method} ${path}: ${text}`)
    return null
  }
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return text === '' ? null : (JSON.parse(text) as T)
}

async function readAll(path: string): Promise<readonly Resource[]> {
  const all: Resource[] = []
  for (;;) {
    const page = await ask<Listed>('GET', `${path}?startIndex=${all.length + 1}&count=100`)
    all.push(...(page?.Resources ?? []))
    if (page === null || page.Resources.length === 0 || all.length >= page.totalResults) return all
  }
}

const userOf = ({ number, name, email }: Employee) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', enterpriseUser],
  userName: email.toLowerCase(),
  displayName: name,
  emails: [{ value: email.toLowerCase(), type: 'work', primary: true }],
  active: true,
  [enterpriseUser]: { employeeNumber: number },
})

const changeOf = (op: 'add' | 'remove', userId: string) => ({
  schemas: [patchOp],
  Operations: [
    op === 'add'
      ? { op, path: 'members', value: [{ value: userId }] }
      : { op, path: `members[value eq "${userId}"]` },
  ],
})

const people = await readPeople()
const users = (await readAll('/Users')) as readonly User[]
// By the number first: somebody with a new address is the same person.
const byNumber = new Map(users.map((user) => [user[enterpriseUser]?.employeeNumber, user]))
const byAddress = new Map(users.map((user) => [user.userName.toLowerCase(), user]))
const gone = new Set(users)
const groups = new Map((await readAll('/Groups')).map((group) => [String(group['displayName']), group.id]))

for (const person of people) {
  const wanted = userOf(person)
  const known = byNumber.get(person.number) ?? byAddress.get(wanted.userName)
  if (known !== undefined) gone.delete(known)
  const same =
    known?.active === true &&
    known.displayName === wanted.displayName &&
    known.userName.toLowerCase() === wanted.userName
  const user =
    known === undefined
      ? await ask<User>('POST', '/Users', wanted)
      : same
        ? known
        : ((await ask<User>('PUT', `/Users/${known.id}`, wanted)) ?? known)
  if (user === null) continue
  if (!groups.has(person.department)) {
    const made = await ask<Resource>('POST', '/Groups', { displayName: person.department })
    if (made !== null) groups.set(person.department, made.id)
  }
  const to = groups.get(person.department)
  const from = user.groups?.[0]?.value
  if (to === undefined || to === from) continue
  if (from !== undefined) await ask('PATCH', `/Groups/${from}`, changeOf('remove', user.id))
  await ask('PATCH', `/Groups/${to}`, changeOf('add', user.id))
}
for (const { id, active } of gone) if (active) await ask('DELETE', `/Users/${id}`)
console.log(`${people.length} people sent.`)

export {}
