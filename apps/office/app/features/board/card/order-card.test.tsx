import type { BoardOrder } from '@comptoir/contract';
import { exampleBoard, exampleBoardOrder } from '@comptoir/contract/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import site from '../../../../../../sites/leve-tard/site.ts';
import { boardMessages } from '../../../messages/french/board/board.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { useBoardStore } from '../../../state/board/board-store.ts';
import type { RunningBoard } from '../../../state/running/run-board.ts';
import { SiteContext } from '../../../state/site.ts';
import { BoardContext } from '../base/board-context.ts';
import { OrderCard } from './order-card.tsx';

const order = exampleBoardOrder({ state: 'new', number: 1042 });

/** Says of the card that it is near to what is seen, or far. */
let tell: (isNear: boolean) => void;
vi.mock('../../../platform/watch/watch-near.ts', () => ({
  watchNear: (_: Element, __: boolean, onChange: (isNear: boolean, height: number) => void) => {
    tell = (isNear) => act(() => onChange(isNear, 213));
    return () => undefined;
  },
}));

beforeEach(() => useBoardStore.setState({ service: exampleBoard([]).service }));

function showCard(startsNear: boolean, props: Partial<ComponentProps<typeof OrderCard>> = {}): HTMLElement {
  render(
    <SiteContext value={site}>
      <MessagesProvider currency="EUR" timeZone="Europe/Paris">
        <AddedMessages add={{ board: boardMessages }}>
          <BoardContext value={{ act: vi.fn() } as unknown as RunningBoard}>
            <OrderCard order={order} startsNear={startsNear} {...props} />
          </BoardContext>
        </AddedMessages>
      </MessagesProvider>
    </SiteContext>,
  );
  return screen.getByTestId('order-card');
}

it('is a frame with its number and its height while it is scrolled far away [BRD-44]', () => {
  const card = showCard(true);
  tell(false);
  expect([card.textContent, card.style.height]).toEqual(['1042', '213px']);
  tell(true);
  expect(card.style.height).toBe('');
  expect(screen.getByTestId('accept')).toBeTruthy();
});

it('says what it says once it comes near, if it began far down its column [BRD-44]', () => {
  const card = showCard(false);
  expect(card.textContent).toBe('1042');
  tell(true);
  expect(card.textContent).toContain('Accepter');
});

/** Two dishes: what the second is chosen of is partly as it comes. */
function twoDishes(change: Parameters<typeof exampleBoardOrder>[0]) {
  const [line] = order.lines;
  if (!line) throw new Error('the example has a line');
  const reine = {
    ...line,
    name: 'Reine',
    quantity: 1,
    note: 'Allergie aux noix',
    options: [
      { name: 'Taille', choices: [{ name: 'Classique, 33 cm', quantity: 1 }] },
      { name: 'Pâte', choices: [{ name: 'Sans gluten', quantity: 1 }] },
      { name: 'Suppléments', choices: [{ name: 'Burrata', quantity: 2 }] },
    ],
    changes: [
      { name: 'Sans gluten', quantity: 1, group: null, isExtra: false },
      { name: 'Olives', quantity: 0, group: null, isExtra: false },
      { name: 'Burrata', quantity: 2, group: null, isExtra: true },
    ],
  };
  return exampleBoardOrder({ ...change, lines: [{ ...line, options: [], changes: [] }, reine] });
}

it('shows its dishes in *Plus tard* too, and every note, the allergy first [BRD-02, BRD-04]', () => {
  const card = showCard(true, { order: twoDishes({ state: 'accepted' }), isLater: true });
  expect(card.textContent).toContain('2 × Margherita, 1 × Reine');
  const notes = [...card.querySelectorAll<HTMLElement>('[data-allergy]')];
  expect(notes.map(({ textContent, dataset }) => [textContent, dataset.allergy])).toEqual([
    ['Allergie aux noix', 'true'],
    ['bien cuite', 'false'],
  ]);
});

it.each([
  ['whole', {}],
  ['folded', { isFolded: true }],
  ['of *Plus tard*', { isLater: true }],
])('%s leaves out how a dish comes, and says in bold what of it is not so [BRD-03]', (_, look) => {
  const card = showCard(true, { order: twoDishes({ state: 'accepted' }), ...look });
  const changes = [...card.querySelectorAll('strong')].map(({ textContent }) => textContent?.trim());
  expect(changes).toEqual(['Sans gluten · Sans Olives · + 2 Burrata']);
  expect(card.textContent).not.toContain('Classique');
});

it.each([
  ['pickup', 'ready', 'Donnée'],
  ['delivery', 'on_the_way', 'Livrée'],
] as const)(
  'for %s that is %s is said to be handed over by *%s*: a remise is a discount [BRD-33]',
  (mode, state, word) => {
    const card = showCard(true, { order: exampleBoardOrder({ mode, state }) });
    expect(screen.getByTestId('hand-over').textContent).toBe(word);
    expect(card.textContent).not.toMatch(/remise/i);
  },
);

it.each([
  ['whole', {}],
  ['folded', { isFolded: true }],
  ['of *Plus tard*', { isLater: true }],
  ['on the way', { order: { state: 'on_the_way' } }],
] as const)('%s asks for an identity document where a line has alcohol, next to an allergy [LAW-28]', (_, look) => {
  const { lines } = twoDishes({});
  const [margherita, reine] = lines;
  if (!margherita || !reine) throw new Error('the example has two lines');
  const { order: change, ...props } = { order: {}, ...look };
  const wine = { ...margherita, name: 'Côtes-du-rhône', note: '', hasAlcohol: true as const };
  const drinks = exampleBoardOrder({ state: 'accepted', lines: [reine, wine], ...change });
  const card = showCard(true, { order: drinks, ...props });
  expect(screen.getByTestId('alcohol').textContent).toMatch(/^Alcool\s: pièce d’identité à demander$/);
  if (drinks.state === 'accepted') expect(card.textContent).toContain('Allergie aux noix');
});

it('says nothing of alcohol where no line has any [LAW-28]', () => {
  showCard(true, { order: twoDishes({ state: 'accepted' }) });
  expect(screen.queryByTestId('alcohol')).toBeNull();
});

it.each([
  ['whole', {}],
  ['folded', { isFolded: true }],
  ['of *Plus tard*', { isLater: true }],
] as const)('%s says what goes with the dishes, and that no cutlery does [LAW-50]', (_, props) => {
  const packed = (packing: BoardOrder['packing']) =>
    exampleBoardOrder({ state: 'accepted', ...(packing && { packing }) });
  const asked = showCard(true, { order: packed(['cutlery', 'ownContainers']), ...props });
  expect(asked.textContent?.replaceAll('\u00a0', ' ')).toMatch(/COUVERTS : oui.*SES CONTENANTS/);
  cleanup();
  const bare = showCard(true, { order: packed(['noCutlery']), ...props });
  expect(bare.textContent?.replaceAll('\u00a0', ' ')).toContain('Couverts : non');
  cleanup();
  expect(showCard(true, { order: packed(undefined), ...props }).textContent).not.toMatch(/couverts|contenants/i);
});

it.each([
  ['whole', {}],
  ['folded', { isFolded: true }],
  ['of *Plus tard*', { isLater: true }],
] as const)('%s says which units the diner withdrew from, and asks less cash [LAW-39]', (_, props) => {
  const withdrawn = [{ line: 1, units: 1, name: 'Côtes-du-rhône' }];
  const card = showCard(true, { order: exampleBoardOrder({ withdrawn, totalCents: 5030, dueCents: 3430 }), ...props });
  expect(screen.getByTestId('withdrawn').textContent).toMatch(/^Rétracté\s: 1 × Côtes-du-rhône$/);
  expect(card.textContent).toMatch(/34,30/);
  expect(card.textContent).not.toContain('50,30');
});

it('says nothing of a withdrawal where nothing was declared [LAW-39]', () => {
  showCard(true, { order: exampleBoardOrder() });
  expect(screen.queryByTestId('withdrawn')).toBeNull();
});

it('tells the tip of an order, and nothing where there is none [PYX-89]', () => {
  const tagsOf = (tipCents?: number) => {
    showCard(true, { order: exampleBoardOrder({ dueCents: 0, ...(tipCents && { tipCents }) }) });
    const text = screen.getByTestId('tags').textContent?.replace(/\s/g, ' ');
    cleanup();
    return text;
  };
  expect(tagsOf(200)).toContain('Pourboire 2,00 €');
  expect(tagsOf()).not.toContain('Pourboire');
});
