import { listInstalled } from '../environment/load-environment.ts';

/**
 * Which of the shops that are installed on this machine a command is for: the one that it names, else the only one. Undefined: the
 * working folder's, where none is installed.
 * @throws an Error that lists them, where there are several.
 */
export function chooseShop(named: string, installed = listInstalled()): string | undefined {
  if (named !== '') return named;
  if (process.env.SHOP_NAME) return process.env.SHOP_NAME;
  if (process.env.SHOP_RELEASE === undefined) return undefined;
  if (installed.length > 1)
    throw new Error(
      `Plusieurs boutiques sont installées ici : ${installed.join(', ')}. Dites laquelle : --shop ${installed[0]}`,
    );
  return installed[0];
}
