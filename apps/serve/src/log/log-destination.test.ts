import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openLogDestination } from './log-destination.ts';

/** Creates a descriptor of a disk that is full until the test empties the disk. */
function openDisk() {
  const disk = { isFull: false, text: '' };
  const log = openLogDestination(-1, (bytes, done) => {
    setImmediate(() => {
      if (disk.isFull) {
        done(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }), 0);
        return;
      }
      // A system may write only a part of the bytes.
      const written = Math.min(bytes.length, 7);
      disk.text += bytes.subarray(0, written).toString();
      done(null, written);
    });
  });
  return { disk, log };
}

it('drops entries while the disk is full, and then logs how many', async () => {
  const { disk, log } = openDisk();
  log.write('{"msg":"one"}\n');
  await expect.poll(() => disk.text).toBe('{"msg":"one"}\n');
  disk.isFull = true;
  for (const msg of ['two', 'three', 'four']) {
    log.write(`{"msg":"${msg}"}\n`);
    await wait(5);
  }
  disk.isFull = false;
  log.write('{"msg":"five"}\n');
  await expect.poll(() => disk.text).toContain('five');
  const messages = disk.text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).msg);
  expect(messages).toEqual(['one', '3 entries of the log were lost: they could not be written', 'five']);
});

it('begins a new line after an entry that was written in part', async () => {
  const texts: string[] = [];
  const log = openLogDestination(-1, (bytes, done) => {
    texts.push(bytes.toString());
    setImmediate(() =>
      texts.length === 2 ? done(new Error('full'), 0) : done(null, texts.length === 1 ? 5 : bytes.length),
    );
  });
  log.write('{"msg":"one"}\n');
  await expect.poll(() => texts.length).toBe(2);
  await wait(5);
  log.write('{"msg":"two"}\n');
  expect(texts[2]).toMatch(/^\n\{.*"msg":"1 entries.*\}\n\{"msg":"two"\}\n$/);
});

const module = JSON.stringify(fileURLToPath(new URL('log-destination.ts', import.meta.url)));
/** Writes far more than a pipe can hold and reports over its channel that it is still running. */
const flood = `
  const { openLogDestination } = await import(${module});
  const log = openLogDestination(1);
  const line = 'x'.repeat(1000) + '\\n';
  for (let n = 0; n < 3000; n++) log.write(line);
  process.on('message', (word) => (word === 'end' ? process.exit(0) : log.write('recovered\\n')));
  process.send('still alive');
`;

it('goes on beside a pipe without a reader, writes when it is read again, and can end meanwhile', async () => {
  const start = () =>
    spawn(process.execPath, ['--input-type=module', '-e', flood], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const unread = start();
  expect(await once(unread, 'message')).toContain('still alive');
  unread.send('end');
  expect(await once(unread, 'exit')).toEqual([0, null]);

  const read = start();
  await once(read, 'message');
  let text = '';
  read.stdout?.on('data', (data) => {
    text += data;
  });
  await expect.poll(() => text.length).toBeGreaterThan(1_000_000);
  read.send('write');
  await expect.poll(() => text).toContain('recovered\n');
  expect(text).toMatch(/"msg":"\d+ entries of the log were lost/);
  read.send('end');
  await once(read, 'exit');
});

it('survives a descriptor of which every write fails', () => {
  const script = `
    const { openLogDestination } = await import(${module});
    const { openSync } = await import('node:fs');
    const log = openLogDestination(openSync('/dev/full', 'w'));
    for (let n = 0; n < 10; n++) { log.write('line\\n'); await new Promise((go) => setTimeout(go, 5)); }
    process.stdout.write('still alive');
  `;
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })).toBe(
    'still alive',
  );
});
