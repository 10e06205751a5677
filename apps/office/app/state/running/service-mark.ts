import { isWindowMarked, markWindow } from '../../platform/window-mark.ts';

const name = 'office-service';

/** Whether this window has opened the service before: after a reload it shows the board at once, which says that it can't be heard (BRD-20). */
export const wasServiceOpened = (): boolean => isWindowMarked(name);

export const noteServiceOpened = (): void => markWindow(name);
