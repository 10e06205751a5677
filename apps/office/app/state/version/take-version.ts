import { reloadPage } from '@comptoir/browser';
import { registerWorker } from '../../platform/service-worker.ts';
import { isIdle } from './busy.ts';

/** How often a version that waits looks whether the page is at work. */
const lookEvery = 2_000;

/** Calls a function as soon as the page is idle. */
export function whenIdle(act: () => void): void {
  const look = () => {
    if (!isIdle()) return;
    clearInterval(timer);
    act();
  };
  const timer = setInterval(look, lookEvery);
  look();
}

/** Keeps the office in the browser, and takes a newer version once nobody is at work (OFC-16). */
export function startWorker(): void {
  registerWorker({
    onWaiting: (activate) => whenIdle(activate),
    // Another window's page may have activated it.
    onReplaced: () => whenIdle(reloadPage),
  }).catch((error: unknown) => console.warn('The office can’t be kept in this browser', error));
}
