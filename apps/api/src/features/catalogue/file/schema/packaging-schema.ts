import { z } from 'zod';

/** What the restaurant offers to go with an order; both settings are optional (LAW-47, LAW-48). */
export const packagingFile = {
  'packaging.cutlery': z.enum(['on_request', 'never']).optional(),
  'packaging.own_containers': z.boolean().optional(),
};
