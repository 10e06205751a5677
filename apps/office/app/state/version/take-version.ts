import { dayEndsAtHour } from '@comptoir/domain';
import { reloadPage } from '@comptoir/web-app/base';
import { serverNow } from '@comptoir/web-app/clock';
import { registerWorker } from '../../platform/service-worker.ts';
import { isIdle, isRinging } from './busy.ts';

/** How often a waiting version checks if the page is busy. */
const lookEvery = 2_000;

/** Calls a function once the page is idle. At the end of the restaurant's day, an unused page counts as idle. */
export function whenIdle(timeZone: string, act: () => void): void {
  const look = () => {
    const isNight = serverNow().toZonedDateTimeISO(timeZone).hour === dayEndsAtHour;
    if (!isIdle() && (!isNight || isRinging())) return;
    clearInterval(timer);
    act();
  };
  const timer = setInterval(look, lookEvery);
  look();
}

/** Registers the worker, and loads a newer version once the page is idle (OFC-16). */
export function startWorker(timeZone: string): void {
  registerWorker({
    onWaiting: (activate) => whenIdle(timeZone, activate),
    // Another window may have activated the newer worker.
    onReplaced: () => whenIdle(timeZone, reloadPage),
  }).catch((error: unknown) => console.warn('The office can’t be kept in this browser', error));
}
