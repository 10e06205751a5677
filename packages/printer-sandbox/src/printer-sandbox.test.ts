import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type PrinterSandbox, startPrinterSandbox } from './start-printer-sandbox.ts';

let printer: PrinterSandbox;
const sockets: Socket[] = [];
const open = async (options?: Parameters<typeof startPrinterSandbox>[0]) => {
  printer = await startPrinterSandbox(options);
};
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await printer.close();
});

function call(): Socket {
  const socket = connect(printer.port, printer.host);
  sockets.push(socket);
  return socket.on('error', () => undefined);
}
async function dial(): Promise<Socket> {
  const socket = call();
  await once(socket, 'connect');
  return socket;
}
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));
const bytesOf = (text: string) => Buffer.from(text.replace(/\s/g, ''), 'hex');
/** Sends bytes on a connection of their own, which ends after them. */
async function send(...parts: Uint8Array[]): Promise<void> {
  const socket = await dial();
  for (const part of parts) socket.write(part);
  socket.end();
  socket.resume();
  await closed(socket);
}
const start = bytesOf('1b40 1b74 10');
const cut = bytesOf('0a 1d5601');
const latin = (text: string) => Buffer.from(text, 'latin1');

describe('a printer on this machine', () => {
  /** What the library makes of the example in its README: `initialize().text('The quick brown fox…').newline().qrcode('https://nielsleenheer.com').encode()`. */
  it('reads the bytes of the library’s own example [TCK-20]', async () => {
    await open();
    await send(
      bytesOf('1b40 1c2e 1b4d00'),
      latin('The quick brown fox jumps over the lazy dog'),
      bytesOf('0a0d 1b6101 1d286b0400314132 00 1d286b0300314306 1d286b0300314531 1d286b1c00315030'),
      latin('https://nielsleenheer.com'),
      bytesOf('1d286b0300315130 0a0d 1b6100 1d5600'),
    );
    const [ticket] = printer.tickets();
    expect(ticket?.text).toBe('The quick brown fox jumps over the lazy dog\nhttps://nielsleenheer.com');
    expect(ticket).toMatchObject({ isCut: true, beeps: 0 });
    expect(ticket?.lines[1]).toEqual({ kind: 'code', text: 'https://nielsleenheer.com' });
  });

  it('reads French in both code pages, and looks [TCK-20]', async () => {
    await open();
    await send(
      bytesOf('1b40 1b7410 1d2111 1b4501'),
      bytesOf('80 92 9c e9 ba d7 0a'),
      bytesOf('1d2100 1b4500 1b7413 d5 82 a7 9e 20 1d4201'),
      latin('x'),
      bytesOf('1d4200 1b420301'),
      cut,
    );
    const [ticket] = printer.tickets();
    expect(ticket?.text).toBe('€’œéº×\n€éº× x');
    expect(ticket?.beeps).toBe(1);
    const look = { isLarge: false, isBold: false, isReversed: false };
    expect(ticket?.lines.slice(0, 2)).toEqual([
      { kind: 'text', spans: [{ ...look, text: '€’œéº×', isLarge: true, isBold: true }] },
      {
        kind: 'text',
        spans: [
          { ...look, text: '€éº× ' },
          { ...look, text: 'x', isReversed: true },
        ],
      },
    ]);
    expect(printer.pages()[0]).toContain('<span class="large bold">€’œéº×</span>');
  });

  it('reads commands that arrive byte by byte [TCK-20]', async () => {
    await open();
    const socket = await dial();
    for (const byte of Buffer.concat([start, latin('Reine'), cut])) {
      socket.write(Uint8Array.of(byte));
      await wait(1);
    }
    await expect.poll(() => printer.tickets().map(({ text }) => text)).toEqual(['Reine']);
  });

  it.each([
    ['the drawer', '1b700019fa'],
    ['an unknown code page', '1b7402'],
    ['a width without its height', '1d2110'],
    ['a bar code', '1d6b0441'],
    ['a sign that the page lacks', '1b7410 81'],
    ['a sign of no page', '80'],
    ['a line that is too long', '41'.repeat(49)],
    ['a large line that is too long', `1d2111 ${'41'.repeat(25)}`],
  ])('fails for %s [TCK-20]', async (_, bytes) => {
    await open();
    await send(bytesOf('1b40'), bytesOf(bytes), cut);
    expect(() => printer.tickets()).toThrow();
  });

  it('escapes what is printed in its pages [TCK-20]', async () => {
    await open({ widthMm: 58 });
    await send(start, latin('<script>&'), cut);
    expect(printer.pages()[0]).toContain('&lt;script&gt;&amp;');
    expect(printer.pages()[0]).toContain('size: 58mm');
  });

  it('shows browsers its last tickets, the newest first, as text, and goes on printing [TCK-20]', async () => {
    await open({ most: 2 });
    const show = async (path = '/') => (await fetch(`http://${printer.host}:${printer.port}${path}`)).text();
    expect(await show()).toContain('Aucun ticket pour l’instant.');
    // A browser that keeps a silent connection open holds no ticket up.
    await dial();
    for (const text of ['un', 'deux', '<b>trois</b>']) await send(start, latin(text), cut);
    await expect.poll(() => printer.tickets().map(({ text }) => text)).toEqual(['deux', '<b>trois</b>']);
    const page = await show();
    expect(page.match(/<span class="">[^<]*/g)).toEqual([
      '<span class="">&lt;b&gt;trois&lt;/b&gt;',
      '<span class="">deux',
    ]);
    expect((await fetch(`http://${printer.host}:${printer.port}/other`)).status).toBe(404);
    await send(bytesOf('1b7000'));
    await expect.poll(() => show()).toContain('role="status">Error');
  });
});

describe('a printer with a fault', () => {
  const ask = bytesOf('100401 100404 1d7201');
  async function answersOf(count: number): Promise<number[]> {
    const socket = await dial();
    const answers: number[] = [];
    socket.on('data', (chunk) => answers.push(...chunk));
    socket.write(ask);
    await expect.poll(() => answers.length).toBe(count);
    return answers;
  }

  it('says that it is ready, or has no paper, or nothing at all [TCK-20]', async () => {
    await open();
    expect(await answersOf(3)).toEqual([0x12, 0x12, 0x00]);
    for (const socket of sockets.splice(0)) socket.destroy();
    printer.meet({ kind: 'noPaper' });
    expect(await answersOf(3)).toEqual([0x1a, 0x72, 0x0c]);
    for (const socket of sockets.splice(0)) socket.destroy();
    printer.meet({ kind: 'noStatus' });
    await answersOf(0);
  });

  it('prints nothing without paper, and half a ticket when the connection is lost [TCK-20]', async () => {
    await open();
    printer.meet({ kind: 'noPaper' });
    await send(start, latin('Reine'), cut);
    expect(printer.tickets()).toEqual([]);
    printer.meet({ kind: 'cut', bytes: start.length + 3 });
    await send(start, latin('Reine'), cut);
    await expect.poll(() => printer.tickets().length).toBe(1);
    expect(printer.tickets()).toMatchObject([{ text: 'Rei', isCut: false }]);
  });

  it('resets connections, or takes them and says nothing [TCK-20]', async () => {
    await open();
    printer.meet({ kind: 'refuse' });
    await closed(call());
    printer.meet({ kind: 'hang' });
    const hanging = await dial();
    hanging.write(Buffer.concat([start, latin('Reine'), cut, ask]));
    await wait(50);
    expect([hanging.destroyed, hanging.bytesRead, printer.tickets()]).toEqual([false, 0, []]);
  });

  it('takes its time, one connection after the other [TCK-20]', async () => {
    await open();
    printer.meet({ kind: 'slow', milliseconds: 60 });
    const before = performance.now();
    await Promise.all(['Reine', 'Calzone'].map((name) => send(start, latin(name), cut)));
    await expect.poll(() => printer.tickets().length).toBe(2);
    expect(performance.now() - before).toBeGreaterThan(110);
  });

  it('floods who asks, without an end [TCK-20]', async () => {
    await open();
    printer.meet({ kind: 'flood' });
    const socket = await dial();
    let received = 0;
    socket.on('data', (chunk) => {
      received += chunk.length;
    });
    await expect.poll(() => received).toBeGreaterThan(5_000_000);
  });
});
