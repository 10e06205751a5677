// Runs a server that is killed while it rejects an order, inside the transaction or after its commit.
import { randomUUID } from 'node:crypto';
import { readOfficeSettings } from '@comptoir/contract';
import { openDatabase } from '../db/open-database.ts';
import { actOnOrder } from '../features/progress/act/act-on-order.ts';

const { DATABASE_URL = '', ORDER_ID = '', DIE } = process.env;
const die = () => process.kill(process.pid, 'SIGKILL');

const { db } = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: '' });
await actOnOrder(
  {
    db,
    now: () => Temporal.PlainDateTime.from('2026-11-23T12:00').toZonedDateTime('Europe/Paris'),
    // This callback runs after the order was moved and its history written.
    office: () => {
      if (DIE === 'inside') die();
      return readOfficeSettings([{ name: 'office.reception', value: 'manual' }]);
    },
    kitchen: () => null,
    stockHours: () => ({ menus: [], exceptions: [] }),
    wakeRefunds: die,
    announce: () => undefined,
  },
  {
    orderId: ORDER_ID,
    actionId: randomUUID(),
    version: 1,
    actor: 'kitchen',
    by: 'Cuisine 1',
    action: { kind: 'refuse', reason: 'incident', message: null },
  },
);
