import type { SiteConfig } from '@comptoir/contract';
import { createContext, useContext } from 'react';

/** What the pages know of the restaurant before anybody is signed in: the server writes it into each. */
export type OfficeSite = Pick<SiteConfig, 'title' | 'logo' | 'currency' | 'timeZone'>;

export const SiteContext = createContext<OfficeSite | null>(null);

/** The restaurant whose office this is. */
export function useSite(): OfficeSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('Outside of SiteContext');
  return site;
}
