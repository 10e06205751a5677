import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { menusFromWire } from './menu-from-wire.ts';
import { itemSchema, menuSchema } from './menu-schema.ts';

export const menusCall = defineCall({ method: 'GET', path: '/v2/public/menus', read: menusFromWire });

export const menusEndpoint = defineEndpoint(menusCall, () => ({
  summary: 'The menus with their categories, items and options',
  isKept: true,
  answer: { payload: z.array(menuSchema) },
  errors: [],
}));

/** Loads one item (A.23). The shop calls it only to report an added item. */
export const productCall = { method: 'GET', path: '/v2/public/products/:id' } as const;

export const productEndpoint = defineEndpoint(productCall, () => ({
  summary: 'One item',
  params: z.object({ id: z.string() }),
  answer: { payload: itemSchema },
  errors: ['product_not_found'],
}));
