/** The most units of work that a post does in a quarter of an hour. */
export const mostWindowUnits = 999;

/** A place where work is done and can queue, such as the oven, the cold table or the drivers. */
export interface Post {
  id: string;
  name: string;
  /** The units of work that it does in a quarter of an hour. */
  perWindow: number;
  /** How long before its time food may be made. */
  earlyMinutes: number;
  /** The post of the drivers: its unit is a minute of the way, and its time is that of the delivery. */
  isOfDrivers: boolean;
}

/** What a post does in one quarter of an hour if the kitchen chose it for that one alone (CAP-12). */
export interface ChangedWindow {
  /** The id of the post. */
  post: string;
  window: number;
  /** From 0, which closes it, to `mostWindowUnits`. */
  units: number;
}
