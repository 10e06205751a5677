import { type SiteConfig, taxPolicyOf } from '@comptoir/contract';
import { defaultOptions, dishAllergens, type Item, indexItems, priceWithTaxCents } from '@comptoir/domain';
import { useFormat } from '@comptoir/web-app/messages';
import type { MessageId } from '../../messages/message-id.ts';
import { sayAllergens } from '../../messages/say-allergens.ts';
import { type Say, useMessage } from '../../messages/use-message.ts';
import { scriptText } from '../../platform/script-text.ts';
import { robotsOf } from '../../screens/disallowed.ts';
import type { Screen } from '../../screens/screens.ts';
import type { ShownCatalogue } from '../../state/shop/catalogue-store.ts';
import { describeItem, describeMenus } from './describe-menu.ts';
import { describeRestaurant } from './describe-restaurant.ts';
import { type SharedPicture, sharedPicture } from './shared-picture.ts';

interface SearchProps {
  screen: Screen | null;
  product: number | null;
  site: SiteConfig;
  catalogue: ShownCatalogue;
}

interface SearchPage extends Omit<SearchProps, 'product'> {
  screen: Screen;
  item: Item | null;
}

type Described = Pick<SearchProps, 'screen' | 'site'> & Pick<SearchPage, 'item'>;

const titleOf = ({ screen }: SearchPage): MessageId => `shell.pages.${screen.page}`;

/** Allergens of a dish with its default options. */
function allergenSentence(item: Item, say: Say): string {
  const choices = defaultOptions(item, { epochMilliseconds: 0 });
  return `${sayAllergens(dishAllergens(item, choices), say)}.`;
}

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
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.siteRoot + path,
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

/** The meta description of a page. That of a dish contains its price with VAT. */
function useDescription({ screen, item, site }: Described): string {
  const say = useMessage();
  const format = useFormat();
  const { title, product, tagline } = site;
  return item
    ? say('search.dish', {
        name: item.name,
        price: format.money(priceWithTaxCents(item, 'pickup', taxPolicyOf(site))),
        site: title,
        text: [item.description, allergenSentence(item, say)].filter(Boolean).join(' '),
      })
    : say(`search.pages.${screen?.page ?? 'Home'}`, { site: title, product, tagline });
}

/** The picture of a shared link: of the dish, of the home page, of the first dish that has one, or the icon. */
function pictureOf({ screen, item, site, catalogue }: SearchPage): SharedPicture {
  if (item?.image) return sharedPicture(site, item.image);
  if (screen.path === '/') return sharedPicture(site, site.hero.picture.src);
  const dishes = screen.path === '/menu' ? [...indexItems(catalogue.menus).values()] : [];
  const pictured = dishes.find((one) => one.item.image)?.item.image;
  return sharedPicture(site, pictured ?? null);
}

function Preview({ description, ...page }: SearchPage & { description: string }) {
  const say = useMessage();
  const name = page.item?.name ?? say(titleOf(page));
  const title = page.screen.path === '/' ? page.site.title : `${name} | ${page.site.title}`;
  const picture = pictureOf(page);
  const { screen, item, site } = page;
  const address = site.siteRoot + screen.path + (item ? `?product=${item.id}` : '');
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:alt" content={name} />
      {picture.isCard && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

const itemOf = ({ product, catalogue }: SearchProps): Item | null =>
  product === null ? null : (indexItems(catalogue.menus).get(product)?.item ?? null);

export function SearchHead(props: SearchProps) {
  const { screen, site, catalogue } = props;
  const item = itemOf(props);
  const description = useDescription({ screen, item, site });
  return (
    <>
      <meta name="description" content={description} />
      {screen && robotsOf(screen, site) === null && (
        <Preview screen={screen} item={item} site={site} catalogue={catalogue} description={description} />
      )}
    </>
  );
}

/** The JSON-LD is for search engines only, so it comes last in the document. */
export function SearchData(props: SearchProps) {
  const say = useMessage();
  const { screen, site, catalogue } = props;
  if (!screen || robotsOf(screen, site) !== null) return null;
  const graph = describe({ screen, site, catalogue, item: itemOf(props) }, say);
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its `<` escaped
      dangerouslySetInnerHTML={{ __html: scriptText({ '@context': 'https://schema.org', '@graph': graph }) }}
    />
  );
}
