if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { openShop } = await import('@comptoir/e2e');
const { measureAddresses } = await import('./addresses/measure-addresses.ts');
const { measureBoard } = await import('./board/measure-board.ts');
const { measureEditor } = await import('./editor/measure-editor.ts');
const { measurePages } = await import('./page/measure-pages.ts');
const { measurePayment } = await import('./page/measure-payment.ts');
const { measureTaps } = await import('./page/measure-taps.ts');
const { measureFullDisk } = await import('./shop/full-disk.ts');
const { comingEvening } = await import('./shop/coming-evening.ts');
const { measureLogins } = await import('./logins.ts');
const { measureMap } = await import('./addresses/measure-map.ts');
const { measureOrders } = await import('./orders.ts');
const { measurePowerCuts } = await import('./shop/power-cut.ts');
const { measureProcess } = await import('./process.ts');
const { measureReads } = await import('./reads.ts');
const { printReport } = await import('./report.ts');
const { compareVersions } = await import('./versions.ts');
const { measureRules } = await import('./rules.ts');

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const numberOf = (name: string, usual: number) =>
  Number(wanted.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? usual);
const results: boolean[] = [];

if (isWanted('rules')) results.push(printReport(measureRules()));

if (isWanted('page')) {
  const shop = await openShop({ CLOCK: comingEvening() });
  const measures = await measurePages(shop.url, numberOf('runs', 5)).finally(shop.dispose);
  results.push(printReport(measures));
}

if (isWanted('tap')) results.push(printReport(await measureTaps(numberOf('runs', 5))));

if (isWanted('payment')) results.push(printReport(await measurePayment(numberOf('runs', 5))));

if (isWanted('reads')) results.push(printReport(await measureReads()));

if (isWanted('orders')) results.push(printReport(await measureOrders()));
if (isWanted('board')) results.push(printReport(await measureBoard()));
if (isWanted('editor')) results.push(printReport(await measureEditor()));
if (isWanted('logins')) results.push(printReport(await measureLogins()));
if (isWanted('process')) results.push(printReport(await measureProcess()));
if (isWanted('addresses')) results.push(printReport(await measureAddresses()));
if (isWanted('map')) results.push(printReport(await measureMap()));

// Runs only if named, because it needs root and creates file systems.
if (wanted.includes('power-cut')) results.push(printReport(await measurePowerCuts()));

// Runs only if named, because it needs root and mounts a file system.
if (wanted.includes('full-disk')) results.push(printReport(await measureFullDisk()));

const [before] = wanted.flatMap((word) => /^before=(.+)$/.exec(word)?.[1] ?? []);
if (before) await compareVersions(before);

process.exit(results.every(Boolean) ? 0 : 1);
