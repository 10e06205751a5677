/** Kitchen actions that need a manager's PIN (appendix F14, ROL-11), some of them only in certain states of the order. */
export type Approvable = (typeof approvables)[number];

export const approvables = ['cancel', 'no-show', 'settle', 'refund', 'recall', 'mute-last', 'sign-out'] as const;

export function isAboutOrder(approvable: Approvable): boolean {
  return approvable !== 'mute-last' && approvable !== 'sign-out';
}
