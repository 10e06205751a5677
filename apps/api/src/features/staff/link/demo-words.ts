export const demoOwner = { email: 'patronne@example.com', name: 'Zoé', role: 'owner' as const };
