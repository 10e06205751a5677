import { pathLanguages, type SiteConfig, underPrefix, withoutPrefix } from '@comptoir/contract';
import { type Content, encode, escapeHtml, type StaticFiles } from '@comptoir/web-host';
import { shellMessages } from '../../app/messages/french/shell.ts';
import { isDisallowed, isShown, robotsOf } from '../../app/screens/disallowed.ts';
import { type Screen, screens } from '../../app/screens/screens.ts';

interface SearchOptions {
  site: SiteConfig;
  catalogueChangedAt?: (() => Temporal.Instant | null) | undefined;
}

const hourly = { 'cache-control': 'public, max-age=3600' };
const { pages } = shellMessages;

const absolute = (site: SiteConfig, path: string) => site.siteRoot + path;

const listed = (site: SiteConfig): readonly Screen[] => screens.filter((screen) => robotsOf(screen, site) === null);

const dateOf = ({ text }: Screen, site: SiteConfig, changedOn: string | null) =>
  text === 'LegalText' ? site.legal.updatedAt : changedOn;

function writeSitemap(site: SiteConfig, changedOn: string | null): string {
  const urls = listed(site).map((screen) => {
    const address = escapeHtml(absolute(site, screen.path));
    const french = escapeHtml(absolute(site, underPrefix('/fr', screen.path)));
    const date = dateOf(screen, site, changedOn);
    const lastmod = date === null ? '' : `<lastmod>${date}</lastmod>`;
    return `<url><loc>${address}</loc>${lastmod}<xhtml:link rel="alternate" hreflang="fr" href="${french}"/></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}

/** Forbidden pages are listed in `robots.txt`, so that crawlers skip them (RTE-37). */
function writeRobots(site: SiteConfig): string {
  const disallowed = screens.filter((screen) => isDisallowed(screen, site));
  const lines = disallowed.flatMap(({ path }) =>
    pathLanguages.map((language) => `Disallow: ${underPrefix(language, path)}`),
  );
  return [
    'User-agent: *',
    ...(lines.length > 0 ? lines : ['Disallow:']),
    '',
    `Sitemap: ${absolute(site, '/sitemap.xml')}`,
    '',
  ].join('\n');
}

/** Writes `/llms.txt` in the format of llmstxt.org. */
function writeLlms(site: SiteConfig): string {
  const links = listed(site)
    .filter((screen) => isShown(screen, site))
    .map(({ path, page }) => `- [${pages[page]}](${absolute(site, path)})`);
  return `# ${site.title}

> ${site.tagline}

Restaurant (${site.product}). ${site.directions}

## Pages

${links.join('\n')}

## Origine des viandes

Le pays est indiqué sur la fiche de chaque plat, et pour tous les plats au bas de la page [${pages.Menu}](${absolute(site, '/menu')}).

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

export function createSearchFiles({ site, catalogueChangedAt = () => null }: SearchOptions): StaticFiles {
  const robots = file('text/plain; charset=utf-8', writeRobots(site));
  const llms = file('text/plain; charset=utf-8', writeLlms(site));
  let sitemap: { day: string | null; content: Content } | null = null;

  function currentSitemap(): Content {
    const day = catalogueChangedAt()?.toZonedDateTimeISO(site.timeZone).toPlainDate().toString() ?? null;
    if (sitemap?.day !== day || !sitemap)
      sitemap = { day, content: file('application/xml; charset=utf-8', writeSitemap(site, day)) };
    return sitemap.content;
  }

  return {
    find: async (path) => {
      if (path === '/robots.txt') return robots;
      if (path === '/llms.txt') return llms;
      return withoutPrefix(path) === '/sitemap.xml' ? currentSitemap() : null;
    },
  };
}
