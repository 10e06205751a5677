import type { DatabaseFacts } from '@comptoir/api';
import { describe, expect, it } from 'vitest';
import type { ExaminedDatabase } from '../doctor-world.ts';
import { openGoodWorld, secrets, statesOf } from '../testing/good-world.ts';
import { examineDatabase } from './database.ts';

async function examined(change: Partial<ExaminedDatabase>) {
  const world = await openGoodWorld();
  return examineDatabase({ ...world, database: { ...world.database, ...change } });
}
async function withFacts(change: Partial<DatabaseFacts>) {
  const { database } = await openGoodWorld();
  return examined({ facts: async () => ({ ...(await database.facts()), ...change }) });
}

const good = ['good database', 'good database-rights', 'good database-durability', 'good database-writes'];

describe('the database', () => {
  it('is in order [OFC-30]', async () => {
    expect(statesOf(await examined({}))).toEqual(good);
  });

  it('is away: one line says so [OFC-30]', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' });
    const findings = await examined({ facts: () => Promise.reject(new Error('query', { cause: refused })) });
    expect(statesOf(findings)).toEqual(['bad database']);
    expect(findings[0]?.says).toBe('La base de données ne répond pas : connexion refusée.');
  });

  it('refuses the password, and does not tell it [OFC-30, ROL-12]', async () => {
    const refused = new Error(`authentication failed for ana:${secrets.database}`);
    const [finding] = await examined({ facts: () => Promise.reject(refused) });
    expect(finding?.says).toContain('authentication failed for ana:***');
  });

  it.each<[string, Partial<DatabaseFacts>, string, RegExp]>([
    ['is too old', { version: '14.9', versionNumber: 140_009 }, 'database', /PostgreSQL 14\.9/],
    ['makes no schema', { mayCreateSchemas: false }, 'database-rights', /créer un schéma/],
    ['makes no table', { mayCreateTables: false }, 'database-rights', /créer des tables/],
    ['has tables of another', { foreignTables: 40 }, 'database-rights', /changer 40 tables/],
    ['has no trigrams', { hasTrigrams: false }, 'database-rights', /pg_trgm/],
    ['does not wait for the disk', { fsync: 'off' }, 'database-durability', /fsync sur off/],
    ['may tear pages', { fullPageWrites: 'off' }, 'database-durability', /full_page_writes/],
    ['acknowledges early', { synchronousCommit: 'off' }, 'database-durability', /synchronous_commit/],
  ])('%s [OFC-30]', async (_, facts, id, says) => {
    const findings = await withFacts(facts);
    expect(statesOf(findings)).toEqual(good.map((one) => (one === `good ${id}` ? `bad ${id}` : one)));
    const found = findings.find((finding) => finding.id === id);
    expect([found?.says, found?.advice]).toEqual([expect.stringMatching(says), expect.any(String)]);
  });

  it('stores no order [OFC-30]', async () => {
    const findings = await examined({ tryToStore: () => Promise.reject(new Error('permission denied')) });
    expect(statesOf(findings)).toEqual([...good.slice(0, 3), 'bad database-writes']);
    expect(findings[3]?.says).toContain('permission denied');
  });
});
