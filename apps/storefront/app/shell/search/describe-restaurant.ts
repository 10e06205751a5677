import type { SiteConfig } from '@comptoir/contract';
import type { DayHours } from '@comptoir/domain';
import type { ShownCatalogue } from '../../state/shop/catalogue-store.ts';

const dayNames: Record<DayHours['day'], string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** The hours of a week: one entry for each span, with all days that have it. */
function describeHours(week: readonly DayHours[]): object[] {
  const daysOf = new Map<string, string[]>();
  for (const { day, isOpen, times } of week)
    for (const { start, end } of isOpen ? times : []) {
      const span = `${start}-${end}`;
      daysOf.set(span, [...(daysOf.get(span) ?? []), dayNames[day]]);
    }
  return [...daysOf].map(([span, dayOfWeek]) => {
    const [opens, closes] = span.split('-');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
}

/** The restaurant in schema.org's words. What the settings don't say is left out. */
export function describeRestaurant(site: SiteConfig, { settings, menus }: ShownCatalogue): object {
  const { name, address, phone, email, latitude, longitude, socialLinks } = settings.contacts;
  const hasPlace = latitude !== null && longitude !== null;
  return {
    '@type': 'Restaurant',
    '@id': `${site.siteRoot}/#restaurant`,
    name: name || site.title,
    description: site.tagline,
    url: `${site.siteRoot}/`,
    image: `${site.siteRoot}/icons/512.png`,
    servesCuisine: site.product,
    hasMenu: `${site.siteRoot}/menu`,
    ...(address && { address }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(hasPlace && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
    openingHoursSpecification: describeHours(menus[0]?.activeTimes ?? []),
  };
}
