import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { listInstalled, loadEnvironment } from '../environment/load-environment.ts';
import { shopPaths } from '../installed/shop-paths.ts';

/** Returns the named or the only installed shop. Undefined if none is installed. @throws Error that lists several */
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

/** Returns the shop's release if it differs from this one, because only that release's tools know its database. */
function findOtherRelease(name: string | undefined): string | null {
  const { SHOP_RELEASE: own } = process.env;
  if (name === undefined || own === undefined) return null;
  const link = shopPaths(name).release;
  if (!existsSync(link)) return null;
  const release = realpathSync(link);
  return release === realpathSync(own) ? null : release;
}

/** Runs a command in a shop's environment. If the shop has another release, that release runs the whole `args`. */
export async function onShop(
  named: string,
  args: string[],
  work: (installed: string | undefined) => Promise<void>,
): Promise<void> {
  const shop = chooseShop(named);
  const other = findOtherRelease(shop);
  if (other === null) {
    loadEnvironment(shop);
    await work(shop);
    return;
  }
  try {
    execFileSync(`${other}/bin/shop`, args, { stdio: 'inherit', env: { ...process.env, SHOP_NAME: shop } });
  } catch {
    // The other release has already printed the reason.
    process.exitCode = 1;
  }
}
