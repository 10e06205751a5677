import '@comptoir/ui/styles.css';
import './shell/office.css';
import { hearSilentFields, surviveTranslators } from '@comptoir/web-app/start';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connectNavigation } from './platform/navigation/navigation.ts';
import { pageRoot, readPageData } from './platform/page-data.ts';
import { Root } from './root.tsx';
import type { OfficeSite } from './state/site.ts';
import { startWorker } from './state/version/take-version.ts';

async function start(): Promise<void> {
  // Only Safari lacks Temporal, so only Safari loads the polyfill.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  connectNavigation();
  surviveTranslators();
  hearSilentFields();
  const site = readPageData() as OfficeSite;
  createRoot(pageRoot()).render(
    <StrictMode>
      <Root site={site} />
    </StrictMode>,
  );
  // In development, a service worker would serve outdated sources.
  if (import.meta.env.PROD) startWorker(site.timeZone);
}

start().catch(reportError);
