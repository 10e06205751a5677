import { expect, it } from 'vitest';
import { linkForm } from './link-form.ts';

const noon = Temporal.Instant.from('2026-11-23T11:00:00Z');
const after = (hours: number) => noon.add({ hours });

it('shows all of an order for two days after its end, then little of it for thirty days, then nothing [LIV-14]', () => {
  const ended = { dueAt: noon.subtract({ hours: 9 }), endedAt: noon };
  const forms = [0, 47, 48, 48 + 719, 48 + 720].map((hours) => linkForm(ended, after(hours)));
  expect(forms).toEqual(['whole', 'whole', 'short', 'short', 'gone']);
});

it('takes an order that nobody ended to be as old as when it was due [LIV-14]', () => {
  const open = { dueAt: noon, endedAt: null };
  expect(linkForm(open, noon.subtract({ hours: 72 }))).toBe('whole');
  expect(linkForm(open, after(48))).toBe('short');
});
