import { listSlots, type Slot, type SlotQuestion } from '../list-slots.ts';
import { startOfServiceDay } from './service-day.ts';
import { serviceHours } from './service-hours.ts';

/** A slot with its own date, which after midnight is not that of its service. */
export interface DatedSlot extends Slot {
  date: Temporal.PlainDate;
}

/** The slots of a service day, which `date` names and which ends at 5:00 of the next date (PSE-09). */
export function slotsOfServiceDay({ date, ...question }: SlotQuestion): DatedSlot[] {
  const { timeZoneId } = question.now;
  const [from, to] = [date, date.add({ days: 1 })].map((day) => startOfServiceDay(day, timeZoneId).epochMilliseconds);
  return [date, date.add({ days: 1 })]
    .flatMap((day) => datedSlots({ ...question, date: day }))
    .filter(({ start }) => Number(from) <= start.epochMilliseconds && start.epochMilliseconds < Number(to));
}

/** The slots from one on to the end of its service, those after midnight included; none if it is no slot (PSE-11). */
export function slotsToServiceEnd(question: SlotQuestion, value: string): DatedSlot[] {
  const { menus, mode, date, now, scheduling } = question;
  const slots = datedSlots(question);
  const first = slots.find((slot) => slot.value === value);
  if (!first) return [];
  const from = first.start.epochMilliseconds;
  const service = [date.subtract({ days: 1 }), date]
    .flatMap((day) => serviceHours(menus, { mode, date: day, timeZone: now.timeZoneId }, scheduling.exceptions))
    .find(({ start, end }) => start.epochMilliseconds <= from && from < end.epochMilliseconds);
  if (!service) return [first];
  return [...slots, ...datedSlots({ ...question, date: date.add({ days: 1 }) })].filter(
    ({ start: { epochMilliseconds: at } }) => from <= at && at < service.end.epochMilliseconds,
  );
}

function datedSlots(question: SlotQuestion): DatedSlot[] {
  return listSlots(question).map((slot) => ({ ...slot, date: question.date }));
}
