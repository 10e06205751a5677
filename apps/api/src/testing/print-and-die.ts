// Runs a server that is killed at a point of a print.
import { Socket } from 'node:net';
import { openDatabase } from '../db/open-database.ts';
import { openTestShop } from './test-shop.ts';

export type PrintPoint = 'claimed' | 'connected' | 'asked' | 'half' | 'sent' | 'answered' | 'printed';

const { DATABASE_URL = '', PRINTER = '', DIE } = process.env;
const [host, port = ''] = PRINTER.split(':');
const die = () => process.kill(process.pid, 'SIGKILL');

/** The point at which each part of a print begins, in the order in which the shop writes: two questions, and the ticket. */
const writePoints: readonly PrintPoint[] = ['connected', 'asked'];
let writes = 0;

const { connect, write } = Socket.prototype;
const isPrinter = (socket: Socket) => socket.remotePort === Number(port);

Socket.prototype.connect = function connectOrDie(this: Socket, ...args: unknown[]) {
  const [options] = args.flat() as { port?: number }[];
  if (DIE === 'claimed' && options?.port === Number(port)) die();
  return Reflect.apply(connect, this, args);
} as typeof connect;

Socket.prototype.write = function writeOrDie(this: Socket, bytes: Uint8Array, ...rest: unknown[]) {
  if (!isPrinter(this)) return Reflect.apply(write, this, [bytes, ...rest]);
  if (writePoints[writes] === DIE) die();
  writes += 1;
  if (writes <= writePoints.length) return Reflect.apply(write, this, [bytes, ...rest]);
  const isCut = DIE === 'half';
  if (DIE === 'answered') this.once('data', die);
  return Reflect.apply(write, this, [
    isCut ? bytes.subarray(0, bytes.length / 2) : bytes,
    isCut || DIE === 'sent' ? die : () => undefined,
  ]);
} as typeof write;

const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: '' });
await openTestShop({ database, printers: { allowed: [`${host}:${port}`], isLocalAllowed: true } });
if (DIE === 'printed') {
  const isPrinted = async () =>
    (await database.query("select 1 from print_jobs where state = 'printed'", [])).rows.length > 0;
  while (!(await isPrinted()));
  die();
}
