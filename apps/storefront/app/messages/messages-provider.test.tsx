import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { french } from './french/french.ts';
import { cartMessages } from './french/order/cart.ts';
import { AddedMessages, MessagesProvider } from './messages-provider.tsx';
import { specificationKeys } from './specification-keys.ts';
import { Text } from './text.ts';

const shown = (element: React.ReactElement) =>
  render(
    <MessagesProvider currency="EUR" timeZone="Europe/Paris">
      {element}
    </MessagesProvider>,
  ).container;

it('shows a sentence in French with the specification’s key on its element', () => {
  const text = shown(<Text id="error.notFound" />).firstElementChild as HTMLElement;
  expect([text.textContent, text.dataset.i18n]).toEqual([
    'Désolé, cette page n’existe pas.',
    "Sorry, that page doesn't exist.",
  ]);
});

it('counts in French: none, one, several', () => {
  const say = (count: number) => shown(<Text id="shell.cart" values={{ count }} />).textContent;
  expect([say(0), say(1), say(2)]).toEqual(['Panier, vide', 'Panier, 1 article', 'Panier, 2 articles']);
});

it('says what the restaurant says its own way, of the first load and of what comes later', () => {
  const words = { 'error.notFoundTitle': 'Ce bol est vide.', 'cart.emptyTitle': 'Rien dans le bol' };
  const { container } = render(
    <MessagesProvider currency="EUR" timeZone="Europe/Paris" words={words}>
      <AddedMessages add={{ cart: cartMessages }}>
        <Text id="error.notFoundTitle" /> <Text id="cart.emptyTitle" /> <Text id="cart.empty" />
      </AddedMessages>
    </MessagesProvider>,
  );
  expect(container.textContent).toBe('Ce bol est vide. Rien dans le bol Votre panier est vide.');
});

it('names only sentences that exist in its table of specification keys', () => {
  const loaded = Object.keys(specificationKeys).filter((id) => (id.split('.')[0] as string) in french);
  expect(loaded.length).toBeGreaterThan(3);
  for (const id of loaded) {
    const found = id.split('.').reduce<unknown>((tree, name) => (tree as Record<string, unknown>)[name], french);
    expect(found, id).toBeDefined();
  }
});
