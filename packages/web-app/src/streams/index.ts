export { type EventsListener, openEvents } from './open-events.ts';
