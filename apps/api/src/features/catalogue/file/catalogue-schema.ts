import { isPlainLine, isServiceSpan, readClock, readMailAddress, readPhone, readTimeRange } from '@comptoir/contract';
import {
  allergens,
  guestCashOrders,
  mayRemove,
  offerTypes,
  parseAmount,
  parseRate,
  readPostalCode,
  receptions,
  weekdays,
} from '@comptoir/domain';
import { z } from 'zod';
import { normalizeCode } from '../record/normalize-code.ts';
import { readImage } from './read-image.ts';

// Catalogue files use the API's names, euros and per cent. The schema is strict, to report misspelt names.

const wrongLetters =
  'contient des lettres d’un mauvais encodage (comme « Ã© » pour « é ») : enregistrez le fichier en UTF-8';

// PostgreSQL's limits of texts and integers are checked here, so that the error names the field and line.
const storable = z
  .string()
  .refine(
    (value) => value.split(/\r?\n/).every((line) => isPlainLine(line)) && value.isWellFormed(),
    'il faut un texte simple, sans signe invisible',
  )
  .refine((value) => !value.includes('\ufffd') && !/[ÂÃ][\u0080-\u00bf]|â€/u.test(value), wrongLetters);
const text = storable.min(1).max(255);
const prose = storable.max(2000);
const id = z.int32().min(1);
const euros = z
  .number()
  .refine((value) => parseAmount(value) !== null, 'il faut un montant en euros, avec 2 décimales au plus')
  .refine((value) => Math.abs(value) <= 1_000_000, 'il faut un million d’euros au plus');
const price = euros.refine((value) => value >= 0, 'il faut au moins 0');
const rate = z
  .number()
  .refine((value) => parseRate(value) !== null, 'il faut un taux de 0 à 100, avec 2 décimales au plus')
  .nullable();
/** Validates a text with the function that parses it later; a null result is an error. */
const readBy = (read: (text: string) => string | null, fault: string) =>
  z.string().transform((text, context) => {
    const value = read(text);
    if (value === null) context.addIssue({ code: 'custom', message: `${JSON.stringify(text)} ${fault}` });
    return value ?? z.NEVER;
  });
const start = readBy(readClock, 'n’est pas une heure comme 18:30 ou 18h30');
const end = readBy((text) => readClock(text, true), 'n’est pas une heure comme 22:30, 22h30 ou 24:00');
const isoDate = z.iso.date();
const span = z
  .strictObject({ start, end })
  .refine(
    isServiceSpan,
    'n’est pas une ouverture : sa fin n’est pas après son début. Au-delà de minuit, elle finit à 06:00 au plus tard ; un jour entier va de 00:00 à 24:00',
  );
const range = readBy(
  readTimeRange,
  'n’est pas une plage comme 18:30-22:30 ou 18h30 - 22h ; au-delà de minuit, elle finit à 06:00 au plus tard, et un jour fermé est 00:00-00:00',
);
const ranges = z.partialRecord(z.enum(weekdays), z.array(range));

/** Département numbers go from 01 to 98; a code with a letter is invalid. */
const isPostalCode = (value: string) => /^(?!00|99)\d/.test(readPostalCode(value) ?? '');

const zoneFile = z.strictObject({
  name: text,
  city: text.refine((value) => /\p{L}/u.test(value), 'il faut le nom d’une ville : aucune adresse n’en a d’autre'),
  postal_code: text
    .refine(isPostalCode, 'il faut un code postal comme 69004 : aucune adresse n’en a d’autre')
    .nullable(),
  delivery_fee: price,
  flat_charge: price.nullable(),
  minimum_order: price.nullable(),
  polygon: z.array(z.array(z.array(z.number()))).optional(),
});

const mailAddress = storable.refine(
  (value) => readMailAddress(value) === value,
  'il faut une adresse e-mail, seule, comme bonjour@exemple.fr',
);
const count = z.int32().min(0);
type SlotRule = 'show_range' | 'remove_first_range' | 'remove_last_range';
type SlotCount = 'remove_first_range_number' | 'remove_last_range_number' | 'minimum_time';
type SlotRuleShape<P extends string> = Record<`scheduling.${P}${SlotRule}`, z.ZodBoolean> &
  Record<`scheduling.${P}${SlotCount}`, z.ZodInt>;

function slotRules<P extends '' | 'pickup_'>(prefix: P): SlotRuleShape<P> {
  const rules: SlotRule[] = ['show_range', 'remove_first_range', 'remove_last_range'];
  const counts: SlotCount[] = ['remove_first_range_number', 'remove_last_range_number', 'minimum_time'];
  return Object.fromEntries([
    ...rules.map((rule) => [`scheduling.${prefix}${rule}`, z.boolean()]),
    ...counts.map((rule) => [`scheduling.${prefix}${rule}`, count]),
  ]) as SlotRuleShape<P>;
}

const settingsFile = z.strictObject({
  'contacts.name': text,
  'contacts.address': text,
  'contacts.phone': text.refine(
    (value) => readPhone(value) !== null,
    'il faut un numéro de téléphone comme 04 78 00 00 00',
  ),
  'contacts.email': mailAddress,
  'contacts.latitude': z.number().min(-90).max(90).nullable(),
  'contacts.longitude': z.number().min(-180).max(180).nullable(),
  'contacts.social_links': z.array(z.strictObject({ name: text, url: z.url({ protocol: /^https?$/ }) })),
  'payments.stripe.active': z.boolean(),
  'payments.stripe.public_key': z.string().nullable(),
  'payments.paypal.active': z.boolean(),
  'payments.cod.active': z.boolean(),
  'payments.cod.guests': z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.enum(['accepted', 'account']) }),
      z.strictObject({ kind: z.literal('code'), from: z.int().min(guestCashOrders.least).max(guestCashOrders.most) }),
    ])
    .optional(),
  'features.delivery.active': z.boolean(),
  'features.delivery.calculation_type': z.enum(['zone', 'distance']),
  'features.delivery.minimum_order': price.nullable(),
  'features.delivery.flat_charge': price.nullable(),
  'features.delivery.max_distance': z.number().min(0).nullable(),
  'features.delivery.unit': z.enum(['km', 'mi']),
  'features.delivery.base_cost': price,
  'features.delivery.cost_per_unit': price,
  'features.delivery.zones': z.array(zoneFile),
  ...slotRules(''),
  ...slotRules('pickup_'),
  'office.reception': z.enum(receptions).optional(),
  'office.preparation_minutes': count.optional(),
  'office.travel_minutes': count.optional(),
  'office.dishes_per_quarter': z.int().min(1).nullable().optional(),
  'office.refuse_after_minutes': z.int().min(5).max(60).nullable().optional(),
  'office.pause': z
    .strictObject({
      date: isoDate,
      start: z.string(),
      end: z.string(),
      unanswered: count,
      resumed_at: z.string().nullable(),
    })
    .optional(),
  'office.alarm_mails': z.array(mailAddress).optional(),
  'retention.account_idle_months': z.int().min(1).optional(),
  'retention.customer_months': z.int().min(1).optional(),
  'retention.figures_years': z.int().min(10).optional(),
  'retention.log_months': z.int().min(1).optional(),
  'scheduling.slot_capacity': z.int().min(1).nullable(),
  'scheduling.exceptions': z
    .array(
      z
        .strictObject({ date: isoDate, closed: z.boolean(), times: z.array(span) })
        .refine(({ closed, times }) => closed === (times.length === 0), {
          path: ['times'],
          error: 'doit être vide si le jour est fermé, et sinon dire quand c’est ouvert',
        }),
    )
    .superRefine((days, context) => {
      for (const [index, { date }] of days.entries())
        if (days.findIndex((day) => day.date === date) < index)
          context.addIssue({ code: 'custom', path: [index, 'date'], message: `${date} est là deux fois` });
    }),
});

const allergenList = z.array(z.enum(allergens));
const needsAllergens = 'demande allergens à côté : sans eux, la déclaration n’est pas complète';

const choiceFile = z
  .strictObject({
    id,
    name: text,
    price: euros,
    tax_rate: rate,
    /** The allergens that the choice adds to its dish; null or absent means not declared. */
    allergens: allergenList.nullable().optional(),
    traces: allergenList.optional(),
    removes: allergenList.optional(),
  })
  .superRefine(({ allergens, traces = [], removes = [] }, context) => {
    const isWrong = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    const isDeclared = allergens !== null && allergens !== undefined;
    if (!isDeclared && traces.length > 0) isWrong('traces', needsAllergens);
    if (!isDeclared && removes.length > 0) isWrong('removes', needsAllergens);
    const both = removes.find((allergen) => allergens?.includes(allergen));
    if (both) isWrong('removes', `ne peut pas nommer ${both}, que nomme allergens : ce qui est là n’est pas enlevé`);
  });

const optionFile = z
  .strictObject({
    option_id: id,
    option_name: text,
    min: count,
    max: z.int().min(1).nullable(),
    default: z.array(id),
    option_options: z.array(choiceFile).min(1),
  })
  .refine((option) => option.max === null || option.max >= option.min, {
    path: ['max'],
    error: 'doit valoir au moins min',
  })
  .superRefine((option, context) => {
    if (mayRemove(option)) return;
    const message = 'n’enlève que dans une option avec min 1 et max 1 : sinon, le choix n’est pas certain';
    for (const [index, { removes = [] }] of option.option_options.entries())
      if (removes.length > 0) context.addIssue({ code: 'custom', path: ['option_options', index, 'removes'], message });
  });

const image = readBy(
  readImage,
  'n’est pas la photo d’un plat : nommez un fichier comme /media/plat.webp, sans # % ? dans son nom, ou une adresse https:// entière',
);

const itemFile = z
  .strictObject({
    item_id: id,
    item_name: text,
    item_description: prose,
    item_image: image.nullable(),
    item_score: z.int().min(0),
    item_price: z
      .strictObject({ price_pickup: price.nullable(), price_delivery: price.nullable(), tax_rate: rate })
      .refine(
        ({ price_pickup, price_delivery }) => price_pickup !== null || price_delivery !== null,
        'il faut un prix à emporter ou en livraison : sans lui, le plat serait gratuit',
      ),
    is_available: z.boolean(),
    allergens: allergenList.nullable(),
    traces: allergenList.optional(),
    diets: z.array(text),
    options: z.array(id),
  })
  .refine(({ allergens, traces = [] }) => allergens !== null || traces.length === 0, {
    path: ['traces'],
    error: needsAllergens,
  });

const menuFile = z.strictObject({
  menu_id: id,
  menu_name: text,
  menu_is_available: z.boolean(),
  active_times: z
    .array(
      z
        .strictObject({ day: z.enum(weekdays), label: text, is_open: z.boolean(), times: z.array(span) })
        .refine(({ is_open, times }) => !is_open || times.length > 0, {
          path: ['times'],
          error: 'doit dire quand c’est ouvert, ou is_open doit être false',
        }),
    )
    .refine((days) => days.map((day) => day.day).join() === weekdays.join(), 'il faut les sept jours, de mon à sun'),
  /** If absent, slots are steps of 15 minutes within the active times. */
  time_ranges: ranges.optional(),
  pickup_time_ranges: ranges.optional(),
  categories: z.array(
    z.strictObject({
      category_id: id,
      category_name: text,
      category_description: prose,
      /** The French gender of the category's items: "f" for "une pizza", "m" for "un dessert". */
      category_gender: z.enum(['f', 'm']).default('f'),
      items: z.array(itemFile),
    }),
  ),
});

const offerFile = z
  .strictObject({
    id,
    is_active: z.boolean(),
    type: z.enum(offerTypes),
    value: z.number().min(0).max(1_000_000).nullable(),
    auto_apply: z.enum(['Yes', 'No']),
    allow_repeat: z.enum(['Yes', 'No']),
    active_times: z.array(z.strictObject({ days: z.array(z.enum(weekdays)), start, end })),
    delivery_pickup: z.enum(['both', 'pickup', 'delivery']),
    minimum_amount: price,
    menus: z.array(id),
    categories: z.array(id),
    items: z.array(id),
    code: text
      .refine(isPlainLine, 'il faut une seule ligne')
      .refine((value) => normalizeCode(value) !== '', 'ne peut pas être vide')
      .optional(),
    max_uses: count.optional(),
    max_uses_per_customer: count.optional(),
    expires_at: z.iso
      .datetime({ offset: true })
      .refine((instant) => instant.startsWith('2'), 'il faut un instant de ce millénaire')
      .optional(),
  })
  .refine(({ type, items, categories }) => type !== 'free_item' || items.length + categories.length > 0, {
    path: ['items'],
    error: 'doit nommer ce qui est offert, ou categories le doit : sinon, tout plat serait gratuit',
  })
  .superRefine((offer, context) => {
    const isWrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (offer.type === 'percentage' && (offer.value === null || offer.value > 100))
      isWrong('value', 'il faut un pourcentage de 0 à 100');
    if (offer.type === 'fixed_amount' && parseAmount(offer.value) === null)
      isWrong('value', 'il faut un montant en euros, avec 2 décimales au plus');
    if (offer.auto_apply === 'No' && offer.code === undefined)
      isWrong('code', 'est nécessaire à une offre qui ne s’applique pas d’elle-même');
    for (const limit of ['max_uses', 'max_uses_per_customer', 'expires_at'] as const) {
      if (offer[limit] === undefined) continue;
      if (offer.code === undefined) isWrong(limit, 'est pour les codes promo : il faut un code');
      else if (offer.auto_apply === 'Yes') isWrong(limit, 'ne limite rien sur une offre qui s’applique d’elle-même');
    }
  });

export const catalogueFile = z.strictObject({
  settings: settingsFile,
  options: z.array(optionFile),
  menus: z.array(menuFile).min(1),
  offers: z.array(offerFile),
});

export type CatalogueFile = z.infer<typeof catalogueFile>;
