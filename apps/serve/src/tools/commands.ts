import { showLines } from '@comptoir/contract';
import { loadEnvironment } from '../environment/load-environment.ts';
import { importAddresses } from './address-commands.ts';
import { exportCatalogue, importCatalogue } from './catalogue-commands.ts';
import { chooseShop } from './choose-shop.ts';
import { backUpDatabase, forgetAccountSecret, restoreDatabase } from './database-commands.ts';
import { makeSite } from './new-site/make-site.ts';
import { inviteOfficeOwner } from './office-commands.ts';
import { listOrders, refundOrder, showOrder } from './order-commands.ts';
import { demand, Misused, readWords, type Words } from './print/words.ts';
import { runRetention } from './retention-commands.ts';

const helps: [command: string, does: string][] = [
  ['orders [list]', 'the newest orders (--limit N, --json)'],
  ['orders show NUMBER', 'one order (--json)'],
  ['orders refund NUMBER', 'pays a card order back, whole or (--line N, as often as needed) by its lines, from 1'],
  ['catalogue export FILE', 'writes the catalogue to a file'],
  ['catalogue import FILE', "puts a file's catalogue in the place of the present one"],
  ['addresses import FILE', "puts a file's addresses in the place of the present ones"],
  ['database backup FILE', 'writes all that the database holds into a new file, while the shop goes on'],
  ['database restore FILE', 'puts a backup into a database where nobody has ordered yet'],
  ['database forget-secret', 'lets the next start bring another account secret, where the old one is lost'],
  ['office owner --email ADDRESS', 'makes somebody an owner, and prints the link by which they come into the office'],
  ['site new', 'writes the folder of a new restaurant'],
  ['retention', 'forgets what is kept long enough, as the running shop does every three hours (--json)'],
];

/** How the tools are used: by the command of a release, or by npm in a working copy, where options are behind two dashes. */
function usage(): string {
  const isRelease = process.env.SHOP_RELEASE !== undefined;
  const typed = (command: string) =>
    isRelease ? `shop ${command}` : `npm run ${command.replace('site new', 'site:new').replace(' --', ' -- --')}`;
  const lines = helps.map(([command, does]) => `${typed(command).padEnd(42)} ${does}`);
  const last = isRelease
    ? 'Where several shops are installed, --shop NAME says which.'
    : 'Options are written behind two dashes: npm run orders -- list --json';
  return [...lines, last].join('\n');
}

const commands: Record<string, (words: Words) => Promise<void>> = {
  orders: listOrders,
  'orders list': listOrders,
  'orders show': showOrder,
  'orders refund': refundOrder,
  'catalogue export': exportCatalogue,
  'catalogue import': importCatalogue,
  'addresses import': importAddresses,
  'database backup': backUpDatabase,
  'database restore': restoreDatabase,
  'database forget-secret': forgetAccountSecret,
  'office owner': inviteOfficeOwner,
  retention: runRetention,
};

/** Does what a command line says; what it can't do it says to the person who typed it. */
export async function runShop(args: string[]): Promise<void> {
  try {
    await runCommand(args);
  } catch (error) {
    console.error(showLines((error as Error).message).join('\n'));
    process.exitCode = 1;
  }
}

/** Does what a command line says. Throws an `Error` whose message is for the person who typed it. */
export async function runCommand(args: string[]): Promise<void> {
  const [first, second, ...options] = args;
  // It has options of its own.
  if (first === 'site' && second === 'new') return makeSite(options);
  try {
    const { name, words } = readWords(args);
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    demand(command !== undefined);
    loadEnvironment(chooseShop(words.shop));
    await command(words);
  } catch (error) {
    throw error instanceof Misused ? new Error(usage()) : error;
  }
}
