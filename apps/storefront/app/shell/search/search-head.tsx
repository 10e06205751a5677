import type { SiteConfig } from '@comptoir/contract';
import { type Item, indexItems } from '@comptoir/domain';
import type { MessageId } from '../../messages/message-id.ts';
import { type Say, useMessage } from '../../messages/use-message.ts';
import { scriptText } from '../../platform/script-text.ts';
import { robotsOf } from '../../screens/disallowed.ts';
import type { Screen } from '../../screens/screens.ts';
import type { ShownCatalogue } from '../../state/shop/catalogue-store.ts';
import { describeItem, describeMenus } from './describe-menu.ts';
import { describeRestaurant } from './describe-restaurant.ts';

/** A page that search engines may list, as the server writes it. */
interface SearchPage {
  screen: Screen;
  /** The dish that the address asks for. */
  item: Item | null;
  site: SiteConfig;
  catalogue: ShownCatalogue;
}

/** The page that is told to search engines; null: they are kept away from it, or there is none. */
export function findSearchPage(
  screen: Screen | null,
  product: number | null,
  { site, catalogue }: Pick<SearchPage, 'site' | 'catalogue'>,
): SearchPage | null {
  if (!screen || robotsOf(screen, site) !== null) return null;
  const item = product === null ? null : (indexItems(catalogue.menus).get(product)?.item ?? null);
  return { screen, item, site, catalogue };
}

const titleOf = ({ screen }: SearchPage): MessageId => `shell.pages.${screen.page}`;

function sayAllergens({ allergens }: Item, say: Say): string {
  if (!allergens) return `${say('item.allergensUnknown')}.`;
  const list = allergens.map((allergen) => say(`item.allergen.${allergen}`)).join(', ');
  return `${list ? say('item.allergens', { list }) : say('item.allergensNone')}.`;
}

/** The way from the home to the page. */
function describeTrail(page: SearchPage, say: Say): object {
  const { site, screen, item } = page;
  const steps = [
    { name: say('shell.pages.Home'), path: '/' },
    { name: say(titleOf(page)), path: screen.path },
    ...(item ? [{ name: item.name, path: `/menu?product=${item.id}` }] : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      ...{ '@type': 'ListItem', position: index + 1, name, item: site.siteRoot + path },
    })),
  };
}

function describe(page: SearchPage, say: Say): object[] {
  const { screen, item, site, catalogue } = page;
  if (screen.path === '/') return [describeRestaurant(site, catalogue)];
  const trail = describeTrail(page, say);
  if (item) return [describeItem(site, item, sayAllergens(item, say)), trail];
  if (screen.path === '/menu') return [describeMenus(site, catalogue.menus), trail];
  return screen.path === '/contact' ? [describeRestaurant(site, catalogue), trail] : [trail];
}

/** What search engines and shared links read of a page: its preview, and what it is about in schema.org's words. */
export function SearchHead(page: SearchPage) {
  const say = useMessage();
  const { screen, item, site } = page;
  const picture = item?.image ? new URL(item.image, site.siteRoot).href : `${site.siteRoot}/icons/card.png`;
  const address = site.siteRoot + screen.path + (item ? `?product=${item.id}` : '');
  return (
    <>
      <meta property="og:title" content={item?.name ?? say(titleOf(page))} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its `<` escaped
        dangerouslySetInnerHTML={{
          __html: scriptText({ '@context': 'https://schema.org', '@graph': describe(page, say) }),
        }}
      />
    </>
  );
}
