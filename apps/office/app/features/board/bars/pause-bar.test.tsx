import { exampleBoard } from '@comptoir/contract/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { boardMessages } from '../../../messages/french/board.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { fakeOffice, replies } from '../../../testing/fake-office.ts';
import { PauseBar } from './pause-bar.tsx';

function open(unanswered: number | null) {
  useBoardStore.setState({ service: { ...exampleBoard([]).service, unanswered } });
  render(
    <MessagesProvider currency="EUR" timeZone="Europe/Paris">
      <AddedMessages add={{ board: boardMessages }}>
        <PauseBar />
      </AddedMessages>
    </MessagesProvider>,
  );
}

it('says that orders are paused and why, until somebody takes them again [BRD-51]', async () => {
  const asked = fakeOffice({ 'DELETE /v2/office/board/pause': replies.success({}) });
  open(2);
  expect(screen.getByTestId('pause-bar').textContent).toContain('2 sont restées sans réponse.');
  fireEvent.click(screen.getByRole('button', { name: 'Reprendre' }));
  await expect.poll(() => asked).toHaveLength(1);
});

it('says nothing where nothing is paused [BRD-51]', () => {
  open(null);
  expect(screen.queryByTestId('pause-bar')).toBeNull();
});

it('says so where that could not be told [BRD-51]', async () => {
  open(3);
  fireEvent.click(screen.getByRole('button', { name: 'Reprendre' }));
  await screen.findByRole('alert');
});
