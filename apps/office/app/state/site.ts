import type { SiteConfig } from '@comptoir/contract';
import { createContext, useContext } from 'react';

/** The restaurant, as pages know it before signing in: the server writes it into each page. */
export type OfficeSite = Pick<SiteConfig, 'title' | 'logo' | 'currency' | 'timeZone'>;

export const SiteContext = createContext<OfficeSite | null>(null);

export function useSite(): OfficeSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('Outside of SiteContext');
  return site;
}
