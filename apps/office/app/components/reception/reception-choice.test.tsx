import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MessagesProvider } from '../../messages/messages-provider.tsx';
import { fakeOffice, replies } from '../../testing/fake-office.ts';
import { ReceptionChoice } from './reception-choice.tsx';

const path = '/v2/office/board/reception';

const show = () =>
  render(
    <MessagesProvider currency="EUR" timeZone="Europe/Paris">
      <ReceptionChoice current="none" />
    </MessagesProvider>,
  );
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) }).checked;

it('changes how orders are received, and says what was chosen [BRD-59]', async () => {
  const asked = fakeOffice({ [`PUT ${path}`]: replies.success({}) });
  show();
  expect(isChosen('Par e-mail seulement')).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /Sur cet écran/ }));
  await expect.poll(() => asked).toEqual([{ method: 'PUT', path, body: { reception: 'manual' } }]);
  expect(isChosen('Sur cet écran')).toBe(true);
});

it('goes back to what holds where it could not be said, and tells why [BRD-59]', async () => {
  fakeOffice({ [`PUT ${path}`]: replies.refusal(403, 'forbidden') });
  show();
  fireEvent.click(screen.getByRole('radio', { name: /Sur cet écran/ }));
  await screen.findByRole('alert');
  expect(isChosen('Par e-mail seulement')).toBe(true);
});
