import type { OpenPrints } from '@comptoir/contract';
import { beforeEach, expect, it } from 'vitest';
import { usePrintsStore } from '../board/prints-store.ts';
import { hearPrints } from './hear-prints.ts';

const calm: OpenPrints = { waiting: [], unknown: [], failed: [] };
const asked = (id: number) => ({ id, number: 1042, paper: 'kitchen' as const, printer: 'Cuisine' });
const waits = (why: OpenPrints['waiting'][number]['why'], ...ids: number[]) => ({ printer: 'Cuisine', why, ids });

let played: string[];
beforeEach(() => {
  played = [];
  usePrintsStore.setState({ prints: null });
});
const hear = (prints: OpenPrints) => {
  played = [];
  hearPrints(prints, { play: (sound) => void played.push(sound) });
  return played;
};

it('plays the low strokes once for a printer that waits, and again for another reason [TCK-14]', () => {
  hear(calm);
  expect(hear({ ...calm, waiting: [waits('no_paper', 1)] })).toEqual(['low']);
  expect(hear({ ...calm, waiting: [waits('no_paper', 1, 2)] })).toEqual([]);
  expect(hear({ ...calm, waiting: [waits('unreachable', 1, 2)] })).toEqual(['low']);
  expect(hear(calm)).toEqual([]);
  expect(hear({ ...calm, waiting: [waits('no_paper', 3)] })).toEqual(['low']);
});

it('plays them once for each question, and nothing for what was open before the board [TCK-15, TCK-16]', () => {
  expect(hear({ ...calm, unknown: [asked(1)] })).toEqual([]);
  expect(hear({ ...calm, unknown: [asked(1), asked(2)], failed: [asked(3)] })).toEqual(['low']);
  expect(hear({ ...calm, unknown: [asked(2)], failed: [asked(3)] })).toEqual([]);
  expect(usePrintsStore.getState().prints?.failed).toEqual([asked(3)]);
});
