import { exampleBoard } from '@comptoir/contract/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { boardMessages } from '../../../messages/french/board.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { openSession } from '../../../state/session/session-store.ts';
import { fakeOffice, replies } from '../../../testing/fake-office.ts';
import { ReceptionChoice } from './reception-choice.tsx';

const path = '/v2/office/board/reception';

function show(permissions: string[]) {
  openSession({ role: 'manager', person: null, device: null, permissions, site: 'Lève-tard' } as never);
  return render(
    <MessagesProvider currency="EUR" timeZone="Europe/Paris">
      <AddedMessages add={{ board: boardMessages }}>
        <ReceptionChoice />
      </AddedMessages>
    </MessagesProvider>,
  );
}
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) }).checked;

beforeEach(() => {
  const { service } = exampleBoard([]);
  useBoardStore.setState({ service: { ...service, reception: 'none' } });
});

it('asks a manager whether orders are to come here, and says what was chosen [BRD-59]', async () => {
  const asked = fakeOffice({ [`PUT ${path}`]: replies.success({}) });
  show(['reception']);
  expect(screen.getByRole('group', { name: /^Recevoir les commandes sur cet écran\s\?$/ })).toBeTruthy();
  expect(isChosen('Par e-mail seulement')).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /Sur cet écran/ }));
  await expect.poll(() => asked).toEqual([{ method: 'PUT', path, body: { reception: 'manual' } }]);
  expect(isChosen('Sur cet écran')).toBe(true);
});

it('goes back to what holds where it could not be said, and tells why [BRD-59]', async () => {
  fakeOffice({ [`PUT ${path}`]: replies.refusal(403, 'forbidden') });
  show(['reception']);
  fireEvent.click(screen.getByRole('radio', { name: /Sur cet écran/ }));
  await screen.findByRole('alert');
  expect(isChosen('Par e-mail seulement')).toBe(true);
});

it('asks nobody who may not say so [ROL-20]', () => {
  show(['board']);
  expect(screen.queryByRole('radio')).toBeNull();
});
