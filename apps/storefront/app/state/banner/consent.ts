import { isNative } from '../../platform/device.ts';
import { storedValue } from '../../platform/stored-value.ts';
import { askConsent, useBannerStore } from './banner-store.ts';

/** What is written is `true`, and anything else means nothing (STO-01). */
const readTrue = (value: unknown) => (value === true ? true : null);
const accepted = storedValue<true>('local', 'cookie-consent', readTrue);
const declined = storedValue<true>('local', 'consent-declined', readTrue);

/** So long after the page was taken over the diner is asked (SHL-01). */
const askMilliseconds = 1_000;

/** Asks the diner about cookies, who has said nothing yet, a second after the page was taken over at `startedAt` (SHL-01, SHL-02). */
export function startConsent(startedAt: number): void {
  if (isNative() || accepted.read() || declined.read()) return;
  const asking = setTimeout(askConsent, startedAt + askMilliseconds - performance.now());
  // Said in another tab, it is said in this one.
  for (const answer of [accepted, declined])
    answer.onForeignChange(() => {
      if (!answer.read()) return;
      clearTimeout(asking);
      useBannerStore.setState({ isConsentAsked: false });
    });
}

/** Whether the diner accepted, and has not changed their mind. */
export function hasAcceptedCookies(): boolean {
  return accepted.read() === true && !declined.read();
}

export function acceptCookies(): void {
  accepted.write(true);
  declined.write(null);
  useBannerStore.setState({ isConsentAsked: false });
}

/** Closes the question. A refusal is remembered where there is something to refuse (`isKept`). */
export function declineCookies(isKept: boolean): void {
  if (isKept) {
    declined.write(true);
    accepted.write(null);
  }
  useBannerStore.setState({ isConsentAsked: false });
}
