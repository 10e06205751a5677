import type { SiteConfig } from '@comptoir/contract';
import { defaultOptions, dishAllergens, type Item, indexItems, itemPriceCents } from '@comptoir/domain';
import type { MessageId } from '../../messages/message-id.ts';
import { sayAllergens } from '../../messages/say-allergens.ts';
import { useFormat } from '../../messages/use-format.ts';
import { type Say, useMessage } from '../../messages/use-message.ts';
import { scriptText } from '../../platform/script-text.ts';
import { robotsOf } from '../../screens/disallowed.ts';
import type { Screen } from '../../screens/screens.ts';
import type { ShownCatalogue } from '../../state/shop/catalogue-store.ts';
import { describeItem, describeMenus } from './describe-menu.ts';
import { describeRestaurant } from './describe-restaurant.ts';

interface SearchHeadProps {
  /** Null: there is no such page. */
  screen: Screen | null;
  /** The dish that the address asks for; null: none. */
  product: number | null;
  site: SiteConfig;
  catalogue: ShownCatalogue;
}

/** A page that search engines may list, and the dish that its address asks for. */
interface SearchPage extends Omit<SearchHeadProps, 'product'> {
  screen: Screen;
  item: Item | null;
}

type Described = Pick<SearchHeadProps, 'screen' | 'site'> & Pick<SearchPage, 'item'>;

const titleOf = ({ screen }: SearchPage): MessageId => `shell.pages.${screen.page}`;

/** With what is chosen when the dish opens. */
function allergenSentence(item: Item, say: Say): string {
  const choices = defaultOptions(item, { epochMilliseconds: 0 });
  return `${sayAllergens(dishAllergens(item, choices), say)}.`;
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
  if (item) return [describeItem(site, item, allergenSentence(item, say)), trail];
  if (screen.path === '/menu') return [describeMenus(site, catalogue.menus), trail];
  return screen.path === '/contact' ? [describeRestaurant(site, catalogue), trail] : [trail];
}

/** What stands below a page's title where it is found or shared. */
function Description({ screen, item, site }: Described) {
  const say = useMessage();
  const format = useFormat();
  const { title, product, tagline } = site;
  const text = item
    ? say('search.dish', {
        ...{ name: item.name, price: format.money(itemPriceCents(item, 'pickup')), site: title },
        text: [item.description, allergenSentence(item, say)].filter(Boolean).join(' '),
      })
    : say(`search.pages.${screen?.page ?? 'Home'}`, { site: title, product, tagline });
  return <meta name="description" content={text} />;
}

/** A restaurant's own pictures, of which the server draws cards; a dish's picture may be anywhere else, and is shown as it is. */
const ownPicture = /^\/media\/([\w-]+(?:\/[\w-]+)*)\.\w+$/;

const cardOf = (picture: string) => {
  const name = ownPicture.exec(picture)?.[1];
  return name === undefined ? picture : `/cards/${name}.jpg`;
};

/** What a shared link shows: the dish, the home's own picture, the first dish of the menu that has one, else the restaurant's icon. */
function sharedPicture({ screen, item, site, catalogue }: SearchPage): string {
  if (item?.image) return cardOf(item.image);
  if (screen.path === '/') return cardOf(site.hero.picture.src);
  const dishes = screen.path === '/menu' ? [...indexItems(catalogue.menus).values()] : [];
  const pictured = dishes.find((one) => one.item.image)?.item.image;
  return pictured ? cardOf(pictured) : '/cards/icon.jpg';
}

/** The preview of a page that is shared, and what it is about in schema.org's words. */
function Preview(page: SearchPage) {
  const say = useMessage();
  const { screen, item, site } = page;
  const address = site.siteRoot + screen.path + (item ? `?product=${item.id}` : '');
  return (
    <>
      <meta property="og:title" content={item?.name ?? say(titleOf(page))} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={new URL(sharedPicture(page), site.siteRoot).href} />
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

/** What search engines and shared links read of a page. Where they are kept away from it they read its description only. */
export function SearchHead({ screen, product, site, catalogue }: SearchHeadProps) {
  const item = product === null ? null : (indexItems(catalogue.menus).get(product)?.item ?? null);
  return (
    <>
      <Description {...{ screen, item, site }} />
      {screen && robotsOf(screen, site) === null && <Preview {...{ screen, item, site, catalogue }} />}
    </>
  );
}
