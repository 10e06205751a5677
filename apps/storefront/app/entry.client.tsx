import '@comptoir/ui/styles.css';
import { addIcons } from '@comptoir/ui';
import { hearSilentFields, surviveTranslators } from '@comptoir/web-app/start';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { openNavigation } from './open-navigation.ts';
import type { PageFile } from './page-request.ts';
import { purgeStorage } from './platform/start/purge-storage.ts';
import { onIdle } from './platform/watch/on-idle.ts';
import { Root } from './root.tsx';

/** Later chunks import this entry file. A top-level await would make them wait, so the start is an async function. */
async function start(): Promise<void> {
  // Only Safari lacks Temporal, so only Safari loads the polyfill.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

  const data = (await window.pageStart?.data) as PageFile;
  // Pages that were rendered at different times share one data file, so the time comes from the HTML.
  data.catalogue.renderedAt = document.documentElement.dataset.renderedAt ?? '';

  const { navigation, loadFirst } = openNavigation(data.site, (href) => window.location.assign(href));
  await loadFirst();

  const app = document.getElementById('app') as HTMLElement;
  purgeStorage();
  addIcons(data.icons);
  navigation.connect();
  surviveTranslators();
  hearSilentFields();
  const root = (
    <StrictMode>
      <Root data={data} navigation={navigation} />
    </StrictMode>
  );
  // After a tap, React hydrates at once, so that the tap has an effect soon. Otherwise it hydrates in short steps.
  if (window.earlyHands?.kept.length) hydrateRoot(app, root);
  else startTransition(() => void hydrateRoot(app, root));
  window.pageStart?.done();
  const startedAt = performance.now();
  onIdle(async () => {
    const late = await import('./start-late.ts').catch(() => null);
    late?.startLate(data.site, startedAt);
  });
}

start().catch(reportError);
