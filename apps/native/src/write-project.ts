import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@comptoir/contract';

/** Where the pages stand in a project. */
export const webDir = 'www';

/** What of the phone the shop uses; the shell knows no other plugin. */
const plugins = ['app', 'haptics', 'splash-screen', 'status-bar'].map((name) => `@capacitor/${name}`);

/** Longer than a start takes: the shop takes the picture away itself, and the phone does where it never can. */
const splashMilliseconds = 5_000;

/** What the shell is told: Capacitor's own configuration. */
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
      // The page begins below the bar, whose colour the page chooses (SHL-10).
      StatusBar: { overlaysWebView: false, backgroundColor: app.themeColor },
    },
  };
}

/** Writes the configuration, and the manifest without which Capacitor's tool sees no project. */
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
