import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { newDiner, nothingKept } from '../browser.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** The native project must be inside the repository, where Capacitor's tool finds the plugins. */
export const project = join(root, 'apps/native/build/test');

export async function syncNative(environment: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['apps/serve/src/tools/native-sync.ts'], {
    cwd: root,
    env: { ...process.env, NATIVE_DIR: project, DEMO: 'true', ...environment },
  });
  return stdout;
}

/** The origin of the pages in Android's web view. */
const origin = 'https://localhost';
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Simulates the shell's server, which returns the first page for every path without an extension. */
async function answerFiles(page: Page): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const extension = extname(pathname);
    const file = join(project, 'www', extension === '' ? 'index.html' : pathname);
    const body = await readFile(file).catch(() => null);
    const contentType = types[extension || '.html'] ?? 'application/octet-stream';
    await route.fulfill(body ? { body, contentType } : { status: 404 });
  });
}

type NativeCall = [method: string, options: Record<string, unknown>];

declare global {
  interface Window {
    nativeCalls: NativeCall[];
    tellNative: (event: string, news: object) => void;
  }
}

/** Simulates the phone's side of Capacitor, which Android injects before the page's scripts. */
function stubBridge(launchUrl: string): void {
  const methods = (...names: string[]) => names.map((name) => ({ name, rtype: 'promise' }));
  const heard: Record<string, (news: object) => void> = {};
  window.nativeCalls = [];
  window.tellNative = (event, news) => heard[event]?.(news);
  const listening = { name: 'addListener', rtype: 'callback' };
  Object.assign(window, {
    androidBridge: { postMessage: () => undefined },
    Capacitor: {
      PluginHeaders: [
        { name: 'App', methods: [listening, ...methods('exitApp', 'getLaunchUrl')] },
        { name: 'StatusBar', methods: methods('setBackgroundColor', 'setStyle') },
        { name: 'SplashScreen', methods: methods('hide') },
        { name: 'Haptics', methods: methods('impact', 'notification') },
      ],
      nativePromise: async (plugin: string, method: string, options: Record<string, unknown>) => {
        window.nativeCalls.push([`${plugin}.${method}`, options]);
        return method === 'getLaunchUrl' ? { url: launchUrl } : {};
      },
      nativeCallback: (_plugin: string, _method: string, { eventName }: { eventName: string }, tell: () => void) => {
        heard[eventName] = tell;
        return eventName;
      },
    },
  });
}

interface PhoneOptions {
  /** The link that opened the app; absent if none did. */
  launchUrl?: string;
  /** False simulates a browser, where Capacitor has its own implementations. */
  hasBridge?: boolean;
}

/** Opens the built pages at the shell's origin, with empty storage. */
export async function newNativeDiner({ launchUrl = '', hasBridge = true }: PhoneOptions = {}) {
  const diner = await newDiner(origin, nothingKept);
  const { page } = diner;
  await answerFiles(page);
  if (hasBridge) await page.addInitScript(stubBridge, launchUrl);
  return {
    ...diner,
    asked: (method: string) =>
      page.evaluate(
        (name) => window.nativeCalls.filter(([called]) => called === name).map(([, options]) => options),
        method,
      ),
    tell: (event: string, news: object = {}) =>
      page.evaluate(([name, what]) => window.tellNative(name, what), [event, news] as const),
  };
}
