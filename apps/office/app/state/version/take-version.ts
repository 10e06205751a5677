import { dayEndsAtHour } from '@comptoir/domain';
import { reloadPage } from '@comptoir/web-app/base';
import { serverNow } from '@comptoir/web-app/clock';
import { registerWorker } from '../../platform/service-worker.ts';
import { isIdle, isRinging } from './busy.ts';

/** How often a version that waits looks whether the page is at work. */
const lookEvery = 2_000;

/** Calls a function as soon as the page is idle; in the hour in which the restaurant's day ends also where a screen was left at work, but for one that rings. */
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

/** Keeps the office in the browser, and takes a newer version once nobody is at work (OFC-16). */
export function startWorker(timeZone: string): void {
  registerWorker({
    onWaiting: (activate) => whenIdle(timeZone, activate),
    // Another window's page may have activated it.
    onReplaced: () => whenIdle(timeZone, reloadPage),
  }).catch((error: unknown) => console.warn('The office can’t be kept in this browser', error));
}
