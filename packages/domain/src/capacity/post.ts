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
