import { create } from 'zustand';

export type InstallWay = 'generic' | 'ios' | 'safari';

export interface BannerAnswers {
  acceptCookies: () => void;
  /** `isKept`: remember the refusal; false where there are no cookies to refuse. */
  declineCookies: (isKept: boolean) => void;
  installShop: () => Promise<void>;
  dismissInstall: () => void;
  refreshShop: () => void;
}

interface BannerWishes {
  /** `ready`: a new version waits; `updating`: its activation has started (requirements, appendix F, F3). */
  update: 'none' | 'ready' | 'updating';
  isConsentAsked: boolean;
  install: InstallWay | null;
  /** After a long wait the install banner precedes an unanswered cookie question (PWA-05). */
  isInstallForced: boolean;
  /** The handlers load on idle; null: not loaded yet, so no banner is shown. */
  answers: BannerAnswers | null;
}

export const useBannerStore = create<BannerWishes>(() => ({
  update: 'none',
  isConsentAsked: false,
  install: null,
  isInstallForced: false,
  answers: null,
}));

/** Also opens the question again from the footer, for a changed mind. */
export function askConsent(): void {
  useBannerStore.setState({ isConsentAsked: true });
}
