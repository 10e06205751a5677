/** The actions of the kitchen that need a manager's PIN (appendix F14, ROL-11): `recall` of collected cash, `sign-out` while orders wait. */
export type Approvable = (typeof approvables)[number];

export const approvables = ['cancel', 'no-show', 'settle', 'recall', 'mute-last', 'sign-out'] as const;

/** Whether the action is about an order; else it is about the device. */
export function isAboutOrder(approvable: Approvable): boolean {
  return approvable !== 'mute-last' && approvable !== 'sign-out';
}
