// Runs a relay that is killed at a point of a print.
import { Socket } from 'node:net';
import { createPrinterGateway } from '../gateways/printer/printer-gateway.ts';
import { openRelay } from '../gateways/printer/relay/relay-session.ts';
import { runRelay } from '../gateways/printer/relay/run-relay.ts';

export type RelayPoint = 'taken' | 'half' | 'sent' | 'printed' | 'reported' | 'never';

const { SHOP = '', COOKIE = '', PRINTER = '', DIE } = process.env;
const port = Number(PRINTER.split(':')[1]);
const die = () => process.kill(process.pid, 'SIGKILL');

/** Two questions come before the bytes of the ticket. */
const questions = 2;
let writes = 0;
const { write } = Socket.prototype;

Socket.prototype.write = function writeOrDie(this: Socket, bytes: Uint8Array, ...rest: unknown[]) {
  if (this.remotePort !== port) return Reflect.apply(write, this, [bytes, ...rest]);
  writes += 1;
  const isHalf = DIE === 'half';
  if (writes <= questions || !(isHalf || DIE === 'sent')) return Reflect.apply(write, this, [bytes, ...rest]);
  return Reflect.apply(write, this, [isHalf ? bytes.subarray(0, bytes.length / 2) : bytes, die]);
} as typeof write;

const caller = openRelay({ url: SHOP, cookie: COOKIE });
const { print } = createPrinterGateway({ allowed: [PRINTER], isLocalAllowed: true });
const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());
const end = await runRelay({
  caller: {
    ...caller,
    reportPrint: async (...report) => {
      if (DIE === 'printed') die();
      const answer = await caller.reportPrint(...report);
      if (DIE === 'reported') die();
      return answer;
    },
  },
  print: (...wanted) => {
    if (DIE === 'taken') die();
    return print(...wanted);
  },
  tell: () => undefined,
  stop: stop.signal,
});
console.log(end);
process.disconnect?.();
