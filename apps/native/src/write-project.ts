import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@comptoir/contract';

export const webDir = 'www';

const plugins = ['app', 'haptics', 'splash-screen', 'status-bar'].map((name) => `@capacitor/${name}`);

/** The latest time at which the system hides the splash screen; the shop usually hides it earlier. */
const splashMilliseconds = 5_000;

export function capacitorConfig({ app }: SiteConfig, { appId, appName }: NonNullable<SiteConfig['native']>): object {
  return {
    appId,
    appName,
    webDir,
    includePlugins: plugins,
    backgroundColor: app.backgroundColor,
    plugins: {
      SplashScreen: {
        launchShowDuration: splashMilliseconds,
        backgroundColor: app.backgroundColor,
        showSpinner: false,
      },
      // The page begins below the status bar and chooses its colour (SHL-10).
      StatusBar: { overlaysWebView: false, backgroundColor: app.themeColor },
    },
  };
}

export async function writeProject(
  folder: string,
  site: SiteConfig,
  native: NonNullable<SiteConfig['native']>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const write = (name: string, value: unknown) => writeFile(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
  await write('capacitor.config.json', capacitorConfig(site, native));
  await write('package.json', { name: site.id, version: '1.0.0', private: true });
}
