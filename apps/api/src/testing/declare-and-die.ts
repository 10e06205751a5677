// Runs a server that is killed right after the commit of a withdrawal.
import { randomUUID } from 'node:crypto';
import { openDatabase } from '../db/open-database.ts';
import { declareWithdrawal } from '../features/withdrawal/declare/declare-withdrawal.ts';

const { DATABASE_URL = '', ORDER_ID = '' } = process.env;
const die = () => process.kill(process.pid, 'SIGKILL');

const { db } = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: '' });
await declareWithdrawal(
  {
    db,
    now: () => Temporal.PlainDateTime.from('2026-11-23T12:00').toZonedDateTime('Europe/Paris'),
    office: () => ({ alarmMails: [] }),
    wakeRefunds: die,
    wakeOutbox: die,
    announce: die,
  },
  {
    orderId: ORDER_ID,
    actionId: randomUUID(),
    version: 1,
    lines: [{ line: 1, units: 1 }],
    name: 'Camille Martin',
    email: null,
  },
);
