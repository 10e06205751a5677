import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { itemMessages } from '../../messages/french/menu/item.ts';
import { AddedMessages, MessagesProvider } from '../../messages/messages-provider.tsx';
import { AddButton } from './add-button.tsx';

it.each([
  ['Dessert du p’tit gone', 'Choisir le dessert'],
  ['Taille', 'Choisir la taille'],
  ['Pâte', 'Choisir la pâte'],
  ['Cuisson de l’œuf', 'Choisir la cuisson'],
  ['ACCOMPAGNEMENT', 'Choisir l’accompagnement'],
  // The program knows neither gender nor number of these words.
  ['Sauces', 'Choisir : Sauces'],
  ['Voie lactée', 'Choisir : Voie lactée'],
  ['2e pizza', 'Choisir : 2e pizza'],
])('says which choice is missing, in French: %s [MNU-08]', (missing, expected) => {
  render(
    <MessagesProvider currency="EUR" timeZone="Europe/Paris">
      <AddedMessages add={{ item: itemMessages }}>
        <AddButton missing={missing} isEdited={false} cents={1000} onClick={() => undefined} />
      </AddedMessages>
    </MessagesProvider>,
  );
  expect(screen.getByRole('button').textContent?.replace(/\s/g, ' ')).toBe(expected);
});
