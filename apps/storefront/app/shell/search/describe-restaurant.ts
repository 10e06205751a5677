import { phoneLink, type SiteConfig, taxPolicyOf } from '@comptoir/contract';
import { indexItems, openingHours, priceWithTaxCents } from '@comptoir/domain';
import type { ShownCatalogue } from '../../state/shop/catalogue-store.ts';
import { describeExceptions, describeHours } from './describe-hours.ts';
import { sharedPicture } from './shared-picture.ts';

/** Matches "14 rue Belfort, 69004 Lyon": street, French postal code and town. A final "France" is optional. */
const frenchAddress = /^(.*\S)[\s,]+(?:F-)?(\d{2} ?\d{3})\s+(\S.*?)(?:[\s,–-]+France)?$/is;

/** Splits a one-line address into schema.org's parts. An address of another form is used as the street. */
function describeAddress(address: string): object {
  const [, street, postalCode, addressLocality] = frenchAddress.exec(address.trim()) ?? [];
  const streetAddress = (street ?? address).replace(/[\s,–-]+$/, '').replace(/\s*\n\s*/g, ', ');
  return {
    '@type': 'PostalAddress',
    streetAddress,
    ...(postalCode && { postalCode: postalCode.replace(' ', ''), addressLocality, addressCountry: 'FR' }),
  };
}

/** The lowest and the highest price, in whole units of the currency. Null if there are no prices. */
function priceRange(site: SiteConfig, { menus }: ShownCatalogue): string | null {
  const tax = taxPolicyOf(site);
  const prices = [...indexItems(menus).values()].map(({ item }) => priceWithTaxCents(item, 'pickup', tax) / 100);
  const paid = prices.filter((price) => price > 0);
  if (paid.length === 0) return null;
  return `${Math.floor(Math.min(...paid))}-${Math.ceil(Math.max(...paid))} ${site.currencySymbol}`;
}

const goodRelations = 'http://purl.org/goodrelations/v1#';
const platforms = ['DesktopWebPlatform', 'MobileWebPlatform'].map((platform) => `https://schema.org/${platform}`);

function describeOrdering({ siteRoot, locale }: SiteConfig, hasDelivery: boolean): object {
  const ways = hasDelivery ? ['DeliveryModePickUp', 'DeliveryModeOwnFleet'] : ['DeliveryModePickUp'];
  return {
    '@type': 'OrderAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${siteRoot}/menu`,
      inLanguage: locale.default,
      actionPlatform: platforms,
    },
    deliveryMethod: ways.map((way) => goodRelations + way),
  };
}

/** Describes the restaurant as schema.org's `Restaurant`. Missing settings are left out. */
export function describeRestaurant(site: SiteConfig, catalogue: ShownCatalogue): object {
  const { settings, menus, renderedAt } = catalogue;
  const { name, address, phone, email, latitude, longitude, socialLinks } = settings.contacts;
  const hasPlace = latitude !== null && longitude !== null;
  const range = priceRange(site, catalogue);
  const call = phoneLink(phone);
  const today = Temporal.Instant.from(renderedAt).toZonedDateTimeISO(site.timeZone).toPlainDate();
  const exceptions = describeExceptions(settings.scheduling.exceptions, today);
  return {
    '@type': 'Restaurant',
    '@id': `${site.siteRoot}/#restaurant`,
    name: name || site.title,
    description: site.tagline,
    url: `${site.siteRoot}/`,
    image: sharedPicture(site, site.hero.picture.src).url,
    logo: `${site.siteRoot}/icons/512.png`,
    servesCuisine: site.product,
    hasMenu: `${site.siteRoot}/menu`,
    // schema.org prefers `hasMenu`, but Google documents `menu`.
    menu: `${site.siteRoot}/menu`,
    ...(address && { address: describeAddress(address) }),
    ...(call && { telephone: call.slice('tel:'.length) }),
    ...(email && { email }),
    ...(range && { priceRange: range }),
    ...(hasPlace && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
    potentialAction: describeOrdering(site, settings.delivery.isActive),
    openingHoursSpecification: describeHours(openingHours(menus)),
    ...(exceptions.length > 0 && { specialOpeningHoursSpecification: exceptions }),
  };
}
