/** The service days that the kitchen sees. */
export type Day = 'today' | 'tomorrow';
