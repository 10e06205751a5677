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

/** Takes the page over. Whatever is fetched later imports the same file as this: nothing here may be awaited by the file itself. */
async function start(): Promise<void> {
  // Only Safari still lacks it; the others never fetch the polyfill.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

  const data = (await window.pageStart?.data) as PageFile;
  // The one part of it that is another for each page.
  data.catalogue.renderedAt = document.documentElement.dataset.renderedAt ?? '';

  const { navigation, loadFirst } = openNavigation(data.site, (href) => window.location.assign(href));
  await loadFirst();

  // Without it there is no page, and React says so.
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
  // In one piece where a hand waits, for then nothing else is as urgent; else in slices, between which the page answers.
  if (window.earlyHands?.kept.length) hydrateRoot(app, root);
  else startTransition(() => void hydrateRoot(app, root));
  window.pageStart?.done();
  const startedAt = performance.now();
  onIdle(async () => {
    // A page without it is whole: what it begins is of use to the next one.
    const late = await import('./start-late.ts').catch(() => null);
    late?.startLate(data.site, startedAt);
  });
}

start().catch(reportError);
