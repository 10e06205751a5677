import { type InstallWay, useBannerStore } from '../../state/banner/banner-store.ts';
import { useCartCount } from '../../state/cart/cart-store.ts';
import { useIsDesk } from '../../state/page/use-is-desk.ts';

export type BannerKind = 'update' | 'consent' | InstallWay;

/** Null shows no banner, as in the checkout. Updates come first, then cookies, then the installation. */
export function useBanner(isOrdering: boolean): BannerKind | null {
  const { update, isConsentAsked, install, isInstallForced } = useBannerStore();
  const isPhone = useIsDesk() === false;
  const hasCartBar = useCartCount() > 0 && isPhone;
  if (isOrdering) return null;
  if (update !== 'none') return 'update';
  const offered = hasCartBar ? null : install;
  if (isConsentAsked && !(offered && isInstallForced)) return 'consent';
  return offered;
}
