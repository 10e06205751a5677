import '@comptoir/ui/styles.css';
import './shell/office.css';
import { hearSilentFields, surviveTranslators } from '@comptoir/web-app/start';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connectNavigation } from './platform/navigation/place.ts';
import { pageRoot, readPageData } from './platform/page-data.ts';
import { Root } from './root.tsx';
import type { OfficeSite } from './state/site.ts';
import { startWorker } from './state/version/take-version.ts';

/** Draws the office into the page. */
async function start(): Promise<void> {
  // Only Safari still lacks it; the others never fetch the polyfill.
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
  // Sources that change by the minute are kept by nobody.
  if (import.meta.env.PROD) startWorker(site.timeZone);
}

start().catch(reportError);
