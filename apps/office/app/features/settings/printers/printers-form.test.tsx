import type { PrinterSettings } from '@comptoir/contract';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { settingsMessages } from '../../../messages/french/settings.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { fakeOffice, replies } from '../../../testing/fake-office.ts';
import { PrintersForm } from './printers-form.tsx';

const path = '/v2/office/settings/printers';
const kitchen: PrinterSettings['printers'][number] = {
  id: 'cuisine',
  name: 'Cuisine',
  route: 'network',
  host: '192.168.1.40',
  port: 9100,
  paper: { width: 80, codePage: 'windows1252' },
  papers: ['kitchen'],
  categoryIds: [],
  copies: 1,
  hasBeep: false,
};
const categories = [
  { id: 1, name: 'Pizzas' },
  { id: 2, name: 'Boissons' },
];
const show = (printers: PrinterSettings['printers']) =>
  render(
    <MessagesProvider currency="EUR" timeZone="Europe/Paris">
      <AddedMessages add={{ settings: settingsMessages }}>
        <PrintersForm current={{ printers, categories }} />
      </AddedMessages>
    </MessagesProvider>,
  );
const printer = (index: number) => within(screen.getAllByTestId('printer')[index] as HTMLElement);
const type = (index: number, label: string, value: string) =>
  fireEvent.change(printer(index).getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('adds a printer for some dishes, with an id after its name [TCK-17]', async () => {
  const bar = {
    ...kitchen,
    id: 'bar-salle',
    name: 'Bar & salle',
    host: '10.0.0.12',
    paper: { width: 58 as const, codePage: 'cp858' as const },
    papers: ['kitchen' as const, 'receipt' as const],
    categoryIds: [2],
    copies: 2,
    hasBeep: true,
  };
  const asked = fakeOffice({ [`PUT ${path}`]: replies.success({ printers: [kitchen, bar], categories }) });
  show([kitchen]);
  press('Ajouter une imprimante');
  type(1, 'Nom', ' Bar & salle ');
  type(1, 'Adresse', ' 10.0.0.12 ');
  type(1, 'Papier', '58');
  type(1, 'Signes', 'cp858');
  type(1, 'Exemplaires', '2');
  for (const label of ['Reçu client', 'Boissons', 'Sonner']) fireEvent.click(printer(1).getByLabelText(label));
  // A printer that is not saved prints nothing.
  expect(printer(1).queryByText('Page d’essai')).toBeNull();
  press('Enregistrer');
  await screen.findByText('Enregistré. C’est déjà en vigueur.');
  expect(asked).toEqual([{ method: 'PUT', path, body: { printers: [kitchen, bar] } }]);
  expect(printer(1).getByText('Page d’essai')).toBeTruthy();
});

it.each([
  ['Nom', '', /Ce champ est/],
  ['Nom', 'cuisine ', /Une autre imprimante a déjà ce nom/],
  ['Adresse', ' ', /Ce champ est/],
  ['Port', '0', /65535/],
  ['Port', '91x', /65535/],
])('asks for another value where %s is "%s", and sends nothing [TCK-17]', (label, value, fault) => {
  const asked = fakeOffice({});
  show([kitchen, { ...kitchen, id: 'bar', name: 'Bar' }]);
  type(1, label, value);
  press('Enregistrer');
  expect(printer(1).getByText(fault)).toBeTruthy();
  expect(asked).toEqual([]);
});

it('says at the address that no printer may be there, and keeps what was typed [TCK-08]', async () => {
  const errors = { 'printers.0.host': 'Aucune imprimante n’est permise à cette adresse' };
  fakeOffice({ [`PUT ${path}`]: replies.refusal(422, 'validation', { errors }) });
  show([kitchen]);
  type(0, 'Adresse', '8.8.8.8');
  press('Enregistrer');
  expect(await printer(0).findByText(/Aucune imprimante/)).toBeTruthy();
  expect(printer(0).getByLabelText<HTMLInputElement>('Adresse').value).toBe('8.8.8.8');
});

it('takes a printer away, and says what became of a test page [TCK-17]', async () => {
  const asked = fakeOffice({
    [`POST ${path}/cuisine/test`]: replies.success({ outcome: 'no_paper' }),
    [`PUT ${path}`]: replies.success({ printers: [], categories }),
  });
  show([kitchen]);
  press('Page d’essai de Cuisine');
  expect(await screen.findByText('L’imprimante n’a plus de papier.')).toBeTruthy();
  press('Enlever l’imprimante Cuisine');
  expect(screen.getByText('Aucune imprimante.')).toBeTruthy();
  press('Enregistrer');
  await expect.poll(() => asked.at(-1)?.body).toEqual({ printers: [] });
});
