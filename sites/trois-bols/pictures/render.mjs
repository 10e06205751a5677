// Renders the drawings to transparent PNG files with headless Chromium, as the README describes.
import fs from 'node:fs';
import { chromium } from 'playwright-core';
import { dishes, heroBowl } from './bowls.mjs';

const only = process.argv.slice(2);
fs.mkdirSync('png', { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const [name, svg] of Object.entries({ ...dishes, hero: heroBowl })) {
  if (only.length > 0 && !only.includes(name)) continue;
  const scale = name === 'hero' ? 3 : 2;
  const context = await browser.newContext({ viewport: { width: 400, height: 400 }, deviceScaleFactor: scale });
  const page = await context.newPage();
  await page.setContent(`<style>*{margin:0}svg{display:block;width:400px;height:400px}</style>${svg}`);
  fs.writeFileSync(`png/${name}.png`, await page.screenshot({ omitBackground: true }));
  await context.close();
}
await browser.close();
