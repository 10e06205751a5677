import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@comptoir/contract';

/** The folder of the pages inside a native project. */
export const webDir = 'www';

/** The shell includes only these Capacitor plugins. */
const plugins = ['app', 'haptics', 'splash-screen', 'status-bar'].map((name) => `@capacitor/${name}`);

/** The system hides the splash screen after this time at the latest; the shop hides it earlier. */
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
      // The page begins below the bar and chooses the bar's colour (SHL-10).
      StatusBar: { overlaysWebView: false, backgroundColor: app.themeColor },
    },
  };
}

/** Writes the configuration, and a manifest: Capacitor's tool needs one to find the project. */
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
