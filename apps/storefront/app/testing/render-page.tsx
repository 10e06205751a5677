import type { SiteConfig } from '@comptoir/contract';
import { act, render } from '@testing-library/react';
import { type ComponentType, useEffect } from 'react';
import exampleSite from '../../../../sites/leve-tard/site.ts';
import { PaymentStep } from '../features/checkout/payment/lazy-payment.ts';
import { createBrowserNavigation } from '../platform/navigation/browser-navigation.ts';
import { Root } from '../root.tsx';
import { LaterFacts } from '../routes/lazy/later-facts.ts';
import { LaterOrder } from '../routes/lazy/later-order.ts';
import { LaterRecap } from '../routes/lazy/later-recap.ts';
import { findRedirect } from '../screens/find-redirect.ts';
import type { Screen } from '../screens/screens.ts';
import { isOrderUnderWay } from '../state/checkout/order-lock.ts';
import { announceOffline } from '../state/page/announcement-store.ts';
import type { ShownCatalogue } from '../state/shop/catalogue-store.ts';
import { takesNewBuild } from '../state/version/build-news.ts';
import { exampleCatalogue } from './example-catalogue.ts';

export interface PageModule {
  default: ComponentType;
}

interface PageOptions {
  /** The current URL. By default it is the page's own URL. */
  url?: string;
  catalogue?: Partial<ShownCatalogue>;
  site?: Partial<SiteConfig>;
}

export const currentUrl = () => location.pathname + location.search + location.hash;

const blank: PageModule = { default: () => null };

/** Renders a screen at its URL or at another one. All other screens are blank. */
export async function renderPage(path: Screen['path'], page: PageModule, given: PageOptions = {}) {
  // The lazy code is loaded first, so that a test waits for content and not for files.
  await Promise.all([
    import('../routes/lazy/opened.ts'),
    import('../routes/lazy/checkout-steps.tsx'),
    PaymentStep.load(),
    import('../features/again/reorder-sheet.tsx'),
    LaterFacts.load(),
    LaterOrder.load(),
    LaterRecap.load(),
    import('../features/live/cancel-steps.tsx'),
    import('../features/withdrawal/withdrawal-sheet.tsx'),
    import('../state/shop/api-caller.ts'),
    import('../state/account/account-caller.ts'),
    import('../features/account/addresses/saved-address-choice.tsx'),
  ]);
  history.replaceState(null, '', given.url ?? path);
  const data = { site: { ...exampleSite, ...given.site }, catalogue: exampleCatalogue(given.catalogue) };
  const navigation = createBrowserNavigation({
    load: () => null,
    loadAhead: async () => null,
    redirect: (url) => findRedirect(data.site, url)?.location ?? null,
    loadDocument: (href) => window.location.assign(href),
    onOffline: announceOffline,
    takesNewBuild,
    isPaying: isOrderUnderWay,
  });
  const codeOf = (screen: Screen) => (screen.path === path ? page : blank);
  function Shop() {
    useEffect(() => navigation.connect(), []);
    return <Root data={data} navigation={navigation} codeOf={codeOf} />;
  }
  return act(async () => render(<Shop />));
}
