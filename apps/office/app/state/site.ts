import { createContext, useContext } from 'react';

/** What the pages know of the restaurant before anybody is signed in: the server writes it into each. */
export interface OfficeSite {
  title: string;
  /** ISO 4217. */
  currency: string;
  /** IANA zone: the office shows the restaurant's time. */
  timeZone: string;
}

export const SiteContext = createContext<OfficeSite | null>(null);

/** The restaurant whose office this is. */
export function useSite(): OfficeSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('Outside of SiteContext');
  return site;
}
