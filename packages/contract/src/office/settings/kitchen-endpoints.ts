import * as z from 'zod/mini';
import { mailAddressSchema } from '../../wire/person/mail-address-schema.ts';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';

const path = '/v2/office/settings/kitchen';

export const kitchenLimits = {
  minutes: { least: 0, most: 240 },
  patience: { least: 5, most: 60 },
  dishes: { least: 1, most: 1000 },
  /** The numbers of units left from which on diners are told. */
  shown: { least: 1, most: 20 },
  alarmMails: 10,
} as const;

const { minutes, patience, dishes, shown, alarmMails } = kitchenLimits;

/** How long the kitchen and the road take, what happens to unanswered orders, and what diners are told. Null means no limit, or nothing. */
const kitchenSettingsSchema = z.strictObject({
  preparationMinutes: z.int().check(z.minimum(minutes.least), z.maximum(minutes.most)),
  travelMinutes: z.int().check(z.minimum(minutes.least), z.maximum(minutes.most)),
  refuseAfterMinutes: z.nullable(z.int().check(z.minimum(patience.least), z.maximum(patience.most))),
  dishesPerQuarter: z.nullable(z.int().check(z.minimum(dishes.least), z.maximum(dishes.most))),
  showLeftFrom: z.nullable(z.int().check(z.minimum(shown.least), z.maximum(shown.most))),
  alarmMails: z.array(mailAddressSchema()).check(z.maxLength(alarmMails)),
});

export type KitchenSettings = z.infer<typeof kitchenSettingsSchema>;

export const kitchenSettingsCall = defineOfficeCall({
  method: 'GET',
  path,
  isFresh: true,
  answer: kitchenSettingsSchema,
});

export const kitchenSettingsEndpoint = defineOfficeEndpoint(kitchenSettingsCall, () => ({
  summary: 'The minutes of kitchen and road, and what happens with unanswered orders',
  access: 'reception',
  audit: null,
  errors: [],
}));

export const chooseKitchenSettingsCall = defineOfficeCall({
  method: 'PUT',
  path,
  send: (wanted: KitchenSettings) => ({ body: wanted }),
  answer: kitchenSettingsSchema,
});

export const chooseKitchenSettingsEndpoint = defineOfficeEndpoint(chooseKitchenSettingsCall, () => ({
  summary: 'Choose the minutes of kitchen and road, and what happens with unanswered orders',
  access: 'reception',
  audit: 'kitchen_chosen',
  body: kitchenSettingsSchema,
  errors: [],
}));
