import type { SiteConfig } from '@comptoir/contract';
import { createContext, useContext } from 'react';

/** The restaurant's data that pages have before sign-in. The server writes it into each page. */
export type OfficeSite = Pick<SiteConfig, 'title' | 'logo' | 'currency' | 'timeZone'>;

export const SiteContext = createContext<OfficeSite | null>(null);

export function useSite(): OfficeSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('Outside of SiteContext');
  return site;
}
