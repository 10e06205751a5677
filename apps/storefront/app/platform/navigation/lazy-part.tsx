import { type ComponentType, use, useEffect } from 'react';
import { isOnline } from '../online.ts';
import { mayReload } from '../start/may-reload.ts';
import { isLoadFailure } from './is-load-failure.ts';

interface MissingProps {
  error: unknown;
  forget: () => void;
  onMissing: () => void;
}

/** What stands where code can't be had: nothing. A page whose build is gone is loaded again, by the rule of `mayReload`. */
function Missing({ error, forget, onMissing }: MissingProps) {
  useEffect(() => {
    if (isOnline() && isLoadFailure(error) && mayReload(window.location.pathname)) window.location.reload();
    else onMissing();
    return forget;
  }, [error, forget, onMissing]);
  return null;
}

export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches its code ahead. */
  load: () => Promise<unknown>;
};

/**
 * A component whose code is fetched when it is first shown. Unlike React's own `lazy` it fetches again where that failed, the
 * next time that it is shown; `onMissing` says what happens then, and a sheet's `onClose` closes it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onMissing: () => void,
): LazyPart<Props> {
  type Loaded = { Component: ComponentType<Props> } | { error: unknown };
  let loading: Promise<Loaded> | null = null;
  let loaded: Loaded | null = null;
  const forget = () => {
    loading = null;
    loaded = null;
  };
  function fetchPart(): Promise<Loaded> {
    loading ??= load().then(
      (Component) => ({ Component }),
      (error: unknown) => ({ error }),
    );
    loading.then((found) => {
      loaded = found;
    });
    return loading;
  }
  function Part(props: Props) {
    const found = loaded ?? use(fetchPart());
    if ('Component' in found) return <found.Component {...props} />;
    const close = 'onClose' in props && typeof props.onClose === 'function' ? props.onClose : null;
    const giveUp = () => {
      close?.();
      onMissing();
    };
    return <Missing error={found.error} forget={forget} onMissing={giveUp} />;
  }
  return Object.assign(Part, { load: fetchPart });
}
