import { errorStatuses } from '@comptoir/contract';
import { describe, expect, it } from 'vitest';
import { errorBody, errorWords, secondWords } from './errors.ts';

describe('an error', () => {
  it('is French and coded, without a stop [I18N-11, API-03]', () => {
    for (const [code, message] of Object.entries(errorWords)) {
      expect(code).toMatch(/^[a-z_]+$/);
      expect(message).not.toMatch(/'/);
      // Only a message of several sentences ends with a full stop.
      if (!message.includes('. ')) expect(message).not.toMatch(/\.$/);
      expect(message).toMatch(/^(\{names\}|[A-ZÉÀ])/);
      expect(message).not.toMatch(/\b(the|error|please|not)\b/i);
    }
    expect(Object.keys(errorWords)).toEqual(Object.keys(errorStatuses));
  });

  it('carries nothing but what its code calls for [API-03]', () => {
    expect(errorBody('empty_cart')).toEqual({ status: 'error', message: 'Votre panier est vide', code: 'empty_cart' });
    expect(errorBody('validation', { errors: { phone: 'Champ obligatoire' } })).toEqual({
      status: 'error',
      message: 'Veuillez remplir tous les champs obligatoires',
      code: 'validation',
      errors: { phone: 'Champ obligatoire' },
    });
  });

  it('names the items and the amount that it is about', () => {
    expect(errorBody('item_unavailable', { names: ['Pepperoni', 'Reine'] }).message).toMatch(
      /^Pepperoni, Reine : indisponible/,
    );
    expect(errorBody('below_minimum', { amount: '25,00 €' }).message).toBe(
      'Minimum de commande pour la livraison : 25,00 €',
    );
  });

  it('says another sentence where its code has two [I18N-11]', () => {
    const { message, code } = errorBody('location_unavailable', { message: secondWords.addressNotFound });
    expect([message, code]).toEqual(['Adresse introuvable', 'location_unavailable']);
  });
});
