import { storedValue } from '@comptoir/web-app/base';

const mark = storedValue('session', 'office-service', (value) => (value === true ? value : null));

/** Whether this window has opened the service before: after a reload it shows the board at once, which warns that it can't ring (BRD-20). */
export const wasServiceOpened = (): boolean => mark.read() !== null;

export const noteServiceOpened = (): void => void mark.write(true);
