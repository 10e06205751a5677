import { readMailAddress, readPhone } from '@comptoir/contract';
import { guestCashOrders, holdMinutes, preferredNetworks, receptions } from '@comptoir/domain';
import { z } from 'zod';
import { alcoholFile } from './alcohol-schema.ts';
import { exceptionsFile } from './exceptions-schema.ts';
import { count, isoDate, postId, price, storable, text } from './field-schemas.ts';
import { legalFile } from './legal-schema.ts';
import { accountsFile } from './office/accounts-schema.ts';
import { packagingFile } from './packaging-schema.ts';
import { printersFile } from './printers-schema.ts';
import { zoneFile } from './zone-schema.ts';

const mailAddress = storable.refine(
  (value) => readMailAddress(value) === value,
  'il faut une adresse e-mail, seule, comme bonjour@exemple.fr',
);
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

export const settingsFile = z.strictObject({
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
  'payments.card.preferred_network': z.enum(preferredNetworks).nullable().optional(),
  'payments.wallets.active': z.boolean().optional(),
  'payments.wallets.link': z.boolean().optional(),
  'payments.tips.active': z.boolean().optional(),
  'payments.tips.duties_read': z.boolean().optional(),
  'payments.tips.amounts': z.array(price.positive()).min(1).max(4).optional(),
  'payments.tips.max': price.positive().max(100).nullable().optional(),
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
  'legal.accessibility': z
    .strictObject({
      standard: text.optional(),
      audit: z.strictObject({ date: isoDate, by: text, percent: z.number().min(0).max(100) }).optional(),
      known: z.array(text).optional(),
      contact_days: z.int().min(1).max(60).optional(),
    })
    .optional(),
  ...alcoholFile,
  ...packagingFile,
  'kitchen.posts': z
    .array(
      z.strictObject({
        id: postId,
        name: text,
        per_window: z.int().min(0).max(999),
        early_minutes: z.int().min(0).max(1440).default(30),
      }),
    )
    .refine((posts) => new Set(posts.map((post) => post.id)).size === posts.length, 'nomme un poste deux fois')
    .refine(
      (posts) => new Set(posts.map((post) => post.name.trim().toLowerCase())).size === posts.length,
      'donne le même nom à deux postes',
    )
    .optional(),
  'kitchen.delivery_post': postId.nullable().optional(),
  'kitchen.hold_minutes': z.int().min(holdMinutes.least).max(holdMinutes.most).optional(),
  'office.reception': z.enum(receptions).optional(),
  'office.preparation_minutes': count.optional(),
  'office.travel_minutes': count.optional(),
  'office.dishes_per_quarter': z.int().min(1).nullable().optional(),
  'office.show_left_from': z.int().min(1).max(20).nullable().optional(),
  'office.refuse_after_minutes': z.int().min(5).max(60).nullable().optional(),
  'office.refund_limit': price.optional(),
  'office.refund_limit_day': price.optional(),
  'office.evening_mail': z.boolean().optional(),
  'office.ask_who': z.boolean().optional(),
  'office.printers': printersFile.optional(),
  'office.alarm_mails': z.array(mailAddress).optional(),
  'office.accounts': accountsFile.optional(),
  ...legalFile,
  'retention.account_idle_months': z.int().min(1).optional(),
  'retention.customer_months': z.int().min(1).optional(),
  'retention.figures_years': z.int().min(10).optional(),
  'retention.log_months': z.int().min(1).optional(),
  'scheduling.slot_capacity': z.int().min(1).nullable(),
  'scheduling.exceptions': exceptionsFile,
});
