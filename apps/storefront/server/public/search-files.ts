import { pathLanguages, type SiteConfig, underLanguage, withoutLanguage } from '@comptoir/contract';
import { type Content, encode, escapeHtml, type StaticFiles } from '@comptoir/web-host';
import { shellMessages } from '../../app/messages/french/shell.ts';
import { isDisallowed, isShown, robotsOf } from '../../app/screens/disallowed.ts';
import { type Screen, screens } from '../../app/screens/screens.ts';

interface SearchOptions {
  site: SiteConfig;
  /** The server's clock. */
  clock: () => Temporal.Instant;
  /** Another text whenever what the pages show may have changed. */
  catalogueVersion: () => string;
}

const hourly = { 'cache-control': 'public, max-age=3600' };
const { pages } = shellMessages;

/** An address of the site: `siteRoot` has no slash at its end. */
const absolute = (site: SiteConfig, path: string) => site.siteRoot + path;

/** The pages that search engines may list (RTE-40). */
const listed = (site: SiteConfig): readonly Screen[] => screens.filter((screen) => robotsOf(screen, site) === null);

/** Its texts change with the site, the others with what the restaurant sells. */
const dateOf = ({ text }: Screen, site: SiteConfig, sinceDay: string) =>
  text === 'LegalText' ? site.legal.updatedAt : sinceDay;

function writeSitemap(site: SiteConfig, sinceDay: string): string {
  const urls = listed(site).map((screen) => {
    const address = escapeHtml(absolute(site, screen.path));
    const french = escapeHtml(absolute(site, underLanguage('/fr', screen.path)));
    return `<url><loc>${address}</loc><lastmod>${dateOf(screen, site, sinceDay)}</lastmod><xhtml:link rel="alternate" hreflang="fr" href="${french}"/></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}

/** Pages that a site disallows are named: nobody is to fetch them (RTE-37). */
function writeRobots(site: SiteConfig): string {
  const disallowed = screens.filter((screen) => isDisallowed(screen, site));
  const lines = disallowed.flatMap(({ path }) =>
    pathLanguages.map((language) => `Disallow: ${underLanguage(language, path)}`),
  );
  return [
    'User-agent: *',
    ...(lines.length > 0 ? lines : ['Disallow:']),
    '',
    `Sitemap: ${absolute(site, '/sitemap.xml')}`,
    '',
  ].join('\n');
}

/** What an assistant wants to know of the shop, in its own words (llmstxt.org). */
function writeLlms(site: SiteConfig): string {
  const links = listed(site)
    .filter((screen) => isShown(screen, site))
    .map(({ path, page }) => `- [${pages[page]}](${absolute(site, path)})`);
  return `# ${site.title}

> ${site.tagline}

Restaurant (${site.product}). ${site.directions}

## Pages

${links.join('\n')}

## Données

- [Plats, prix, allergènes et horaires (JSON)](${site.apiRoot || site.siteRoot}/v2/public/menus)
- [Offres du moment (JSON)](${site.apiRoot || site.siteRoot}/v2/public/offers)
- [Coordonnées et livraison (JSON)](${site.apiRoot || site.siteRoot}/v2/public/settings)
`;
}

const file = (type: string, text: string): Content => ({
  status: 200,
  type,
  prepared: encode(Buffer.from(text), { isCompressible: true }),
  headers: hourly,
  isPart: true,
});

/** What search engines and assistants read of the shop: `/sitemap.xml`, `/robots.txt`, `/llms.txt`. */
export function createSearchFiles({ site, clock, catalogueVersion }: SearchOptions): StaticFiles {
  let seen = '';
  const robots = file('text/plain; charset=utf-8', writeRobots(site));
  const llms = file('text/plain; charset=utf-8', writeLlms(site));
  let sitemap: Content | null = null;

  function currentSitemap(): Content {
    const version = catalogueVersion();
    if (sitemap && version === seen) return sitemap;
    seen = version;
    const sinceDay = clock().toZonedDateTimeISO(site.timeZone).toPlainDate().toString();
    sitemap = file('application/xml; charset=utf-8', writeSitemap(site, sinceDay));
    return sitemap;
  }

  return {
    find: async (path) => {
      if (path === '/robots.txt') return robots;
      if (path === '/llms.txt') return llms;
      return withoutLanguage(path) === '/sitemap.xml' ? currentSitemap() : null;
    },
  };
}
