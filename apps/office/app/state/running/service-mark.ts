import { storedValue } from '@comptoir/web-app/base';

const mark = storedValue('session', 'office-service', (value) => (value === true ? value : null));

/**
 * Whether this window has opened the service before. Then a reload shows the board at once, with a warning that it
 * can't ring (BRD-20).
 */
export const wasServiceOpened = (): boolean => mark.read() !== null;

export const noteServiceOpened = (): void => void mark.write(true);
