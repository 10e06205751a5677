import type { Caller, SiteConfig } from '@comptoir/contract';
import { createContext } from 'react-router';

/** What the server gives to the pages that it renders. */
export interface PageSource {
  site: SiteConfig;
  /** What the restaurant's `theme.css` says over the design's tokens. */
  theme: string;
  /** Reaches the API in process, without a socket. */
  caller: Caller;
  /** The server's clock. */
  now: () => Temporal.Instant;
  /** Names the build, so that the browser notices a newer one. */
  buildId: string;
}

export const pageContext = createContext<PageSource>();
