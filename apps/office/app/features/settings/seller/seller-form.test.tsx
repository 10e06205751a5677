import type { KnownSeller } from '@comptoir/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { settingsMessages } from '../../../messages/french/settings.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { fakeOffice, replies } from '../../../testing/fake-office.ts';
import { SellerForm } from './seller-form.tsx';

const path = '/v2/office/settings/seller';
const ana = {
  name: 'Chez Ana',
  form: 'SARL',
  capital: null,
  siren: '732829320',
  siret: null,
  vatNumber: 'FR44732829320',
  isFranchise: false,
  registration: 'RCS Lyon 732 829 320',
  address: '12 rue de Belfort',
  postalCode: '69004',
  city: 'Lyon',
};
const nothing: KnownSeller = { seller: null, vatRegime: null, yearEnds: '12-31' };
const known: KnownSeller = { seller: ana, vatRegime: 'monthly', yearEnds: '12-31' };
const show = (current: KnownSeller = nothing) =>
  render(
    <MessagesProvider currency="EUR" timeZone="Europe/Paris">
      <AddedMessages add={{ settings: settingsMessages }}>
        <SellerForm current={current} />
      </AddedMessages>
    </MessagesProvider>,
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const saidOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent?.replace(/\s/g, ' ');

function fill(): void {
  type('Raison sociale', 'Chez Ana');
  type('Forme juridique', 'SARL');
  type('Immatriculation', 'RCS Lyon 732 829 320');
  type('Adresse du siège', '12 rue de Belfort');
  type('Code postal', '69004');
  type('Ville', 'Lyon');
}

it('is filled by the owner, with the VAT number that belongs to the SIREN, and is in force at once [LAW-56]', async () => {
  const asked = fakeOffice({
    [`PUT ${path}`]: replies.success({ seller: ana, vatRegime: 'quarterly', yearEnds: '06-30' }),
  });
  show();
  fill();
  type('SIREN', '732 829 320');
  expect(saidOf('Numéro de TVA')).toBe('Pour ce SIREN : FR44732829320');
  type('Numéro de TVA', 'FR44732829320');
  type('Régime de TVA', 'quarterly');
  type('Fin de l’exercice', '06-30');
  save();
  await screen.findByText('Enregistré. C’est déjà en vigueur.');
  expect(asked).toEqual([
    {
      method: 'PUT',
      path,
      body: { ...ana, siren: '732 829 320', capital: '', siret: '', vatRegime: 'quarterly', yearEnds: '06-30' },
    },
  ]);
  expect(field('SIREN').value).toBe('732829320');
});

it.each(['732 829 321', '000 000 000', '７３２８２９３２０', '73282932000074', ''])(
  'is not sent with the SIREN "%s", and the field says why [LAW-56, LAW-58]',
  (siren) => {
    const asked = fakeOffice({});
    show();
    fill();
    type('SIREN', siren);
    save();
    expect(saidOf('SIREN')).toBe('Ce SIREN n’est pas juste : vérifiez ses neuf chiffres.');
    expect(asked).toEqual([]);
  },
);

it('is not sent with the numbers of another company, nor without its town [LAW-56, LAW-59]', () => {
  const asked = fakeOffice({});
  show(known);
  type('SIRET', '404833048 00022');
  type('Numéro de TVA', 'FR83404833048');
  type('Ville', ' ');
  save();
  expect(saidOf('SIRET')).toBe('Ce n’est pas le SIRET d’un établissement de ce SIREN.');
  expect(saidOf('Numéro de TVA')).toBe('Ce n’est pas le numéro de TVA de ce SIREN.');
  expect(field('Ville').getAttribute('aria-invalid')).toBe('true');
  expect(asked).toEqual([]);
});

it('has no VAT number once it is a franchise [LAW-56, LAW-71]', async () => {
  const franchise = { ...ana, isFranchise: true, vatNumber: null };
  const asked = fakeOffice({ [`PUT ${path}`]: replies.success({ ...known, seller: franchise }) });
  show(known);
  type('Franchise de TVA', 'yes');
  expect(screen.queryByLabelText('Numéro de TVA')).toBeNull();
  save();
  await screen.findByText('Enregistré. C’est déjà en vigueur.');
  expect(asked[0]?.body).toMatchObject({ isFranchise: true, vatNumber: '', vatRegime: 'monthly' });
});

it('keeps what is typed if it could not be saved, and says at its field what the server refuses [LAW-56]', async () => {
  fakeOffice({ [`PUT ${path}`]: replies.refusal(422, 'validation', { errors: { city: 'Trop long' } }) });
  show(known);
  type('Ville', 'Villeurbanne');
  save();
  await screen.findByText(/Trop long/);
  expect(field('Ville').value).toBe('Villeurbanne');
});
