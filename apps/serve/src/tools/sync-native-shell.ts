import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cardProviderScript } from '@comptoir/contract';
import { syncNative } from '@comptoir/native';
import { demoCardScript } from '../card/demo-card.ts';
import { type Config, readConfig } from '../environment/config.ts';
import { loadSite } from '../site/load-site.ts';

const usualFolder = (site: string) => fileURLToPath(new URL(`../../../native/build/${site}`, import.meta.url));

const cardScriptOf = ({ payment, cardScriptUrl }: Config) =>
  payment.kind === 'sandbox' ? demoCardScript : (cardScriptUrl ?? cardProviderScript);

/** Creates the native project of a site, for the shop at `API_ROOT`. */
export async function syncNativeShell(): Promise<void> {
  const config = readConfig(process.env);
  const { config: site, folder: siteFolder, theme } = await loadSite(config);
  const folder = config.nativeDir ?? usualFolder(site.id);
  await syncNative({ site, siteFolder, theme, cardScriptUrl: cardScriptOf(config), folder });
  const shown = relative(process.cwd(), folder);
  console.log(
    `${site.native?.appName} calls ${site.apiRoot}. Open ${shown}/android in Android Studio, ${shown}/ios/App in Xcode.`,
  );
}
