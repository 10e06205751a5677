import { usualAccounts } from '@comptoir/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { settingsMessages } from '../../../messages/french/settings.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { fakeOffice, replies } from '../../../testing/fake-office.ts';
import { AccountsForm } from './accounts-form.tsx';

const path = '/v2/office/settings/accounts';
const show = () =>
  render(
    <MessagesProvider currency="EUR" timeZone="Europe/Paris">
      <AddedMessages add={{ settings: settingsMessages }}>
        <AccountsForm current={usualAccounts} />
      </AddedMessages>
    </MessagesProvider>,
  );
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

it('shows the usual accounts, and saves others [REP-09]', async () => {
  const wanted = {
    ...usualAccounts,
    card: '5115',
    rates: [
      { rateBp: 550, sales: '707550', tax: '445713' },
      { rateBp: 1000, sales: '707100', tax: '445712' },
    ],
  };
  const asked = fakeOffice({ [`PUT ${path}`]: replies.success(wanted) });
  show();
  const rates = screen.getByLabelText<HTMLTextAreaElement>(/Comptes par taux/);
  expect(rates.value).toBe('5,5 707055 44571055\n10 707100 44571100\n20 707200 44571200');
  type(/Carte bancaire/, ' 5115 ');
  type(/Comptes par taux/, '5.5 % 707550 445713\n\n 10 707100  445712');
  save();
  await screen.findByText('Enregistré. Les prochains journaux les auront.');
  expect(asked).toEqual([{ method: 'PUT', path, body: wanted }]);
  expect(rates.value).toBe('5,5 707550 445713\n10 707100 445712');
});

it.each([
  [/Carte bancaire/, '', /chiffres/],
  [/Espèces/, '=530', /chiffres/],
  [/ventes, autres taux/, '7', /chiffres/],
  [/Comptes par taux/, '10 707100', /Un taux par ligne/],
  [/Comptes par taux/, '101 707100 44571', /Un taux par ligne/],
  [/Comptes par taux/, '10 707100 44571\n10,0 707100 44571', /Un taux par ligne/],
])('asks for another value where %s is "%s", and sends nothing [REP-09]', (label, value, fault) => {
  const asked = fakeOffice({});
  show();
  type(label, value);
  save();
  expect(screen.getAllByText(fault).length).toBeGreaterThan(0);
  expect(asked).toEqual([]);
});
