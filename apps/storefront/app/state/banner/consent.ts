import { storedValue } from '@comptoir/web-app/base';
import { isNative } from '../../platform/device.ts';
import { askConsent, useBannerStore } from './banner-store.ts';

/** Storage contains `true`; other values are ignored (STO-01). */
const readTrue = (value: unknown) => (value === true ? true : null);
const accepted = storedValue<true>('local', 'cookie-consent', readTrue);
const declined = storedValue<true>('local', 'consent-declined', readTrue);

/** The delay between hydration and the cookie question (SHL-01). */
const askMilliseconds = 1_000;
const pollMilliseconds = 1_000;

let stopLooking = () => {};

/** Asks for consent to cookies, unless it is answered (SHL-01, SHL-02). `startedAt` is the time of hydration. */
export function startConsent(startedAt: number): void {
  if (isNative() || accepted.read() || declined.read()) return;
  const asking = setTimeout(askConsent, startedAt + askMilliseconds - performance.now());
  const hear = () => {
    if (!accepted.read() && !declined.read()) return;
    clearTimeout(asking);
    stopLooking();
    useBannerStore.setState({ isConsentAsked: false });
  };
  // Another tab may answer. Storage is polled too, because other scripts may write without an event (PWA-03).
  for (const answer of [accepted, declined]) answer.onForeignChange(hear);
  const looking = setInterval(hear, pollMilliseconds);
  stopLooking = () => clearInterval(looking);
}

export function hasAcceptedCookies(): boolean {
  return accepted.read() === true && !declined.read();
}

export function acceptCookies(): void {
  stopLooking();
  accepted.write(true);
  declined.write(null);
  useBannerStore.setState({ isConsentAsked: false });
}

export function declineCookies(isKept: boolean): void {
  stopLooking();
  if (isKept) {
    declined.write(true);
    accepted.write(null);
  }
  useBannerStore.setState({ isConsentAsked: false });
}
