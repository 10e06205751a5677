import { ApiError, type HoldCaller, type Session, type ToldHold, type WireHoldRequest } from '@comptoir/contract';
import { hearServerDate } from '@comptoir/web-app/clock';
import type { HeldPlace } from '../../../state/cart/cart.ts';
import { lazyCaller } from '../../../state/shop/lazy-caller.ts';
import { livingPlace, millisecondsLeft, writeHold } from './held-place.ts';

/** `none`: nothing is held, and the order decides. `gone`: others have taken the place. */
export type HoldOutcome = { kind: 'held'; place: HeldPlace } | { kind: 'none' } | { kind: 'gone' };

/** Holds a place in the kitchen for the cart, by one request after the other, so that the last one counts (CAP-04). */
export class PlaceHolder {
  readonly #caller: HoldCaller;
  readonly #hear: (outcome: HoldOutcome) => void;
  /** The last request as text; null if the next one must be sent in any case. */
  #asked: string | null = null;
  #localId = '';
  #isPending = false;
  #isAway = false;
  #done: Promise<void> = Promise.resolve();

  constructor(apiRoot: string, hear: (outcome: HoldOutcome) => void) {
    const options = { root: apiRoot, onDate: hearServerDate };
    this.#caller = lazyCaller<HoldCaller>(async () => (await import('./hold-caller.ts')).createHoldCaller(options));
    this.#hear = hear;
  }

  /** Asks nothing if the place is held already. Resolves once the server has answered, or can't. */
  keep(request: WireHoldRequest, session: Session | null): Promise<void> {
    const asked = JSON.stringify(request);
    const isKnown = asked === this.#asked && (this.#isPending || livingPlace() !== null);
    if (isKnown || this.#isAway) return this.#done;
    this.#asked = asked;
    this.#localId = request.local_id;
    this.#isPending = true;
    // The other tabs use this id from now on, so that one cart has one place.
    writeHold(request.local_id, livingPlace());
    this.#done = this.#done.then(() => this.#ask(request, session, asked));
    return this.#done;
  }

  async #ask(request: WireHoldRequest, session: Session | null, asked: string): Promise<void> {
    // A newer request, or the diner's leaving, makes this one or its answer worthless.
    if (asked !== this.#asked) return;
    const outcome = await this.#caller
      .holdPlace(request, session)
      .then(({ hold }) => readHold(hold, request), readFailure);
    if (asked !== this.#asked) return;
    this.#isPending = false;
    this.#hear(outcome);
    // A hold that has ended by the page's clock would be asked for again at once, without end.
    const place = outcome.kind === 'held' ? outcome.place : null;
    writeHold(request.local_id, place && millisecondsLeft(place) > 0 ? place : null);
  }

  /** Gives the place back. A failure changes nothing, because the hold ends by itself. */
  leave(localId = this.#localId): void {
    this.forget();
    if (localId === '') return;
    // A hold that is on its way arrives first.
    this.#done = this.#done.then(() => this.#caller.leaveHold(localId)).then(noMatter, noMatter);
    if (livingPlace()) writeHold(localId, null);
  }

  /** The page is hidden for good, or until the diner comes back to it: then the place is asked for again. */
  goAway(): void {
    this.#isAway = true;
    this.leave();
  }

  comeBack(): void {
    this.#isAway = false;
  }

  /** The order has taken the place. */
  forget(): void {
    this.#asked = null;
    this.#localId = '';
    this.#isPending = false;
  }
}

const noMatter = () => undefined;

function readHold(hold: ToldHold | null, { date }: WireHoldRequest): HoldOutcome {
  if (!hold) return { kind: 'none' };
  const [until, promisedAt] = [hold.until.toString(), hold.promisedAt.toString()];
  return { kind: 'held', place: { until, promisedAt, isAsap: date === 'ASAP' } };
}

function readFailure(error: unknown): HoldOutcome {
  return { kind: error instanceof ApiError && error.code === 'slot_unavailable' ? 'gone' : 'none' };
}
