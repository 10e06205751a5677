import { expect, it } from 'vitest';
import { readEnvFile } from '../environment/read-env-file.ts';
import { moveDatabase } from './move-database.ts';

const address = `postgres://ana:l'été@db.example/shop`;

it('keeps all saved settings except the database [PLT-24]', () => {
  const environment =
    "# Réglages\nexport DATABASE_URL='postgres://old/shop'\nPORT='3001'\n DATABASE_URL=postgres://older/shop\n";
  const moved = moveDatabase({ accountSecret: 'ab', environment }, address);
  expect(moved.accountSecret).toBe('ab');
  expect(moved.environment).toContain('# Réglages\n');
  expect(readEnvFile(moved.environment, 'file')).toEqual({ PORT: '3001', DATABASE_URL: address });
});
