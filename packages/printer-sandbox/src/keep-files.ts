import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { PrintedTicket } from './print-roll.ts';
import { writePage } from './write-page.ts';

interface Options {
  folder: string;
  widthMm: 58 | 80;
  /** The program of an installed Chromium, or null: then a ticket has no picture and no PDF. */
  chromium: string | null;
}

const run = promisify(execFile);
const pixelsOfMm = 96 / 25.4;
/** As high as a large line of the page. */
const linePixels = 24;

/** Returns a function that keeps each ticket in the folder: `ticket-0001.txt` and `.html`, by a Chromium also `.png` and `.pdf`. */
export function keepFiles({ folder, widthMm, chromium }: Options): (ticket: PrintedTicket) => Promise<void> {
  let count = 0;
  return async (ticket) => {
    count += 1;
    const file = join(resolve(folder), `ticket-${String(count).padStart(4, '0')}`);
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.txt`, `${ticket.text}\n`);
    await writeFile(`${file}.html`, writePage(ticket, widthMm));
    if (chromium === null) return;
    const size = [Math.ceil(widthMm * pixelsOfMm), (ticket.lines.length + 1) * linePixels];
    const page = pathToFileURL(`${file}.html`).href;
    await draw(chromium, [`--screenshot=${file}.png`, `--window-size=${size.join(',')}`, page]);
    await draw(chromium, [`--print-to-pdf=${file}.pdf`, '--no-pdf-header-footer', page]);
  };
}

/** Runs with a profile of its own, so that a browser that is open on this machine is not asked. @throws Error if nothing was drawn */
async function draw(chromium: string, args: readonly string[]): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'printer-sandbox-'));
  // Chromium's own sandbox refuses root; the page is ours and has no script.
  const quiet = ['--headless', '--no-sandbox', '--hide-scrollbars', `--user-data-dir=${profile}`];
  try {
    await run(chromium, [...quiet, ...args], { timeout: 30_000 });
  } catch (cause) {
    throw new Error('Chromium could not draw the ticket.', { cause });
  } finally {
    await rm(profile, { recursive: true });
  }
}
