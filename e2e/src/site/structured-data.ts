/** An object of the page's schema.org data. */
export type Thing = Record<string, unknown> & { '@type': string };

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isAddress = (value: unknown) => isText(value) && URL.canParse(String(value));
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isHour = (value: unknown) => /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value));
const isDate = (value: unknown) => /^\d{4}-\d{2}-\d{2}$/.test(String(value));
const isAmount = (value: unknown) => /^\d+\.\d\d$/.test(String(value));
const day = /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/;

type Rule = (value: unknown) => boolean;
const listOf =
  (type: string): Rule =>
  (value) =>
    Array.isArray(value) && value.every((one) => typeof one === 'object' && one?.['@type'] === type);
const a =
  (type: string): Rule =>
  (value) =>
    listOf(type)([value]);
const texts =
  (rule: Rule): Rule =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(rule);

/** The properties that schema.org allows for each type that the shop uses. `!` marks required ones. */
const shapes: Record<string, Record<string, Rule>> = {
  Restaurant: {
    'name!': isText,
    'address!': a('PostalAddress'),
    '@id': isAddress,
    'url!': isAddress,
    image: isAddress,
    hasMenu: isAddress,
    menu: isAddress,
    description: isText,
    telephone: (value) => /^\+\d{6,15}$/.test(String(value)),
    logo: isAddress,
    priceRange: isText,
    email: isText,
    servesCuisine: isText,
    geo: a('GeoCoordinates'),
    sameAs: texts(isAddress),
    'openingHoursSpecification!': listOf('OpeningHoursSpecification'),
    specialOpeningHoursSpecification: listOf('OpeningHoursSpecification'),
    potentialAction: a('OrderAction'),
  },
  OpeningHoursSpecification: {
    dayOfWeek: texts((one) => day.test(String(one))),
    validFrom: isDate,
    validThrough: isDate,
    'opens!': isHour,
    'closes!': isHour,
  },
  PostalAddress: { 'streetAddress!': isText, postalCode: isText, addressLocality: isText, addressCountry: isText },
  OrderAction: { 'target!': a('EntryPoint'), deliveryMethod: texts(isAddress) },
  EntryPoint: { 'urlTemplate!': isAddress, inLanguage: isText, actionPlatform: texts(isAddress) },
  GeoCoordinates: { 'latitude!': isNumber, 'longitude!': isNumber },
  Menu: { '@id': isAddress, inLanguage: isText, 'hasMenuSection!': listOf('MenuSection') },
  MenuSection: { 'name!': isText, 'hasMenuItem!': listOf('MenuItem') },
  MenuItem: {
    '@id': isAddress,
    'name!': isText,
    description: isText,
    image: isAddress,
    'offers!': a('Offer'),
    suitableForDiet: texts((one) => /^https:\/\/schema\.org\/\w+Diet$/.test(String(one))),
  },
  Offer: {
    'price!': isAmount,
    'priceCurrency!': (value) => /^[A-Z]{3}$/.test(String(value)),
    availability: (value) => /^https:\/\/schema\.org\/(InStock|SoldOut)$/.test(String(value)),
  },
  BreadcrumbList: { 'itemListElement!': listOf('ListItem') },
  ListItem: { 'position!': isNumber, 'name!': isText, 'item!': isAddress },
};

/** @throws if the structured data is not valid JSON. */
export function readStructuredData(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, text = '']) => {
    const data = JSON.parse(text);
    if (data['@context'] !== 'https://schema.org') throw new Error('The data names no vocabulary');
    return data['@graph'] as Thing[];
  });
}

export function shapeFaults(thing: Thing): string[] {
  const type = thing['@type'];
  const shape = shapes[type];
  if (!shape) return [`nobody knows a ${type}`];
  const missing = Object.keys(shape).filter((name) => name.endsWith('!') && !(name.slice(0, -1) in thing));
  const faults = Object.entries(thing).flatMap(([name, value]) => {
    if (name === '@type') return [];
    const rule = shape[name] ?? shape[`${name}!`];
    if (!rule?.(value)) return [`${type}.${name}: ${JSON.stringify(value)}`];
    const inner = [value].flat().filter((one): one is Thing => typeof one === 'object' && one !== null);
    return inner.flatMap(shapeFaults);
  });
  return [...missing.map((name) => `${type} has no ${name}`), ...faults];
}
