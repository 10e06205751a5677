export const factNames = ['opening', 'asap', 'menus', 'delivery', 'slots', 'offers', 'missing'] as const;
export type FactName = (typeof factNames)[number];

/** What a rehearsal tells of one subject, in sentences for the person. */
export type Facts = Record<FactName, string[]>;
