import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './account-routes.ts';
import { doctorRoutes } from './doctor-routes.ts';
import { guestCashRoutes } from './guest-cash-routes.ts';
import { kitchenRoutes } from './kitchen-routes.ts';
import { postRoutes } from './post-routes.ts';
import { refundLimitRoutes } from './refund-limit-routes.ts';
import { sellerRoutes } from './seller-routes.ts';

type Dependencies = Parameters<typeof guestCashRoutes>[1] & Parameters<typeof doctorRoutes>[1];

export function startSetting({ db, catalogue, doctor, now }: Dependencies) {
  return {
    routes: (scope: FastifyInstance) => {
      guestCashRoutes(scope, { db, catalogue });
      kitchenRoutes(scope, { db, catalogue });
      postRoutes(scope, { db, catalogue });
      refundLimitRoutes(scope, { db, catalogue });
      sellerRoutes(scope, { db, catalogue, now });
      accountRoutes(scope, { db, catalogue });
      doctorRoutes(scope, { doctor, now });
    },
  };
}
