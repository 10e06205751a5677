import { afterEach, expect, it, vi } from 'vitest';
import { readConfig } from '../environment/config.ts';
import { openDemoPrinter } from './open-demo-printer.ts';

const opened: Awaited<ReturnType<typeof openDemoPrinter>>[] = [];
const open = async (environment: Record<string, string>) => {
  const printer = await openDemoPrinter(readConfig(environment));
  opened.push(printer);
  return printer;
};
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(opened.splice(0).map((printer) => printer?.close()));
});

it('the demo has a printer that shows its tickets, and a real shop has none [TCK-20]', async () => {
  const printer = await open({ PRINTER_SANDBOX_PORT: '0' });
  expect(await (await fetch(`http://${printer?.host}:${printer?.port}/`)).text()).toContain('Imprimante d’essai');
  expect(await open({ PRINTER_SANDBOX_PORT: '0', DEMO: 'false' })).toBeNull();
});

it('a demo whose printer’s port is taken says so and opens all the same [TCK-20]', async () => {
  const first = await open({ PRINTER_SANDBOX_PORT: '0' });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await open({ PRINTER_SANDBOX_PORT: String(first?.port) })).toBeNull();
  expect(warn.mock.calls[0]?.[0]).toContain(`Le port ${first?.port}, où la démonstration a son imprimante, est pris`);
});
