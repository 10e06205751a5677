import { type ComponentType, use, useEffect, useEffectEvent, useReducer, useState, useSyncExternalStore } from 'react';
import { reloadForCode } from './reload-for-code.ts';

/** Settings of a part for when its code can't be loaded. */
export interface PartOptions {
  /** Is called when the code can't be loaded, beside the `onClose` of a sheet. */
  onMissing?: () => void;
  /** The replacement of a part whose code can't be loaded, with a button to try again; absent: nothing. */
  Instead?: ComponentType<{ onRetry: () => void }>;
  /** False: the page is never reloaded for the part, since a payment may be in progress (PWA-18). */
  reloads?: boolean;
  /**
   * The part renders nothing until its code is loaded, instead of suspending: React delays a Suspense boundary by up to 300 ms
   * after another one's fallback, and hydration shows many.
   */
  isOpened?: boolean;
}

interface MissingProps extends PartOptions {
  error: unknown;
  /** Loads the code again the next time that the part is shown. */
  forget: () => void;
  onClose: unknown;
  onRetry: () => void;
}

/** A reload that has not begun after this time was cancelled. */
const calledOffMilliseconds = 3000;

/**
 * The replacement of a part whose code can't be loaded. Where the build is gone, the page is reloaded by the rule of `mayReload`.
 */
function Missing({ error, forget, onMissing, onClose, onRetry, Instead, reloads = true }: MissingProps) {
  const [isGivenUp, setGivenUp] = useState(false);
  const giveUp = useEffectEvent(() => {
    setGivenUp(true);
    if (typeof onClose === 'function') onClose();
    onMissing?.();
  });
  const startsReload = useEffectEvent(() => reloads && reloadForCode(error));
  useEffect(() => {
    // A step in the history, or the diner, may cancel the reload: then the page stays and shows the replacement.
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

/** Whether the component is rendered in the browser only, with no server HTML to keep while code is loaded. */
const useIsNew = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * A component whose code is loaded when it is first shown. Unlike React's `lazy` it tries again after a failure: the next time
 * that it is shown, or when the diner asks for it.
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
    // React reads the result from these properties: a part that was loaded ahead is then shown without a pause.
    fetched.then((value) => Object.assign(fetched, { status: 'fulfilled', value }));
    loading = fetched;
    return fetched;
  }
  function Part(props: Props) {
    // The promise changes with each try, which a compiler can't see: a memoized failure would stay.
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
  /** A failed load ahead is forgotten, so that showing the part tries again. */
  const loadAhead = async () => {
    if ('error' in (await fetchPart())) forget();
  };
  return Object.assign(Part, { load: loadAhead });
}
