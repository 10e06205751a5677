export { hearServerDate, serverNow, startClock, useClockStore } from './clock-store.ts';
export { useNow } from './use-now.ts';
