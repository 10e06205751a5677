import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { EventStreams } from '../../plugins/streams/event-streams.ts';
import type { ActionOutcome, ActionRequest } from '../progress/act/act-on-order.ts';
import type { ProgressChanges } from '../progress/changes/watch-changes.ts';
import { actionRoutes } from './action-routes.ts';
import { boardRoutes } from './board-routes.ts';
import { createBoardFeed } from './feed/board-feed.ts';
import { endRevoked } from './feed/end-revoked.ts';
import { cashMissingRoute } from './order/cash-missing-route.ts';
import { sheetRoutes } from './order/sheet-routes.ts';
import { pauseRoutes } from './pause-routes.ts';
import type { BoardTools } from './read/read-board.ts';
import { receptionRoutes } from './reception-routes.ts';
import { refundRoutes } from './refund/refund-routes.ts';
import { signRoutes } from './signs/sign-routes.ts';
import { watchBoards } from './signs/watch-boards.ts';
import { testOrderRoutes } from './test-order-routes.ts';

interface Dependencies extends BoardTools {
  log: FastifyBaseLogger;
  streams: EventStreams;
  changes: ProgressChanges;
  act: (request: ActionRequest) => Promise<ActionOutcome>;
  wakeOutbox: () => void;
  wakeRefunds: () => void;
  announce: () => void;
  beatMilliseconds: number;
}

export function startBoard(deps: Dependencies) {
  const { db, catalogue, now, log, streams, changes, act, wakeOutbox, wakeRefunds, announce, beatMilliseconds } = deps;
  const reading = { db, catalogue, now, log };
  const boardFeed = createBoardFeed({ ...reading, changes, beatMilliseconds });
  let drifts = 0;
  const noteDrift = () => {
    drifts += 1;
  };
  return {
    /** Counts boards that reported a different order count than the server. */
    countDrifts: () => drifts,
    jobs: [boardFeed, endRevoked({ db, now, log, streams }), watchBoards({ ...reading, wakeOutbox })],
    routes: (scope: FastifyInstance) => {
      boardRoutes(scope, { db, catalogue, now, streams, boardFeed });
      signRoutes(scope, { db, now, changes, noteDrift, log });
      receptionRoutes(scope, { ...reading, changes });
      pauseRoutes(scope, reading);
      actionRoutes(scope, { db, catalogue, now, act });
      sheetRoutes(scope, { db, now });
      refundRoutes(scope, { db, catalogue, now, wakeRefunds, wakeOutbox, announce });
      cashMissingRoute(scope, { db, catalogue, now, announce });
      testOrderRoutes(scope, { db, now, tellTest: boardFeed.tellTest });
    },
  };
}
