/** What the kitchen does with a manager's PIN, one thing at a time (appendix F14, ROL-11): `recall` once cash was collected, `sign-out` while orders wait. */
export type Approvable = (typeof approvables)[number];

export const approvables = ['cancel', 'no-show', 'settle', 'recall', 'mute-last', 'sign-out'] as const;

/** Whether it is about one order, or about the device itself. */
export function isAboutOrder(approvable: Approvable): boolean {
  return approvable !== 'mute-last' && approvable !== 'sign-out';
}
