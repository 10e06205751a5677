import { type ComponentType, use, useEffect, useEffectEvent, useReducer, useState, useSyncExternalStore } from 'react';
import { reloadForCode } from './reload-for-code.ts';

export interface PartOptions {
  onMissing?: () => void;
  Instead?: ComponentType<{ onRetry: () => void }>;
  /** `reloads` false keeps a failed load from reloading the page during a payment (PWA-18). */
  reloads?: boolean;
  /** `isOpened` renders nothing while the code loads: suspending lets React delay other boundaries by 300 ms. */
  isOpened?: boolean;
}

interface MissingProps extends PartOptions {
  error: unknown;
  forget: () => void;
  onClose: unknown;
  onRetry: () => void;
}

const calledOffMilliseconds = 3000;

/** Replaces a part whose code cannot be loaded. It reloads the page once if the server has a newer build. */
function Missing({ error, forget, onMissing, onClose, onRetry, Instead, reloads = true }: MissingProps) {
  const [isGivenUp, setGivenUp] = useState(false);
  const giveUp = useEffectEvent(() => {
    setGivenUp(true);
    if (typeof onClose === 'function') onClose();
    onMissing?.();
  });
  const startsReload = useEffectEvent(() => reloads && reloadForCode(error));
  useEffect(() => {
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
  load: () => Promise<unknown>;
};

const never = () => () => undefined;

/** True in a client-only render, where no server HTML can stay while the code loads. */
const useIsNew = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Like React's `lazy`, but a failed load can be retried: by the next render or by the user. */
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
    // React reads these properties of a promise. With them, a prefetched part renders without suspending.
    fetched.then((value) => Object.assign(fetched, { status: 'fulfilled', value }));
    loading = fetched;
    return fetched;
  }
  function Part(props: Props) {
    // The compiler would memoize a failed promise, because it cannot see that each try makes a new promise.
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
  const loadAhead = async () => {
    if ('error' in (await fetchPart())) forget();
  };
  return Object.assign(Part, { load: loadAhead });
}
