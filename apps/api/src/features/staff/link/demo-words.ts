/** The owner of the demo's office, whose name the board shows. */
export const demoOwner = { email: 'patronne@example.com', name: 'Zoé', role: 'owner' as const };
