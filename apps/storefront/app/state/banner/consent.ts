import { storedValue } from '@comptoir/web-app/base';
import { isNative } from '../../platform/device.ts';
import { askConsent, useBannerStore } from './banner-store.ts';

/** What is written is `true`, and anything else means nothing (STO-01). */
const readTrue = (value: unknown) => (value === true ? true : null);
const accepted = storedValue<true>('local', 'cookie-consent', readTrue);
const declined = storedValue<true>('local', 'consent-declined', readTrue);

/** So long after the page was taken over the diner is asked (SHL-01). */
const askMilliseconds = 1_000;
const pollMilliseconds = 1_000;

/** Ends looking for an answer that is not given in this page. */
let stopLooking = () => {};

/** Asks the diner about cookies, who has said nothing yet, a second after the page was taken over at `startedAt` (SHL-01, SHL-02). */
export function startConsent(startedAt: number): void {
  if (isNative() || accepted.read() || declined.read()) return;
  const asking = setTimeout(askConsent, startedAt + askMilliseconds - performance.now());
  const hear = () => {
    if (!accepted.read() && !declined.read()) return;
    clearTimeout(asking);
    stopLooking();
    useBannerStore.setState({ isConsentAsked: false });
  };
  // Said in another tab, it is said in this one; what is written here by others comes without an event (PWA-03).
  for (const answer of [accepted, declined]) answer.onForeignChange(hear);
  const looking = setInterval(hear, pollMilliseconds);
  stopLooking = () => clearInterval(looking);
}

/** Whether the diner accepted, and has not changed their mind. */
export function hasAcceptedCookies(): boolean {
  return accepted.read() === true && !declined.read();
}

export function acceptCookies(): void {
  stopLooking();
  accepted.write(true);
  declined.write(null);
  useBannerStore.setState({ isConsentAsked: false });
}

/** Closes the question. A refusal is remembered where there is something to refuse (`isKept`). */
export function declineCookies(isKept: boolean): void {
  stopLooking();
  if (isKept) {
    declined.write(true);
    accepted.write(null);
  }
  useBannerStore.setState({ isConsentAsked: false });
}
