import { create } from 'zustand';

export type InstallWay = 'generic' | 'ios' | 'safari';

export interface BannerAnswers {
  acceptCookies: () => void;
  /** `isKept` means that the refusal is stored. It is false if the shop uses no cookies. */
  declineCookies: (isKept: boolean) => void;
  installShop: () => Promise<void>;
  dismissInstall: () => void;
  refreshShop: () => void;
}

interface BannerWishes {
  /** `ready`: a new version waits. `updating`: its activation has started (appendix F, F3). */
  update: 'none' | 'ready' | 'updating';
  isConsentAsked: boolean;
  install: InstallWay | null;
  /** After a long wait, the install banner is shown before an unanswered cookie question (PWA-05). */
  isInstallForced: boolean;
  /** The handlers of the banners, which load when idle. Null if they are not loaded, so no banner is shown. */
  answers: BannerAnswers | null;
}

export const useBannerStore = create<BannerWishes>(() => ({
  update: 'none',
  isConsentAsked: false,
  install: null,
  isInstallForced: false,
  answers: null,
}));

/** The footer calls this function too, so that a user can change the answer. */
export function askConsent(): void {
  useBannerStore.setState({ isConsentAsked: true });
}
