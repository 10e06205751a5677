import type { CatalogueThing } from '@comptoir/contract';
import type { Mode } from '@comptoir/domain';
import type { MessageId } from '../../messages/message-id.ts';
import type { PartForm } from '../draft/part-form.ts';
import { hoursPage } from './hours-page.ts';

export const slotRules = ['minimum', 'first', 'last', 'range', 'capacity'] as const;
export type SlotRule = (typeof slotRules)[number];

const settings = {
  minimum: 'minimum_time',
  first: 'remove_first_range_number',
  last: 'remove_last_range_number',
  range: 'show_range',
} as const;

/** The setting of a rule. The capacity is that of both modes together. */
export function settingOf(rule: SlotRule, mode: Mode): string {
  if (rule === 'capacity') return 'scheduling.slot_capacity';
  return `scheduling.${mode === 'pickup' ? 'pickup_' : ''}${settings[rule]}`;
}

/** The setting that switches the removal of slots on. Null for rules without a switch. */
export function switchOf(rule: SlotRule, mode: Mode): string | null {
  return rule === 'first' || rule === 'last' ? settingOf(rule, mode).replace(/_number$/, '') : null;
}

const mostMinutes = 1_440;

/** The form of one rule. Numbers are typed; `yes` and `no` are the flag. An empty capacity means no limit. */
export function slotRuleForm(rule: SlotRule, mode: Mode, isOff = false): PartForm<'value'> {
  const id = settingOf(rule, mode);
  return {
    isFor: (thing: CatalogueThing) => thing.kind === 'setting' && thing.id === id,
    page: hoursPage,
    fieldNames: { value: ruleName(rule, mode) },
    textOf: (value) => ({ value: isOff ? '0' : textOf(value) }),
    put: (_, __, { value }) => ruleValue(rule, value.trim()),
    write: ({ say }, _, typed) => {
      if (rule === 'range') return say(typed === 'yes' ? 'draft.hours.slotRange' : 'draft.hours.slotStart');
      return typed || say('draft.hours.slotNoLimit');
    },
  };
}

function ruleName(rule: SlotRule, mode: Mode): MessageId {
  return rule === 'capacity' ? 'draft.hours.slot.capacity' : `draft.hours.slot.${rule}.${mode}`;
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? String(value) : '';
}

function ruleValue(rule: SlotRule, text: string): boolean | number | null {
  if (rule === 'range') return text === 'yes';
  return text === '' ? null : Number(text);
}

/** Why a rule can't be as typed. */
export function ruleFault(rule: SlotRule, typed: string): MessageId | null {
  const text = typed.trim();
  if (rule === 'range' || (rule === 'capacity' && text === '')) return null;
  if (!/^\d{1,4}$/.test(text)) return 'hours.slots.fault.count';
  if (rule === 'capacity') return Number(text) === 0 ? 'hours.slots.fault.capacity' : null;
  return rule === 'minimum' && Number(text) > mostMinutes ? 'hours.slots.fault.minutes' : null;
}

/** The capacity is one rule for both modes. */
export const slotRuleTargets = slotRules.flatMap((rule): { rule: SlotRule; mode: Mode }[] =>
  rule === 'capacity'
    ? [{ rule, mode: 'delivery' }]
    : [
        { rule, mode: 'delivery' },
        { rule, mode: 'pickup' },
      ],
);

/** All rules, for the list of changes. */
export const slotRuleForms: PartForm[] = slotRuleTargets.map(({ rule, mode }) => slotRuleForm(rule, mode));
