import { exampleBoard } from '@comptoir/contract/testing';
import type { Reception } from '@comptoir/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { boardMessages } from '../../../messages/french/board/board.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { openSession } from '../../../state/session/session-store.ts';
import { SiteContext } from '../../../state/site.ts';
import { fakeOffice, replies } from '../../../testing/fake-office.ts';
import { ReceptionBar } from '../bars/reception-bar.tsx';
import { BoardContext } from '../base/board-context.ts';
import { EmptyColumn } from '../columns/empty-column.tsx';
import { SoundCheck } from '../sheet/sound-check.tsx';
import { OpenService } from './open-service.tsx';

const path = '/v2/office/board/reception';
const site = { title: 'Lève-tard', logo: null, currency: 'EUR', timeZone: 'Europe/Paris' } as never;
const board = { openService: () => Promise.resolve() } as never;

/** `isChosen`: the restaurant has chosen how it receives orders. */
function show(
  children: React.ReactNode,
  reception: Reception,
  { permissions = ['board', 'reception'], isChosen = true } = {},
) {
  openSession({ role: 'manager', person: null, device: null, permissions, site: 'Lève-tard' } as never);
  const { service } = exampleBoard([]);
  useBoardStore.setState({ service: { ...service, reception, isReceptionChosen: isChosen } });
  return render(
    <SiteContext value={site}>
      <MessagesProvider currency="EUR" timeZone="Europe/Paris">
        <AddedMessages add={{ board: boardMessages }}>
          <BoardContext value={board}>{children}</BoardContext>
        </AddedMessages>
      </MessagesProvider>
    </SiteContext>,
  );
}
const open = () => fireEvent.click(screen.getByTestId('open-service'));
const nothing = () => undefined;

it('proposes this screen on a first evening, and the first tap is the choice [BRD-59]', async () => {
  const asked = fakeOffice({ [`PUT ${path}`]: replies.success({}) });
  show(<OpenService onOpened={nothing} />, 'none', { isChosen: false });
  expect(screen.getByRole('group', { name: /^Recevoir les commandes sur cet écran\s\?$/ })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Sur cet écran/ }).checked).toBe(true);
  expect(asked).toEqual([]);
  open();
  await expect.poll(() => asked).toEqual([{ method: 'PUT', path, body: { reception: 'manual' } }]);
});

it('notes that mails are to do, and then opens every evening without proposing anything else [BRD-59]', async () => {
  const asked = fakeOffice({ [`PUT ${path}`]: replies.success({}) });
  const { unmount } = show(<OpenService onOpened={nothing} />, 'none', { isChosen: false });
  fireEvent.click(screen.getByRole('radio', { name: /Par e-mail seulement/ }));
  open();
  await expect.poll(() => asked).toEqual([{ method: 'PUT', path, body: { reception: 'none' } }]);
  unmount();
  show(<OpenService onOpened={nothing} />, 'none');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Par e-mail seulement/ }).checked).toBe(true);
  open();
  expect(asked).toHaveLength(1);
});

it('asks nobody who may not say so, and tells them that nothing rings [ROL-20, BRD-59]', () => {
  show(<OpenService onOpened={nothing} />, 'none', { permissions: ['board'], isChosen: false });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText(/rien ne sonne ici/)).toBeTruthy();
});

it('says on the board that orders come by mail, and receives them here at a tap [BRD-54, BRD-59]', async () => {
  const asked = fakeOffice({ [`PUT ${path}`]: replies.success({}) });
  show(<ReceptionBar />, 'none');
  fireEvent.click(screen.getByTestId('receive-here'));
  await expect.poll(() => asked).toEqual([{ method: 'PUT', path, body: { reception: 'manual' } }]);
});

it('offers that to managers alone, and says nothing where orders come here [BRD-59]', () => {
  const { unmount } = show(<ReceptionBar />, 'none', { permissions: ['board'] });
  expect(screen.getByTestId('reception-bar')).toBeTruthy();
  expect(screen.queryByTestId('receive-here')).toBeNull();
  unmount();
  show(<ReceptionBar />, 'manual');
  expect(screen.queryByTestId('reception-bar')).toBeNull();
});

it.each([
  ['manual', /jusqu’à ce que quelqu’un réponde/, /La sonnerie est prête|ne sonnera pas/],
  ['automatic', /une fois à chaque commande/, /La sonnerie est prête|ne sonnera pas/],
  ['none', /elle ne sonnera pas pour elles/, /arrivent par e-mail/],
] as const)('promises no ring that will not come: %s [BRD-17, BRD-54]', (reception, check, empty) => {
  const { unmount } = show(<SoundCheck />, reception);
  expect(screen.getByText(check)).toBeTruthy();
  unmount();
  show(<EmptyColumn name="new" />, reception);
  expect(screen.getByText(empty)).toBeTruthy();
});
