import { isObject } from '@comptoir/contract';
import { peekStored } from '@comptoir/web-app/base';
import { isNative, isStandalone, manualInstalling } from '../../platform/device.ts';
import { hasInstallPrompt, takeInstallPrompt, watchInstalling } from '../../platform/install-prompt.ts';
import { useLocationStore } from '../location/location-store.ts';
import { type InstallWay, useBannerStore } from './banner-store.ts';
import { readInstallMemory, rememberInstall } from './install-memory.ts';

// The install offer has the states waiting, armed, shown and off (appendix F, F2).
const pollMilliseconds = 1_000;
const forcedMilliseconds = 15_000;
const delays: Record<InstallWay, number> = { generic: 1_500, ios: 2_000, safari: 2_000 };

/** Returns null if the browser cannot install the app, or the user has refused. */
function possibleWay(): InstallWay | null {
  const { installed, prompted, hidden } = readInstallMemory();
  if (isNative() || isStandalone() || installed || prompted || hidden) return null;
  return hasInstallPrompt() ? 'generic' : manualInstalling();
}

/** Reads storage and not the state, because another tab may have changed it. */
function isAtHome(): boolean {
  const location = peekStored('location');
  const measured = isObject(location) && isObject(location._distance) ? location._distance.address : null;
  return peekStored('cookie-consent') === true && typeof measured === 'string' && measured !== '';
}

let stop = () => {};

/** `startedAt` is the time of hydration, from `performance.now()`. */
export function startInstall(startedAt: number): void {
  const { installed, prompted, hidden } = readInstallMemory();
  if (isNative() || installed || prompted || hidden) return;
  let armed: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function show(isForced: boolean): void {
    const way = possibleWay();
    if (!way) return;
    stop();
    useBannerStore.setState({ install: way, isInstallForced: isForced });
  }

  function look(): void {
    if (isOver) return;
    const way = possibleWay();
    const isForced = performance.now() - startedAt >= forcedMilliseconds;
    if (way && isForced) show(!isAtHome());
    else if (!way || !isAtHome()) {
      clearTimeout(armed);
      armed = undefined;
    } else armed ??= setTimeout(() => show(false), delays[way]);
  }

  const poll = setInterval(look, pollMilliseconds);
  const unsubscribe = [useBannerStore.subscribe(look), useLocationStore.subscribe(look)];
  stop = () => {
    isOver = true;
    clearInterval(poll);
    clearTimeout(armed);
    for (const end of unsubscribe) end();
    stop = () => {};
  };
  watchInstalling(look, () => {
    rememberInstall({ installed: true });
    end();
  });
  look();
}

function end(): void {
  stop();
  useBannerStore.setState({ install: null });
}

/** Hides the install offer in this browser permanently (PWA-07, PWA-08). */
export function dismissInstall(): void {
  const way = useBannerStore.getState().install;
  rememberInstall({ hidden: true, ...(way !== 'generic' && { prompted: true }) });
  end();
}

/** Opens the browser's install dialog. An error of the browser is only logged (PWA-09, PWA-11, PWA-28). */
export async function installShop(): Promise<void> {
  end();
  try {
    if (await takeInstallPrompt()) rememberInstall({ installed: true });
  } catch (error) {
    console.warn('The browser does not install the shop', error);
  }
}
