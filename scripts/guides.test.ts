import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './testing/copy-project.ts';
import { followGuide, runInCopy } from './testing/follow-guide.ts';

let copy: ProjectCopy;
let shop: ChildProcess;
let url: string;
/** The files of the project that each guide touches. */
const touched = new Map<string, number>();

/** Resolves with the address of the copy's shop once it is open. */
function openCopy(folder: string): Promise<string> {
  const environment = { PORT: '0', STRIPE_SANDBOX_PORT: '0', DATA_DIR: join(folder, '.data'), LOG_LEVEL: 'silent' };
  shop = spawn(join(folder, 'node_modules/.bin/node'), ['apps/serve/src/main.ts'], {
    cwd: folder,
    env: { ...process.env, ...environment, CLOCK: '2026-11-20T18:00:00Z' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    const listen = (chunk: Buffer) => {
      printed += chunk;
      const address = /est ouverte : (http\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    };
    shop.stdout?.on('data', listen);
    shop.stderr?.on('data', listen);
    shop.once('exit', (code) => reject(new Error(`the shop ended with ${code}:\n${printed}`)));
  });
}

// All guides are followed literally, one after the other, in a copy of the project.
beforeAll(async () => {
  copy = copyProject();
  // The style rules read the list of files from git.
  runInCopy(copy.folder, 'git init -q');
  // The checks that the guides ask for run below, once for all guides.
  const isCheck = (command: string) => /^npm run (verify|shots)/.test(command);
  for (const guide of [
    'add-a-page',
    'add-a-message',
    'add-an-endpoint',
    'change-the-database',
    'add-a-setting',
    'add-a-field-to-the-order-card',
    'add-a-check',
  ])
    touched.set(guide, followGuide(copy.folder, `docs/guides/${guide}.md`, isCheck).size);
}, 300_000);

afterAll(() => {
  shop?.kill();
  copy.remove();
});

describe('who follows the guides to the letter', () => {
  it('breaks no type, no rule of style and no wall', () => {
    expect(runInCopy(copy.folder, 'npm run -s types')).toBe('');
    runInCopy(copy.folder, 'npm run -s lint');
    expect(runInCopy(copy.folder, 'npm run -s boundaries')).toMatch(/ 0 broken arrows\n$/);
  }, 300_000);

  it('can build and open the shop', async () => {
    runInCopy(copy.folder, 'npm run -s build');
    url = await openCopy(copy.folder);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  }, 300_000);

  it.each([
    ['add-a-page', 9],
    ['add-an-endpoint', 4],
    ['add-a-field-to-the-order-card', 4],
    // One file holds the sentence, the other shows it.
    ['add-a-message', 2],
    ['add-a-check', 3],
  ])('touches with %s at most %i files', (guide, most) => {
    expect(touched.get(guide)).toBeGreaterThan(1);
    expect(touched.get(guide)).toBeLessThanOrEqual(most);
  });

  it.each(['/our-story', '/fr/our-story'])('has a page at %s with title, header and footer', async (path) => {
    const answer = await fetch(url + path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<title>Notre histoire | Lève-tard</title>');
    expect(html).toContain('data-testid="header"');
    expect(html).toContain('data-testid="footer"');
    expect(html).toMatch(/<h1[^>]*>Notre histoire<\/h1>/);
    expect(html).not.toContain('noindex');
  });

  it('has a sentence on the home page', async () => {
    expect(await (await fetch(url)).text()).toContain('2 pizzas sont prêtes');
  });

  it('has an endpoint, in the document too', async () => {
    const answer = await fetch(`${url}/v2/public/opening`);
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'success', payload: { is_open: true } }]);
  });

  it('has a setting, served and shown', async () => {
    const settings = JSON.stringify(await (await fetch(`${url}/v2/public/settings`)).json());
    expect(settings).toContain('"contacts.slogan"');
    expect(await (await fetch(url)).text()).toContain('Ouvert quand les autres dorment');
  });
});
