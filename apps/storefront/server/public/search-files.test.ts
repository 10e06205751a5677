// @vitest-environment node

import { expect, it } from 'vitest';
import site from '../../../../sites/leve-tard/site.ts';
import { createSearchFiles } from './search-files.ts';

/** The day that the sitemap names for a page; undefined: none. */
async function dayOf(path: string, changedAt: string | null): Promise<string | undefined> {
  const catalogueChangedAt = () => (changedAt === null ? null : Temporal.Instant.from(changedAt));
  const found = await createSearchFiles({ site, catalogueChangedAt }).find('/sitemap.xml');
  const text = String(await found?.prepared?.bytes('identity'));
  const entry = text.split('<url>').find((part) => part.startsWith(`<loc>${site.siteRoot}${path}</loc>`));
  expect(entry).toBeDefined();
  return /<lastmod>(.+?)<\/lastmod>/.exec(entry ?? '')?.[1];
}

it('dates a page by the day on which what it shows was changed, in the restaurant’s zone, and by no restart [RTE-40]', async () => {
  expect(await dayOf('/menu', '2026-11-20T23:30:00Z')).toBe('2026-11-21');
  expect(await dayOf('/terms-of-service', '2026-11-20T23:30:00Z')).toBe(site.legal.updatedAt);
});

it('names no day where nobody knows it [RTE-40]', async () => {
  expect(await dayOf('/menu', null)).toBeUndefined();
  expect(await dayOf('/terms-of-service', null)).toBe(site.legal.updatedAt);
});
