import { encodeLines } from '@comptoir/api';
import {
  buildSearchIndex,
  indexItems,
  layOut,
  type Paper,
  priceCart,
  type SearchWords,
  searchMenu,
} from '@comptoir/domain';
import { makeLines, makeMenu, makeOffers } from './catalogue.ts';
import type { Measure } from './report.ts';
import { bestMilliseconds } from './time.ts';

const tax = { isEnabled: true, isInclusive: true, defaultRateBp: 1000 };

export function measureRules(): Measure[] {
  const items = indexItems([makeMenu(200)]);
  const lines = makeLines(100);
  const orderTime = Temporal.ZonedDateTime.from('2026-11-20T19:00[Europe/Paris]');
  const price = (offers: ReturnType<typeof makeOffers>) => () =>
    priceCart({ lines, items, mode: 'delivery', offers, coupon: null, deliveryFeeCents: 310, orderTime, tax });

  const words: SearchWords = {
    diets: { vegetarian: ['vege', 'sans viande'] },
    allergens: { gluten: ['gluten'] },
    avoided: ['gluten'],
    without: ['sans'],
    joints: ['ni', 'et'],
    synonyms: { coca: ['cola'] },
  };
  const index = buildSearchIndex([makeMenu(2000)], words);
  const typed = ['ch', 'chè', 'chèv', 'chèvr', 'chèvre', 'chèvre m', 'boeuf', 'cuite'];
  let keystroke = 0;
  const search = () => searchMenu(index, typed[keystroke++ % typed.length] ?? '');

  const paper: Paper = { width: 80, codePage: 'windows1252' };
  const { text } = layOut(paper);
  const ticket = Array.from({ length: 20 }, (_, line) =>
    text(`Crème brûlée de l’œuf nº ${line}`, { isBold: true }),
  ).flat();
  const encode = () => encodeLines(ticket, paper);

  return [
    {
      name: 'bytes of 20 lines of a ticket (TCK-11)',
      value: bestMilliseconds(encode, { batches: 5 }),
      unit: 'ms',
      limit: 10,
      kind: 'most',
      against: 'fastest of 5 batches of 40',
    },
    {
      name: 'price a cart of 100 lines',
      value: bestMilliseconds(price([])),
      unit: 'ms',
      limit: 0.2,
      kind: 'most',
      against: 'fastest of 15 batches',
    },
    {
      name: 'price 100 lines against 50 offers',
      value: bestMilliseconds(price(makeOffers(50))),
      unit: 'ms',
      limit: 1,
      kind: 'most',
      against: 'fastest of 15 batches',
    },
    {
      name: 'search 2,000 items at a keystroke',
      value: bestMilliseconds(search),
      unit: 'ms',
      limit: 5,
      kind: 'most',
      against: 'fastest of 15 batches',
    },
  ];
}
