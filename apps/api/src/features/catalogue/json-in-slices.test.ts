import { expect, it } from 'vitest';
import { jsonInSlices } from './json-in-slices.ts';

const dish = {
  id: 1,
  name: 'Œufs « meurette »\u2028"\\',
  price: null,
  options: [{ choices: [{}] }],
  tags: [],
  note: undefined,
};
const answerOf = (items: unknown[]) => ({
  status: 'success',
  payload: [{ id: 1, categories: [{ items }, { items: [] }] }],
});

it.each([
  ['an answer', answerOf([dish, dish])],
  ['an empty list', answerOf([])],
  ['what is left out', { a: undefined, b: [undefined, null], c: undefined }],
  ['a text', 'Pâté'],
  ['nothing', null],
])('writes %s as JSON does', async (_what, value) => {
  expect((await jsonInSlices(value)).toString()).toBe(JSON.stringify(value));
});

it('does not block the event loop while it writes', async () => {
  let turns = 0;
  let isWritten = false;
  const count = () => {
    turns += 1;
    if (!isWritten) setImmediate(count);
  };
  setImmediate(count);
  const items = Array.from({ length: 100_000 }, () => dish);
  const text = (await jsonInSlices(answerOf(items))).toString();
  isWritten = true;
  expect(text).toBe(JSON.stringify(answerOf(items)));
  expect(turns).toBeGreaterThan(3);
});
