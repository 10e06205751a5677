export { deferred } from './deferred.ts';
export { isOnline, watchOnline } from './online.ts';
export { randomId } from './random-id.ts';
export { reloadPage } from './reload-page.ts';
export { isStored, peekStored, type StoredValue, storedValue } from './stored-value.ts';
export { useProvided } from './use-provided.ts';
export { isPageVisible, watchVisible } from './visibility.ts';
