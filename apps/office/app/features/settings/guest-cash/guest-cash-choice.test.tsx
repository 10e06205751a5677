import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { settingsMessages } from '../../../messages/french/settings.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { fakeOffice, replies } from '../../../testing/fake-office.ts';
import { GuestCashChoice } from './guest-cash-choice.tsx';

const path = '/v2/office/settings/guest-cash';

const show = () =>
  render(
    <MessagesProvider currency="EUR" timeZone="Europe/Paris">
      <AddedMessages add={{ settings: settingsMessages }}>
        <GuestCashChoice current={{ kind: 'accepted' }} />
      </AddedMessages>
    </MessagesProvider>,
  );
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) }).checked;
const answer = (guestCash: object) => replies.success(guestCash);

it('asks for a code from the third order on, until another one is chosen [OFC-29]', async () => {
  const asked = fakeOffice({ [`PUT ${path}`]: answer({ kind: 'code', from: 3 }) });
  show();
  expect(isChosen('Acceptées')).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /Code par e-mail/ }));
  await expect.poll(() => asked).toEqual([{ method: 'PUT', path, body: { kind: 'code', from: 3 } }]);
  expect(screen.getByText(/Dès la 3e commande/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Une commande plus tard' }));
  await expect.poll(() => asked.at(-1)?.body).toEqual({ kind: 'code', from: 4 });
});

it('goes back to what holds where it could not be noted, and tells why [OFC-29]', async () => {
  fakeOffice({ [`PUT ${path}`]: replies.refusal(403, 'forbidden') });
  show();
  fireEvent.click(screen.getByRole('radio', { name: /Avec un compte/ }));
  await screen.findByRole('alert');
  expect(isChosen('Acceptées')).toBe(true);
});
