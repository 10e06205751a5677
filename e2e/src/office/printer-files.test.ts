import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { wholeBrowser } from '../browser.ts';

const program = fileURLToPath(new URL('../../../packages/printer-sandbox/src/main.ts', import.meta.url));
/** Two lines, the second one large, and the cut. */
const ticket = Buffer.from('\x1b@\x1bt\x10Pizza du march\xe9\n\x1d!\x1124,50 \x80\n\x1d!\x00\x1dV\x01', 'latin1');

async function send(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1').resume();
  socket.end(ticket);
  await once(socket, 'close');
}

it.each([80, 58])(
  'keeps each ticket as text, page, picture and PDF on %i mm, by an installed Chromium [TCK-20]',
  async (widthMm) => {
    const folder = await mkdtemp(join(tmpdir(), 'tickets-'));
    const args = [program, '--port', '0', '--width', String(widthMm), '--out', folder];
    const printer = spawn(process.execPath, args, { env: { ...process.env, CHROMIUM_PATH: wholeBrowser } });
    try {
      const [told] = await once(printer.stdout, 'data');
      const port = Number(/:(\d+)\//.exec(String(told))?.[1]);
      await send(port);
      await send(port);
      const names = ['html', 'pdf', 'png', 'txt'].map((kind) => `ticket-0002.${kind}`);
      await vi.waitFor(async () => expect(await readdir(folder)).toEqual(expect.arrayContaining(names)), {
        timeout: 30_000,
        interval: 100,
      });
      const read = (kind: string) => readFile(join(folder, `ticket-0001.${kind}`));
      expect(String(await read('txt'))).toBe('Pizza du marché\n24,50 €\n');
      expect(String(await read('html'))).toContain('24,50 €');
      const [picture, print] = [await read('png'), String(await read('pdf'))];
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      expect(picture.readUInt32BE(16)).toBe(Math.ceil((widthMm / 25.4) * 96));
      const [, points] = /MediaBox\s*\[0 0 ([\d.]+)/.exec(print) ?? [];
      expect(Number(points)).toBeCloseTo((widthMm / 25.4) * 72, 0);
    } finally {
      printer.kill();
      await once(printer, 'exit');
      await rm(folder, { recursive: true });
    }
  },
);

it('says how it is called if the paper has another width [TCK-20]', async () => {
  const printer = spawn(process.execPath, [program, '--width', '0']);
  const [said] = await once(printer.stderr, 'data');
  expect(String(said)).toContain('Usage');
  if (printer.exitCode === null) await once(printer, 'exit');
  expect(printer.exitCode).toBe(2);
});
