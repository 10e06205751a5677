import { create } from 'zustand';

/** How the shop is installed: by the browser's own offer, or by the diner in three steps. */
export type InstallWay = 'generic' | 'ios' | 'safari';

/** What the buttons of the banners do. */
export interface BannerAnswers {
  acceptCookies: () => void;
  /** `isKept`: there is something to refuse, and the refusal is remembered. */
  declineCookies: (isKept: boolean) => void;
  installShop: () => Promise<void>;
  dismissInstall: () => void;
  refreshShop: () => void;
}

interface BannerWishes {
  /** `ready`: a newer version of the shop waits; `updating`: it was asked to take over (requirements, appendix F, F3). */
  update: 'none' | 'ready' | 'updating';
  /** The diner is asked about cookies. */
  isConsentAsked: boolean;
  /** Installing is offered; null: it is not. */
  install: InstallWay | null;
  /** It waited so long that it takes its turn before an unanswered question (PWA-05). */
  isInstallForced: boolean;
  /** Their code comes with what a quiet page begins; null: not yet, and no banner is shown that nobody could answer. */
  answers: BannerAnswers | null;
}

/** What wishes to be shown at the foot of the page; one at a time is. */
export const useBannerStore = create<BannerWishes>(() => ({
  update: 'none',
  isConsentAsked: false,
  install: null,
  isInstallForced: false,
  answers: null,
}));

/** Asks about cookies, or asks again who wants to change their mind. */
export function askConsent(): void {
  useBannerStore.setState({ isConsentAsked: true });
}
