import { useFormat } from '@comptoir/web-app/messages';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { boardMessages } from './french/board/board.ts';
import { AddedMessages, MessagesProvider } from './messages-provider.tsx';
import { Text } from './text.ts';

function Amount() {
  const format = useFormat();
  return <b>{format.money(2450)}</b>;
}

const within = (children: ReactNode) =>
  render(
    <MessagesProvider currency="EUR" timeZone="Europe/Paris">
      {children}
    </MessagesProvider>,
  );

it('writes amounts as the shop does [OFC-19]', () => {
  within(<Amount />);
  expect(screen.getByText('24,50 €')).toBeTruthy();
});

it('shows the sentences that a screen adds, and the id of one that is missing', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  within(
    <>
      <Text id="board.heading" />
      <AddedMessages add={{ board: boardMessages }}>
        <Text as="h1" id="board.heading" />
      </AddedMessages>
    </>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Commandes');
  expect(screen.getByText('board.heading')).toBeTruthy();
  expect(warn).toHaveBeenCalled();
});
