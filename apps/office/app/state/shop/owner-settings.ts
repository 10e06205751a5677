import { alcoholLicences } from '@comptoir/domain';
import type { MessageId } from '../../messages/message-id.ts';
import type { PartField } from '../draft/define-form.ts';
import { amountField, numberField, textField, yesNoField } from '../draft/field-kinds.ts';
import type { FieldWriter, PartForm } from '../draft/part-form.ts';
import { settingForm } from './setting-form.ts';

/** A setting that the owner changes here, in the order of the page. */
export interface OwnerSetting {
  id: string;
  form: PartForm<'value'>;
  label: MessageId;
  /** What the setting does. */
  hint: MessageId;
  /** The values to choose from. Absent for a value that is typed. */
  choices?: readonly string[];
  /** What is typed. A text if absent. */
  kind?: 'amount' | 'number' | 'phone' | 'mail';
  isOptional?: boolean;
}

const yesNo = (label: MessageId, usual = false) => yesNoField(label, { yes: 'draft.yes', no: 'draft.no', usual });

/** A choice from a list. `usual` applies while the catalogue has no value. */
const choiceField = (
  label: MessageId,
  usual: string,
  write: (writer: FieldWriter, choice: string) => string,
): PartField => ({
  label,
  toText: (value) => (typeof value === 'string' ? value : usual),
  toValue: String,
  write,
});

const licence = choiceField('draft.shop.licence', 'none', ({ say }, choice) => {
  const known = alcoholLicences.find((one) => one === choice);
  return known ? say(`draft.licence.${known}`) : choice;
});

const cutlery = choiceField('draft.shop.cutlery', 'on_request', ({ say }, choice) =>
  say(choice === 'never' ? 'draft.cutlery.never' : 'draft.cutlery.on_request'),
);

const calculation = choiceField('draft.shop.calculation', 'distance', ({ say }, choice) =>
  say(choice === 'zone' ? 'draft.calculation.zone' : 'draft.calculation.distance'),
);

function setting(
  id: string,
  field: PartField,
  hint: MessageId,
  more: Pick<OwnerSetting, 'choices' | 'kind' | 'isOptional'> = {},
): OwnerSetting {
  return { id, form: settingForm(id, field), label: field.label, hint, ...more };
}

const answers = { choices: ['yes', 'no'] };
const amount = { kind: 'amount' } as const;
const optionalAmount = { kind: 'amount', isOptional: true } as const;
const optionalNumber = { kind: 'number', isOptional: true } as const;

export const ownerGroups = ['contacts', 'payments', 'delivery', 'packaging', 'law', 'companies'] as const;
type OwnerGroup = (typeof ownerGroups)[number];

export const ownerSettings: Record<OwnerGroup, readonly OwnerSetting[]> = {
  contacts: [
    setting('contacts.name', textField('draft.shop.name'), 'shop.hint.name'),
    setting('contacts.address', textField('draft.shop.address'), 'shop.hint.address'),
    setting('contacts.phone', textField('draft.shop.phone'), 'shop.hint.phone', { kind: 'phone' }),
    setting('contacts.email', textField('draft.shop.email'), 'shop.hint.email', { kind: 'mail' }),
    setting('contacts.latitude', numberField('draft.shop.latitude'), 'shop.hint.place', optionalNumber),
    setting('contacts.longitude', numberField('draft.shop.longitude'), 'shop.hint.place', optionalNumber),
  ],
  payments: [
    setting('payments.stripe.active', yesNo('draft.shop.card'), 'shop.hint.card', answers),
    setting('payments.wallets.active', yesNo('draft.shop.wallets', true), 'shop.hint.wallets', answers),
    setting('payments.wallets.link', yesNo('draft.shop.link'), 'shop.hint.link', answers),
    setting('payments.paypal.active', yesNo('draft.shop.paypal'), 'shop.hint.paypal', answers),
    setting('payments.tips.active', yesNo('draft.shop.tips'), 'shop.hint.tips', answers),
    setting('payments.tips.duties_read', yesNo('draft.shop.tipDuties'), 'shop.hint.tipDuties', answers),
    setting('payments.tips.max', amountField('draft.shop.tipMost'), 'shop.hint.tipMost', optionalAmount),
    setting('payments.cod.active', yesNo('draft.shop.cash', true), 'shop.hint.cash', answers),
  ],
  delivery: [
    setting('features.delivery.active', yesNo('draft.shop.delivery'), 'shop.hint.delivery', answers),
    setting('features.delivery.calculation_type', calculation, 'shop.hint.calculation', {
      choices: ['zone', 'distance'],
    }),
    setting('features.delivery.minimum_order', amountField('draft.shop.minimum'), 'shop.hint.minimum', optionalAmount),
    setting('features.delivery.flat_charge', amountField('draft.shop.flat'), 'shop.hint.flat', optionalAmount),
    setting('features.delivery.base_cost', amountField('draft.shop.base'), 'shop.hint.base', amount),
    setting(
      'features.delivery.cost_per_unit',
      amountField('draft.shop.perKilometre'),
      'shop.hint.perKilometre',
      amount,
    ),
    setting('features.delivery.max_distance', numberField('draft.shop.farthest'), 'shop.hint.farthest', optionalNumber),
  ],
  packaging: [
    setting('packaging.cutlery', cutlery, 'shop.hint.cutlery', { choices: ['on_request', 'never'] }),
    setting('packaging.own_containers', yesNo('draft.shop.ownContainers', true), 'shop.hint.ownContainers', answers),
  ],
  law: [
    setting('alcohol.licence', licence, 'shop.hint.licence', { choices: alcoholLicences }),
    setting('alcohol.night_permit', yesNo('draft.shop.nightPermit'), 'shop.hint.nightPermit', answers),
    setting('alcohol.order_any_time', yesNo('draft.shop.anyTime'), 'shop.hint.anyTime', answers),
    setting('alcohol.with_meal', yesNo('draft.shop.withMeal'), 'shop.hint.withMeal', answers),
  ],
  companies: [setting('company.active', yesNo('draft.shop.companies', true), 'shop.hint.companies', answers)],
};

export const settingForms: readonly PartForm[] = Object.values(ownerSettings).flatMap((group) =>
  group.map(({ form }) => form),
);
