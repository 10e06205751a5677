import { createServer, type Server, type Socket } from 'node:net';
import { layOut, type Paper } from '@comptoir/domain';
import { type PrinterSandbox, startPrinterSandbox } from '@comptoir/printer-sandbox';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { encodeTicket } from './encode-ticket.ts';
import { sendTicket } from './send-ticket.ts';

const paper: Paper = { width: 80, codePage: 'windows1252' };
const never = new AbortController().signal;
let printer: PrinterSandbox;
let bytes: Uint8Array;
beforeAll(async () => {
  printer = await startPrinterSandbox();
  bytes = await encodeTicket(layOut(paper).text('2 × Reine'), paper);
});
afterEach(() => {
  printer.meet(null);
  printer.tickets().length = 0;
});
afterAll(() => printer.close());

const send = (stop = never) => sendTicket({ address: printer.host, port: printer.port }, bytes, stop);

it('a ticket is printed when the printer answers after its last byte [TCK-15]', async () => {
  expect(await send()).toEqual({ kind: 'printed' });
  expect(printer.tickets()).toMatchObject([{ text: '2 × Reine', isCut: true }]);
});

it('a slow printer has its time [TCK-23]', async () => {
  printer.meet({ kind: 'slow', milliseconds: 300 });
  expect(await send()).toEqual({ kind: 'printed' });
});

it('nothing is sent to a printer without paper [TCK-14]', async () => {
  printer.meet({ kind: 'noPaper' });
  expect(await send()).toEqual({ kind: 'waits', why: 'no_paper' });
  expect(printer.tickets()).toEqual([]);
});

it('a printer that says nothing of itself gets its ticket, and has printed it when it hangs up [TCK-14]', async () => {
  printer.meet({ kind: 'noStatus' });
  expect(await send()).toEqual({ kind: 'printed' });
  expect(printer.tickets()).toHaveLength(1);
});

it.each(['refuse', 'flood'] as const)('a printer that meets %s waits [TCK-14]', async (kind) => {
  printer.meet({ kind });
  expect(await send()).toEqual({ kind: 'waits', why: 'unreachable' });
});

it('nobody knows what came out of a printer whose connection was lost in the middle [TCK-15]', async () => {
  printer.meet({ kind: 'cut', bytes: 6 + Math.floor(bytes.length / 2) });
  expect(await send()).toEqual({ kind: 'unknown' });
});

it('the end of the server ends a connection that hangs [TCK-24]', async () => {
  printer.meet({ kind: 'hang' });
  const stop = new AbortController();
  const sent = send(stop.signal);
  setTimeout(() => stop.abort(), 200);
  expect(await sent).toEqual({ kind: 'waits', why: 'unreachable' });
  expect(await send(AbortSignal.abort())).toEqual({ kind: 'waits', why: 'unreachable' });
});

/** A printer that answers the first questions with these bytes, and then does what the test says. */
async function odd(answers: number[], then: (socket: Socket) => void): Promise<[Server, number]> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () => {
      const answer = answers.shift();
      if (answer === undefined) then(socket);
      else socket.write(Uint8Array.of(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return [server, typeof address === 'object' && address ? address.port : 0];
}

it.each([
  ['its cover open', [0x1a, 0x12], { kind: 'waits', why: 'not_ready' }],
  ['no paper before the ticket', [0x1a, 0x72], { kind: 'waits', why: 'no_paper' }],
  ['no paper in the middle of the ticket', [0x12, 0x12, 0x0c], { kind: 'unknown' }],
  ['little paper', [0x12, 0x1e, 0x03], { kind: 'printed' }],
  ['a language that is not ESC/POS', [0xff, 0x00, 0x00], { kind: 'printed' }],
] as const)('a printer says of itself that it has %s [TCK-14, TCK-15]', async (_, answers, outcome) => {
  const [server, port] = await odd([...answers], () => undefined);
  expect(await sendTicket({ address: '127.0.0.1', port }, bytes, never)).toEqual(outcome);
  server.close();
});

it('a printer that floods the shop after the ticket is cut off [TCK-08]', async () => {
  let isCut = false;
  const [server, port] = await odd([0x12, 0x12], (socket) => {
    socket.on('close', () => {
      isCut = true;
    });
    socket.write(Buffer.alloc(8 * 1024 * 1024, 0x12));
  });
  const startedAt = performance.now();
  await sendTicket({ address: '127.0.0.1', port }, bytes, never);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  await expect.poll(() => isCut).toBe(true);
  server.close();
});
