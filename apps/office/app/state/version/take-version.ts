import { dayEndsAtHour } from '@comptoir/domain';
import { reloadPage } from '@comptoir/web-app/base';
import { serverNow } from '@comptoir/web-app/clock';
import { registerWorker } from '../../platform/service-worker.ts';
import { isIdle, isRinging } from './busy.ts';

/** The interval at which a waiting version looks whether the page is busy. */
const lookEvery = 2_000;

/**
 * Calls a function as soon as the page is idle. In the hour in which the restaurant's day ends a page that was left open counts
 * as idle, unless it rings.
 */
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

/** Registers the worker, and takes a newer version once the page is idle (OFC-16). */
export function startWorker(timeZone: string): void {
  registerWorker({
    onWaiting: (activate) => whenIdle(timeZone, activate),
    // The page of another window may have activated the newer worker.
    onReplaced: () => whenIdle(timeZone, reloadPage),
  }).catch((error: unknown) => console.warn('The office can’t be kept in this browser', error));
}
