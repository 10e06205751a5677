import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createText } from './create-text.tsx';
import { AddedMessages, MessagesProvider } from './messages-provider.tsx';
import { useFormat } from './use-format.ts';

const messages = { shell: { count: '{count, plural, =0 {none} one {one} other {#}}', title: 'Hello' } };
const added = { cart: { empty: 'Empty', full: 'Full' } };
type Id = 'shell.count' | 'shell.title' | 'shell.missing' | 'cart.empty' | 'cart.full';
const Text = createText<Id>((id) => (id === 'shell.title' ? 'hello' : undefined));

const show = (children: ReactNode, words = {}) =>
  render(
    <MessagesProvider messages={messages} currency="EUR" timeZone="Europe/Paris" words={words}>
      {children}
    </MessagesProvider>,
  ).container;

it('shows a sentence with its key, in the element that is asked for', () => {
  const heading = show(<Text id="shell.title" as="h1" elementId="top" />).querySelector('h1');
  expect([heading?.textContent, heading?.id, heading?.dataset.i18n]).toEqual(['Hello', 'top', 'hello']);
});

it('counts as French does: none and one are singular', () => {
  const counted = (count: number) => show(<Text id="shell.count" values={{ count }} />).textContent;
  expect([counted(0), counted(1), counted(2)]).toEqual(['none', 'one', '2']);
});

it('shows the id of a missing sentence and warns [I18N-12]', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(show(<Text id="shell.missing" />).textContent).toBe('shell.missing');
  expect(warn).toHaveBeenCalled();
});

it('adds the sentences of a screen, and replaces those of both kinds by own words', () => {
  const words = { 'shell.title': 'Welcome', 'cart.empty': 'Nothing yet' };
  const screen = (
    <AddedMessages add={added}>
      <Text id="shell.title" />, <Text id="cart.empty" />, <Text id="cart.full" />
    </AddedMessages>
  );
  expect(show(screen, words).textContent).toBe('Welcome, Nothing yet, Full');
});

it('shows the id of an added sentence that is missing, and warns', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(show(<AddedMessages add={added}>{<Text id="shell.missing" />}</AddedMessages>).textContent).toBe(
    'shell.missing',
  );
  expect(warn).toHaveBeenCalled();
});

it('writes amounts in the currency that is given', () => {
  function Amount() {
    return useFormat().money(2450);
  }
  expect(show(<Amount />).textContent).toBe('24,50\u00a0€');
});
