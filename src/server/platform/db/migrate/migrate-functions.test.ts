import { describe, expect, it } from 'vitest'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { emptyDatabase } from '#test/database/empty-database.ts'
import { migrationsFolder } from '#test/database/migrations-folder.ts'
import { migrate } from './migrate.ts'

const table = { '0001-unit.sql': 'create table unit (id int, name text)' }

/** A function that counts units, granted to the named roles. */
const counts = (roles: string, body = 'select count(*) from unit') => ({
  'functions/units.sql': `create or replace function units() returns bigint language sql security definer
    set search_path = public, pg_temp as $$ ${body} $$;
    revoke execute on function units from public;
    grant execute on function units to ${roles};`,
})

async function database() {
  const { url, name } = await emptyDatabase()
  return {
    migrate: async (files: Record<string, string>) =>
      migrate({ url, authSecret: 'only this test knows', folder: await migrationsFolder(files) }),
    /** The roles among these that may call the function. */
    callers: async () => {
      const roles = ['person', 'hr', 'jobs']
      const { rows } = await withClient(url, (client) =>
        client.query<{ role: string }>(
          "select role from unnest($1::text[]) role where has_function_privilege($2 || '_' || role, 'units()', 'execute')",
          [roles, name],
        ),
      )
      return rows.map(({ role }) => role)
    },
    ask: async (question: string) => (await withClient(url, (client) => client.query(question))).rows,
  }
}

describe('a function of the database', () => {
  it('is made after the tables, and again only when its file has changed', async () => {
    const { migrate, ask } = await database()
    expect(await migrate({ ...table, ...counts('andrum_person') })).toEqual(['0001-unit', 'units'])
    expect(await migrate({ ...table, ...counts('andrum_person') })).toEqual([])
    expect(await migrate({ ...table, ...counts('andrum_person', 'select 7::bigint') })).toEqual(['units'])
    expect(await ask('select units()')).toEqual([{ units: '7' }])
  })

  it('is called by those whom its file names now, and no longer by those whom it named before', async () => {
    const { migrate, callers } = await database()
    await migrate({ ...table, ...counts('andrum_person, andrum_jobs') })
    expect(await callers()).toEqual(['person', 'jobs'])
    await migrate({ ...table, ...counts('andrum_hr') })
    expect(await callers()).toEqual(['hr'])
  })

  it('is there for the policy of a migration that names it, although it speaks of a later table', async () => {
    const { migrate, ask } = await database()
    await migrate({
      '0001-desk.sql': `create table desk (id int);
        alter table desk enable row level security;
        \\ir functions/units.sql
        create policy few on desk using (units() < 3);`.replaceAll(/^ +/gm, ''),
      '0002-unit.sql': table['0001-unit.sql'],
      ...counts('andrum_person'),
    })
    expect(await ask('select units()')).toEqual([{ units: '0' }])
  })

  it('may change although the migration that names it has run', async () => {
    const { migrate } = await database()
    const named = { '0001-unit.sql': `${table['0001-unit.sql']};\n\\ir functions/units.sql\n` }
    await migrate({ ...named, ...counts('andrum_person') })
    expect(await migrate({ ...named, ...counts('andrum_hr') })).toEqual(['units'])
  })

  it('that does not fit the tables any more takes the migration back that broke it', async () => {
    const { migrate, ask } = await database()
    const names = counts('andrum_person', 'select count(name) from unit')
    await migrate({ ...table, ...names })
    const dropped = { '0002-nameless.sql': 'alter table unit drop column name' }
    await expect(migrate({ ...table, ...dropped, ...names })).rejects.toThrow(
      /Function units failed and changed nothing: column "name" does not exist/,
    )
    expect(await ask('select name from unit')).toEqual([])
    expect(await migrate({ ...table, ...dropped, ...counts('andrum_person') })).toEqual([
      '0002-nameless',
      'units',
    ])
  })

  it('with a mistake in its language is refused before anybody calls it', async () => {
    const { migrate } = await database()
    const wrong =
      'create or replace function units() returns int language plpgsql as $$ begin retrun 1; end $$'
    await expect(migrate({ ...table, 'functions/units.sql': wrong })).rejects.toThrow(
      /Function units failed and changed nothing: syntax error/,
    )
  })

  it('is never put back to what it was by a server of the version before', async () => {
    const { migrate } = await database()
    const [before, after] = [counts('andrum_person'), counts('andrum_hr')]
    await migrate({ ...table, ...before })
    await migrate({ ...table, ...after })
    await expect(migrate({ ...table, ...before })).rejects.toThrow(
      /has a newer function units than this version/,
    )
    await expect(migrate(table)).rejects.toThrow(/has function units, which this version of Andrum does not/)
  })

  it('has a file that is named like it, and that exists where a migration names it', async () => {
    const { migrate } = await database()
    await expect(migrate({ 'functions/Units-new.sql': '' })).rejects.toThrow(
      'functions/Units-new.sql must be named like the function in it',
    )
    await expect(migrate({ '0001-unit.sql': '\\ir functions/gone.sql' })).rejects.toThrow(
      'Migration 0001-unit has \\ir functions/gone.sql, and there is no such file',
    )
  })
})

describe('an index of a large table', () => {
  it('is made beside those who write, and again where that was cut off', async () => {
    const { migrate, ask } = await database()
    const beside = `-- beside those who write
      drop index concurrently if exists of_name;
      create unique index concurrently of_name on unit (name);`
    const files = {
      ...table,
      '0002-same.sql': "insert into unit values (1, 'same'), (2, 'same')",
      '0003-index.sql': beside,
      ...counts('andrum_person'),
    }
    await expect(migrate(files)).rejects.toThrow('Migration 0003-index failed')
    await ask('delete from unit where id = 1')
    expect(await migrate(files)).toEqual(['0003-index', 'units'])
    expect(await ask("select indisvalid from pg_index where indexrelid = 'of_name'::regclass")).toEqual([
      { indisvalid: true },
    ])
  })
})
