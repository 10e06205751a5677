import { storedValue } from '@comptoir/web-app/base';

const mark = storedValue('session', 'office-service', (value) => (value === true ? value : null));

/** True if this window has opened the service before. A reload then skips the start screen (BRD-20). */
export const wasServiceOpened = (): boolean => mark.read() !== null;

export const noteServiceOpened = (): void => void mark.write(true);
