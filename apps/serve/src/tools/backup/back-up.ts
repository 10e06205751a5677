import { resolve } from 'node:path';
import { backUpShop } from '../../backup/back-up-shop.ts';
import { readConfig } from '../../environment/config.ts';
import { onShop } from '../choose-shop.ts';
import { untilInterrupted } from '../database/until-interrupted.ts';
import { demand, readOptions } from '../print/words.ts';

/** The command `backup [FOLDER]` backs up the whole running shop into one file. */
export async function backUpToFolder(args: string[]): Promise<void> {
  const { folder, shop } = readWords(args);
  await onShop(shop, ['backup', ...args], async (installed) => {
    const config = readConfig(process.env);
    await untilInterrupted((signal) =>
      backUpShop({
        config,
        installed,
        folder: folder === undefined ? config.backup.folder : resolve(folder),
        dropsOld: folder === undefined,
        now: () => new Date(),
        say: (line) => console.log(line),
        signal,
      }),
    );
  });
}

function readWords(args: string[]) {
  const { values, positionals } = readOptions(args, { shop: { type: 'string', default: '' } });
  demand(positionals.length <= 1);
  return { shop: values.shop, folder: positionals[0] };
}
