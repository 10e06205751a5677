import { aMenu, anItem } from '@comptoir/domain/testing';
import { expect, it } from 'vitest';
import { typesetMenus } from './typeset-menus.ts';

it('the restaurant’s own texts keep together like every other sentence [I18N-10]', () => {
  const choices = [{ id: 1, name: 'Géante, 40 cm', priceCents: 0, taxRateBp: null }];
  const options = [{ id: 1, name: 'Taille ?', min: 1, max: 1, defaults: [1], choices }];
  const item = anItem({ id: 1, name: 'La « Reine »', description: 'Jambon : 80 % de pays', options });
  const category = { id: 11, name: 'Servies dès 18 h 30', description: 'Faites main !', gender: 'f' as const };
  const typed = { ...aMenu(1, [{ ...category, items: [item] }]), name: 'Le soir : 20 € et plus' };
  const [menu] = typesetMenus([typed]);
  expect(menu).toEqual({
    ...typed,
    name: 'Le soir\u00a0: 20\u00a0€ et plus',
    categories: [
      {
        ...category,
        name: 'Servies dès 18\u00a0h\u00a030',
        description: 'Faites main\u00a0!',
        items: [
          {
            ...item,
            name: 'La «\u00a0Reine\u00a0»',
            description: 'Jambon\u00a0: 80\u00a0% de pays',
            options: [
              { ...options[0], name: 'Taille\u00a0?', choices: [{ ...choices[0], name: 'Géante, 40\u00a0cm' }] },
            ],
          },
        ],
      },
    ],
  });
});
