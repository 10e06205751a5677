import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeElsewhere } from './take-elsewhere.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-elsewhere-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('gives the command the path as its first argument, and none of the shop’s secrets [PLT-22]', async () => {
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_live_secret');
  vi.stubEnv('RCLONE_CONFIG', '/etc/rclone.conf');
  const heard = join(folder, 'heard');
  await takeElsewhere(`printf '%s|%s|%s' "$1" "$RCLONE_CONFIG" "$STRIPE_SECRET_KEY" > '${heard}'`, '/a b/$(id).shop');
  expect(readFileSync(heard, 'utf8')).toBe('/a b/$(id).shop|/etc/rclone.conf|');
});

it('tells the last output of a command that fails [PLT-22]', async () => {
  await expect(takeElsewhere('echo one; echo "no such remote" >&2; exit 3', '/a.shop')).rejects.toThrow(
    'BACKUP_COMMAND a échoué (code 3) : no such remote',
  );
  await expect(takeElsewhere('exit 1', '/a.shop')).rejects.toThrow('BACKUP_COMMAND a échoué (code 1) : sans un mot');
  await expect(takeElsewhere('kill -9 $$', '/a.shop')).rejects.toThrow('BACKUP_COMMAND a échoué (SIGKILL)');
});

it('ends a command that hangs, with all its processes [PLT-22]', async () => {
  const late = join(folder, 'late');
  await expect(takeElsewhere(`(sleep 2; touch '${late}') & sleep 60`, '/a.shop', { patience: 300 })).rejects.toThrow(
    'BACKUP_COMMAND n’a pas fini en 0 min, et a été arrêtée.',
  );
  const interrupted = takeElsewhere('sleep 60', '/a.shop', { signal: AbortSignal.timeout(100) });
  await expect(interrupted).rejects.toThrow('BACKUP_COMMAND a été interrompue.');
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(existsSync(late)).toBe(false);
});
