import { type ComponentType, use, useEffect, useEffectEvent, useReducer, useState, useSyncExternalStore } from 'react';
import { reloadForCode } from './reload-for-code.ts';

/** What becomes of a part whose code can't be had. */
export interface PartOptions {
  /** Says that the code can't be had; a sheet's `onClose` closes it, too. */
  onMissing?: () => void;
  /** What stands in its place where it can't be had, with another try; left out: nothing. */
  Instead?: ComponentType<{ onRetry: () => void }>;
  /** False: the page is never loaded again for it, since a payment may be under way (PWA-18). */
  reloads?: boolean;
  /**
   * What a hand opens is nothing until its code is here, and does not suspend: React keeps back for up to 300 ms what a Suspense
   * boundary has to show soon after another one's fallback, and many were shown while the page was taken over.
   */
  isOpened?: boolean;
}

interface MissingProps extends PartOptions {
  error: unknown;
  /** Has the code fetched again when it is shown again. */
  forget: () => void;
  onClose: unknown;
  onRetry: () => void;
}

/** So long after it was asked for, a reload that has not begun will not come. */
const calledOffMilliseconds = 3000;

/** What stands where code can't be had. A page whose build is gone is loaded again, by the rule of `mayReload`. */
function Missing({ error, forget, onMissing, onClose, onRetry, Instead, reloads = true }: MissingProps) {
  const [isGivenUp, setGivenUp] = useState(false);
  const giveUp = useEffectEvent(() => {
    setGivenUp(true);
    if (typeof onClose === 'function') onClose();
    onMissing?.();
  });
  const startsReload = useEffectEvent(() => reloads && reloadForCode(error));
  useEffect(() => {
    // A step in the history, or the diner, may call the reload off: the page is still here, and says what it lacks.
    const timer = startsReload() ? setTimeout(() => giveUp(), calledOffMilliseconds) : undefined;
    if (timer === undefined) giveUp();
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [forget]);
  return isGivenUp && Instead ? <Instead onRetry={onRetry} /> : null;
}

export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches its code ahead. */
  load: () => Promise<unknown>;
};

const never = () => () => undefined;

/** Whether this is rendered in the browser alone: the server has drawn nothing that has to stay while code is fetched. */
const useIsNew = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * A component whose code is fetched when it is first shown. Unlike React's own `lazy` it fetches again where that failed: the next
 * time that it is shown, or when the diner asks for it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: PartOptions,
): LazyPart<Props> {
  type Loaded = { Component: ComponentType<Props> } | { error: unknown };
  type Loading = Promise<Loaded> & { value?: Loaded };
  let loading: Loading | null = null;
  const forget = () => {
    loading = null;
  };
  function fetchPart(): Loading {
    if (loading) return loading;
    const fetched: Loading = load().then(
      (Component) => ({ Component }),
      (error: unknown) => ({ error }),
    );
    // Where React looks for what a promise has come to: what was fetched ahead is then shown without a pause.
    fetched.then((value) => Object.assign(fetched, { status: 'fulfilled', value }));
    loading = fetched;
    return fetched;
  }
  function Part(props: Props) {
    // Which promise is read changes with each try, and nothing that a compiler sees says so: remembered, a failure would stay one.
    'use no memo';
    const [tries, setTries] = useState(0);
    const [, renderAgain] = useReducer((times: number) => times + 1, 0);
    const fetched = fetchPart();
    const isWaiting = useIsNew() && options.isOpened === true && !fetched.value;
    useEffect(() => {
      if (isWaiting) fetched.then(renderAgain);
    }, [isWaiting, fetched]);
    const found = isWaiting ? null : use(fetched);
    if (!found) return null;
    if ('Component' in found) return <found.Component {...props} />;
    const retry = () => {
      forget();
      setTries(tries + 1);
    };
    const onClose = 'onClose' in props ? props.onClose : null;
    return <Missing key={tries} {...options} error={found.error} forget={forget} onClose={onClose} onRetry={retry} />;
  }
  /** What failed before anybody asked for it is fetched again for who does. */
  const loadAhead = async () => {
    if ('error' in (await fetchPart())) forget();
  };
  return Object.assign(Part, { load: loadAhead });
}
