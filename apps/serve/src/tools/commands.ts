import { importAddresses } from './address-commands.ts';
import { exportCatalogue, importCatalogue } from './catalogue-commands.ts';
import { backUpDatabase, forgetAccountSecret, restoreDatabase } from './database-commands.ts';
import { syncNativeShell } from './native-commands.ts';
import { inviteOfficeOwner } from './office-commands.ts';
import { listOrders, refundOrder, showOrder } from './order-commands.ts';
import { demand, Misused, readWords, type Words } from './print/words.ts';
import { runRetention } from './retention-commands.ts';

const usage = `npm run orders [list]             the newest orders (--limit N, --json)
npm run orders show NUMBER        one order (--json)
npm run orders refund NUMBER      pays a card order back, whole or (--line N, as often as needed) by its lines, from 1
npm run catalogue export FILE     writes the catalogue to a file
npm run catalogue import FILE     puts a file's catalogue in the place of the present one
npm run addresses import FILE     puts a file's addresses in the place of the present ones
npm run database backup FILE      writes all that the database holds into a new file, while the shop goes on
npm run database restore FILE     puts a backup into a database where nobody has ordered yet
npm run database forget-secret    lets the next start bring another account secret, where the old one is lost
npm run office owner -- --email ADDRESS
                                  makes somebody an owner, and prints the link by which they come into the office
npm run retention                 forgets what is kept long enough, as the running shop does every three hours (--json)
npm run native:sync               builds the native shell, and copies it into its projects for Android and iOS
Options stand behind two dashes: npm run orders -- list --json`;

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
  'native sync': syncNativeShell,
};

/** Does what a command line says. Throws an `Error` whose message is for the person who typed it. */
export async function runCommand(args: string[]): Promise<void> {
  try {
    const { name, words } = readWords(args);
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    demand(command !== undefined);
    await command(words);
  } catch (error) {
    throw error instanceof Misused ? new Error(usage) : error;
  }
}
