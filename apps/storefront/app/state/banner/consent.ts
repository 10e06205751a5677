import { storedValue } from '@comptoir/web-app/base';
import { isNative } from '../../platform/device.ts';
import { askConsent, useBannerStore } from './banner-store.ts';

/** Storage holds `true`; any other value means nothing (STO-01). */
const readTrue = (value: unknown) => (value === true ? true : null);
const accepted = storedValue<true>('local', 'cookie-consent', readTrue);
const declined = storedValue<true>('local', 'consent-declined', readTrue);

/** The question is asked this long after hydration (SHL-01). */
const askMilliseconds = 1_000;
const pollMilliseconds = 1_000;

let stopLooking = () => {};

/** Asks about cookies a second after hydration at `startedAt`, unless the diner has answered (SHL-01, SHL-02). */
export function startConsent(startedAt: number): void {
  if (isNative() || accepted.read() || declined.read()) return;
  const asking = setTimeout(askConsent, startedAt + askMilliseconds - performance.now());
  const hear = () => {
    if (!accepted.read() && !declined.read()) return;
    clearTimeout(asking);
    stopLooking();
    useBannerStore.setState({ isConsentAsked: false });
  };
  // An answer in another tab counts here. Other scripts may write it without an event (PWA-03).
  for (const answer of [accepted, declined]) answer.onForeignChange(hear);
  const looking = setInterval(hear, pollMilliseconds);
  stopLooking = () => clearInterval(looking);
}

/** Whether the diner accepted and has not revoked it. */
export function hasAcceptedCookies(): boolean {
  return accepted.read() === true && !declined.read();
}

export function acceptCookies(): void {
  stopLooking();
  accepted.write(true);
  declined.write(null);
  useBannerStore.setState({ isConsentAsked: false });
}

/** Closes the question. `isKept`: a refusal is stored, where there is something to refuse. */
export function declineCookies(isKept: boolean): void {
  stopLooking();
  if (isKept) {
    declined.write(true);
    accepted.write(null);
  }
  useBannerStore.setState({ isConsentAsked: false });
}
