import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { settingsMessages } from '../../../messages/french/settings.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { fakeOffice, replies } from '../../../testing/fake-office.ts';
import { RefundLimitsForm } from './refund-limits-form.tsx';

const path = '/v2/office/settings/refund-limits';
const show = () =>
  render(
    <MessagesProvider currency="EUR" timeZone="Europe/Paris">
      <AddedMessages add={{ settings: settingsMessages }}>
        <RefundLimitsForm current={{ refundLimitCents: 100_00, refundDayLimitCents: 300_00 }} />
      </AddedMessages>
    </MessagesProvider>,
  );
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

it('shows the limits in euros and changes them at once [REP-26]', async () => {
  const wanted = { refundLimitCents: 50_50, refundDayLimitCents: 0 };
  const asked = fakeOffice({ [`PUT ${path}`]: replies.success(wanted) });
  show();
  expect([field(/Un remboursement/).value, field(/Une personne/).value]).toEqual(['100,00', '300,00']);
  type(/Un remboursement/, '50,5 €');
  type(/Une personne/, '0');
  save();
  await screen.findByText('Enregistré. C’est déjà en vigueur.');
  expect(asked).toEqual([{ method: 'PUT', path, body: wanted }]);
  expect(field(/Un remboursement/).value).toBe('50,50');
});

it.each(['', '-1', 'cent', '1,005', '100000,01'])(
  'asks for another amount than "%s", and sends nothing [REP-26]',
  (value) => {
    const asked = fakeOffice({});
    show();
    type(/Une personne/, value);
    save();
    expect(screen.getByText(/Un montant comme 100,00/)).toBeTruthy();
    expect(asked).toEqual([]);
  },
);

it('keeps what is typed if it could not be saved, and says why [REP-26]', async () => {
  fakeOffice({ [`PUT ${path}`]: replies.refusal(403, 'forbidden') });
  show();
  type(/Un remboursement/, '35');
  save();
  await screen.findByRole('alert');
  expect(field(/Un remboursement/).value).toBe('35');
});
