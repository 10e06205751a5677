import { type InstallWay, useBannerStore } from '../../state/banner/banner-store.ts';
import { useCartCount } from '../../state/cart/cart-store.ts';
import { useIsDesk } from '../../state/page/use-is-desk.ts';

export type BannerKind = 'update' | 'consent' | InstallWay;

/**
 * The one banner that is shown now; null: none. None stands between a diner and the payment (`isOrdering`). An update comes first, then the
 * question about cookies, then installing, which waits while the cart lies at the foot of a phone.
 */
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
