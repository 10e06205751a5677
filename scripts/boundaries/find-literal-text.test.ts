import { describe, expect, it } from 'vitest';
import { findLiteralText } from './find-literal-text.ts';

describe('a text that is not of the messages', () => {
  it.each([
    ['<p>Votre panier</p>'],
    ['<p>open.</p>'],
    ['<img alt="Open." />'],
    ['<p>{count} articles</p>'],
    ["<p>{isOpen ? say('open') : 'closed'}</p>"],
    ["<p>{isOpen && ('Open')}</p>"],
    ["<p>{title ?? 'None'}</p>"],
    ['<p>{`${count} km`}</p>'],
    ['<p>{`about ${count}`}</p>'],
    ["<p>{count + ' euros'}</p>"],
    ['<button aria-label="Fermer" />'],
    ['<button aria-label={isOpen ? say("close") : "open"} />'],
    ['<img alt="utensils" />'],
    ['<input placeholder={`from ${count}`} />'],
    ['<Field label="Name" />'],
    ['<Tile placeholder="Two words" />'],
    ["announce('Ajouté')"],
    ['announce(`${name} à emporter`)'],
    ['const names = { closed: "Fermé" };'],
  ])('is seen in %s', (source) => {
    expect(findLiteralText('x.tsx', source)).toEqual([1]);
  });

  it.each([
    ["<p>{say('cart.empty')}</p>"],
    ['<p>{price} · {name} → 1 000</p>'],
    ['<p className="row wrapping">{isOpen && <Open />}</p>'],
    ['<img alt="" src="/media/a.avif" />'],
    ['<Text id="cart.empty" as="h2" />'],
    ['<Field label="checkout.name" />'],
    ['<Page title={`shell.pages.${page}`} />'],
    ['<Tile placeholder="utensils" />'],
    ["throw new Error('The card provider’s script defines nothing')"],
    ['// Ajouté'],
  ])('is not seen in %s', (source) => {
    expect(findLiteralText('x.tsx', source)).toEqual([]);
  });
});
